/** The code of docs/backend.md, run: a company's server and the API on origins of their own, and a real page between. */
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Page } from '@playwright/test'
import { Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { createApi } from '../../demo/api/api.ts'
import { createMemoryBytes } from '../../demo/api/bytes.ts'
import { demoPassword, demoPeople } from '../../demo/api/seed/people.ts'
import { createSeed } from '../../demo/api/seed/seed.ts'
import { createMemoryStore } from '../../demo/api/stores/memory.ts'
import { createPortalToken } from '../../demo/backend/portal-token.ts'
import { createProxy } from '../../demo/backend/proxy.ts'
import { createSignIn } from '../../demo/backend/sign-in.ts'
import { hasNginx, startNginx } from './nginx'
import { test as base, expect, logIn, logOut, rowsOf } from './test'

type Fetch = (request: Request) => Response | Promise<Response>

async function listen(fetch: Fetch) {
  const server = createAdaptorServer({ fetch })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  // It listens on a port, so its address is no path.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}

const secret = new TextEncoder().encode('known to both servers, and to nobody else')
const hashPassword = async (password: string) => `not hashed: ${password}`

/** By what the elements get to the API: a token of the company's, or what stands between and adds one. */
type Way = 'token' | 'proxy.ts' | 'nginx.conf'

/** The two servers, and the cookies of a balancer that came with the calls to the API. */
async function openServers(way: Way) {
  const apps = { api: new Hono(), company: new Hono() }
  const api = await listen((request) => apps.api.fetch(request))
  const server = await listen((request) => apps.company.fetch(request))
  const company = way === 'nginx.conf' ? await startNginx(server.url, api.url) : server

  const store = createMemoryStore()
  const records = await createSeed({ now: new Date(), hashPassword, withoutLarge: true })
  await store.load(records)
  const bytes = createMemoryBytes()
  for (const { id, name } of records.uploads)
    await bytes.save(id, [readFileSync(`demo/api/seed/files/${name}`)])
  const asked: { path: string; lane: string | undefined }[] = []
  apps.api.use(async (context, next) => {
    const { method, path } = context.req
    if (method !== 'OPTIONS') asked.push({ path, lane: getCookie(context, 'lane') })
    await next()
    setCookie(context, 'lane', 'two', { path: '/' })
  })
  const origins = [company.url]
  const portalUrl = company.url
  apps.api.route(
    '/',
    createApi({ store, bytes, hashPassword, secret, sendMail: async () => {}, portalUrl, origins }),
  )

  const { app: signIn, accountOf } = createSignIn(async (email, password) =>
    email === demoPeople.ada.email && password === demoPassword
      ? { clientId: demoPeople.ada.id, passwordVersion: 1 }
      : undefined,
  )
  apps.company.route('/', signIn)
  apps.company.route(
    '/',
    way === 'proxy.ts'
      ? createProxy({ apiUrl: `${api.url}/api/v1`, accountOf, secret })
      : createPortalToken({ accountOf, secret }),
  )
  apps.company.get('/cdn/*', serveStatic({ root: 'dist' }))
  apps.company.get('/backend/:name', (context) => {
    const script = readFileSync(`demo/backend/${context.req.param('name')}`, 'utf8')
    context.header('Content-Type', 'text/javascript')
    return context.body(script.replace('https://portal-api.example.com', api.url))
  })
  let elements = ''
  // Where the company's login leads, and where ours does.
  for (const path of ['/account', '/']) {
    apps.company.get(path, (context) => context.html(accountPage(elements)))
  }
  return {
    /** What stands in the company's page, below its own login. */
    show: (html: string) => {
      elements = html
    },
    api: api.url,
    company: company.url,
    asked,
    async close() {
      if (company !== server) await company.close()
      await Promise.all([api.close(), server.close()])
      await store.close()
    },
  }
}

const accountPage = (elements: string) => `<!doctype html><html lang="en"><title>Account</title>
  <link rel="icon" href="data:,"><form method="post" action="/login">
  <input name="email" value="${demoPeople.ada.email}"><input name="password" value="${demoPassword}">
  <button>Enter</button></form><form method="post" action="/logout"><button>Leave</button></form>${elements}</html>`

type Servers = Awaited<ReturnType<typeof openServers>>

const test = base.extend<{ way: Way; servers: Servers }>({
  way: ['token', { option: true }],
  servers: async ({ way }, use) => {
    const servers = await openServers(way)
    await use(servers)
    await servers.close()
  },
})

async function openAccount(page: Page, { company, show }: Servers, elements: string) {
  show(elements)
  await page.goto(`${company}/account`)
}

const script = (name: string) => `<script type="module" src="/backend/${name}.js"></script>`

test.use({ expectedErrors: /401/ })

test('getToken: the company signs in, and its page calls the API on another origin', async ({
  page,
  servers,
}) => {
  await openAccount(page, servers, `${script('get-token')}<cp-payments></cp-payments>`)
  await expect(page.locator('cp-payments:state(signed-out)')).toBeVisible()
  await page.getByRole('button', { name: 'Enter' }).click()
  await expect(rowsOf(page, 'Payment History').first()).toBeVisible()
  // The session itself is out of reach, and nothing was stored.
  expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(['', 0])
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page.locator('cp-payments:state(signed-out)')).toBeVisible()
})

test("signOut: who logs out in the portal has left the company's site, too", async ({ page, servers }) => {
  await openAccount(
    page,
    servers,
    `${script('get-token')}<cp-account></cp-account><cp-payments></cp-payments>`,
  )
  await page.getByRole('button', { name: 'Enter' }).click()
  await expect(rowsOf(page, 'Payment History').first()).toBeVisible()
  await logOut(page)
  await expect(page.locator('cp-payments:state(signed-out)')).toBeVisible()
  await expect(page.getByText('You are signed out')).toBeVisible()

  await page.reload()
  await expect(page.locator('cp-payments:state(signed-out)')).toBeVisible()
  const asked = await page.evaluate(async () => (await fetch('/portal-token')).status)
  expect(asked).toBe(401)
})

for (const [way, condition] of [
  ['proxy.ts', ''],
  ['nginx.conf', ' (where nginx is installed)'],
] as const) {
  test.describe(() => {
    test.use({ way, expectedErrors: /401|404/ })
    test.skip(way === 'nginx.conf' && !hasNginx, 'nginx is not installed')

    test(`${way}: calls, files and uploads go by the company, and no token reaches the page${condition}`, async ({
      page,
      servers,
    }) => {
      const elements = `${script('cookie-only')}<cp-files service-id="project-website-relaunch"></cp-files>`
      const seen: string[] = []
      const hosts = new Set<string>()
      page.on('request', (request) => {
        hosts.add(new URL(request.url()).origin)
        const { authorization } = request.headers()
        if (authorization) seen.push(authorization)
      })
      await openAccount(page, servers, elements)
      await page.getByRole('button', { name: 'Enter' }).click()
      const file = page.getByRole('link', { name: /Statement of work, signed/ }).first()
      await expect(file).toBeVisible()
      const opened = await page.request.get((await file.getAttribute('href')) ?? '')
      expect(opened.headers()['content-type']).toBe('application/pdf')

      const plan = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('A plan.') }
      await page.locator('cp-files input[type=file]').setInputFiles(plan)
      await page.getByLabel('File name').fill('Our plan')
      await page.getByRole('button', { name: 'Upload', exact: true }).click()
      await expect(page.getByRole('link', { name: /Our plan/ }).first()).toBeVisible()
      expect(new Set(seen)).toEqual(new Set(['Bearer cookie']))
      expect(hosts).toEqual(new Set([servers.company]))
      // The page's cookies are the company's alone.
      expect(new Set(servers.asked.map(({ lane }) => lane))).toEqual(new Set([undefined]))

      // What another site could bring about: the cookie comes along, the header does not.
      const forged = await page.request.post(`${servers.company}/portal/api/auth/user/checkTokenValidity`)
      expect(forged.status()).toBe(401)

      // What a script of the page's own could ask for.
      for (const path of ['/portal-token', '//portal-token', '/portal%2Dtoken']) {
        const asked = await page.evaluate(async (url) => {
          const { status, headers } = await fetch(url)
          return [status, headers.get('X-Portal-Token')]
        }, servers.company + path)
        expect(asked).toEqual([404, null])
      }
    })
  })
}

for (const [credentials, lane] of [
  ['include', 'two'],
  ['same-origin', undefined],
] as const) {
  test(`credentials "${credentials}": cookies of the API's origin ${lane ? 'go' : 'stay'}`, async ({
    page,
    servers,
  }) => {
    await openAccount(
      page,
      servers,
      `<script type="module" src="/cdn/loader.js"></script>
      <cp-config api-url="${servers.api}/api/v1" credentials="${credentials}"></cp-config>
      <cp-login></cp-login><cp-files service-id="project-website-relaunch"></cp-files>`,
    )
    await logIn(page)
    await expect(page.getByRole('link', { name: /Statement of work, signed/ }).first()).toBeVisible()
    // An image brings the cookies along, whatever the calls do.
    const calls = servers.asked.filter(({ path }) => !path.includes('/uploads/'))
    const [first, ...later] = calls.map((call) => call.lane)
    expect(first).toBe(undefined)
    expect(later.length).toBeGreaterThan(0)
    expect(later.at(-1)).toBe(lane)
  })
}
