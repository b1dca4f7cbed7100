/** The clocks on clients' walls. */

const DAY = 24 * 60 * 60 * 1000
const HOUR = DAY / 24

/** When clients are told what can wait for the morning: at eight. */
const MORNING = 8 * HOUR

export function isTimeZone(name: string): boolean {
  try {
    return name !== '' && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** What a clock in this zone shows, as if it were in UTC: both in milliseconds since 1970. */
function wallClock(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    ...{ timeZone, hourCycle: 'h23', era: 'narrow' },
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  }).formatToParts(at)
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = (
    ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
  ).map((type) => Number(parts.find((part) => part.type === type)?.value))
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** The first eight o'clock in the morning that is not before. */
export function nextMorning(at: number, timeZone: string): number {
  const wall = wallClock(at, timeZone)
  const midnight = wall - (wall % DAY)
  const morning = midnight + MORNING + (wall % DAY > MORNING ? DAY : 0)
  // Clocks may be put forward or back in between.
  const near = morning - (wall - at)
  return morning - (wallClock(near, timeZone) - near)
}

/** The day that a clock in this zone shows from eight o'clock on; before, it is the day before. As `2026-11-20`. */
export const dayFromMorning = (at: number, timeZone: string): string =>
  new Date(wallClock(at, timeZone) - MORNING).toISOString().slice(0, 10)

/** How many days lie between two. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY
