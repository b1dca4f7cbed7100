import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { onResize } from '../on-resize'
import { Table, type TableProps } from './table'

/** How many rows are rendered to see how high one is. */
const sample = 20
/** How many rows are rendered beyond each edge: the Tab key finds them, and fast scrolling shows no gap. */
const overscan = 6

export interface VirtualTableProps<Row> extends TableProps<Row> {
  /** Renders all rows: on paper, nobody can scroll. */
  isWhole: boolean
}

/**
 * A table that renders only the rows in view; in a narrow container, only those that it shows there. Its code is loaded
 * only for a list with very many rows.
 */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const { rows, narrowRows, isWhole } = props
  const frame = useRef<HTMLDivElement>(null)
  const layout = useLayout(frame)
  return (
    <div ref={frame}>
      {!layout ? (
        <Table {...props} rows={rows.slice(0, sample)} />
      ) : layout.isStacked && narrowRows && !isWhole ? (
        <Table {...props} rows={rows.slice(0, narrowRows)} />
      ) : (
        <SlicedTable {...props} rowHeight={layout.rowHeight} />
      )}
    </div>
  )
}

interface SlicedTableProps<Row> extends VirtualTableProps<Row> {
  /** The height of most rows, in pixels. A row of another height moves the places of all rows after it. */
  rowHeight: number
}

function SlicedTable<Row>({ isWhole, rowHeight, ...props }: SlicedTableProps<Row>) {
  const { rows } = props
  const box = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan,
  })
  useKeptFocus(box)
  if (isWhole) return <Table {...props} scrollRef={box} />
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

interface Layout {
  /** Whether the container is narrow: the table's style then stacks the rows. */
  isStacked: boolean
  rowHeight: number
}

/** How the container lays the table out; `undefined` before it has. */
function useLayout(frame: RefObject<HTMLElement | null>): Layout | undefined {
  const [layout, setLayout] = useState<Layout>()
  useLayoutEffect(() => {
    const look = () => {
      const table = frame.current?.querySelector('table')
      const row = table?.querySelector<HTMLElement>('tbody>tr')
      if (!table || !row) return
      const isStacked = getComputedStyle(table).display === 'block'
      // The height of other rows is measured when they are drawn.
      setLayout((before) =>
        before?.isStacked === isStacked ? before : { isStacked, rowHeight: row.offsetHeight },
      )
    }
    look()
    return onResize([frame.current], look)
  }, [frame])
  return layout
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
