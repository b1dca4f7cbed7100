/** The values that entities are made of. */
import * as v from 'valibot'

/** An identifier: the one kind of text that must be there. */
export const id = v.pipe(v.string(), v.nonEmpty())
/** A moment (`2026-11-20T09:30:00.000Z`) or a calendar date (`2026-11-20`); empty when there is none. */
export const date = v.pipe(
  v.string(),
  v.regex(/^$|^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/),
)
/** US dollars unless the host configures another currency; whole and hundredths, `1250.5`. */
export const amount = v.number()
export const url = v.string()
