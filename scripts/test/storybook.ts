/**
 * `npm run test:storybook`: builds Storybook, and opens the pages that the stories' own tests leave out: each page of
 * documentation, and the stories that are only for viewing; the panel "Theme", the search, the pictures of states, and stories fast
 * after each other. The server offers nothing but the static files, in a folder. `npm run test:storybook -- blocks-` opens those whose id
 * has one of the words in it, and nothing else.
 */
import { readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { Hono } from 'hono'
import { patient } from '../../tests/patience.ts'
import { leafThrough } from './fast-stories.ts'
import { launchOptions } from './programs/chromium.ts'
import { run } from './run.ts'
import { tryFocus, tryPictures } from './story-pictures.ts'
import { trySearch } from './story-search.ts'
import { tryTheme } from './theme-panel.ts'

interface Entry {
  id: string
  type: 'docs' | 'story'
  tags: string[]
}

const folder = 'storybook-static'
if (!run('storybook', ['build', '--quiet', '--output-dir', folder])) process.exit(1)

const entries: Entry[] = Object.values(JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')).entries)
const words = process.argv.slice(2)
const waiting = entries.filter(
  ({ id, type, tags }) =>
    (type === 'docs' || !tags.includes('test')) &&
    (words.length === 0 || words.some((word) => id.includes(word))),
)
const total = waiting.length
const known = new Set(entries.map(({ id }) => id))
const failures: string[] = []

const path = '/folder'
const app = new Hono().use(
  `${path}/*`,
  serveStatic({ root: folder, rewriteRequestPath: (each) => each.slice(path.length) }),
)
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
await new Promise((resolve) => server.once('listening', resolve))
const address = server.address()
if (address === null || typeof address === 'string') throw new Error('The server has no port.')
const origin = `http://127.0.0.1:${address.port}`
const browser = await chromium.launch(launchOptions())
await Promise.all([visitAll(), visitAll()])
if (words.length === 0) {
  await tryTheme(await openPage(), path).catch(({ message }: Error) =>
    failures.push(`The panel "Theme": ${message}`),
  )
  await trySearch(await openPage(), path).catch(({ message }: Error) =>
    failures.push(`The search: ${message}`),
  )
  await tryPictures(await openPage(), path).catch(({ message }: Error) =>
    failures.push(`Pictures of states: ${message}`),
  )
  await tryFocus(await openPage(), path).catch(({ message }: Error) =>
    failures.push(`The focus beside pictures: ${message}`),
  )
  await tryLeafing().catch(({ message }: Error) => failures.push(`From story to story: ${message}`))
}
await browser.close()
server.close()

for (const failure of failures) console.error(failure)
console.log(`storybook: ${total} pages opened, ${failures.length} faults`)
process.exitCode = failures.length > 0 ? 1 : 0

/** Visits entries until the list is empty. Two runs of this function share the list. */
async function visitAll(): Promise<void> {
  const context = await browser.newContext({ baseURL: origin })
  context.setDefaultTimeout(patient.hookTimeout)
  for (let entry = waiting.shift(); entry; entry = waiting.shift()) await visit(context, entry)
}

async function visit(context: BrowserContext, { id, type }: Entry): Promise<void> {
  const page = await context.newPage()
  const complain = (text: string) => failures.push(`${id}: ${text}`)
  page.on('pageerror', ({ message }) => complain(message))
  page.on('console', (message) => message.type() === 'error' && complain(message.text()))
  page.on(
    'response',
    (response) => response.status() >= 400 && complain(`${response.status()} ${response.url()}`),
  )
  page.on(
    'request',
    (request) => /\/axe[.-]/.test(request.url()) && complain('axe is loaded before its panel asks'),
  )
  // Browsers request this icon by themselves.
  await page.route('/favicon.ico', (route) => route.fulfill({ status: 204 }))
  // A picture is a story that has a test of its own: see `tryPictures()`.
  await page.route(/iframe\.html/, (route) =>
    route.request().frame() === page.mainFrame() ? route.continue() : route.fulfill({ body: '' }),
  )
  await page.goto(`${path}/iframe.html?viewMode=${type}&id=${id}`)
  await drawn(page, type).catch((error: Error) => complain(error.message))
  if (type === 'docs')
    await page
      .waitForFunction(() => {
        const [headings, listed] = [
          '.sbdocs-content :is(h2,h3)[id]:not(.docs-story *)',
          '.docs-outline a',
        ].map((places) => Array.from(document.querySelectorAll(places), ({ textContent }) => textContent))
        return String(headings) === String(listed)
      })
      .catch(() => complain('"On this page" has not all headings of the page'))
  // What Storybook says of a type that it did not look into: see `.storybook/real-types.ts`.
  for (const cell of await page
    .locator('.docblock-argstable')
    .getByText(/^(union|literal)$/)
    .all())
    complain(`a type is shown as "${await cell.textContent()}"`)
  for (const link of await page.locator('a[href*="?path="]').all()) {
    const href = (await link.getAttribute('href')) ?? ''
    if (!known.has(href.split('/').at(-1)?.split(/[#&]/)[0] ?? '')) complain(`${href} leads to nothing`)
  }
  if (type === 'docs' || id.startsWith('foundations-')) {
    await page.setViewportSize({ width: 375, height: 800 })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > 375) complain(`it is ${width} px wide on a phone`)
    const isTop = await page.evaluate(() => scrollY === 0 && document.activeElement === document.body)
    if (!isTop) complain('it scrolls, or takes the focus, by itself')
  }
  await page.close()
}

/** Between the two, 26 of 36 have a play function. */
async function tryLeafing(): Promise<void> {
  const page = await openPage()
  await leafThrough(page, `${path}/?path=/story/elements-milestones--full`, 'elements-payments--recent')
  await page.close()
}

/** A page that waits as long as those of other tests in a browser: the machine may be busy. */
async function openPage(): Promise<Page> {
  const page = await browser.newPage({ baseURL: origin })
  page.setDefaultTimeout(patient.hookTimeout)
  return page
}

/** Waits until a page shows its heading, or a story its content, and until every story on a page is drawn. */
async function drawn(page: Page, type: Entry['type']): Promise<void> {
  const heading = page.locator('#storybook-docs h1').first()
  await (type === 'docs' ? heading : page.locator('#storybook-root > *').first()).waitFor()
  await page.locator('.sb-show-errordisplay').waitFor({ state: 'detached' })
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('[id^="story--"][id$="-inner"]')).every((story) =>
      story.hasChildNodes(),
    ),
  )
}
