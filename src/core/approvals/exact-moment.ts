import { computed } from 'nanostores'
import { dateValue, isCalendarDate } from '../settings/dates'
import { nothing } from '../settings/format'
import { $numeralLocale, $timeZone, languageOf } from '../settings/locale'

/** Writes when something was done, as evidence needs it: `November 20, 2026 at 9:30 AM GMT+1`. A day alone is the same everywhere. */
export const $exactMoment = computed([$numeralLocale, $timeZone], (locale, timeZone) => {
  const moments = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    // Not its name: devices in UTC would say "UTC", those elsewhere "GMT" or a name that several zones have.
    timeZoneName: 'shortOffset',
    ...(languageOf(locale) === 'en' && { hourCycle: 'h12' }),
    ...(timeZone && { timeZone }),
  })
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (date: string): string => {
    const moment = dateValue(date)
    if (Number.isNaN(moment)) return nothing
    return (isCalendarDate(date) ? days : moments).format(moment)
  }
})
