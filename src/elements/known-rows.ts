/** The rows that this script has: all of the table, or those of the elements that a host has imported one by one. */
import type { Tag } from './elements'
import type { ElementRow } from './row'

export type Rows = Readonly<Partial<Record<Tag, ElementRow>>>

let known: Readonly<Record<string, ElementRow | undefined>> = {}

/** Makes rows known: their elements can be defined from now on. */
export function addRows(rows: Rows): void {
  known = { ...known, ...rows }
}

export const rowOf = (tag: string): ElementRow | undefined => known[tag]
