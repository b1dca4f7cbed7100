import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useState } from 'react'
import { STORY_RENDERED } from 'storybook/internal/core-events'
import type { Tag } from '../../src/elements/elements'
import { tokens } from '../../src/views/ui/style/tokens'
import { onThemeApplied } from '../brands'
import { readAll } from '../foundations/foundation'
import { drawnWith } from '../foundations/parts-of'
import { Facts } from './facts'
import { valueIn } from './token-values'

/** The tokens that an element is drawn with in its first story, what each of them is now, and what it draws. */
export function TokensOfElement({ tag }: { tag: Tag }) {
  const { channel } = useContext(DocsContext)
  const [rows, setRows] = useState<string[][]>([])
  useEffect(() => {
    const element = () => document.querySelector(`.docs-story ${tag}`)
    const look = () => {
      const root = element()?.shadowRoot
      if (root) setRows(rowsOf(root))
    }
    const begin = () => {
      element()?.addEventListener('cp-state-change', look)
      look()
    }
    begin()
    channel.on(STORY_RENDERED, begin)
    const stop = onThemeApplied(look)
    return () => {
      channel.off(STORY_RENDERED, begin)
      stop()
    }
  }, [channel, tag])
  return <Facts title="Tokens" head={['Token', 'Now', 'What it draws here']} rows={rows} />
}

/** How many parts a cell names. */
const most = 4

function rowsOf(root: ShadowRoot): string[][] {
  const drawn = drawnWith(root)
  const palette = readAll()
  // Object.keys() gives names of type `string`, but the table has exactly these names.
  return (Object.keys(tokens) as (keyof typeof tokens)[]).flatMap((name) => {
    // Every length is made of `rem`.
    const properties = name === 'rem' ? undefined : drawn.get(name)
    return properties ? [[`--cp-${name}`, valueIn(name, palette), inWords(properties)]] : []
  })
}

const inWords = (properties: Map<string, Set<string>>) =>
  Array.from(properties, ([property, parts]) => {
    const named = Array.from(parts)
    const more = named.length - most
    const names = named.slice(0, most).map((name) => `\`${name}\``)
    return `${property} of ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  }).join('; ')
