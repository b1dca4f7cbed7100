import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the row under the pointer in its place when other data comes: whatever scrolls around it is scrolled. A search or
 * another order of the same data moves the rows.
 */
export function useSteadyRow(box: RefObject<HTMLElement | null>, data: unknown): void {
  const shown = useRef(data)
  const before = useRef<{ row: Element; top: number }>(undefined)
  // Now the rows still stand as they did.
  const row = data === shown.current ? null : box.current?.querySelector('tbody>:hover')
  if (row) before.current = { row, top: row.getBoundingClientRect().top }
  useLayoutEffect(() => {
    const { row, top = 0 } = before.current ?? {}
    before.current = undefined
    shown.current = data
    if (!row?.isConnected) return
    for (let around: Element | undefined = row; around; around = parentOf(around))
      if (canScroll(around))
        around.scrollBy({ top: row.getBoundingClientRect().top - top, behavior: 'instant' })
  }, [data])
}

/** What an element is drawn in, beyond the edge of a shadow tree, too. */
const parentOf = (element: Element): Element | undefined =>
  element.assignedSlot ??
  element.parentElement ??
  // The uppermost element stands in a shadow root, or in a document, which has no host.
  (element.getRootNode() as ShadowRoot).host

/** Most elements have nothing to scroll. A host that hides what is beyond an edge doesn't want it to be scrolled. */
const canScroll = (element: Element) => getComputedStyle(element).overflowY !== 'hidden'
