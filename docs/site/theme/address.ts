/**
 * What is chosen in the theme editor, as the query of its address: `?brand=voltage&accent=%23177245&radius=0`. Only what
 * differs from the default stands there.
 */
import { type BrandName, brandNamed, plainBrands } from './brands.ts'
import type { Colours } from './colours.ts'
import type { Values } from './design-tokens.ts'
import { type ColorScheme, colorSchemes, nameOfTheme, type Theme } from './theme.ts'
import { isTokenName } from './token-types.ts'
import { asCss, isValue } from './values.ts'

export interface Choice {
  /** What somebody calls the theme. */
  name?: string
  brand: BrandName
  /** What the page can be, if it is not what the brand says. */
  colorScheme?: ColorScheme
  /** The tokens that differ from the brand, as they were typed. */
  values: Values
}

/** The value by which a token has its default again, as in CSS: of a brand, its own value counts no longer. */
export const followsAgain = 'initial'

/** Reads a choice from a form, or from an address that anybody may have written. */
export function readChoice(fields: Iterable<[string, unknown]>): Choice {
  const choice: Choice = { brand: 'default', values: {} }
  for (const [name, field] of fields) {
    const text = String(field).trim()
    if (name === 'brand') choice.brand = brandNamed(text)
    else if (name === 'color-scheme') {
      const colorScheme = colorSchemes.find((each) => each === text)
      if (colorScheme) choice.colorScheme = colorScheme
    } else if (name === 'name') {
      const title = nameOfTheme(text)
      if (title) choice.name = title
    } else if (isTokenName(name) && text) choice.values[name] = text
  }
  return choice
}

/** The query of a choice: empty for the default. */
export function queryOf({ name, brand, colorScheme, values }: Choice): string {
  const query = new URLSearchParams({
    ...(name && { name }),
    ...(brand !== 'default' && { brand }),
    ...(colorScheme && { 'color-scheme': colorScheme }),
    ...values,
  })
  return query.size > 0 ? `?${query}` : ''
}

/** The query of the builder, as far as that can hold a choice: an example brand, and an accent of one colour. */
export function builderQueryOf({ brand, values: { accent } }: Choice, colours: Colours | undefined): string {
  const isOne = accent && isValue('accent', accent) && colours?.light === colours?.dark
  const query = { ...(!(brand in plainBrands) && { look: brand }), ...(isOne && { accent: colours?.light }) }
  return String(new URLSearchParams(query))
}

/** The theme of a choice. What is no value of its token changes nothing. */
export function themeOf(
  { name, brand, colorScheme, values }: Choice,
  brands: Record<BrandName, Theme>,
): Theme {
  const begin = brands[brand]
  const valid = Object.entries(values).flatMap(([name, value]) => {
    if (!isTokenName(name)) return []
    const css = asCss(name, value)
    return isValue(name, css) ? [[name, css]] : []
  })
  const all = Object.entries({ ...begin.values, ...Object.fromEntries(valid) })
  return {
    ...(name && { name }),
    colorScheme: colorScheme ?? begin.colorScheme,
    values: Object.fromEntries(all.filter(([, value]) => value !== followsAgain)),
  }
}
