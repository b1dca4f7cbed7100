/** Writes money, dates and times for the client: the specification's section 9. */
import { computed } from 'nanostores'
import { commonMessages } from '../text/messages/shared/common'
import { $count } from './count'
import { dateValue, isCalendarDate } from './dates'
import { $numeralLocale, $timeZone, isRightToLeft, languageOf } from './locale'
import { $currency, codeOf, roundMoney, type Sum, testCode } from './money'

/** The text shown in place of a missing value. */
export const nothing = '--'

export const $format = computed(
  [$numeralLocale, $timeZone, $currency, $count, commonMessages],
  (locale, timeZone, own, count, t) => {
    const zone = timeZone ? { timeZone } : {}
    // English uses the 12-hour clock of the specification. Each other language uses its own clock.
    const clock = languageOf(locale) === 'en' ? ({ hourCycle: 'h12' } as const) : {}
    // This left-to-right mark keeps the parts of "US$" together in a right-to-left text.
    const end = isRightToLeft(locale) ? '\u200e' : ''
    const dates = (options: Intl.DateTimeFormatOptions) =>
      whenNeeded(() => new Intl.DateTimeFormat(locale, options))
    const currencies = new Map<string, Intl.NumberFormat>()
    const money = (value: number, currency = own) => {
      if (Number.isNaN(value)) return t.amountUnknown
      const format =
        currencies.get(currency) ??
        new Intl.NumberFormat(locale, { style: 'currency', currency: codeOf(currency) })
      currencies.set(currency, format)
      return format.format(roundMoney(value, currency)).replace(testCode, () => currency) + end
    }
    /** A date without a time is a calendar date: it never shifts to another day. */
    const days = (options: Intl.DateTimeFormatOptions) => {
      const calendarDate = dates({ ...options, timeZone: 'UTC' })
      const date = dates({ ...options, ...zone })
      return (value: string) => write(isCalendarDate(value) ? calendarDate : date, value)
    }
    const date = days({ dateStyle: 'long' })
    const time = dates({ hour: 'numeric', minute: '2-digit', ...clock, ...zone })
    const moment = dates({ dateStyle: 'long', timeStyle: 'short', ...clock, ...zone })

    return {
      /** Makes the formats of money and days: the first number and the first date of a page take some 10 ms each. */
      prepare() {
        money(0)
        date('2026-11-20')
      },
      /** `$1,250.50`, in the currency of the settings if none is given; words for an amount that is not known. */
      money,
      /**
       * `$1,250.50 + €20.00`. No line starts with the plus sign. Where an amount is not known: `at least $1,250.50`.
       * @param lacksRows Whether whole rows are missing in the sums.
       */
      sums(sums: readonly Omit<Sum, 'rows'>[], lacksRows = false) {
        const known = sums.filter(({ amount }) => !Number.isNaN(amount))
        const amount = known.map(({ amount, currency }) => money(amount, currency)).join('\u00a0+ ')
        if (!lacksRows && !sums.some(({ isPart }) => isPart)) return amount || money(0)
        return amount ? t.atLeast({ amount }) : t.amountUnknown
      },
      /** `2,000` */
      count,
      /** `1.2 MB`, from a number of bytes; `0 bytes` for an empty file. */
      size(bytes: number) {
        const write = (value: number, unit: string, unitDisplay: 'short' | 'long' = 'short') => {
          const options = { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 } as const
          return new Intl.NumberFormat(locale, options).format(value)
        }
        if (bytes === 0) return write(0, 'byte', 'long')
        if (bytes >= 1_000_000) return write(bytes / 1_000_000, 'megabyte')
        return write(Math.max(bytes / 1_000, 0.1), 'kilobyte')
      },
      /** `November 20, 2026` */
      date,
      /** `November 2026` */
      month: days({ month: 'long', year: 'numeric' }),
      /** `9:30 AM` */
      time: (value: string) => write(time, value),
      /** `November 20, 2026 at 9:30 AM`, or only the date when there is no time. */
      moment: (value: string) => (isCalendarDate(value) ? date(value) : write(moment, value)),
    }
  },
)

export type Format = ReturnType<(typeof $format)['get']>

function write(format: () => Intl.DateTimeFormat, value: string): string {
  const moment = dateValue(value)
  return Number.isNaN(moment) ? nothing : format().format(moment)
}

/** Creates a format at its first use: each takes a millisecond or more, on a phone. */
function whenNeeded<Format>(create: () => Format): () => Format {
  let format: Format | undefined
  return () => (format ??= create())
}
