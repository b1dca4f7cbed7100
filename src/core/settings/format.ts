/** Money, dates and times as the client reads them: the specification's section 9. */
import { computed } from 'nanostores'
import { $settings } from './config'
import { $locale, isRightToLeft, languageOf } from './locale'

/** What stands where there is nothing to show. */
export const nothing = '--'

/** Formatters for the locale, currency and time zone in force. */
export const $format = computed([$locale, $settings], (locale, { currency, timeZone }) => {
  const zone = timeZone ? { timeZone } : {}
  // English has the clock that the specification shows, any other language its own.
  const clock = languageOf(locale) === 'en' ? ({ hourCycle: 'h12' } as const) : {}
  // Keeps the parts of "US$" together where the text around them runs the other way.
  const end = isRightToLeft(locale) ? '\u200e' : ''
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 2 })
  const count = new Intl.NumberFormat(locale)
  const calendarDate = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...zone })
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', ...clock, ...zone })
  const moment = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    ...clock,
    ...zone,
  })

  return {
    /** `$1,250.50` */
    money: (value: number) => money.format(value) + end,
    /** `2,000` */
    count: (value: number) => count.format(value),
    /** `1.2 MB`, from bytes. */
    size(bytes: number) {
      const [unit, each] =
        bytes < 1_000_000 ? (['kilobyte', 1_000] as const) : (['megabyte', 1_000_000] as const)
      const size = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 })
      return size.format(Math.max(bytes / each, 0.1))
    },
    /** `November 20, 2026`; a date without a time is a calendar date and never shifts a day. */
    date: (value: string) => write(isCalendarDate(value) ? calendarDate : date, value),
    /** `9:30 AM` */
    time: (value: string) => write(time, value),
    /** `November 20, 2026 at 9:30 AM`, or the date alone where there is no time. */
    moment: (value: string) => write(isCalendarDate(value) ? calendarDate : moment, value),
  }
})

export type Format = ReturnType<(typeof $format)['get']>

/** Milliseconds since 1970, to compare dates by; `NaN` for a missing or unreadable one. */
export const dateValue = (value: string): number => (value ? Date.parse(value) : Number.NaN)

/** A date without a time. */
export const isCalendarDate = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value)

function write(format: Intl.DateTimeFormat, value: string): string {
  const moment = dateValue(value)
  return Number.isNaN(moment) ? nothing : format.format(moment)
}
