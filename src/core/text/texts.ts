/** Texts with placeholders, and texts with plural forms. */
import { withNumerals } from './numerals'

/** One text for each plural form of a language, as `Intl.PluralRules` names them. */
export type PluralTexts<Form extends Intl.LDMLPluralRule = 'other'> = Readonly<Record<Form | 'other', string>>

export type Text = string | PluralTexts

export const isText = (value: unknown): value is Text =>
  typeof value === 'string' ||
  (typeof value === 'object' &&
    value !== null &&
    'other' in value &&
    Object.values(value).every((form) => typeof form === 'string'))

/** A text that needs values: its English form, and a function that writes any language's text with them. */
export interface Template<Values extends readonly unknown[]> {
  english: Text
  write(locale: string, text: Text, ...values: Values): string
}

type Values<Name extends string = string> = Readonly<Record<Name, string | number>>
type Place<English> = English extends `${string}{${infer Name}}${infer Rest}` ? Name | Place<Rest> : never
type OtherPlace<English> = Exclude<Place<English>, 'count'>

/** Declares a text with placeholders: `greeting: params('Hi, {name}!')` is used as `t.greeting({ name })`. */
export const params = <const English extends string>(
  english: English,
): Template<[values: Values<Place<English>>]> => ({
  english,
  write: (_, text, values) => fill(typeof text === 'string' ? text : text.other, values),
})

/**
 * Declares a text with plural forms, which is used as `t.total(3)`. `{count}` is the number in the locale's
 * format, unless the values for the other placeholders include a `count` of their own.
 */
export const counted = <const English extends string>(
  english: Readonly<Record<'one' | 'other', English>>,
): Template<
  [
    count: number,
    ...([OtherPlace<English>] extends [never]
      ? [values?: Values<'count'>]
      : [values: Values<OtherPlace<English>>]),
  ]
> => ({
  english,
  write(locale, text, count, values?: Values) {
    const forms: Partial<Record<string, string>> = typeof text === 'string' ? { other: text } : text
    const { plurals, numbers } = rulesOf(locale)
    const form = forms[plurals.select(count)] ?? forms.other ?? ''
    return fill(form, { count: numbers.format(count), ...values })
  },
})

/** How the latest locale writes counts: to create this for each text takes long. */
let latest: { locale: string; plurals: Intl.PluralRules; numbers: Intl.NumberFormat } | undefined

function rulesOf(locale: string) {
  if (latest?.locale !== locale) {
    const own = withNumerals(locale)
    latest = { locale, plurals: new Intl.PluralRules(own), numbers: new Intl.NumberFormat(own) }
  }
  return latest
}

const fill = (text: string, values: Values) =>
  text.replace(/{(\w+)}/g, (place, name) => String(values[name] ?? place))
