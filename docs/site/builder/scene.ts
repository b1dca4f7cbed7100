/** The live example of a choice. */
import type { Scene } from '../live/scene.ts'
import { type Choice, shownElements } from './choice.ts'
import { attributesFor } from './elements.ts'

/**
 * @param look What the example brand of the choice sets, if it has one
 * @param isSignedOut Whether the page is shown before the sign-in, with the form for it
 */
export function sceneOf(
  choice: Choice,
  look: Pick<Scene, 'tokens' | 'scheme'> = {},
  isSignedOut = false,
): Scene {
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
