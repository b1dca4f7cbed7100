/** Values from a host, a server or the browser's history, without what a page has added to `Object.prototype`. */

/** Whether a value is an object with named fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field of a value's own; `undefined` for one that it lacks, or has inherited. */
export const ownField = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined

/** What it makes inherits nothing. An object without a prototype would not either, but takes five times the time and room. */
function Bare() {}
Bare.prototype = Object.freeze(Object.create(null))

/** An object with all fields of some others, and no inherited ones. */
export const bare = <Part extends object>(...parts: Part[]): Part =>
  Object.assign(Reflect.construct(Bare, []), ...parts)
