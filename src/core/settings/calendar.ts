/** Calendar days, to tell the past from the future. */
import { computed } from 'nanostores'
import { $settings } from './config'
import { dateValue, isCalendarDate } from './format'
import { $locale } from './locale'

export interface Calendar {
  /** `2026-11-20`: days are compared as texts. */
  today: string
  /** The day of a date or of a moment; empty when there is none. */
  dayOf(date: string): string
}

/**
 * The calendar of a time zone; of the client's own if empty. A date without a time never shifts a day.
 * @param now in milliseconds since 1970.
 */
export function calendarOf(timeZone: string, now = Date.now()): Calendar {
  const format = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(timeZone && { timeZone }),
  })
  const dayAt = (moment: number) => {
    const [month, day, year] = format.format(moment).split('/')
    return `${year}-${month}-${day}`
  }
  return {
    today: dayAt(now),
    dayOf(date) {
      const moment = dateValue(date)
      if (Number.isNaN(moment)) return ''
      return isCalendarDate(date) ? date : dayAt(moment)
    },
  }
}

/** Creates the calendar of the time zone in force. Create one for each use: `today` changes at midnight. */
export const $calendarFactory = computed(
  $settings,
  ({ timeZone }) =>
    () =>
      calendarOf(timeZone),
)

/** Writes the name of a month: `2026-11` gives `November 2026`. */
export const $monthName = computed($locale, (locale) => {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (month: string) => format.format(dateValue(month))
})
