import type { PageViewport, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { longListMessages, pdfMessages } from '../../../../core/index'
import { useStore } from '../../../host/use-store'
import { documentOf } from '../../../ui/document-of'
import { css } from '../../../ui/style/styles'
import { space, token } from '../../../ui/style/tokens'
import { Letters } from './letters'
import { whileSeen } from './open-pdf'

const sheet = css({
  position: 'relative',
  marginInline: 'auto',
  background: token('surface'),
  boxShadow: token('shadow'),
  '& canvas': { display: 'block', inlineSize: '100%', blockSize: '100%' },
})
const trouble = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  padding: space(4),
  textAlign: 'center',
  color: token('text-muted'),
})

/** In milliseconds. */
const restTime = 200

/** Of one page's picture: a page in a window of 1,200 px on a dense screen has as many. */
const mostPixels = 8_000_000
/** Two PDFs side by side have half of it each. So has a phone: five pages of 8 million pixels take 160 MB of its memory. */
const fewPixels = mostPixels / 2
/** No browser takes a canvas that is longer. */
const longestSide = 8_192

/** How many pixels of a canvas a point of the page may have: as sharp as the screen, within the bounds. */
function sharpness(page: PageViewport, cssWidth: number, isShared: boolean, window: Window | null): number {
  const { width, height } = page
  const { devicePixelRatio: ratio = 1 } = window ?? {}
  const isSmall = isShared || window?.matchMedia('(pointer:coarse)').matches
  return Math.min(
    (cssWidth * ratio) / width,
    Math.sqrt((isSmall ? fewPixels : mostPixels) / (width * height)),
    longestSide / Math.max(width, height),
  )
}

interface PdfPageProps {
  pdf: PDFDocumentProxy
  page: number
  /** How large it is drawn, in pixels of the window: `0` as long as nobody knows. */
  width: number
  /** The width of a page at 100 %, in `rem`, and the zoom. */
  size: string
  /** Its shape, as long as it is not known: that of the first page. */
  shape: number
  /** Whether it is drawn: it is in view, or near. */
  isNear: boolean
  word: string
  current: number | undefined
  isSought: RefObject<boolean>
  /** Whether another PDF stands beside it. */
  isShared: boolean
  /** It turns out to have another shape: what is below it has moved. Stays the same. */
  onShaped: () => void
  /** A picture in it can't be drawn. Stays the same. */
  onIncomplete: () => void
}

/** A page is a blank sheet until it is near, and again when it is far away. Scrolling draws those alone that come near or go. */
export const PdfPage = memo(function PdfPage(props: PdfPageProps) {
  const { pdf, page, width, size, shape, isNear, word, current, isSought, isShared, onShaped, onIncomplete } =
    props
  const { page: pageOf } = useStore(longListMessages)
  const t = useStore(pdfMessages)
  const frame = useRef<HTMLDivElement>(null)
  const [viewport, setViewport] = useState<PageViewport>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const box = frame.current
    if (!isNear || !box || width === 0) return
    const { defaultView } = documentOf(box)
    let stop = () => {}
    const start = () => {
      const drawing = draw(pdf, page, box, (own) => {
        setViewport((known) => known ?? own)
        return sharpness(own, width, isShared, defaultView)
      })
      drawing.done.then(({ hasFailed, lacksPicture }) => {
        setFailed(hasFailed)
        if (lacksPicture) onIncomplete()
      })
      stop = drawing.stop
    }
    // What is drawn already is stretched, and drawn anew when the fingers rest.
    const timer = setTimeout(start, box.childElementCount > 0 ? restTime : 0)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [pdf, page, isNear, width, isShared, onIncomplete])
  const ownShape = viewport ? viewport.width / viewport.height : shape
  useLayoutEffect(() => {
    if (ownShape !== shape) onShaped()
  }, [ownShape, shape, onShaped])
  useEffect(() => {
    if (!isNear) empty(frame.current)
  }, [isNear])
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no part of a form
    <div
      className={sheet}
      role="group"
      aria-label={pageOf({ page: String(page), pages: String(pdf.numPages) })}
      data-page={page}
      style={{ inlineSize: size, aspectRatio: ownShape }}
    >
      <div ref={frame} aria-hidden="true" style={{ blockSize: '100%' }} />
      {isNear && viewport && width > 0 && (
        <Letters
          pdf={pdf}
          page={page}
          viewport={viewport}
          scale={width / viewport.width}
          word={word}
          current={current}
          isSought={isSought}
        />
      )}
      {hasFailed && <p className={trouble}>{t.pageFailed}</p>}
    </div>
  )
})

/** Lets go of the memory at once: browsers keep that of a canvas for a while. */
function empty(box: Element | null): void {
  for (const canvas of box?.querySelectorAll('canvas') ?? []) canvas.width = canvas.height = 0
  box?.replaceChildren()
}

/** Whether what reads could not decode a picture, such as one of JPEG 2000: there is nothing in its place. */
const lacksPicture = (page: PDFPageProxy | undefined) =>
  [...(page?.objs ?? []), ...(page?.commonObjs ?? [])].some(([, picture]) => picture === null)

/** Draws into a new canvas, which takes the place of the one before when it is done. */
function draw(
  pdf: PDFDocumentProxy,
  number: number,
  box: Element,
  scaleFor: (viewport: PageViewport) => number,
) {
  let isStopped = false
  let page: PDFPageProxy | undefined
  let task: ReturnType<PDFPageProxy['render']> | undefined
  async function run(): Promise<void> {
    page = await pdf.getPage(number)
    const scale = scaleFor(page.getViewport({ scale: 1 }))
    if (isStopped) return
    const viewport = page.getViewport({ scale })
    const canvas = documentOf(box).createElement('canvas')
    canvas.width = Math.max(1, Math.floor(viewport.width))
    canvas.height = Math.max(1, Math.floor(viewport.height))
    task = page.render({ canvas, viewport })
    await task.promise
    if (isStopped) return
    empty(box)
    box.append(canvas)
  }
  const done = whileSeen(run()).then(
    () => ({ hasFailed: false, lacksPicture: lacksPicture(page) }),
    () => {
      task?.cancel()
      return { hasFailed: !isStopped, lacksPicture: false }
    },
  )
  const stop = () => {
    isStopped = true
    task?.cancel()
    // What a page needed is kept until nobody draws it.
    done.then(() => page?.cleanup())
  }
  return { done, stop }
}
