/** The live example of a choice. */
import type { Scene } from '../live/scene.ts'
import type { Choice } from './choice.ts'
import { attributesFor } from './elements.ts'
import { localeOf } from './settings.ts'

/** What an example brand sets: its custom properties by their names without `--cp-`, and the scheme that it forces. */
export type LookScene = Pick<Scene, 'tokens' | 'scheme'>

/** @param look What the brand of the choice sets; nothing if there is none. */
export function sceneOf(choice: Choice, look: LookScene = {}): Scene {
  const { elements, brand, accent } = choice
  return {
    elements: elements.map((tag) => ({ tag, attributes: attributesFor(tag) })),
    // A logo would be asked of another server.
    settings: { ...(brand && { brand: { name: brand } }), ...localeOf(choice) },
    ...look,
    tokens: { ...look.tokens, ...(accent && { accent }) },
  }
}

/** Reads a brand's file, `demo/brands/….css`. */
export function readLook(css: string): LookScene {
  const rules = css.replace(/\/\*.*?\*\//gs, '')
  const tokens = [...rules.matchAll(/--cp-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value.replace(/\s+/g, ' '),
  ])
  const scheme = /color-scheme:\s*(light|dark);/.exec(rules)?.[1]
  return {
    tokens: Object.fromEntries(tokens),
    ...((scheme === 'light' || scheme === 'dark') && { scheme }),
  }
}
