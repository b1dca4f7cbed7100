import type { Tag } from '../../src/elements/elements'
import { tokens } from '../../src/views/ui/style/tokens'
import { readAll } from '../foundations/foundation'
import { drawnWith } from '../foundations/parts-of'
import { Facts } from './facts'
import { valueIn } from './token-values'
import { useRunning } from './use-running'

/** The tokens that an element is drawn with in its first story, what each of them is now, and what it draws. */
export function TokensOfElement({ tag }: { tag: Tag }) {
  const rows = useRunning(tag, rowsOf) ?? []
  return <Facts title="Tokens" head={['Token', 'Now', 'What it draws here']} rows={rows} areFolded />
}

/** How many places a cell names. */
const most = 4

function rowsOf(root: ShadowRoot): string[][] {
  const drawn = drawnWith(root)
  const palette = readAll()
  // Object.keys() gives names of type `string`, but the table has exactly these names.
  return (Object.keys(tokens) as (keyof typeof tokens)[]).flatMap((name) => {
    // Every length is made of `rem`.
    const properties = name === 'rem' ? undefined : drawn.get(name)
    return properties ? [[`--cp-${name}`, valueIn(name, palette) || 'not set', inWords(properties)]] : []
  })
}

const inWords = (properties: Map<string, Set<string>>) =>
  Array.from(properties, ([property, places]) => {
    const named = Array.from(places)
    const more = named.length - most
    const names = named.slice(0, most).map((name) => name.replace(/\S+$/, '`$&`'))
    return `${property} of ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  }).join('; ')
