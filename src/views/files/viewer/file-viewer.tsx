import { type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { $format, commonMessages, viewerMessages, visibleName } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { DateText } from '../../shared/date-text'
import { Notes } from '../../shared/notes'
import { Dialog } from '../../ui/overlays/dialog'
import { css } from '../../ui/style/styles'
import { hairline, space, token } from '../../ui/style/tokens'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { FileContent } from './file-content'
import type { FileSet } from './file-set'
import { FileTools } from './file-tools'
import { isForFile, mostZoom } from './shown/use-zoom'
import { useFileContent } from './use-file-content'
import { foundIn } from './versions/found-in'
import { SideBySide } from './versions/side-by-side'
import { VersionBar } from './versions/version-bar'

const keys = css({ display: 'contents' })
const frame = css({
  display: 'grid',
  gridTemplateRows: 'auto minmax(8rem,1fr) auto',
  gridTemplateColumns: 'minmax(0,1fr)',
  minBlockSize: 0,
})
const facts = css({ padding: space(0, 5, 3), borderBlockEnd: hairline() })
const stage = css({
  display: 'grid',
  gridTemplate: 'minmax(0,1fr)/minmax(0,1fr)',
  // As high as there is room, whatever is in it: that scrolls by itself.
  contain: 'size',
  background: token('surface-sunken'),
  '&:focus-visible': { outlineOffset: '-2px' },
})
const foot = css({ padding: space(3, 5), borderBlockStart: hairline() })

/** How much larger or smaller a press makes it. */
const zoomStep = 1.5

export interface FileViewerProps {
  set: FileSet
  /** The id of the file that is shown first. */
  first: string
  /** Where in the window it comes from. */
  origin: string | undefined
  onClose: () => void
}

interface Shown {
  id: string
  /** Whether the client has gone from one file to another: each is announced then. */
  hasGone?: boolean
  zoom: number
  /** Of a PDF; 0 for anything else. */
  page: number
  /** The id of another version that stands beside it. */
  beside?: string | undefined
}

/** Shows files in front of the page, one at a time. */
export function FileViewer({ set, first, origin, onClose }: FileViewerProps) {
  const t = useStore(viewerMessages)
  const common = useStore(commonMessages)
  const format = useStore($format)
  const { files } = set
  const [shown, setShown] = useState<Shown>(() => ({
    id: foundIn(files, { id: first }).file.id,
    zoom: 1,
    page: 0,
  }))
  const box = useRef<HTMLDivElement>(null)
  const found = foundIn(files, shown)
  const last = useRef(found)
  // One that is taken out of the list meanwhile stays in front of the client: what they look at never becomes another file.
  const isListed = found.file.id === shown.id
  if (isListed) last.current = found
  const { index, versions, file, beside } = last.current
  const { loaded, load } = useFileContent(file, set.refresh)
  const name = visibleName(file.name)
  // Keys are for the file at first, and not for the first of the buttons.
  useLayoutEffect(() => box.current?.focus(), [])
  useLayoutEffect(() => {
    // What had it may be gone with the file before, or with what it has done.
    if (!box.current?.closest('dialog')?.matches(':focus-within')) box.current?.focus()
    // A text scrolls by keys: they go to what scrolls.
    if (box.current?.matches(':focus')) box.current.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  })
  const count = files.length
  const place =
    isListed && count > 1 ? t.place({ count: format.count(index + 1), total: format.count(count) }) : ''

  /** After the last file comes the first. */
  function go(step: number) {
    // Where the file that is shown has left the list, the next one has moved up to its place.
    const from = isListed || step < 0 ? index : index - 1
    const next = files[(from + step + count) % count]
    if (next && count > 1) setShown({ id: next.id, hasGone: true, zoom: 1, page: 0 })
  }
  /** The right is where the next one is, but in languages that run from right to left. */
  const goRight = (step: 1 | -1) => go(box.current?.matches(':dir(rtl)') ? -step : step)
  const zoomTo = (zoom: number) =>
    setShown((before) => ({ ...before, zoom: Math.min(mostZoom, Math.max(1, zoom)) }))

  const onPage = useCallback((page: number) => setShown((before) => ({ ...before, page })), [])
  /** Another version: what was looked at in this one is looked at in that one. */
  const onShow = (id: string) => setShown((before) => ({ ...before, id, hasGone: true, page: 0 }))
  const onBeside = (id: string | undefined) => setShown((before) => ({ ...before, beside: id, zoom: 1 }))

  function onKeyPressed(event: KeyboardEvent) {
    const { key } = event
    if (!isForFile(event.nativeEvent)) return
    if (key === '+' || key === '=') zoomTo(shown.zoom * zoomStep)
    else if (key === '-') zoomTo(shown.zoom / zoomStep)
    else if (key === '0') zoomTo(1)
    else if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    else if (shown.zoom === 1 && !scrolls(event.target as Element)) goRight(key === 'ArrowRight' ? 1 : -1)
    else return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts beside the buttons, wherever the focus is in the dialog
    <div className={keys} onKeyDown={onKeyPressed}>
      <Dialog
        open
        wide="whole"
        origin={origin}
        title={name}
        closeLabel={common.close}
        onClose={onClose}
        footer={
          <FileTools
            file={file}
            place={place}
            page={shown.page}
            loaded={loaded}
            askAbout={set.askAbout}
            stage={box}
            onGo={go}
            onZoom={(by) => zoomTo(by === 0 ? 1 : shown.zoom * zoomStep ** by)}
            onClose={onClose}
          />
        }
      >
        <div className={frame}>
          <div className={facts}>
            <Notes
              notes={[
                ...(file.who ?? []),
                file.createdAt && <DateText key="date" value={file.createdAt} />,
                file.size !== undefined && format.size(file.size),
              ]}
            />
            {versions.length > 1 && (
              <VersionBar
                versions={versions}
                file={file}
                beside={beside?.id}
                onShow={onShow}
                onBeside={onBeside}
              />
            )}
            <VisuallyHidden>
              <span role="status">{shown.hasGone && [name, place].filter(Boolean).join(', ')}</span>
            </VisuallyHidden>
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form */}
          <div role="group" aria-label={name} ref={box} className={stage} tabIndex={-1}>
            {beside ? (
              <SideBySide
                versions={versions}
                file={file}
                loaded={loaded}
                onLoad={load}
                beside={beside}
                zoom={shown.zoom}
                onZoom={zoomTo}
                refresh={set.refresh}
                onShow={onShow}
                onBeside={onBeside}
                onPage={onPage}
              />
            ) : (
              <FileContent
                key={file.id}
                file={file}
                loaded={loaded}
                onLoad={load}
                zoom={shown.zoom}
                onZoom={zoomTo}
                onSwipe={goRight}
                onBeside={onClose}
                onPage={onPage}
              />
            )}
          </div>
          {isListed && set.beside && <div className={foot}>{set.beside}</div>}
        </div>
      </Dialog>
    </div>
  )
}

/** Whether arrow keys scroll it to a side: a wide table that has the focus. */
const scrolls = (element: Element) =>
  element.matches('[tabindex="0"]') && element.scrollWidth > element.clientWidth
