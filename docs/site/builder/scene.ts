/** The live example of a choice. */
import type { Scene } from '../live/scene.ts'
import { type Choice, shownElements } from './choice.ts'
import { attributesFor } from './elements.ts'

/** What an example brand sets: its custom properties by their names without `--cp-`, and the scheme that it forces. */
export type LookScene = Pick<Scene, 'tokens' | 'scheme'>

/**
 * @param look What the brand of the choice sets; nothing if there is none
 * @param isSignedOut Whether the page is shown before the sign-in, with the form for it
 */
export function sceneOf(choice: Choice, look: LookScene = {}, isSignedOut = false): Scene {
  const { elements, brand, accent, languages, currency } = choice
  const [locale = 'en', ...others] = languages
  const tags = isSignedOut ? shownElements(choice) : elements
  return {
    elements: tags.map((tag) => ({ tag, attributes: attributesFor(tag) })),
    person: isSignedOut ? 'nobody' : 'ada',
    // All that can change is said each time, so that it also goes back. A logo would be asked of another server.
    settings: {
      brand: { name: brand || 'Client Portal' },
      locale,
      locales: others.length > 0 ? languages : [],
      currency,
    },
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
