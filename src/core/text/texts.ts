/** Texts with places to fill, and texts that agree with a number. */

/** A text for each plural form of its language, as `Intl.PluralRules` names them. */
export type PluralTexts<Form extends Intl.LDMLPluralRule = 'other'> = Readonly<Record<Form | 'other', string>>

/** What a catalogue holds under a name. */
export type Text = string | PluralTexts

export const isText = (value: unknown): value is Text =>
  typeof value === 'string' ||
  (typeof value === 'object' &&
    value !== null &&
    'other' in value &&
    Object.values(value).every((form) => typeof form === 'string'))

/** A text that is asked for with values: what it is in English, and how any language's is written with them. */
export interface Template<Values extends readonly unknown[]> {
  english: Text
  write(locale: string, text: Text, ...values: Values): string
}

type Values<Name extends string = string> = Readonly<Record<Name, string | number>>
type Place<English> = English extends `${string}{${infer Name}}${infer Rest}` ? Name | Place<Rest> : never
type OtherPlace<English> = Exclude<Place<English>, 'count'>

/** Declares a text with places: `params('Hello, {name}!')` is asked for by `t.greeting({ name })`. */
export const params = <const English extends string>(
  english: English,
): Template<[values: Values<Place<English>>]> => ({
  english,
  write: (_, text, values) => fill(typeof text === 'string' ? text : text.other, values),
})

/**
 * Declares a text in its plural forms, which is asked for by `t.total(3)`. `{count}` is the number as the locale
 * writes it, unless it is given otherwise along with what stands at the other places.
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
    const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other ?? ''
    return fill(form, { count: new Intl.NumberFormat(locale).format(count), ...values })
  },
})

const fill = (text: string, values: Values) =>
  text.replace(/{(\w+)}/g, (place, name) => String(values[name] ?? place))
