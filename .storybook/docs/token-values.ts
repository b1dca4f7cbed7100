import type { Palette } from '../../docs/site/design/foundations'
import { defaultColours, inWords } from '../../docs/site/design/palette'
import { defaultSize } from '../../docs/site/design/sizes'
import { schemes as bothSchemes } from '../../docs/site/theme/default-colours'
import { isTokenName, typed } from '../../docs/site/theme/token-types'
import type { TokenName } from '../../src/views/ui/style/tokens'

/** What comes out of a token's default: `#f8f7fa, in the dark #131217`. @param property such as `--cp-canvas` */
export function defaultOf(property: string): string {
  const name = property.replace('--cp-', '')
  return isTokenName(name) ? valueIn(name, { sizeOf: defaultSize }) : ''
}

/** What a token is in a theme: `#f8f7fa, in the dark #131217`. */
export function valueIn(
  name: TokenName,
  { colourOf = defaultColours, sizeOf, schemes = bothSchemes }: Palette,
): string {
  if (typed.get(name) !== 'color') return sizeOf(name)
  const colours = new Set(schemes.map((scheme) => inWords(colourOf(name, scheme))))
  return Array.from(colours).join(', in the dark ')
}

/** The guide of tokens, in which a long formula is folded below what comes out of it. */
export const withValues = (text: string) =>
  text.replace(
    /^\| `(--cp-[\w-]+)` \| (`[^`]{30,}`) \|/gm,
    (_, property, formula) =>
      `| \`${property}\` | ${defaultOf(property)}<details><summary>Formula</summary>${formula}</details> |`,
  )
