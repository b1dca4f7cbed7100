/** What tokens without a colour are, as a person reads it: `12 px`, `500`, `140ms`. */
import type { TokenName } from '../../../src/views/ui/style/tokens.ts'
import light from '../../tokens.light.json' with { type: 'json' }
import type { Values } from '../theme/design-tokens.ts'
import { valuesOf } from '../theme/read-tokens.ts'
import { aliasOf } from '../theme/token-types.ts'

export type SizeOf = (name: TokenName) => string

/** @param values are in the form in which files have them: lengths in `rem` or pixels */
export function sizesIn(values: Values): SizeOf {
  return function sizeOf(name) {
    const css = values[name] ?? ''
    const followed = aliasOf(css)
    if (followed) return sizeOf(followed)
    return css.replace(/(-?[\d.]+)(rem|px)/g, (_, count, unit) => {
      const pixels = Number(count) * (unit === 'rem' ? 16 : 1)
      // A corner of this length has no end before the middle of a side.
      return pixels > 999 ? 'fully round' : `${Math.round(pixels * 100) / 100} px`
    })
  }
}

/** Without a theme. */
export const defaultSize: SizeOf = sizesIn(valuesOf(light).light)
