import { defaultColours, inWords } from '../../docs/site/design/palette'
import { defaultSize } from '../../docs/site/design/sizes'
import { isTokenName, typed } from '../../docs/site/theme/token-types'

/** What comes out of a token's default: `#f8f7fa, in the dark #131217`. @param property such as `--cp-canvas` */
export function defaultOf(property: string): string {
  const name = property.replace('--cp-', '')
  if (!isTokenName(name)) return ''
  if (typed.get(name) !== 'color') return defaultSize(name)
  const [light, dark] = [inWords(defaultColours(name, 'light')), inWords(defaultColours(name, 'dark'))]
  return light === dark ? light : `${light}, in the dark ${dark}`
}

/** The guide of tokens, in which a long formula is folded below what comes out of it. */
export const withValues = (text: string) =>
  text.replace(
    /^\| `(--cp-[\w-]+)` \| (`[^`]{30,}`) \|/gm,
    (_, property, formula) =>
      `| \`${property}\` | ${defaultOf(property)}<details><summary>Formula</summary>${formula}</details> |`,
  )
