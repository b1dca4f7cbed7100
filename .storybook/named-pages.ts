import type { StoryIndexGenerator } from 'storybook/internal/core-server'
import { hexAnchors } from './hex-anchors.ts'

/**
 * Each page of documentation has the name of what it is about, which the search shows: Storybook calls all of them "Docs".
 * Its documented ways give one name to all of them (`docs.defaultName`), or need a file in MDX beside each file of stories.
 */
export function withNamedPages(generator: StoryIndexGenerator): StoryIndexGenerator {
  const read = generator.getIndex.bind(generator)
  generator.getIndex = async () => {
    const index = await read()
    const entries = Object.values(index.entries).map((entry) => {
      if (entry.type !== 'docs')
        return words.has(entry.name.toLowerCase())
          ? { ...entry, name: `${entry.name} · ${nameOf(entry.title)}` }
          : entry
      const named = { ...entry, name: nameOf(entry.title) }
      const found = anchors[entry.id]
      if (found) return { ...named, anchors: found }
      // Storybook expects all stories on a page, and would find each of them twice. Ours draw some, and link the others.
      return entry.tags?.includes('autodocs') ? { ...named, anchors: [] } : named
    })
    return { ...index, entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])) }
  }
  return generator
}

/** What else a page is found by. In a long title, a word far behind counts less than one that is only like it. */
const anchors: Record<string, { id: string; title: string }[]> = {
  'foundations-hex-values--docs': hexAnchors,
  'guides-words--docs': ['voice', 'tone', 'writing'].map((title) => ({ id: title, title })),
  'foundations-breakpoints--docs': [{ id: 'grid-and-gutters', title: 'grid, gutter, columns' }],
  'guides-theming--docs': [
    { id: 'a-navy-ground', title: 'navy' },
    { id: 'make-it-green-and-square', title: 'brand' },
  ],
  'guides-tokens--docs': [{ id: 'controls', title: 'opacity' }],
  'blocks-popover--docs': [{ id: 'when-to-use', title: 'z-index, top layer' }],
  'blocks-button--docs': [{ id: 'states', title: 'button colour' }],
  'blocks-segmented--docs': [{ id: 'states', title: 'switch, radio' }],
  'elements-payments--docs': [{ id: 'states-drawn', title: 'chart' }],
  'elements-ticket-rating--docs': [{ id: 'stories', title: 'rating' }],
  'blocks-empty-state--docs': [{ id: 'when-to-use', title: 'empty' }],
  'blocks-field--docs': [{ id: 'states', title: 'checkbox' }],
  'blocks-skeleton--docs': [{ id: 'when-to-use', title: 'loading' }],
  'patterns-account-page--docs': ['failed', 'error', 'stale', 'offline'].map((title) => ({
    id: title,
    title,
  })),
}

/**
 * What pages are found by. The search puts first what is called by the word and no more, which are the stories of every element: "Loading".
 * Those have their element behind it, which the sidebar leaves out.
 */
const words = new Set(Object.values(anchors).flatMap((each) => each.map(({ title }) => title.toLowerCase())))

/** `Elements/Notifications · cp-notifications, bell` is about notifications. */
function nameOf(title: string): string {
  const [name = title] = (title.split('/').at(-1) ?? title).split(' · ')
  return name
}
