/** Amounts and dates, in all ways in which a client may type them. */
import { computed } from 'nanostores'
import { $calendarFactory, isoDay } from '../settings/calendar'
import { $format } from '../settings/format'
import { $numeralLocale } from '../settings/locale'
import type { Part } from './known'

/** How a date may be typed beside the way in which it is shown. */
const dateForms = [
  { dateStyle: 'medium' },
  { day: 'numeric', month: 'numeric', year: 'numeric' },
  { day: '2-digit', month: '2-digit', year: 'numeric' },
] as const satisfies Intl.DateTimeFormatOptions[]

const dayLength = 86_400_000

/** Writes amounts and dates as parts of entries. Another one is made when the language or the zone changes. */
export const $writing = computed(
  [$numeralLocale, $format, $calendarFactory],
  (locale, format, createCalendar) => {
    const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1_234_567)
    const divider = parts.find(({ type }) => type === 'group')?.value ?? ','
    const forms = dateForms.map((form) => new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' }))
    const calendar = createCalendar()
    // Very many rows share a day.
    const days = new Map<number, Part>()

    function writeDay(day: number): Part {
      const iso = isoDay(day * dayLength)
      const others = [...forms.map((each) => each.format(day * dayLength)), iso]
      // What stands behind a `_` begins no number: in `11/21/2026`, 11 is no day.
      return { text: format.date(iso), otherwise: others.map((each) => `_${each}`).join(' ') }
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
        const day = value ? calendar.dayOf(value) : null
        if (day === null) return []
        const part = days.get(day) ?? writeDay(day)
        days.set(day, part)
        return [part]
      },
    }
  },
)
