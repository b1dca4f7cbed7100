/** Money, dates and times as the client reads them: the specification's section 9. */
import { computed } from 'nanostores'
import { pageLanguage } from './browser'
import { $settings } from './config'

/** What stands where there is nothing to show. */
export const nothing = '--'

/** The locale in force: the host's, else the page's, else en-US. */
export const $locale = computed($settings, ({ locale }) => locale || readableTag(pageLanguage()) || 'en-US')

/** Formatters for the locale, currency and time zone in force. */
export const $format = computed([$locale, $settings], (locale, { currency, timeZone }) => {
  const zone = timeZone ? { timeZone } : {}
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 2 })
  const count = new Intl.NumberFormat(locale)
  const calendarDate = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...zone })
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', hour12: true, ...zone })
  const moment = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h12',
    ...zone,
  })

  return {
    /** `$1,250.50` */
    money: (value: number) => money.format(value),
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

const isCalendarDate = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value)

function write(format: Intl.DateTimeFormat, value: string): string {
  const moment = dateValue(value)
  return Number.isNaN(moment) ? nothing : format.format(moment)
}

function readableTag(tag: string): string {
  try {
    return tag && new Intl.Locale(tag).toString()
  } catch {
    return ''
  }
}
