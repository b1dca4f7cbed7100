/** Whether what an element shows has room on the page, and can be read to its end. */
import { inside } from './page'

const root = document.documentElement

/** What is for screen readers alone, or ends in an ellipsis; and the bar at the bottom, with its own labels. */
const isElsewhere = (element: Element): boolean =>
  element.closest('[part=navigation]') !== null ||
  getComputedStyle(element).clipPath !== 'none' ||
  getComputedStyle(element).textOverflow === 'ellipsis' ||
  (element.parentElement !== null && isElsewhere(element.parentElement))

/** The texts of an element that reach beyond the page. */
export function textsBeyondPage(element: Element): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(inside(element), NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    if (!text.parentElement || isElsewhere(text.parentElement)) continue
    const range = document.createRange()
    range.selectNode(text)
    const isBeyond = ({ left, right }: DOMRect) => left < -1 || right > root.clientWidth + 1
    if (Array.from(range.getClientRects()).some(isBeyond)) found.push(text.textContent ?? '')
  }
  return found
}

/** The boxes in an element whose content is cut at a side. */
export const cutIn = (element: Element): string[] =>
  Array.from(inside(element).querySelectorAll('*'))
    .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
    .filter((each) => /clip|hidden/.test(getComputedStyle(each).overflowX) && !isElsewhere(each))
    .map((each) => `${each.localName}: ${each.textContent?.slice(0, 60)}`)
