import type { StoryIndexGenerator } from 'storybook/internal/core-server'

/** Each page of documentation has the name of what it is about, which the search shows: Storybook calls all of them "Docs". */
export function withNamedPages(generator: StoryIndexGenerator): StoryIndexGenerator {
  const read = generator.getIndex.bind(generator)
  generator.getIndex = async () => {
    const index = await read()
    const entries = Object.values(index.entries).map((entry) =>
      entry.type === 'docs' ? { ...entry, name: nameOf(entry.title) } : entry,
    )
    return { ...index, entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])) }
  }
  return generator
}

/** `Elements/Notifications · cp-notifications, bell` is about notifications. */
function nameOf(title: string): string {
  const [name = title] = (title.split('/').at(-1) ?? title).split(' · ')
  return name
}
