import { type RefObject, useLayoutEffect, useRef } from 'react'
import { scaleOf } from '../scale-of'

/**
 * Keeps the row under the pointer in its place when other data comes, so that nobody clicks on another row than they aim at.
 * A search or another order of the same data moves the rows: the client has asked for it.
 */
export function useSteadyRow(box: RefObject<HTMLElement | null>, data: unknown): void {
  const shown = useRef(data)
  // While a table is rendered, its rows still stand as the client sees them.
  const row = data === shown.current ? null : box.current?.querySelector<HTMLElement>('tbody>:hover')
  const top = row?.getBoundingClientRect().top
  useLayoutEffect(() => {
    shown.current = data
    if (row && top !== undefined) scrollBack(row, top)
  }, [data, row, top])
}

/** Scrolls a row back to where it was. What the innermost box can't scroll is left to the boxes around it, and to the page. */
function scrollBack(row: HTMLElement, top: number): void {
  // The new data may be without this row.
  if (!row.isConnected) return
  for (let box: HTMLElement | undefined = row; box; box = parentOf(box)) {
    if (!canScroll(box)) continue
    const way = row.getBoundingClientRect().top - top
    // The page scrolls by pixels of the window, however large it is drawn.
    box.scrollBy({ top: box.matches(':root') ? way : way / scaleOf(box), behavior: 'instant' })
  }
}

/** What an element is drawn in, beyond the edge of a shadow tree, too. */
const parentOf = (element: HTMLElement): HTMLElement | undefined =>
  element.assignedSlot ??
  element.parentElement ??
  // The uppermost element stands in a shadow root, whose host is HTML, or in a document, which has no host.
  ((element.getRootNode() as ShadowRoot).host as HTMLElement)

/** Most elements have nothing to scroll. A host that hides what is beyond an edge doesn't want it to be scrolled. */
const canScroll = (element: Element) => getComputedStyle(element).overflowY !== 'hidden'
