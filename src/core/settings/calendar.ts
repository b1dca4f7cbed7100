/** Calendar days, to tell what is past from what is to come. */
import { computed } from 'nanostores'
import { $settings } from './config'
import { dateValue, isCalendarDate } from './format'
import { $locale } from './locale'

export interface Calendar {
  /** `2026-11-20`: days compare as texts do. */
  today: string
  /** The day of a date or a moment; empty where there is none. */
  dayOf(date: string): string
}

/** The calendar of a time zone, the client's own if empty. A date without a time never shifts a day. */
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

/** Makes the calendar of the client's time zone. Make one each time: since the last one, today may have become tomorrow. */
export const $calendarFactory = computed(
  $settings,
  ({ timeZone }) =>
    () =>
      calendarOf(timeZone),
)

/** Writes the name of a month: `November 2026`, from `2026-11`. */
export const $monthName = computed($locale, (locale) => {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (month: string) => format.format(dateValue(month))
})
