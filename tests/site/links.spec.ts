/** Every link and every anchor of the built site leads to something. */
import { existsSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { basePath } from '../../docs/site/content/addresses'
import { expect, pages, readPage, test } from './site'

const linksOf = (html: string) =>
  Array.from(html.matchAll(/ (?:href|src)="([^"]+)"/g), ([, link = '']) => link.replaceAll('&amp;', '&'))
const idsOf = new Map<string, Set<string>>()
const hasId = (page: string, id: string) => {
  if (!idsOf.has(page))
    idsOf.set(page, new Set(Array.from(readPage(page).matchAll(/ id="([^"]+)"/g), ([, each = '']) => each)))
  return idsOf.get(page)?.has(id)
}

test('every link and every anchor leads to something, below any path', () => {
  const broken = pages.flatMap((page) =>
    linksOf(readPage(page)).flatMap((link) => (leadsSomewhere(link, page) ? [] : [`${page}: ${link}`])),
  )
  expect(broken).toEqual([])
})

function leadsSomewhere(link: string, page: string): boolean {
  if (/^(https?:|mailto:|data:)/.test(link)) return true
  // It would leave the path below which the site stands. The page for wrong addresses stands at each of them, so its links begin
  // where the publisher says that the site stands.
  if (link.startsWith('/'))
    return Boolean(basePath) && page === '404.html' && leadsSomewhere(link.replace(basePath ?? '', ''), page)
  const [path = '', anchor] = (link.split('?')[0] === '' ? '' : link).split('#')
  const file = path.split('?')[0]
    ? posix.join(posix.dirname(page), decodeURIComponent(path.split('?')[0] ?? ''))
    : page
  const whole = `docs/dist/${file}`
  if (file.startsWith('..') || !existsSync(whole) || !statSync(whole).isFile()) return false
  return (
    !anchor ||
    !file.endsWith('.html') ||
    /^live\//.test(file) ||
    Boolean(hasId(file, decodeURIComponent(anchor)))
  )
}
