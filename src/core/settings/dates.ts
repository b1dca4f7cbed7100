/** Reads dates as servers send them. */

/** A date in milliseconds since 1970, for comparisons; `NaN` when it is missing or can't be read. */
export const dateValue = (value: string): number => (value ? new Date(value).getTime() : Number.NaN)

/** Compares two dates in milliseconds, for sorting. What is no date comes last in either order. */
export function compareDates(left: number, right: number, order: 'newest' | 'oldest'): number {
  if (Number.isNaN(left) || Number.isNaN(right))
    return Number(Number.isNaN(left)) - Number(Number.isNaN(right))
  return order === 'newest' ? right - left : left - right
}

/** Whether a date has no time: `2026-11-20`. Years beyond 9999 have a sign: `+012345-11-20`. */
export const isCalendarDate = (value: string) => /^(\d{4}|[+-]\d{6})-\d\d-\d\d$/.test(value)

/**
 * The date in a field that is a day, such as the `dueDate` of a milestone. Many servers send a day as midnight
 * in UTC: `2026-11-20T00:00:00.000Z` gives `2026-11-20`, which is the same day everywhere. Any other date stays
 * as it is.
 */
export const asDay = (date: string): string => date.replace(/[T ]00:00(:00(\.0+)?)?(Z|[+-]00:?00)$/, '')
