import type { MouseEvent, ReactNode } from 'react'

/** A column: its header, and how a row's cell is drawn. */
export interface Column<Row> {
  id: string
  header: string
  /** For screen readers alone, such as above a column of links. */
  headerHidden?: boolean
  cell: (row: Row, index: number) => ReactNode
  align?: 'start' | 'end'
  /** A grid track, such as `5rem` or `minmax(0,2fr)`; one equal share when left out. */
  width?: string
  /** A second line, such as the date under a number. */
  note?: (row: Row) => ReactNode
  /** What becomes of it in a narrow container, where a row is stacked: a labelled line when left out. */
  narrow?: 'title' | 'aside' | 'hidden'
  /** Its content is the row's link, which reaches over the whole row. */
  link?: boolean
}

/** Where a row leads. */
export interface RowLink {
  href: string
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}
