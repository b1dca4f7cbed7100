import { memo, type ReactNode } from 'react'
import { skeleton } from '../feedback/skeleton'
import { highlight } from '../highlight'
import { isolated } from '../isolated'
import { classes } from '../style/styles'
import type { Column, RowLink } from './columns'
import { cell, cellNote, rowLink as linkStyle, row as rowStyle } from './table-style'

interface TableRowProps<Row> {
  columns: readonly Column<Row>[]
  /** When left out, the row is a skeleton. */
  row?: Row
  index: number
  /** What is added to the index for the cells: their rows are counted across pages. */
  offset?: number
  rowLink?: (row: Row) => RowLink
  /** The row has just come or changed. */
  isHighlighted?: boolean | undefined
  /** The `last` of all rows; in a narrow container, `hidden` still, or `last-shown` before these. */
  place?: 'last' | 'hidden' | 'hidden last' | 'last-shown' | undefined
  /** Measures the row. Set only if not all rows are rendered; then the row also has its `aria-rowindex`. */
  measureRow?: (row: HTMLTableRowElement | null) => void
}

const rowRole = { role: 'row' } as const
/** What a cell is. */
const cells = {
  plain: { as: 'td', attributes: { role: 'cell' } },
  header: { as: 'th', attributes: { role: 'rowheader', scope: 'row' } },
} as const

function PlainRow<Row>(props: TableRowProps<Row>) {
  const { columns, row, index, offset = 0, rowLink, isHighlighted, place, measureRow } = props
  const link = row === undefined ? undefined : rowLink?.(row)
  return (
    <tr
      {...rowRole}
      part="table-row"
      className={classes(rowStyle, isHighlighted && highlight)}
      ref={measureRow}
      data-index={measureRow && index}
      data-place={place}
      data-linked={link?.href ? '' : undefined}
      // `aria-rowindex` begins with 1, and the header is the first row.
      aria-rowindex={measureRow && index + 2}
    >
      {columns.map((column) => {
        const { as: Cell, attributes } = cells[column.isRowHeader && row !== undefined ? 'header' : 'plain']
        return (
          <Cell
            key={column.id}
            {...attributes}
            className={cell}
            data-align={column.align}
            data-narrow={column.narrow}
            data-label={hasLabel(column) ? column.header : undefined}
          >
            {row === undefined ? skeleton('6rem') : content(column, row, index + offset, link)}
            {column.note && (
              <span className={cellNote}>{row === undefined ? skeleton('4rem') : column.note(row)}</span>
            )}
          </Cell>
        )
      })}
    </tr>
  )
}

const hasLabel = ({ headerHidden, narrow, note }: Pick<Column<never>, 'headerHidden' | 'narrow' | 'note'>) =>
  !headerHidden && narrow !== 'foot-end' && !(narrow === 'foot' && note)

/**
 * One row of a table. It is rendered again when something of its own changes: not while a long table scrolls, and not when
 * other rows come. For that, `columns`, `rowLink` and `measureRow` have to be the same ones each time.
 */
export const TableRow = memo(PlainRow) as typeof PlainRow // memo() loses the type parameter `Row`

function content<Row>(column: Column<Row>, row: Row, index: number, link: RowLink | undefined): ReactNode {
  const drawn = isolated(column.cell(row, index))
  if (!column.link || !link?.href) return drawn
  return (
    <a {...link} part="table-link" className={linkStyle}>
      {drawn}
    </a>
  )
}
