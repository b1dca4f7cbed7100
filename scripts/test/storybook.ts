/**
 * `npm run test:storybook`: builds Storybook, and opens the pages that the stories' own tests leave out: each page of
 * documentation, and the stories that are only for viewing. The server offers nothing but the static files.
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
const failures: string[] = []

const app = new Hono().use(serveStatic({ root: folder }))
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
await new Promise((resolve) => server.once('listening', resolve))
const address = server.address()
if (address === null || typeof address === 'string') throw new Error('The server has no port.')
const origin = `http://127.0.0.1:${address.port}`
const browser = await chromium.launch(launchOptions())
await Promise.all([visitAll(), visitAll()])
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
  await page.goto(`/iframe.html?viewMode=${type}&id=${id}`)
  await drawn(page, type).catch((error: Error) => complain(error.message))
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
