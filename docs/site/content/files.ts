/** The Markdown files that are pages of the site. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readers } from './guides.ts'
import { readDescription, readTitle } from './markdown.ts'

/** What is in `docs/` beside the guides for hosts: it is for contributors, or no text. */
const otherFolders = ['development', 'dist', 'node_modules', 'site']

export interface GuideFile {
  /** From the root of the repository: `docs/embed/start.md`. */
  source: string
  /** In the site: `/embed/start.html`. */
  url: string
  /** Who reads it: the name of a reader, or nothing. */
  reader: string
  title: string
  description: string
  text: string
}

/** All guides: first those of the navigation, in its order, then the others. */
export function readGuides(): GuideFile[] {
  const folders = readdirSync('docs', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !otherFolders.includes(entry.name))
    .map(({ name }) => `docs/${name}`)
  // Else in `docs/` itself are stubs of guides that have moved.
  const sources = folders
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
    .filter((path) => path.endsWith('.md'))
    .concat('docs/reference.md')
  const guides = [
    ...sources.map((source) => ({ source, url: source.slice('docs'.length).replace(/\.md$/, '.html') })),
    { source: 'SECURITY.md', url: '/quality/security.html' },
  ]
  const order = readers.flatMap(({ pages }) => pages.map(({ path }) => `/${path}.html`))
  const place = (url: string) => (order.includes(url) ? order.indexOf(url) : order.length)
  return guides
    .toSorted((one, other) => place(one.url) - place(other.url) || one.url.localeCompare(other.url))
    .map(({ source, url }) => {
      const text = readFileSync(source, 'utf8')
      return {
        source,
        url,
        reader: readerOf(url),
        title: readTitle(text),
        description: readDescription(source),
        text,
      }
    })
}

/** Whose navigation has the page; of a page that stands in none, whose has its neighbours. */
function readerOf(url: string): string {
  const path = url.slice(1).replace(/\.html$/, '')
  const [folder = ''] = path.split('/')
  const reader =
    readers.find(({ pages }) => pages.some((page) => page.path === path)) ??
    readers.find(({ pages }) => pages.some((page) => page.path.startsWith(`${folder}/`)))
  return reader?.name ?? (folder === 'frameworks' ? (readers[0]?.name ?? '') : '')
}

/** What the guide of a page in the navigation tells, or nothing of a page that is no guide. */
export function describePage(path: string): string {
  const source = path === 'quality/security' ? 'SECURITY.md' : `docs/${path}.md`
  return existsSync(source) ? readDescription(source) : ''
}
