/** The dates of the seed, counted from the day on which it is created, so that the demo never looks old. */

const DAY = 86_400_000
const HOUR = 3_600_000

export interface Dates {
  /** A time within working hours, some whole days ago. The same number always gives the same time of day. */
  daysAgo(days: number): string
  hoursAgo(hours: number): string
  /** A calendar date, counted from today: `day(-1)` is yesterday. */
  day(offset: number): string
}

export function datesFrom(now: Date): Dates {
  const midnight = Math.floor(now.getTime() / DAY) * DAY
  const iso = (time: number) => new Date(time).toISOString()
  return {
    daysAgo: (days) => iso(midnight - days * DAY + 8 * HOUR + ((days * 137) % 540) * 60_000),
    hoursAgo: (hours) => iso(now.getTime() - hours * HOUR),
    day: (offset) => iso(midnight + offset * DAY).slice(0, 10),
  }
}
