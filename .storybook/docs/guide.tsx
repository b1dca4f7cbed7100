import { Markdown } from '@storybook/addon-docs/blocks'

/** A file of `docs/`, as it stands there, with links that lead to its neighbours' pages. */
export function Guide({ text }: { text: string }) {
  return <Markdown>{inStorybook(text)}</Markdown>
}

/** The part of a guide below a heading, without the headings of its level that come before and after. */
export function sectionOf(text: string, heading: string): string {
  const section = text.split(/^(?=## )/m).find((part) => part.startsWith(`## ${heading}`))
  if (!section) throw new Error(`There is no "## ${heading}" in this guide.`)
  return section
}

/** What comes before a guide's first section. */
export const openingOf = (text: string) => text.split(/^## /m)[0] ?? ''

/** Guides lead to pages; what is made by a script opens by itself; files of the repository are only named. */
function inStorybook(text: string): string {
  return text
    .replace(/<!--.*?-->\n*/gs, '')
    .replace(
      /\]\((?:docs\/)?([\w-]+)\.md(?:#[\w-]+)?\)/g,
      (_, name: string) => `](./?path=/docs/${pageOf(name)}--docs)`,
    )
    .replace(/\[([^\]]+)\]\(([\w-]+\.json)\)/g, '<a href="docs/$2" target="_blank">$1</a>')
    .replace(/\[([^\]]+)\]\(\.\.\/[^)]*\)/g, '`$1`')
}

const pageOf = (guide: string) => (guide === 'frameworks' ? 'quick-start-html' : `guides-${guide}`)
