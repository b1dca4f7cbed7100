import { memo, type ReactNode } from 'react'
import { Skeleton } from '../feedback/skeleton'
import { isolated } from '../isolated'
import { newsMark } from '../news-mark'
import { classes } from '../style/styles'
import type { Column, RowLink } from './columns'
import { cell, cellNote, rowLink, row as rowStyle } from './table-style'

interface TableRowProps<Row> {
  columns: readonly Column<Row>[]
  /** When left out, the row is a skeleton. */
  row?: Row
  index: number
  link?: RowLink
  /** The row has just come or changed. */
  isNews?: boolean | undefined
  /** In a narrow container, the row is not shown yet. */
  rest?: boolean
  /** Measures the row. Set only if not all rows are rendered; then the row also has its `aria-rowindex`. */
  measureRow?: (row: HTMLTableRowElement | null) => void
}

const roles = { row: { role: 'row' }, cell: { role: 'cell' } } as const

function PlainRow<Row>({ columns, row, index, link, isNews, rest, measureRow }: TableRowProps<Row>) {
  return (
    <tr
      {...roles.row}
      part="table-row"
      className={classes(rowStyle, isNews && newsMark)}
      ref={measureRow}
      data-index={measureRow && index}
      data-rest={rest || undefined}
      // `aria-rowindex` begins with 1, and the header is the first row.
      aria-rowindex={measureRow && index + 2}
    >
      {columns.map((column) => (
        <td
          key={column.id}
          {...roles.cell}
          className={cell}
          data-align={column.align}
          data-narrow={column.narrow}
          data-label={column.headerHidden ? undefined : column.header}
        >
          {row === undefined ? <Skeleton width="6rem" /> : content(column, row, index, link)}
          {column.note && (
            <span className={cellNote}>
              {row === undefined ? <Skeleton width="4rem" /> : column.note(row)}
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}

/** One row of a table. While a long table scrolls, rows without a link that stay in view are not rendered again. */
export const TableRow = memo(PlainRow) as typeof PlainRow // memo() loses the type parameter `Row`

function content<Row>(column: Column<Row>, row: Row, index: number, link: RowLink | undefined): ReactNode {
  const drawn = isolated(column.cell(row, index))
  if (!column.link || !link?.href) return drawn
  return (
    <a {...link} part="table-link" className={rowLink} data-row>
      {drawn}
    </a>
  )
}
