import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { keepDocument } from '../document-of'
import { onResize } from '../on-resize'
import type { TableSlice } from './table'

/** How many rows are rendered beyond each edge: the Tab key finds them, and fast scrolling shows no gap. */
const overscan = 3

/** The height of a row in pixels, with its fraction: of a thousand rows, the fractions are hundreds of pixels. */
const heightOf = (row: Element) => Number.parseFloat(getComputedStyle(row).height)

export interface RowsInViewProps {
  /** The box that scrolls, with the table in it. It has drawn some rows already. */
  box: RefObject<HTMLElement | null>
  /** The number of all rows. */
  total: number
  /** Gets the rows that are in view; `undefined` when the container is narrow, where the box doesn't scroll. */
  onChange: (slice: TableSlice | undefined) => void
}

/**
 * Draws nothing: it tells which rows of a long table are in view, so that only these are rendered. Its code is loaded only
 * for a list with very many rows, and may come while somebody reads the first of them.
 */
export function RowsInView({ box, total, onChange }: RowsInViewProps) {
  const heights = useRowHeights(box)
  useKeptFocus(box)
  useLayoutEffect(() => {
    if (heights === null) onChange(undefined)
  }, [heights, onChange])
  useLayoutEffect(() => {
    // The virtualizer asks the box for its window.
    if (box.current) keepDocument(box.current)
  }, [box])
  return heights && <Slices {...{ box, total, onChange, heights }} />
}

function Slices({ box, total, onChange, heights }: RowsInViewProps & { heights: readonly number[] }) {
  const [height = 0] = heights
  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => box.current,
    initialOffset: () => box.current?.scrollTop ?? 0,
    // The height of other rows is measured when they are drawn.
    // Beyond the end of an array, a look is slow: there are 100,000 of them.
    estimateSize: (index) => (index < heights.length ? (heights[index] ?? height) : height),
    measureElement: heightOf,
    overscan,
    // On Preact, the rows would be drawn within the observer, of which browsers tell as an error of the page.
    useAnimationFrameWithResizeObserver: true,
  })
  const { measureElement: measureRow } = virtualizer
  const drawn = virtualizer.getVirtualItems()
  const [top, last] = [drawn[0], drawn.at(-1)]
  const start = top?.index ?? 0
  const end = last ? last.index + 1 : 0
  const first = virtualizer.range?.startIndex ?? 0
  const before = top?.start ?? 0
  const after = virtualizer.getTotalSize() - (last?.end ?? 0)
  useLayoutEffect(() => {
    // As long as the height of the box is not known, what is drawn stays.
    if (end > 0) onChange({ start, end, first, total, before, after, measureRow })
  }, [start, end, first, total, before, after, measureRow, onChange])
  return null
}

/** The heights of the rows that stand there at first, in pixels; `null` while the container is narrow. */
function useRowHeights(box: RefObject<HTMLElement | null>): readonly number[] | null | undefined {
  const [heights, setHeights] = useState<readonly number[] | null>()
  useLayoutEffect(() => {
    let known: readonly number[] | undefined
    const measure = () => {
      const table = box.current?.querySelector('table')
      // The table's style then stacks the rows.
      if (!table || getComputedStyle(table).display === 'block') return null
      known ??= [...(table.tBodies[0]?.rows ?? [])].map(heightOf)
      return known
    }
    return onResize([box.current], measure, setHeights)
  }, [box])
  return heights
}

/** Moves the focus to the box when a row that has the focus is scrolled out of view, and so removed. */
function useKeptFocus(box: RefObject<HTMLElement | null>): void {
  const hasFocus = () => box.current?.matches(':focus-within') ?? false
  const hadFocus = useRef(hasFocus())
  useLayoutEffect(() => {
    if (hadFocus.current && !hasFocus()) box.current?.focus({ preventScroll: true })
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
