import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Keeps the row under the pointer in its place when the number of rows changes: the box scrolls, or else the page. */
export function useSteadyRow(box: RefObject<HTMLElement | null>, count: number): void {
  const shown = useRef(count)
  const before = useRef<{ row: Element; top: number }>(undefined)
  // Now the rows still stand as they did.
  const row = count === shown.current ? null : box.current?.querySelector('tbody>:hover')
  if (row) before.current = { row, top: row.getBoundingClientRect().top }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only their number moves rows
  useLayoutEffect(() => {
    const { row, top = 0 } = before.current ?? {}
    before.current = undefined
    shown.current = count
    if (!row?.isConnected) return
    for (const scroller of [box.current, row.ownerDocument.scrollingElement])
      if (scroller) scroller.scrollTop += row.getBoundingClientRect().top - top
  }, [count])
}
