import { type TokenName, token } from '../../src/views/ui/style/tokens'
import { Caption, Sheet, tokensNamed } from './sheet'

const sample = 'Your project is under way'

const sizes = ['text-xs', 'text-sm', 'text-md', 'text-lg', 'text-2xl'] as const satisfies TokenName[]

/** The sizes and weights of text. */
export function Type() {
  return (
    <Sheet scheme="light">
      <h3>Sizes</h3>
      <ul>
        {sizes.map((name) => (
          <li key={name}>
            <Caption name={name} />
            <span style={{ fontSize: token(name) }}>{sample}</span>
          </li>
        ))}
      </ul>
      <h3>Weights</h3>
      <ul>
        {tokensNamed('weight-').map((name) => (
          <li key={name}>
            <Caption name={name} />
            <span style={{ fontWeight: token(name) }}>{sample}</span>
          </li>
        ))}
      </ul>
      <h3>Typefaces</h3>
      <ul>
        {tokensNamed('font').map((name) => (
          <li key={name}>
            <Caption name={name} />
            <span style={{ fontFamily: token(name) }}>{sample}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
