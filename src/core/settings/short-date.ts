import { computed } from 'nanostores'
import { dateValue, isCalendarDate } from './dates'
import { nothing } from './format'
import { $numeralLocale, $timeZone } from './locale'

/** Writes a date within a sentence: `November 24`, and with the year where it is another one. */
export const $shortDate = computed([$numeralLocale, $timeZone], (locale, timeZone) => (date: string) => {
  const moment = dateValue(date)
  if (Number.isNaN(moment)) return nothing
  const zone = isCalendarDate(date) ? 'UTC' : timeZone
  const write = (value: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, ...(zone && { timeZone: zone }) }).format(value)
  const year = { year: 'numeric' } as const
  const isThisYear = write(moment, year) === write(Date.now(), year)
  return write(moment, { month: 'long', day: 'numeric', ...(!isThisYear && year) })
})
