/** Which pages are in view, and how far a reader has come in them. */

/** Pages by their numbers, from 1. */
export interface InView {
  /** The page that is read: it lies a third below the upper edge. */
  page: number
  /** The pages to draw: those in view, and one before and after them. */
  first: number
  last: number
}

/** More pages are never drawn at once: small ones fill a large window. */
const mostDrawn = 5

const pagesIn = (box: Element) => box.querySelectorAll<HTMLElement>('[data-page]')

/** The number of the page at a height; of two with a gap between them, the lower one. */
function pageAt(pages: ArrayLike<HTMLElement>, height: number): number {
  let [low, high] = [0, pages.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    const page = pages[middle]
    if (page && page.offsetTop + page.offsetHeight <= height) low = middle + 1
    else high = middle
  }
  return low + 1
}

export function inView(box: HTMLElement): InView {
  const pages = pagesIn(box)
  const { scrollTop, clientHeight } = box
  const page = pageAt(pages, scrollTop + clientHeight / 3)
  const first = Math.max(1, pageAt(pages, scrollTop) - 1, page - 2)
  const last = Math.min(pages.length, pageAt(pages, scrollTop + clientHeight) + 1, first + mostDrawn - 1)
  return { page, first, last }
}

/** A place in a document whose pages may have any size: by page and part of it, so that two documents can be at the same one. */
export interface Place {
  page: number
  /** How much of the page lies above the upper edge, from 0 to 1. */
  down: number
  /** How much of the width lies before the edge, from 0 to 1. */
  across: number
}

export function placeOf(box: HTMLElement): Place {
  const pages = pagesIn(box)
  const page = pageAt(pages, box.scrollTop)
  const element = pages[page - 1]
  const down = element ? (box.scrollTop - element.offsetTop) / element.offsetHeight : 0
  return { page, down, across: box.scrollLeft / box.scrollWidth }
}

export function goTo(box: HTMLElement, { page, down, across }: Place): void {
  const element = pagesIn(box)[page - 1]
  if (!element) return
  box.scrollTo({
    top: element.offsetTop + down * element.offsetHeight,
    left: across * box.scrollWidth,
    behavior: 'instant',
  })
}
