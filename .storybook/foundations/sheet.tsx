import type { ReactNode } from 'react'
import { type TokenName, tokens } from '../../src/views/ui/style/tokens'
import type { Scheme } from '../theme-editor/colours'
import './sheet.css'

/** The tokens as every element has them: private names, which the host's `--cp-` values would replace. */
const values = Object.fromEntries(
  Object.entries(tokens).map(([name, value]) => [`--_${name}`, `var(--cp-${name},${value})`]),
)

interface Props {
  scheme: Scheme
  children: ReactNode
}

/** A sheet in one theme, on which pictures use the tokens themselves. */
export function Sheet({ scheme, children }: Props) {
  return (
    <section aria-label={scheme} className="sheet sb-unstyled" style={{ ...values, colorScheme: scheme }}>
      {children}
    </section>
  )
}

/** The name of the property that sets a token. */
export function Caption({ name }: { name: TokenName }) {
  return (
    <span className="sheet-caption">
      <code>--cp-{name}</code>
    </span>
  )
}

/** The tokens whose names begin so, in the order of the table. */
export const tokensNamed = (beginning: string) =>
  // Object.keys() gives names of type `string`, but the table has exactly these names.
  (Object.keys(tokens) as TokenName[]).filter((name) => name.startsWith(beginning))
