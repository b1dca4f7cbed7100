/** A company's site on Next.js: the site and the API on origins of their own, and Next's router between the pages. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { createApi } from '../../../demo/api/api.ts'
import { createMemoryBytes } from '../../../demo/api/bytes.ts'
import { createSeed } from '../../../demo/api/seed/seed.ts'
import { createMemoryStore } from '../../../demo/api/stores/memory.ts'
import { inFull } from '../../tiers'
import { test as base, expect, greeting, logIn, logOut, rowsOf } from '../test'

const test = base.extend<object, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
    async ({}, use) => {
      const api = await openApi()
      const next = startNext(api.url)
      try {
        const site = await addressOf(next)
        await api.allow(site)
        await use(site)
      } finally {
        if (next.exitCode === null && next.kill()) await once(next, 'exit')
        api.close()
      }
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site),
})

// One worker, and so one Next, for all tests here.
test.describe.configure({ mode: 'default' })

test('the server sends the tags with their attributes', inFull(), async ({ request }) => {
  const textOf = async (path: string) => (await request.get(path)).text()
  const account = await textOf('/account')
  expect(account).toMatch(/<cp-config api-url="http:\/\/127\.0\.0\.1:\d+\/api\/v1">/)
  expect(account).toContain('<cp-projects page-size="5"></cp-projects>')
  expect(await textOf('/account/projects/an-id')).toContain('<cp-project service-id="an-id"></cp-project>')
  expect(await textOf('/portal/support')).toContain('<cp-portal base="/portal"></cp-portal>')
})

test(
  'a client signs in at the portal, comes back to the page that asked for it, and signs out in another tab',
  inFull(),
  async ({ page, context }) => {
    const unread = page.locator('output')
    await page.goto('/account')
    await page.locator('cp-projects').getByRole('link', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/portal/login')
    await logIn(page)
    await expect(page).toHaveURL('/account')
    await expect(rowsOf(page, 'Project History')).toHaveCount(5)
    await expect(unread).toHaveText(/^[1-9]\d* unread$/)

    const other = await context.newPage()
    await other.goto('/portal')
    await logOut(other)
    await expect(page.locator('cp-projects:state(signed-out)')).toBeVisible()
    await expect(unread).toBeEmpty()
  },
)

test('a link in an element is followed by the router, and so is the way back', inFull(), async ({ page }) => {
  await page.goto('/portal/login')
  await logIn(page)
  await expect(page.getByRole('heading', { name: greeting('ada') })).toBeVisible()
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))

  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await rowsOf(page, 'Project History').getByRole('link', { name: 'Website relaunch' }).click()
  await expect(page).toHaveURL('/account/projects/project-website-relaunch')
  await expect(page.getByRole('heading', { name: 'Website relaunch' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/account')
  await expect(rowsOf(page, 'Project History')).toHaveCount(5)
  await expect(page.locator('html')).toHaveAttribute('data-same')
})

test(
  'the portal has its own pages and titles, and leaves the other pages theirs',
  inFull(),
  async ({ page }) => {
    await page.goto('/portal/support')
    await expect(page).toHaveURL('/portal/login')
    await page.getByRole('link', { name: 'Account', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
    await expect(page.locator('cp-projects:state(signed-out)')).toBeVisible()
    await expect(page).toHaveURL('/account')
    await expect(page).toHaveTitle('Your account')

    await page.getByRole('link', { name: 'Portal', exact: true }).click()
    await logIn(page)
    await expect(page.getByRole('heading', { name: greeting('ada') })).toBeVisible()
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
    await page.getByRole('navigation').getByRole('link', { name: 'Support' }).click()
    await expect(page).toHaveURL('/portal/support')
    await expect(page).toHaveTitle(/^Support/)
    await page.getByRole('link', { name: 'Account', exact: true }).click()
    await expect(rowsOf(page, 'Project History')).toHaveCount(5)
    await expect(page).toHaveTitle('Your account')
    await page.goBack()
    await expect(page).toHaveURL('/portal/support')
    await expect(page.getByRole('heading', { name: 'Support' })).toBeVisible()
    await logOut(page)
    await expect(page).toHaveURL('/portal/login')
    await expect(page.locator('html')).toHaveAttribute('data-same')
  },
)

/** The reference API with the demo's people, on an origin of its own. */
async function openApi() {
  const app = new Hono()
  const server = createAdaptorServer({ fetch: app.fetch })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  // It listens on a port, so its address is no path.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/api/v1`,
    /** Lets the pages of an origin call it. */
    async allow(origin: string) {
      const store = createMemoryStore()
      const bytes = createMemoryBytes()
      const hashPassword = async (password: string) => `not hashed: ${password}`
      const records = await createSeed({ now: new Date(), hashPassword, withoutLarge: true })
      await store.load(records)
      for (const { id, name } of records.uploads)
        await bytes.save(id, [readFileSync(`demo/api/seed/files/${name}`)])
      const secret = new TextEncoder().encode('known to everyone, for a test of a few seconds')
      const sendMail = async () => {}
      const site = { portalUrl: `${origin}/portal`, origins: [origin] }
      app.route('/', createApi({ store, bytes, hashPassword, secret, sendMail, ...site }))
    },
    close() {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
    },
  }
}

/** `next start`, on a port that it chooses. */
const startNext = (apiUrl: string) =>
  spawn('demo/hosts/node_modules/.bin/next', ['start', 'demo/hosts/next', '-H', '127.0.0.1', '-p', '0'], {
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', PORTAL_API: apiUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

/** Reads where Next listens from what it says. @throws if it ends without having said so */
async function addressOf({ stdout }: ChildProcess): Promise<string> {
  for await (const line of stdout ? createInterface(stdout) : []) {
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? []
    if (address) return address
  }
  throw new Error('Next has not started. Has `npm run build:hosts` been run?')
}
