/** What tokens with a colour are, as a designer reads it: `#7e6bff`, or `#000000 at 60%` where it is seen through. */
import type { TokenName } from '../../../src/views/ui/style/tokens.ts'
import dark from '../../tokens.dark.json' with { type: 'json' }
import light from '../../tokens.light.json' with { type: 'json' }
import type { Scheme } from '../theme/colours.ts'
import type { Values } from '../theme/design-tokens.ts'
import { valuesOf } from '../theme/read-tokens.ts'
import { aliasOf } from '../theme/token-types.ts'

/** What a token's colour is: `#rrggbb`, or `#rrggbbaa` where it is seen through. */
export type ColourOf = (name: TokenName, scheme: Scheme) => string

/** @param values are in the form in which files have them */
export function coloursIn(values: Record<Scheme, Values>): ColourOf {
  return function colourOf(name, scheme): string {
    const css = values[scheme][name] ?? ''
    const followed = aliasOf(css)
    return followed ? colourOf(followed, scheme) : css
  }
}

/** Without a theme. */
export const defaultColours: ColourOf = coloursIn({
  light: valuesOf(light).light,
  dark: valuesOf(dark).dark,
})

/** @param colour as `ColourOf` gives it */
export function inWords(colour: string): string {
  const [opaque, cover] = [colour.slice(0, 7), colour.slice(7)]
  if (cover === '') return opaque
  const share = Math.round((Number.parseInt(cover, 16) / 255) * 100)
  return share === 0 ? 'transparent' : `${opaque} at ${share}%`
}
