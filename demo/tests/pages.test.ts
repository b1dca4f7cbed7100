/** The pages of the demo and of the examples are as the guides tell hosts to make theirs. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createPages } from '../../server/pages'
import { demoPages } from '../demo'
import { pages } from '../embed/pages'

const read = (path: string) => readFileSync(path, 'utf8')
const partOf = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? ''

// What the guides say, in their own words.
const firstPage = partOf(read('docs/embed/start.md'), /## 3\..*?```html\n(.*?)```/s)
const stylesheet = partOf(firstPage, /<link rel="stylesheet" href="([^"]+)">/)
const imported = partOf(read('docs/embed/frameworks.md'), /^Import `([^`]+\.css)` once/m)
const ofPolicy = read('docs/embed/policy.md')
const policy = directivesOf(partOf(ofPolicy, /^Content-Security-Policy: (.+)$/m))
const ofBootstrap = partOf(ofPolicy, /Bootstrap.*: allow `img-src ([^`]+)`/)

function directivesOf(header: string): Map<string, string[]> {
  const rows = header.split(/;\s*/).map((directive) => directive.trim().split(' '))
  return new Map(rows.map(([name = '', ...sources]) => [name, sources]))
}

/** What every page has, whatever makes it. */
const inEvery = {
  language: /\blang(="|: ')\w/,
  description: /name="description"\s+content="[^"]{20}|description(: |',\s+content: )'[^']{20}/,
}
const demo = createPages({
  ...{ outbox: undefined, isLight: false, pagesFolder: undefined, more: demoPages },
  url: 'http://127.0.0.1',
})
const ofWebsite = Object.keys(pages).map((path) => path.replaceAll(/:(\w+)\??/g, '$1'))
const served = [
  ...['/', '/login', '/pay', '/nowhere', ...ofWebsite, '/embed/nowhere', '/embed/app', '/hosts/html/'],
  ...['login', 'account', 'account/projects/an-id'].map((name) => `/hosts/bootstrap/${name}`),
]
const siteBuilder = ['clients', 'clients-sandbox', 'clients-widgets'].map(
  (name) => `/hosts/site-builder/${name}`,
)

/** A page with its style sheets, of which one may keep the space in the place of `reserve.css`. */
async function open(path: string) {
  const answer = await demo.request(path)
  const html = await answer.text()
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+\.css)"/g)].map(
    ([, href = '']) => href,
  )
  const own = sheets.filter((href) => !href.includes('/cdn/') && !href.includes('bootstrap/bootstrap'))
  const css = await Promise.all(own.map(async (href) => (await demo.request(href)).text()))
  return { html, sheets, css: css.join(''), policy: answer.headers.get('Content-Security-Policy') ?? '' }
}

test('the guides say what a page has', () => {
  expect(stylesheet).toBe('/cdn/reserve.css')
  expect(imported).toBe('client-portal-elements/reserve.css')
  expect(firstPage).toMatch(/<noscript>/)
  expect([...policy.keys()]).toContain('script-src')
})

describe.each([...served, ...siteBuilder])('%s', (path) => {
  test('has a language, a description, and words for who has no scripts', async () => {
    const { html } = await open(path)
    for (const pattern of Object.values(inEvery)) expect(html).toMatch(pattern)
    // Bell and menu alone are no more than a part of the header.
    if (/<cp-(?!notifications|account)/.test(html)) expect(html).toMatch(/<noscript>[^<]{20}/)
  })

  test('keeps the space of its elements', async () => {
    const { html, sheets, css } = await open(path)
    const isKept =
      sheets.some((href) => href.endsWith(stylesheet)) || /cp-portal \{[^}]*min-block-size/.test(css)
    if (/<cp-(?!config)/.test(html)) expect(isKept).toBe(true)
  })

  // Until the elements know who is signed in, a class that a script sets at once says it.
  test('shows nothing that it hides from who is not signed in', async () => {
    const { html, css } = await open(path)
    const hiding = [...css.matchAll(/([^{}]*:state\(signed-out\)[^{}]*)\{[^}]*display: none/g)]
    for (const [, selectors] of hiding)
      expect(selectors).toMatch(/^\.guest .*:not\(:defined\), :state\(loading\)/m)
    if (hiding.length > 0)
      expect(html).toMatch(/<script src="\/embed\/guest.js"><\/script>\s*<link rel="stylesheet"/)
  })
})

test.each(served)(
  '%s allows what the guide to the policy does, and for its own part no more than it says',
  async (path) => {
    const real = directivesOf((await open(path)).policy)
    /** Where a page's own forms, styles and fonts want it, and what the guide says of Bootstrap. */
    const own: Record<string, string> = {
      ...{ 'form-action': "'self'", 'style-src': "'self'", 'font-src': "'self'" },
      ...(path.includes('bootstrap') && { 'img-src': ofBootstrap }),
    }
    for (const [name, sources] of policy) {
      expect([name, real.get(name)]).toEqual([name, own[name]?.split(' ') ?? sources])
    }
    const added = [...real].filter(([name]) => !policy.has(name))
    expect(added.flatMap(([name, sources]) => (own[name] === sources.join(' ') ? [] : name))).toEqual([
      'frame-ancestors',
      'require-trusted-types-for',
      'trusted-types',
    ])
  },
)

const hosts = readdirSync('examples/hosts', { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== 'dist',
)

/** The sources of a project, without what is installed or built. */
function sourcesIn(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !/^(\.|node_modules|dist|build|package)/.test(name))
    .map((entry) =>
      entry.isDirectory() ? sourcesIn(join(folder, entry.name)) : read(join(folder, entry.name)),
    )
    .join('\n')
}

test.each(hosts.map(({ name }) => name))('the host %s does so, too', (name) => {
  const sources = sourcesIn(`examples/hosts/${name}`)
  for (const pattern of [...Object.values(inEvery), /\bnoscript\b/]) expect(sources).toMatch(pattern)
  expect(sources.includes(imported) || /href ?= ?['"]\/[\w/-]*\/reserve\.css['"]/.test(sources)).toBe(true)
})

test('so does the plugin for WordPress, whose pages are those of a theme', () => {
  const plugin = sourcesIn('examples/wordpress/client-portal')
  expect(plugin).toContain('/reserve.css')
  expect(plugin).toMatch(/<noscript>/)
})

test('pages and style sheets come compressed', async () => {
  for (const path of ['/embed/', '/embed/account', '/embed/site.css', '/nowhere']) {
    const answer = await demo.request(path, { headers: { 'Accept-Encoding': 'gzip' } })
    const { length } = await (await demo.request(path)).text()
    // What fits into one packet is sent as it is.
    expect([path, answer.headers.get('Content-Encoding')]).toEqual([path, length > 1024 ? 'gzip' : null])
  }
})
