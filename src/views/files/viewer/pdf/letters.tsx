import type { PageViewport, PDFDocumentProxy } from 'pdfjs-dist'
import { type RefObject, useEffect, useState } from 'react'
import { documentOf } from '../../../ui/document-of'
import { css } from '../../../ui/style/styles'
import { token } from '../../../ui/style/tokens'
import { type Mark, marksIn, type Piece, textOf } from './page-text'

/** In pixels of the page at its own size: it is scaled as a whole. */
const layer = css({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  // Colours of the reader's own would make the letters opaque, in front of the picture of them.
  forcedColorAdjust: 'none',
  transformOrigin: '0 0',
  // Letters that a reader's own spacing makes longer scroll nothing: nobody sees them.
  contain: 'paint',
  color: 'transparent',
  lineHeight: 1,
  userSelect: 'text',
  '& > span': { position: 'absolute', transformOrigin: '0 0', whiteSpace: 'pre', cursor: 'text' },
  '& ::selection': { background: `color-mix(in srgb,${token('accent')} 35%,transparent)` },
  '& mark': {
    color: 'transparent',
    background: 'color-mix(in srgb,gold 45%,transparent)',
    '&[data-current]': {
      background: 'color-mix(in srgb,orange 60%,transparent)',
      outline: `2px solid ${token('accent-strong')}`,
      scrollMargin: '5rem',
    },
  },
})

interface LettersProps {
  pdf: PDFDocumentProxy
  page: number
  viewport: PageViewport
  /** By how much the page is enlarged. */
  scale: number
  /** What is looked for; empty if nothing is. */
  word: string
  /** Which of what was found on this page is shown, from 0. */
  current: number | undefined
  /** Whether what is shown is still to be brought into view: once, so that the reader can scroll away from it. */
  isSought: RefObject<boolean>
}

interface Text {
  pieces: readonly Placed[]
  /** The language that the PDF names. */
  lang: string | null
}

interface Placed extends Piece {
  /** From the left, also for Hebrew: a PDF names the left end of each piece. */
  style: { left: string; top: string; font: string; transform: string }
}

/** The text of a page over its picture, not seen: to select, to find, and for screen readers. */
export function Letters({ pdf, page, viewport, scale, word, current, isSought }: LettersProps) {
  const [{ pieces, lang }, setText] = useState<Text>({ pieces: [], lang: null })
  const [element, setElement] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (!element) return
    let isThere = true
    placedText(pdf, page, viewport, documentOf(element)).then(
      (text) => isThere && setText(text),
      // The picture of the page says what is wrong with it.
      () => {},
    )
    return () => {
      isThere = false
    }
  }, [pdf, page, viewport, element])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another mark is the event
  useEffect(() => {
    const mark = isSought.current && element?.querySelector('[data-current]')
    if (!mark) return
    isSought.current = false
    mark.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [element, pieces, word, current])
  const marks = marksIn(pieces, word).flatMap((each, time) => each.map((mark) => ({ ...mark, time })))
  return (
    <div
      ref={setElement}
      className={layer}
      dir="ltr"
      lang={lang ?? undefined}
      style={{
        inlineSize: `${viewport.width}px`,
        blockSize: `${viewport.height}px`,
        transform: `scale(${scale})`,
      }}
    >
      {pieces.map(({ str, dir, hasEOL, style }, index) => [
        str && (
          <span key={index} dir={dir} style={style}>
            {marked(
              str,
              marks.filter(({ piece }) => piece === index),
              current,
            )}
          </span>
        ),
        hasEOL && <br key={`end ${index}`} />,
      ])}
    </div>
  )
}

function marked(text: string, marks: readonly (Mark & { time: number })[], current: number | undefined) {
  if (marks.length === 0) return text
  let done = 0
  const parts = marks.map(({ start, end, time }) => {
    const before = text.slice(done, start)
    done = end
    return [
      before,
      <mark key={start} data-current={time === current || undefined}>
        {text.slice(start, end)}
      </mark>,
    ]
  })
  return [...parts, text.slice(done)]
}

/** Puts each piece where the PDF has it, as high and as long as it is there, in a font that every system has. */
async function placedText(
  pdf: PDFDocumentProxy,
  page: number,
  viewport: PageViewport,
  owner: Document,
): Promise<Text> {
  const { pieces, styles, lang } = await textOf(pdf, page)
  const ruler = owner.createElement('canvas').getContext('2d')
  const placed = pieces.map((piece) => {
    const { ascent = 0.8, vertical, fontFamily = 'sans-serif' } = styles[piece.fontName] ?? {}
    const [right = 1, rise = 0, lean = 0, up = 1, x = 0, y = 0] = multiplied(
      viewport.transform,
      piece.transform,
    )
    const angle = Math.atan2(rise, right) + (vertical ? Math.PI / 2 : 0)
    const size = Math.hypot(lean, up)
    const height = size * (Number.isFinite(ascent) ? ascent : 0.8)
    const font = `${size}px ${fontFamily}`
    if (ruler) ruler.font = font
    const length = (vertical ? piece.height : piece.width) * viewport.scale
    const stretch = length / (ruler?.measureText(piece.str).width || length || 1)
    return {
      ...piece,
      style: {
        left: `${x + height * Math.sin(angle)}px`,
        top: `${y - height * Math.cos(angle)}px`,
        font,
        transform: `rotate(${angle}rad) scaleX(${stretch})`,
      },
    }
  })
  return { pieces: placed, lang }
}

/** The product of two matrices, each as a PDF writes it. */
function multiplied(first: readonly number[], second: readonly number[]): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = first
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = second
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}
