/** The code on the page of an element, which its script writes anew when a visitor changes an attribute. */
import type { Framework } from '../builder/choice.ts'
import { embedOfElements, type Shown } from '../code/embed.ts'
import type { Piece } from '../code/piece.ts'
import { piecesOf } from '../code/pieces.ts'

/** In the order of their tabs. */
export const tabs = ['html', 'react', 'vue', 'svelte', 'angular', 'wordpress'] as const satisfies Framework[]

/** The same pieces as the builder has, the one first in which the element stands. */
export function elementCode(framework: Framework, elements: readonly Shown[]): [Piece, ...Piece[]] {
  const pieces = piecesOf(embedOfElements(framework, elements))
  const first = pieces.find(({ hasElements }) => hasElements)
  if (!first) throw new Error(`The code for ${framework} has no elements.`)
  return [first, ...pieces.filter((piece) => piece !== first)]
}
