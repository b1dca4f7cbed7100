import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { onResize } from '../../../ui/on-resize'
import { css } from '../../../ui/style/styles'
import { scaled, space, token } from '../../../ui/style/tokens'
import { goTo, type InView, inView, type Place, placeOf } from './in-view'
import { PdfBar } from './pdf-bar'
import { PdfPage } from './pdf-page'
import { usePdfSearch } from './use-pdf-search'
import { useZoomGestures } from './use-zoom-gestures'

const frame = css({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0,1fr)',
  minInlineSize: 0,
  blockSize: '100%',
  // In a very low window the dialog scrolls as a whole, and gives no height: all pages would be in view.
  maxBlockSize: '100dvh',
})
const scroller = css({
  // Also when the bar is hidden.
  gridRow: 2,
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space(3),
  padding: space(3),
  overflow: 'auto',
  // `stay()` keeps the place. The browser moved it, too, while a page was drawn.
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
  // One finger scrolls; two are ours.
  touchAction: 'pan-x pan-y',
  background: token('surface-sunken'),
})

/** No more pages are laid out: each is a part of the page. A download shows the others. */
export const mostPages = 1_000

/** Two documents that are read side by side: each tells the other where it is. */
export interface InStep {
  place: Place
  onMoved: (place: Place) => void
}

interface PdfSheetsProps {
  pdf: PDFDocumentProxy
  name: string
  /** The width of the first page by its height. */
  shape: number
  /** 1 is the width of the view, and at most that of a sheet of paper. */
  zoom: number
  onZoom?: ((zoom: number) => void) | undefined
  onPage?: ((page: number) => void) | undefined
  inStep?: InStep | undefined
  /** A picture in a page can't be drawn. */
  onIncomplete: () => void
}

/** The pages below each other, and above them the bar. */
export function PdfSheets({ pdf, name, shape, zoom, onZoom, onPage, inStep, onIncomplete }: PdfSheetsProps) {
  const pages = Math.min(pdf.numPages, mostPages)
  const box = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<InView>({ page: 1, first: 1, last: 1 })
  const [width, setWidth] = useState(0)
  const [query, setQuery] = useState<string>()
  const [current, setCurrent] = useState(0)
  const { word, found, isDone } = usePdfSearch(pdf, pages, query ?? '')
  const shown = found[current]
  const place = useRef<Place>({ page: 1, down: 0, across: 0 })
  /** Whether what was found is still to be brought into view. */
  const isSought = useRef(false)
  /** Whether it moves since the other document has. */
  const isLed = useRef(false)

  function look(): void {
    if (!box.current) return
    const next = inView(box.current)
    setView((before) =>
      before.page === next.page && before.first === next.first && before.last === next.last ? before : next,
    )
  }
  /** The same words stay in view when all becomes larger or smaller. */
  const stay = useCallback(() => {
    if (box.current) goTo(box.current, place.current)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` reads the page alone
  useLayoutEffect(() => {
    const measure = () => box.current?.querySelector<HTMLElement>('[data-page]')?.clientWidth ?? 0
    return onResize([box.current, box.current?.firstElementChild ?? null], measure, (found) => {
      setWidth(found)
      stay()
      look()
    })
  }, [pdf])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another zoom is the event
  useLayoutEffect(stay, [zoom])
  useEffect(() => {
    onPage?.(view.page)
  }, [view.page, onPage])
  useZoomGestures(box, zoom, onZoom)

  // A page that is drawn brings its mark into view by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is the event
  useLayoutEffect(() => {
    isSought.current = shown !== undefined
    const isFar = shown && (shown.page < view.first || shown.page > view.last)
    if (isFar && box.current) goTo(box.current, { page: shown.page, down: 0, across: 0 })
  }, [shown?.page, shown?.time, word])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another word is the event
  useEffect(() => setCurrent(0), [word])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other document has moved
  useEffect(() => {
    const element = box.current
    if (!inStep || !element || isSame(placeOf(element), inStep.place)) return
    const { scrollTop, scrollLeft } = element
    goTo(element, inStep.place)
    isLed.current = element.scrollTop !== scrollTop || element.scrollLeft !== scrollLeft
  }, [inStep?.place])

  function onScrolled(): void {
    const element = box.current
    if (!element) return
    look()
    place.current = placeOf(element)
    // Who follows does not lead: the shorter document would hold the longer one back at its end.
    if (!isLed.current) inStep?.onMoved(place.current)
    isLed.current = false
  }

  function openSearch(next: string | undefined): void {
    setQuery(next)
    if (query === undefined) requestAnimationFrame(() => search.current?.querySelector('input')?.focus())
  }
  /** The browser's own search knows only the pages that are drawn. A second press opens it. */
  function onKeyPressed(event: KeyboardEvent): void {
    const isFind = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f'
    if (!isFind || query !== undefined) return
    event.preventDefault()
    openSearch('')
  }
  const size = scaled(`calc(min(100%,56rem)*${zoom})`)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the button of the search
    <div className={frame} onKeyDown={onKeyPressed}>
      <PdfBar
        page={view.page}
        pages={pdf.numPages}
        onPage={(page) => box.current && goTo(box.current, { page, down: 0, across: 0 })}
        query={query}
        onQuery={openSearch}
        found={found.length}
        current={current}
        isDone={isDone}
        onCurrent={setCurrent}
        search={search}
      />
      <section
        ref={box}
        className={scroller}
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and whoever has only keys scrolls it, too
        tabIndex={0}
        onScroll={onScrolled}
      >
        {[...Array(pages).keys()]
          .map((index) => index + 1)
          .map((page) => (
            <PdfPage
              key={page}
              pdf={pdf}
              page={page}
              width={width}
              size={size}
              shape={shape}
              isNear={page >= view.first && page <= view.last}
              word={word}
              current={shown?.page === page ? shown.time : undefined}
              isSought={isSought}
              isShared={inStep !== undefined}
              onShaped={stay}
              onIncomplete={onIncomplete}
            />
          ))}
      </section>
    </div>
  )
}

const isSame = (one: Place, other: Place) =>
  one.page === other.page &&
  Math.abs(one.down - other.down) < 0.002 &&
  Math.abs(one.across - other.across) < 0.002
