/** The kinds of values in the entities. */
import * as v from 'valibot'

/** An identifier: the only text that must not be empty. */
export const id = v.pipe(v.string(), v.nonEmpty())
/** A moment (`2026-11-20T09:30:00.000Z`) or a calendar date (`2026-11-20`); empty when there is none. */
export const date = v.pipe(
  v.string(),
  v.regex(/^$|^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/),
)
/** An amount in US dollars, unless the host sets another currency. Cents are decimals: `1250.5`. */
export const amount = v.number()
export const url = v.string()
