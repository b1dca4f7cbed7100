/** Amounts and dates, in all ways in which a client may type them. */
import { computed } from 'nanostores'
import { $settings } from '../settings/config'
import { dateValue, isCalendarDate } from '../settings/dates'
import { $format } from '../settings/format'
import { $numeralLocale } from '../settings/locale'
import type { Part } from './known'

/** In which a date may be typed beside the way in which it is shown. */
const dateForms = [
  { dateStyle: 'medium' },
  { day: 'numeric', month: 'numeric', year: 'numeric' },
  { day: '2-digit', month: '2-digit', year: 'numeric' },
] as const satisfies Intl.DateTimeFormatOptions[]

/** Writes amounts and dates as parts of entries. Another one is made when the language or the zone changes. */
export const $writing = computed([$numeralLocale, $settings, $format], (locale, { timeZone }, format) => {
  const divider =
    new Intl.NumberFormat(locale, { useGrouping: true })
      .formatToParts(1234567)
      .find(({ type }) => type === 'group')?.value ?? ','
  const formats = (zone: string) =>
    dateForms.map((form) => new Intl.DateTimeFormat(locale, { ...form, ...(zone && { timeZone: zone }) }))
  const [ofDays, ofMoments] = [formats('UTC'), formats(timeZone)]
  // Many rows share a day.
  const dates = new Map<string, Part>()

  function writeDate(value: string): Part {
    const moment = dateValue(value)
    const isDay = isCalendarDate(value)
    const others = (isDay ? ofDays : ofMoments).map((each) => each.format(moment))
    return { text: format.date(value), otherwise: [...others, isDay ? value : value.slice(0, 10)].join(' ') }
  }

  return {
    /** `$1,234.50`, found by `1234.5`, too. */
    money(amount: number, currency?: string): Part {
      const text = format.money(amount, currency || undefined)
      if (Number.isNaN(amount)) return { text }
      return { text, otherwise: `${text.replaceAll(divider, '')} ${amount.toFixed(2)}` }
    },
    /** `March 3, 2026`; none for what is no date. */
    date(value: string | undefined): Part[] {
      if (!value || Number.isNaN(dateValue(value))) return []
      const part = dates.get(value) ?? writeDate(value)
      dates.set(value, part)
      return [part]
    },
  }
})
