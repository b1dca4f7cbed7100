/** What `bundle.ts` writes into the scripts and the style sheet of the site, from the table of elements. */
import { elements, type Tag, tags } from '../../../src/elements/elements.ts'
import { reservedSpace } from '../../../src/elements/reference/reserved-space.ts'
import { eventDocs } from '../../../src/elements/reference/sentences.ts'
import { type ElementRow, sharedAttributes } from '../../../src/elements/row.ts'
import type { KnownElements } from '../live/table.ts'

/** All that a scene may name. */
export const knownElements = (): KnownElements => ({
  attributes: Object.fromEntries(tags.map((tag) => [tag, Object.keys(attributesOf(tag))])),
  events: Object.keys(eventDocs),
})

/** An element's own attributes, and those of every one that shows something. */
export function attributesOf(tag: Tag): ElementRow['attributes'] {
  const { attributes, view }: ElementRow = elements[tag]
  return { ...attributes, ...(view && sharedAttributes) }
}

/** What a frame needs beside its element: the padding of its page. */
const around = 32

/** Those that are higher in an example: a panel or a menu opens over the page, or the demo's client has much in it. */
const higher: Partial<Record<Tag, number>> = {
  'cp-search': 480,
  'cp-notifications': 480,
  'cp-account': 240,
  'cp-attention': 390,
  'cp-ticket': 446,
}

/** A screen that opens by a link shall have some room from the start. */
const least = 192

/** A whole portal fills its window, so its window has a size of its own. */
const portalHeight = 704

/**
 * The heights of the frames, so that nothing moves when they begin. None is higher than the window: else its dialogs and
 * toasts would be out of sight.
 */
export function frameHeights(): string {
  const rule = (tag: string, pixels: number) =>
    `:is(.live[data-tags~="${tag}"],.live[data-tags~="${tag}"]>iframe){min-block-size:min(${pixels}px,85vh)}`
  const rows = tags.flatMap((tag) => {
    const space = reservedSpace[tag]
    if (!space || tag === 'cp-portal') return []
    return { tag, height: Math.max((higher[tag] ?? space.height) + around, least), narrow: space.narrow }
  })
  return [
    rule('cp-portal', portalHeight),
    ...rows.map(({ tag, height }) => rule(tag, height)),
    '@media (width<640px){',
    ...rows.flatMap(({ tag, narrow }) => (narrow ? rule(tag, narrow + around) : [])),
    '}',
  ].join('\n')
}
