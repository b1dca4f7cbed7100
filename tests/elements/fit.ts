/** Whether what an element shows has room on the page, and can be read to its end. */
import { all, inside } from './person'

const root = document.documentElement

/** What is not seen, is for screen readers alone, or ends in an ellipsis. */
const isElsewhere = (element: Element): boolean =>
  getComputedStyle(element).visibility === 'hidden' ||
  getComputedStyle(element).clipPath !== 'none' ||
  getComputedStyle(element).textOverflow === 'ellipsis' ||
  (element.parentElement !== null && isElsewhere(element.parentElement))

/** The texts of an element that can be seen. */
function textsIn(element: Element): Text[] {
  const found: Text[] = []
  const texts = document.createTreeWalker(inside(element), NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    if (text instanceof Text && text.parentElement && !isElsewhere(text.parentElement)) found.push(text)
  }
  return found
}

/** The places of a part of a text: one for each line. */
function linesOf(text: Text, start: number, end: number): DOMRect[] {
  const range = document.createRange()
  range.setStart(text, start)
  range.setEnd(text, end)
  return Array.from(range.getClientRects()).filter(({ width }) => width > 1)
}

/** Whether an element stands in a filter that scrolls sideways, and so comes into view when it is chosen or has the focus. */
const isInLine = (element: Element | null): boolean => {
  const line = element?.closest('[part~=segmented]')
  if (!line || getComputedStyle(line).overflowX !== 'auto') return false
  const { left, right } = line.getBoundingClientRect()
  return left >= -1 && right <= root.clientWidth + 1
}

/** The texts of an element that reach beyond the page. */
export const textsBeyondPage = (element: Element): string[] =>
  textsIn(element)
    .filter((text) => !isInLine(text.parentElement))
    .filter((text) =>
      linesOf(text, 0, text.length).some(({ left, right }) => left < -1 || right > root.clientWidth + 1),
    )
    .map(({ data }) => data)

/** The words of usual length that are broken: they have no room on a line of their own. */
export const brokenWords = (element: Element): string[] =>
  textsIn(element).flatMap((text) =>
    Array.from(text.data.matchAll(/(?<!\S)\p{L}{2,10}(?!\S)/gu))
      .filter(({ index, 0: word }) => {
        const tops = linesOf(text, index, index + word.length).map(({ top }) => Math.round(top))
        return new Set(tops).size > 1
      })
      .map(([word]) => word),
  )

/** The boxes in an element whose content is cut at a side. */
export const cutIn = (element: Element): string[] =>
  all(element, '*')
    .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
    .filter((each) => /clip|hidden/.test(getComputedStyle(each).overflowX) && !isElsewhere(each))
    .map((each) => `${each.localName}: ${each.textContent?.slice(0, 60)}`)
