/**
 * `npm run test:storybook`: builds Storybook, and opens the pages that the stories' own tests leave out: each page of
 * documentation, and the stories that are only for viewing; and the panel "Theme". The server offers nothing but the static
 * files, in a folder.
 */
import { readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { Hono } from 'hono'
import { launchOptions } from './programs/chromium.ts'
import { run } from './run.ts'

interface Entry {
  id: string
  type: 'docs' | 'story'
  tags: string[]
}

const folder = 'storybook-static'
if (!run('storybook', ['build', '--quiet', '--output-dir', folder])) process.exit(1)

const entries: Entry[] = Object.values(JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')).entries)
const waiting = entries.filter(({ type, tags }) => type === 'docs' || !tags.includes('test'))
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
await tryTheme().catch(({ message }: Error) => failures.push(`The panel "Theme": ${message}`))
await browser.close()
server.close()

for (const failure of failures) console.error(failure)
console.log(`storybook: ${total} pages opened, ${failures.length} faults`)
process.exitCode = failures.length > 0 ? 1 : 0

/** Visits entries until the list is empty. Two runs of this function share the list. */
async function visitAll(): Promise<void> {
  const context = await browser.newContext({ baseURL: origin })
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
  await page.goto(`${path}/iframe.html?viewMode=${type}&id=${id}`)
  await drawn(page, type).catch((error: Error) => complain(error.message))
  for (const link of await page.locator('a[href*="?path="]').all()) {
    const href = (await link.getAttribute('href')) ?? ''
    if (!known.has(href.split('/').at(-1) ?? '')) complain(`${href} leads to nothing`)
  }
  await page.close()
}

/** A token that is changed in the panel holds in the next story, too. */
async function tryTheme(): Promise<void> {
  const page = await browser.newPage({ baseURL: origin })
  await page.goto(`${path}/?path=/story/foundations-tokens--colours`)
  const accent = page.getByRole('textbox', { name: 'accent', exact: true })
  await accent.fill('#123456')
  await accent.press('Tab')
  const story = page.frameLocator('#storybook-preview-iframe')
  await story.getByText('#123456').first().waitFor()
  await page.locator('#foundations-tokens--contrasts').click()
  await story.getByRole('heading', { name: 'Contrasts' }).waitFor()
  const set = await story
    .locator('body')
    .evaluate((body) => getComputedStyle(body).getPropertyValue('--cp-accent').trim())
  if (set !== '#123456') throw new Error(`the accent of the next story is "${set}"`)
  await page.close()
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
