/** Calendar days, to tell the past from the future. */
import { atom, computed, onMount } from 'nanostores'
import { dateValue, isCalendarDate } from './dates'
import { $numeralLocale, $timeZone } from './locale'

/** Days are counted in whole days since 1970, so that any two of them compare. */
export interface Calendar {
  today: number
  /** The day of a date or of a moment; `null` when there is none, or when it can't be read. */
  dayOf(date: string): number | null
}

const dayLength = 24 * 60 * 60_000

/** Each zone's format is made once: that takes longer than all that is done with it. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The day of the month in a zone. The client's own zone needs no format, and may change: people travel. */
function dayOfMonth(moment: number, timeZone: string): number {
  if (!timeZone) return new Date(moment).getDate()
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { day: 'numeric', timeZone })
  formats.set(timeZone, format)
  return Number(format.format(moment))
}

/**
 * The calendar of a time zone; of the client's own if empty. A date without a time never shifts a day.
 * @param now in milliseconds since 1970.
 */
export function calendarOf(timeZone: string, now = Date.now()): Calendar {
  const dayInUtc = (moment: number) => Math.floor(moment / dayLength)
  // The day in the time zone is the day in UTC, or one beside it. The day of the month tells which.
  const dayAt = (moment: number) => {
    const day = dayInUtc(moment)
    const date = dayOfMonth(moment, timeZone)
    const shift = [1, -1].find((each) => new Date((day + each) * dayLength).getUTCDate() === date)
    return day + (shift ?? 0)
  }
  return {
    today: dayAt(now),
    dayOf(date) {
      const moment = dateValue(date)
      if (Number.isNaN(moment)) return null
      return isCalendarDate(date) ? dayInUtc(moment) : dayAt(moment)
    },
  }
}

/** The month of a day, for `$monthName`: `2026-11`. */
export const monthOf = (day: number): string => isoDay(day * dayLength).slice(0, -'-DD'.length)

/** The day of a moment in UTC: `2026-11-20`. Years beyond 9999 have a sign. Old libraries have a `toISOString()` of their own. */
export function isoDay(moment: number): string {
  const date = new Date(moment)
  const year = date.getUTCFullYear()
  const sign = year < 0 ? '-' : year > 9999 ? '+' : ''
  const parts = [
    String(Math.abs(year)).padStart(sign ? 6 : 4, '0'),
    date.getUTCMonth() + 1,
    date.getUTCDate(),
  ]
  return sign + parts.map((part) => String(part).padStart(2, '0')).join('-')
}

/** Now, to the minute, in milliseconds since 1970. The clock runs while a store or a view listens. */
const $now = atom(0)
onMount($now, () => {
  const tick = () => $now.set(Date.now())
  tick()
  const timer = setInterval(tick, 60_000)
  return () => clearInterval(timer)
})

const $today = computed([$timeZone, $now], (timeZone, now) => calendarOf(timeZone, now).today)

/** Creates the calendar of the time zone in force. Create one for each use: it is another one after midnight. */
export const $calendarFactory = computed([$timeZone, $today], (timeZone) => () => calendarOf(timeZone))

/** Writes the name of a month: `2026-11` gives `November 2026`. */
export const $monthName = computed($numeralLocale, (locale) => {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (month: string) => format.format(dateValue(month))
})

/** Writes the name of a month in short: `2026-11` gives `Nov` as its name, and `N` as its letter. */
export const $shortMonth = computed($numeralLocale, (locale) => {
  const write = (month: 'short' | 'narrow') => {
    const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' })
    return (value: string) => format.format(dateValue(value))
  }
  return { name: write('short'), letter: write('narrow') }
})
