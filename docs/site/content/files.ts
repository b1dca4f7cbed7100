/** The Markdown files that are pages of the site. */
import { existsSync, readFileSync } from 'node:fs'
import { readers } from './guides.ts'
import { readDescription, readTitle } from './markdown.ts'

export interface GuideFile {
  /** From the root of the repository: `docs/embed/start.md`. */
  source: string
  /** In the site: `/embed/start.html`. */
  url: string
  /** Who reads it: the name of a reader. */
  reader: string
  title: string
  description: string
  text: string
}

const sourceOf = (path: string) => (path === 'quality/security' ? 'SECURITY.md' : `docs/${path}.md`)

/** All guides, in the order of the navigation, which names each of them. */
export function readGuides(): GuideFile[] {
  return readers.flatMap(({ name: reader, pages }) =>
    pages
      .map(({ path }) => ({ source: sourceOf(path), url: `/${path}.html` }))
      .filter(({ source }) => existsSync(source))
      .map(({ source, url }) => {
        const text = readFileSync(source, 'utf8')
        return { source, url, reader, title: readTitle(text), description: readDescription(source), text }
      }),
  )
}

/** What the guide of a page in the navigation tells, or nothing of a page that is no guide. */
export function describePage(path: string): string {
  const source = sourceOf(path)
  return existsSync(source) ? readDescription(source) : ''
}
