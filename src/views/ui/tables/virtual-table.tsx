import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Table, type TableProps } from './table'

/** The assumed height of a row until it is measured, in pixels. */
const estimatedHeight = 56
/** How many rows are rendered beyond each edge: the Tab key finds them, and fast scrolling shows no gap. */
const overscan = 6

/** A table that renders only the rows in view. Its code is loaded only for a list with very many rows. */
export function VirtualTable<Row>(props: TableProps<Row>) {
  const { rows, rowKey } = props
  const box = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => estimatedHeight,
    overscan,
    getItemKey(index) {
      const row = rows[index]
      return row === undefined ? index : rowKey(row, index)
    },
  })
  useKeptFocus(box)
  const drawn = virtualizer.getVirtualItems()
  const start = drawn[0]?.index ?? 0
  return (
    <Table
      {...props}
      rows={rows.slice(start, start + drawn.length)}
      scrollRef={box}
      slice={{
        start,
        total: rows.length,
        before: drawn[0]?.start ?? 0,
        after: virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0),
        measureRow: virtualizer.measureElement,
      }}
    />
  )
}

/** Moves the focus to the box when a row that has the focus is scrolled out of view, and so removed. */
function useKeptFocus(box: RefObject<HTMLElement | null>): void {
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    const hasFocus = box.current?.matches(':focus-within') ?? false
    if (hadFocus.current && !hasFocus) box.current?.focus({ preventScroll: true })
  })
  useLayoutEffect(() => {
    const element = box.current
    const onFocusMoved = (event: FocusEvent) => {
      hadFocus.current = event.type === 'focusin'
    }
    element?.addEventListener('focusin', onFocusMoved)
    element?.addEventListener('focusout', onFocusMoved)
    return () => {
      element?.removeEventListener('focusin', onFocusMoved)
      element?.removeEventListener('focusout', onFocusMoved)
    }
  }, [box])
}
