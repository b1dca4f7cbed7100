import { type ReactNode, type RefObject, useRef } from 'react'
import { classes } from '../style/styles'
import { scaled } from '../style/tokens'
import { visuallyHidden } from '../visually-hidden'
import type { Column, RowLink } from './columns'
import { TableRow } from './table-row'
import { frame, head, headerCell, measure, rowGroup, row as rowStyle, scroller, table } from './table-style'
import { useFit } from './use-fit'
import { useSteadyRow } from './use-steady-row'

/** Describes which rows of a long list are rendered, if not all of them are. */
export interface TableSlice {
  /** The index of the first rendered row among all rows, from 0. */
  start: number
  /** The index behind the last one. */
  end: number
  /** The index of the first row in view: some are rendered before it. */
  first: number
  /** The number of all rows. */
  total: number
  /** The free space above the rendered rows, in pixels. */
  before: number
  /** The free space below the rendered rows, in pixels. */
  after: number
  /** Called with each rendered row, to measure it. */
  measureRow: (row: HTMLTableRowElement | null) => void
}

export interface TableProps<Row> {
  /** The table's name for a screen reader. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** What the rows are taken from: when other data comes, the row under the pointer stays in its place. */
  data?: unknown
  rowKey: (row: Row, index: number) => string
  rowLink?: (row: Row) => RowLink
  /** The keys of the rows that are marked as new. */
  highlighted?: ReadonlySet<string>
  /** The height at which the table begins to scroll, such as `40vh`. */
  maxHeight?: string
  /** The table is as high as its rows, although these are more than `maxHeight` has room for. */
  isWhole?: boolean
  /**
   * The number of rows that a narrow container shows. It has no box that scrolls: the rows are a part of the page. When
   * left out, it shows all rows.
   */
  narrowRows?: number
  /** The number of skeleton rows. They are as high as real rows. */
  skeletonRows?: number
  slice?: TableSlice
  /** How many rows come before all of these, on other pages: the `index` of a cell goes on from there. */
  offset?: number
  /** Gets the box that scrolls. */
  scrollRef?: RefObject<HTMLDivElement | null>
  /**
   * Stands below the rows. It gets how many of them a box shows whole at once, 0 or `undefined` when that is all, and of a long table
   * the index of the first row in view.
   */
  below?: ((fit: number | undefined, first: number | undefined) => ReactNode) | undefined
}

// The elements of a table lose their roles with `display: grid`; in Safari even with `display: table`.
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
} as const

/** A list in columns. In a narrow container, rows are stacked, with the columns' names beside the values. */
export function Table<Row>(props: TableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    rowLink,
    highlighted,
    maxHeight,
    narrowRows,
    skeletonRows = 0,
  } = props
  const { data, slice, offset = 0, scrollRef, below, isWhole = false } = props
  const ownBox = useRef<HTMLDivElement>(null)
  const box = scrollRef ?? ownBox
  const limit = useRef<HTMLSpanElement>(null)
  const isAbove = Boolean(maxHeight && below)
  const fit = useFit(box, limit, rows.length + skeletonRows, isAbove, isWhole, Boolean(slice?.before))
  const maxBlockSize = maxHeight && scaled(maxHeight)
  useSteadyRow(box, data)
  const tracks = columns.map((column) => column.width ?? 'minmax(0,1fr)').join(' ')
  const first = slice?.start ?? 0
  return (
    <>
      <div className={frame}>
        <span ref={limit} className={measure} style={{ blockSize: maxBlockSize }} />
        <div
          ref={box}
          part="table-scroller"
          className={scroller}
          data-flows={(narrowRows && !slice) || undefined}
          style={isWhole ? undefined : { maxBlockSize }}
          {...(fit !== undefined && !(fit && isWhole) && { role: 'group', 'aria-label': label, tabIndex: 0 })}
        >
          <table
            {...roles.table}
            part="table"
            className={table}
            style={{ gridTemplateColumns: scaled(tracks) }}
            aria-label={label}
            aria-busy={skeletonRows > 0 || undefined}
            aria-rowcount={slice ? slice.total + 1 : undefined}
          >
            <thead {...roles.group} className={head}>
              <tr {...roles.row} className={rowStyle}>
                {columns.map((column) => (
                  <th
                    key={column.id}
                    {...roles.header}
                    scope="col"
                    className={headerCell}
                    data-align={column.align}
                    data-narrow={column.narrow}
                  >
                    <span className={classes(column.headerHidden && visuallyHidden)}>{column.header}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody
              {...roles.group}
              className={rowGroup}
              style={{ paddingBlock: slice && `${slice.before}px ${slice.after}px` }}
            >
              {rows.map((row, index) => {
                const key = rowKey(row, first + index)
                return (
                  <TableRow
                    key={key}
                    columns={columns}
                    row={row}
                    index={first + index}
                    offset={offset}
                    rowLink={rowLink}
                    isHighlighted={highlighted?.has(key)}
                    place={placeOf(first + index, slice?.total ?? rows.length, narrowRows)}
                    measureRow={slice?.measureRow}
                  />
                )
              })}
              {[...Array(skeletonRows).keys()].map((index) => (
                <TableRow key={index} columns={columns} index={index} place={placeOf(index, skeletonRows)} />
              ))}
            </tbody>
          </table>
        </div>
      </div>
      {below?.(fit, slice?.first)}
    </>
  )
}

/** It counts among all rows, so that a row of a long table stays what it is when others come into view. */
function placeOf(index: number, total: number, narrowRows = Infinity) {
  const isLast = index === total - 1
  if (index >= narrowRows) return isLast ? 'hidden last' : 'hidden'
  if (isLast) return 'last'
  return index === narrowRows - 1 ? 'last-shown' : undefined
}
