import { useState } from 'react'
import {
  $format,
  commonMessages,
  filesMessages,
  kindOfFile,
  versionsMessages,
  viewerMessages,
  visibleName,
} from '../../../../core/index'
import { useStore } from '../../../host/use-store'
import { Button } from '../../../ui/buttons/button'
import { narrow } from '../../../ui/style/queries'
import { css } from '../../../ui/style/styles'
import { hairline, space } from '../../../ui/style/tokens'
import type { ViewedFile } from '../file-set'
import type { Place } from '../pdf/in-view'
import type { InStep } from '../pdf/pdf-sheets'
import { Loading } from '../shown/loading'
import { PdfContent } from '../shown/pdf-content'
import { isTooLarge, Picture } from '../shown/picture'
import { Trouble } from '../shown/trouble'
import { type Loaded, mostUnasked, useFileContent } from '../use-file-content'
import { PictureInStep } from './picture-in-step'
import { VersionChoice } from './version-choice'

// Where there is no room beside each other, one stands above the other.
const frame = css({
  display: 'grid',
  gridTemplate: 'minmax(0,1fr)/minmax(0,1fr) minmax(0,1fr)',
  minBlockSize: 0,
  '& > * + *': { borderInlineStart: hairline() },
  [narrow]: {
    gridTemplate: 'minmax(0,1fr) minmax(0,1fr)/minmax(0,1fr)',
    '& > * + *': { borderInlineStart: 0, borderBlockStart: hairline() },
    // Both are at the same page: one bar says which, and the room is for the pages.
    '& > * + * [data-bar]:not([data-open])': { display: 'none' },
  },
})
const pane = css({
  display: 'grid',
  gridTemplate: 'auto minmax(0,1fr)/minmax(0,1fr)',
  minBlockSize: 0,
  '& > :first-child': { padding: space(1, 2) },
})

interface Shared {
  versions: readonly ViewedFile[]
  zoom: number
  onZoom: (zoom: number) => void
}

interface SideBySideProps extends Shared {
  file: ViewedFile
  loaded: Loaded
  onLoad: () => void
  beside: ViewedFile
  refresh: (() => Promise<unknown>) | undefined
  onShow: (id: string) => void
  onBeside: (id: string) => void
  /** Takes the page of a PDF that is in view. */
  onPage: (page: number) => void
}

/** Two versions of a picture or a PDF, enlarged and moved together: the older one first. */
export function SideBySide(props: SideBySideProps) {
  const { file, loaded, onLoad, beside, refresh, onShow, onBeside, onPage, ...shared } = props
  const other = useFileContent(beside, refresh)
  // PDFs begin at their top, and pictures are enlarged from their middle.
  const start = kindOfFile(file) === 'pdf' ? 0 : 0.5
  const [place, setPlace] = useState<Place>({ page: 1, down: start, across: start })
  const inStep: InStep = { place, onMoved: setPlace }
  // Each stays where it is when another version is chosen in it: the focus would be lost, and the eye.
  const [isLater] = useState(() => shared.versions.indexOf(beside) < shared.versions.indexOf(file))
  const panes = [
    <Pane
      key="beside"
      file={beside}
      loaded={other.loaded}
      onLoad={other.load}
      onChosen={onBeside}
      inStep={inStep}
      {...shared}
    />,
    <Pane
      key="file"
      file={file}
      loaded={loaded}
      onLoad={onLoad}
      onChosen={onShow}
      onPage={onPage}
      inStep={inStep}
      {...shared}
    />,
  ]
  return <div className={frame}>{isLater ? panes.toReversed() : panes}</div>
}

interface PaneProps extends Shared {
  file: ViewedFile
  loaded: Loaded
  onLoad: () => void
  inStep: InStep
  onChosen: (id: string) => void
  onPage?: (page: number) => void
}

function Pane({ versions, file, onChosen, ...shown }: PaneProps) {
  return (
    <div className={pane}>
      <VersionChoice versions={versions} shown={file.id} onChosen={onChosen} />
      <Shown key={file.id} versions={versions} file={file} {...shown} />
    </div>
  )
}

function Shown(props: Omit<PaneProps, 'onChosen'>) {
  const { versions, file, loaded, onLoad, zoom, onZoom, inStep, onPage } = props
  const t = useStore(viewerMessages)
  const { preview } = useStore(filesMessages)
  const { retry } = useStore(commonMessages)
  const format = useStore($format)
  const { versionOf } = useStore(versionsMessages)
  const number = format.count(versions.length - versions.indexOf(file))
  // Both may have the same name.
  const name = `${visibleName(file.name)}, ${versionOf({ number, count: format.count(versions.length) })}`
  if (loaded.status === 'loading') return <Loading progress={loaded.progress} />
  if (loaded.status === 'asking') {
    const words = t.large({ size: format.size(mostUnasked) })
    return <Trouble kind="other" text={words} action={<Button onClick={onLoad}>{t.load}</Button>} />
  }
  if (loaded.status === 'failed')
    return (
      <Trouble kind="other" text={t[loaded.trouble]} action={<Button onClick={onLoad}>{retry}</Button>} />
    )
  const { content, bytes } = loaded
  if (content.kind === 'pdf')
    return (
      <PdfContent bytes={bytes} name={name} zoom={zoom} onZoom={onZoom} onPage={onPage} inStep={inStep} />
    )
  if (content.kind !== 'picture' || isTooLarge(content.size)) return <Trouble kind="other" text={t.unknown} />
  const label = preview({ name })
  return (
    <PictureInStep label={label} zoom={zoom} onZoom={onZoom} inStep={inStep}>
      <Picture bytes={bytes} label={label} damaged={<Trouble kind="image" text={t.damaged} />} />
    </PictureInStep>
  )
}
