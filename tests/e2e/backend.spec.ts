/** The code of docs/embed/sign-in.md, docs/server/sign-in.md and proxy.md, run: a company's server and the API on origins of their own, and a real page between. */
import { readFileSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Page } from '@playwright/test'
import { Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { openCompany, secret, type Way } from '../../examples/tests/backend/company'
import { createApi } from '../../server/api/api.ts'
import { demoPassword, demoPeople } from '../../server/seed/people.ts'
import { listen } from '../listen'
import { hasNginx } from '../nginx'
import { inFull } from '../tiers'
import { openDemo } from './demo'
import { test as base, expect, logIn, logOut, rowsOf } from './test'

/** The two servers, and the cookies of a balancer that came with the calls to the API. */
async function openServers(way: Way) {
  const apiApp = new Hono()
  const api = await listen((request) => apiApp.fetch(request))
  const company = await openCompany(way, api.url, { ...demoPeople.ada, password: demoPassword })

  const { store, bytes, hashPassword } = await openDemo()
  const asked: { path: string; lane: string | undefined }[] = []
  apiApp.use(async (context, next) => {
    const { method, path } = context.req
    if (method !== 'OPTIONS') asked.push({ path, lane: getCookie(context, 'lane') })
    await next()
    setCookie(context, 'lane', 'two', { path: '/' })
  })
  const origins = [company.url]
  const portalUrl = company.url
  apiApp.route(
    '/',
    createApi({ store, bytes, hashPassword, secret, sendMail: async () => {}, portalUrl, origins }),
  )

  // A page on another port: another origin, but the same site, whose requests bring the cookie along.
  apiApp.get('/beside', (context) => context.html(formsTo(company.url)))

  company.app.get('/cdn/*', serveStatic({ root: 'dist' }))
  company.app.get('/backend/:name', (context) => {
    const script = readFileSync(`examples/backend/${context.req.param('name')}`, 'utf8')
    context.header('Content-Type', 'text/javascript')
    return context.body(script.replace('https://portal-api.example.com', api.url))
  })
  let elements = ''
  // Where the company's login leads, and where ours does.
  for (const path of ['/account', '/']) {
    company.app.get(path, (context) => context.html(accountPage(elements)))
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
      await company.close()
      await api.close()
      await store.close()
    },
  }
}

const accountPage = (elements: string) => `<!doctype html><html lang="en"><title>Account</title>
  <link rel="icon" href="data:,"><form method="post" action="/login">
  <input name="email" value="${demoPeople.ada.email}"><input name="password" value="${demoPassword}">
  <button>Enter</button></form><form method="post" action="/logout"><button>Leave</button></form>${elements}</html>`

const formsTo = (company: string) => `<!doctype html><html lang="en"><title>Beside</title>
  <link rel="icon" href="data:,"><form method="post" action="${company}/logout"><button>Sign them out</button></form>
  <form method="post" action="${company}/login"><input name="email" value="${demoPeople.ada.email}">
  <input name="password" value="${demoPassword}"><button>Sign them in</button></form></html>`

type Servers = Awaited<ReturnType<typeof openServers>>

const test = base.extend<{ way: Way; servers: Servers }>({
  way: ['token', { option: true }],
  servers: async ({ way, context }, use) => {
    const servers = await openServers(way)
    await use(servers)
    // The console of a page that is still there would tell of a stream that is cut.
    for (const page of context.pages()) await page.goto('about:blank')
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

test.describe('a page of the company’s that has our form all the same', () => {
  test.use({ expectedErrors: /401|the forms of the sign-in need `routes.login`/ })

  test('getToken: none of our ways to sign in is shown, loaded or called, whatever the page names', async ({
    page,
    servers,
  }) => {
    const files: string[] = []
    page.on('request', (request) => files.push(new URL(request.url()).pathname))
    await openAccount(
      page,
      servers,
      `${script('get-token')}<cp-config sign-in-ways="link passkey password"></cp-config>
      <cp-login></cp-login><cp-account></cp-account><cp-payments></cp-payments>`,
    )
    await expect(page.locator('cp-payments:state(signed-out)')).toBeVisible()
    await expect(page.getByRole('button', { name: /link|passkey|password/i })).toHaveCount(0)
    await page.getByRole('button', { name: 'Enter' }).click()
    await expect(rowsOf(page, 'Payment History').first()).toBeVisible()
    await page.getByRole('button', { name: 'Account' }).click()
    const entries = page.getByRole('menu', { name: 'Account' }).getByRole('menuitem')
    await expect(entries).toHaveText(['Account', 'Log out'])
    expect(files.filter((path) => /ways|passkey|security|second-step|link-page|signIn/i.test(path))).toEqual(
      [],
    )
  })
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

test.describe(() => {
  test.use({ expectedErrors: /401|403|404/ })

  test('another origin of the same site signs nobody in, and nobody out', async ({ page, servers }) => {
    const { company, api } = servers
    const isSignedIn = async () => (await page.request.get(`${company}/portal/me`)).ok()
    const press = async (name: string) => {
      await page.goto(`${api}/beside`)
      await page.getByRole('button', { name }).click()
      await expect(page.getByText('Only pages of this site can do that.')).toBeVisible()
    }
    await press('Sign them in')
    expect(await isSignedIn()).toBe(false)

    await openAccount(page, servers, '')
    await page.getByRole('button', { name: 'Enter' }).click()
    await expect.poll(isSignedIn).toBe(true)
    await press('Sign them out')
    // Nor by a script that may not read the answer.
    const send = (path: string) =>
      fetch(path, { method: 'POST', mode: 'no-cors', credentials: 'include', body: '{}' }).then(() => {})
    await page.goto(`${api}/beside`)
    await page.evaluate(send, `${company}/logout`)
    expect(await isSignedIn()).toBe(true)
  })
})

for (const [way, condition] of [
  ['proxy.ts', ''],
  ['nginx.conf', ' (needs nginx)'],
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

      // What a form could bring about: the cookie comes along, the header does not.
      const forged = await page.request.post(`${servers.company}/portal/api/auth/user/checkTokenValidity`, {
        headers: { Origin: servers.company },
      })
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
  test(
    `credentials "${credentials}": cookies of the API's origin ${lane ? 'go' : 'stay'}`,
    inFull(!lane),
    async ({ page, servers }) => {
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
    },
  )
}
