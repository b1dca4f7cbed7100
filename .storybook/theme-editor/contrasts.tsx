import type { TokenName } from '../../src/views/ui/style/tokens'
import { contrast } from '../../tests/views/ui/style/contrast'
import { type Pair, pairs } from '../foundations/pairs'
import { Ratio } from '../foundations/ratio'
import type { Colours, Scheme } from './colours'

interface Props {
  colours: Map<TokenName, Colours>
  scheme: Scheme
}

const coloursOf = ({ ink, ground }: Pair, { colours, scheme }: Props) => ({
  ink: colours.get(ink)?.[scheme] ?? '',
  ground: colours.get(ground)?.[scheme] ?? '',
})

/** How many pairs of a theme have too low a contrast, and which. */
export function Contrasts(props: Props) {
  const low = pairs.filter((pair) => {
    const { ink, ground } = coloursOf(pair, props)
    return contrast(ink, ground) < pair.least
  })
  return (
    <section aria-label="Contrast">
      {low.length === 0
        ? `All ${pairs.length} contrasts are high enough.`
        : `Too low: ${low.map(({ ink, ground }) => `${ink} on ${ground}`).join(', ')}.`}
    </section>
  )
}

/** The contrasts of one colour on each background that it stands on. */
export function ContrastsOf({ name, ...props }: Props & { name: TokenName }) {
  const own = pairs.filter(({ ink }) => ink === name)
  if (own.length === 0) return null
  return (
    <ul className="theme-editor-contrasts" aria-label={`Contrast of ${name}`}>
      {own.map((pair) => (
        <li key={pair.ground}>
          <Ratio pair={pair} {...coloursOf(pair, props)} /> on {pair.ground}
        </li>
      ))}
    </ul>
  )
}
