import { computed } from 'nanostores'
import { $settings } from '../settings/config'
import { dateValue } from '../settings/dates'
import { nothing } from '../settings/format'
import { $numeralLocale, languageOf } from '../settings/locale'

/** Writes when something was done, as evidence needs it: `November 20, 2026 at 9:30:05 AM GMT+1`. */
export const $exactMoment = computed([$numeralLocale, $settings], (locale, { timeZone }) => {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'long',
    ...(languageOf(locale) === 'en' && { hourCycle: 'h12' }),
    ...(timeZone && { timeZone }),
  })
  return (date: string): string => {
    const moment = dateValue(date)
    return Number.isNaN(moment) ? nothing : format.format(moment)
  }
})
