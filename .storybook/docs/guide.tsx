import { Markdown } from '@storybook/addon-docs/blocks'

/** Shows a file of `docs/`. Its links to other guides lead to their pages in Storybook. */
export function Guide({ text }: { text: string }) {
  return <Markdown>{inStorybook(text)}</Markdown>
}

/** Returns the text of a guide from a heading of level 2 to the next one. @throws if there is no such heading */
export function sectionOf(text: string, heading: string): string {
  const section = text.split(/^(?=## )/m).find((part) => part.startsWith(`## ${heading}`))
  if (!section) throw new Error(`There is no "## ${heading}" in this guide.`)
  return section
}

/** Returns the text before the first heading of level 2. */
export const openingOf = (text: string) => text.split(/^## /m)[0] ?? ''

/**
 * Adapts the links in a guide. Links to guides lead to pages in Storybook. Links to JSON files, which scripts write,
 * open in a new tab. Links to the guides for servers, which the site shows, and to other files of the repository become plain names.
 */
function inStorybook(text: string): string {
  return text
    .replace(/<!--.*?-->\n*/gs, '')
    .replace(
      /\[([^\]]+)\]\((?:\.\.\/)*(?:docs\/)?(?:(?:design|embed|frameworks|quality)\/)?([\w-]+)\.md(?:#[\w-]+)?\)/g,
      (_, text: string, name: string) =>
        withoutPage.includes(name) ? text : `[${text}](./?path=/docs/${pageOf(name)}--docs)`,
    )
    .replace(/\[([^\]]+)\]\((?:\.\.\/)*(?:docs\/)?server\/[^)]*\)/g, '$1')
    .replace(/\[([^\]]+)\]\(([\w-]+\.json)\)/g, '<a href="docs/$2" target="_blank">$1</a>')
    .replace(/\[([^\]]+)\]\(\.\.\/[^)]*\)/g, '`$1`')
}

const quickStarts = ['angular', 'html', 'react', 'svelte', 'vue']
/** They stand on GitHub alone. */
const withoutPage = [
  ...['astro', 'import-maps', 'next', 'nuxt', 'other', 'react-router', 'sveltekit', 'turbo-htmx'],
  ...['troubleshooting', 'web-views'],
]

function pageOf(guide: string): string {
  if (guide === 'frameworks') return 'quick-start-html'
  return `${quickStarts.includes(guide) ? 'quick-start' : 'guides'}-${guide}`
}
