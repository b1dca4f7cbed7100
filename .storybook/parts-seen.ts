/** Which stories show the parts of an element: as few as show all that can be seen. A part that is in none of them is not listed. */
import type { StoryContext } from '@storybook/react-vite'
import type { Tag } from '../src/elements/elements'
import all from './parts-seen.json' with { type: 'json' }

interface Seen {
  id: string
  name: string
  parts: readonly string[]
}

const stories: Partial<Record<Tag, readonly Seen[]>> = all

/** The story that shows a part of an element. */
export const storyWith = (tag: Tag, part: string) => stories[tag]?.find(({ parts }) => parts.includes(part))

/** Checks that a story shows the parts for which the page of its element leads to it. */
export function checkParts({ id, parameters, canvasElement }: StoryContext): void {
  const tag: Tag | undefined = parameters.tag
  const wanted = tag && stories[tag]?.find((story) => story.id === id)?.parts
  if (!wanted) return
  const root = canvasElement.ownerDocument.querySelector(tag)?.shadowRoot
  const isSeen = (part: string) =>
    Array.from(root?.querySelectorAll(`[part~=${part}]`) ?? []).some((each) => each.checkVisibility())
  const lost = wanted.filter((part) => !isSeen(part))
  if (lost.length > 0)
    throw new Error(`It no longer shows ${lost.join(', ')}: name another story in parts-seen.json.`)
}
