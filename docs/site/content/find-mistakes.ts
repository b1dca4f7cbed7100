/** What is wrong with the site that was made, in sentences for whoever wrote it. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { basePath } from './addresses.ts'
import { guides } from './guides.ts'

/** The folders whose guides are for readers of the site. */
const folders = ['embed', 'frameworks', 'server', 'design', 'quality']

/** @param output the folder of the built site */
export function findMistakes(output: string): string[] {
  const pages = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !file.startsWith('cdn/'),
  )
  const texts = new Map(pages.map((page) => [page, readFileSync(posix.join(output, page), 'utf8')]))
  const named = guides.map(({ path }) => path)
  const unnamed = folders.flatMap((folder) =>
    readdirSync(`docs/${folder}`)
      .filter((file) => file.endsWith('.md') && !named.includes(`${folder}/${file.slice(0, -3)}`))
      .map((file) => `docs/site/content/guides.ts does not name docs/${folder}/${file}.`),
  )
  const absent = named
    .filter((path) => !texts.has(`${path}.html`))
    .map((path) => `docs/site/content/guides.ts names ${path}, and there is no such page.`)
  const links = [...texts].flatMap(([page, text]) =>
    linksOf(text)
      .filter((link) => !leadsSomewhere(link, page))
      .map((link) => `${page} leads to ${link}, and there is nothing.`),
  )
  return [...unnamed, ...absent, ...links]

  function leadsSomewhere(link: string, page: string): boolean {
    if (/^(https?:|mailto:|data:)/.test(link)) return true
    // It would leave the path below which the site stands. The page for wrong addresses stands at each of them, so its links
    // begin where the publisher says that the site stands.
    if (link.startsWith('/'))
      return (
        Boolean(basePath) && page === '404.html' && leadsSomewhere(link.replace(basePath ?? '', ''), page)
      )
    const [whole = '', anchor] = link.split('#')
    const path = decodeURIComponent(whole.split('?')[0] ?? '')
    const file = path ? posix.join(posix.dirname(page), path) : page
    const text = texts.get(file)
    if (text === undefined) return !file.startsWith('..') && isFile(posix.join(output, file))
    return !anchor || file.startsWith('live/') || text.includes(` id="${decodeURIComponent(anchor)}"`)
  }
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

const linksOf = (html: string) =>
  Array.from(html.matchAll(/ (?:href|src)="([^"]+)"/g), ([, link = '']) => link.replaceAll('&amp;', '&'))
