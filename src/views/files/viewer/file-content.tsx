import { type ReactNode, useEffect, useState } from 'react'
import {
  $format,
  commonMessages,
  endingOf,
  filesMessages,
  isOpenByToken,
  kindOfFile,
  viewerMessages,
  visibleName,
} from '../../../core/index'
import { useStore } from '../../host/use-store'
import { Button } from '../../ui/buttons/button'
import { css } from '../../ui/style/styles'
import type { ViewedFile } from './file-set'
import { OpenInTab } from './open-in-tab'
import { pdfView } from './pdf-view'
import { Loading } from './shown/loading'
import { PdfContent } from './shown/pdf-content'
import { isTooLarge, Picture } from './shown/picture'
import { TextContent } from './shown/text-content'
import { Trouble } from './shown/trouble'
import { Zoomable, type ZoomableProps } from './shown/zoomable'
import { type Loaded, linkOf, mostUnasked } from './use-file-content'

const player = css({
  placeSelf: 'center',
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  inlineSize: 'min(100%,40rem)',
  minBlockSize: '3rem',
})

interface FileContentProps extends Omit<ZoomableProps, 'children'> {
  file: ViewedFile
  loaded: Loaded
  onLoad: () => void
  onPage: (page: number) => void
}

/** A file, by what it is; or why it is not shown. */
export function FileContent({ file, loaded, onLoad, onPage, ...zoomable }: FileContentProps) {
  const t = useStore(viewerMessages)
  const { gone, denied, failed, lost, blocked } = t
  const files = useStore(filesMessages)
  const common = useStore(commonMessages)
  const format = useStore($format)
  const [brokenAt, setBrokenAt] = useState<string>()
  const kind = kindOfFile(file)
  const name = visibleName(file.name)
  useEffect(() => {
    if (kind === 'pdf') void pdfView()?.preparePdf()
  }, [kind])
  const url = linkOf(file, loaded)
  const label = files.preview({ name })
  const not = (text: string, action?: ReactNode) => <Trouble kind={kind} text={text} action={action} />
  const again = (words: string) => <Button onClick={onLoad}>{words}</Button>
  /** What the browser itself loads, by its address: no script runs in an image. */
  const image = (broken: ReactNode) =>
    !url || brokenAt === url ? (
      broken
    ) : (
      <Zoomable {...zoomable}>
        <img src={url} alt={label} draggable={false} data-printed onError={() => setBrokenAt(url)} />
      </Zoomable>
    )

  switch (loaded.status) {
    case 'loading':
      return <Loading progress={loaded.progress} />
    case 'asking':
      return not(t.large({ size: format.size(mostUnasked) }), again(t.load))
    case 'failed': {
      const { trouble } = loaded
      const canOpen = trouble === 'blocked' && kind === 'pdf'
      const why = not(
        { gone, denied, failed, lost, blocked }[trouble],
        // The browser itself may show what the page may not read.
        canOpen ? <OpenInTab url={url} /> : again(common.retry),
      )
      // An image may show what the page may not read.
      return kind === 'image' ? image(why) : why
    }
  }
  const { content, bytes } = loaded
  const isClosed = url !== undefined && isOpenByToken(url)
  switch (content.kind) {
    case 'picture': {
      const { size } = content
      if (isTooLarge(size))
        return not(t.tooManyPixels({ width: format.count(size.width), height: format.count(size.height) }))
      const drawn = (
        <Zoomable {...zoomable}>
          <Picture bytes={bytes} label={label} damaged={not(t.damaged)} />
        </Zoomable>
      )
      return size.moves && !isClosed ? image(drawn) : drawn
    }
    case 'drawing':
      return isClosed ? not(t.needsSession) : image(text(content.text))
    case 'text':
      return text(content.text)
    case 'pdf':
      return (
        <PdfContent bytes={bytes} name={name} zoom={zoomable.zoom} onZoom={zoomable.onZoom} onPage={onPage} />
      )
    case 'sound':
    case 'video': {
      if (isClosed) return not(t.needsSession)
      if (brokenAt === url) return not(t.notPlayed)
      const Player = content.kind === 'sound' ? 'audio' : 'video'
      return (
        <Player src={url} controls aria-label={name} className={player} onError={() => setBrokenAt(url)} />
      )
    }
    case 'other':
      return not(bytes.length === 0 ? t.empty : t.unknown)
  }

  function text(words: string) {
    return <TextContent name={name} ending={endingOf(file)} text={words} zoom={zoomable.zoom} />
  }
}
