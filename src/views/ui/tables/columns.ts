import type { MouseEvent, ReactNode } from 'react'

/** The width of a column with dates: it has an equal share, and room for its longest date. */
export const dateWidth = 'minmax(min-content,1fr)'

/** The width of a column with badges: it has an equal share, and room for its longest word. */
export const badgeWidth = dateWidth

export interface Column<Row> {
  id: string
  header: string
  /** Hides the header, such as above a column of links; screen readers still have it. */
  headerHidden?: boolean
  cell: (row: Row, index: number) => ReactNode
  align?: 'start' | 'end' | 'number'
  /** A grid track, such as `5rem` or `minmax(0,2fr)`; an equal share when left out. */
  width?: string
  /** A second line, such as the date under a number. */
  note?: (row: Row) => ReactNode
  /**
   * The cell's place in a narrow container, where rows are stacked; a line with a label when left out. Below the title, with
   * what stands across from it, comes what leads: it needs no label, and its note stands across from it. An id is a small line at
   * the foot: its note, or else its label, and itself. Two share that line where one is at its start, with its label, and the
   * other at its end, without one.
   */
  narrow?: 'title' | 'aside' | 'lead' | 'foot' | 'foot-start' | 'foot-end' | 'hidden'
  /** The cell is what the row is called: a screen reader says it before each other cell that it comes to, in another row. */
  isRowHeader?: true
  /** The cell's content is the row's link, which covers the whole row. */
  link?: boolean
}

/** The attributes of a row's link. Without an `href`, the row has no link. */
export interface RowLink {
  href: string | undefined
  /** Says more than the cell: which row it is. */
  'aria-label'?: string
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}
