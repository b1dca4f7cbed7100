import { computed } from 'nanostores'
import { $numeralLocale } from './locale'

/** Writes a number in the client's language: `2,000`. The format is created at its first use: that takes a moment. */
export const $count = computed($numeralLocale, (locale) => {
  let format: Intl.NumberFormat | undefined
  return (value: number) => {
    format ??= new Intl.NumberFormat(locale)
    return format.format(value)
  }
})
