/**
 * A website whose paths redirect to another origin: by a rule of its server, or because markup has named such a path. What a
 * client types goes nowhere else, and the console names the address. What a call that reads takes along, each engine says.
 */
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { test as base, expect } from '@playwright/test'
import type { Listening } from '../listen'
import { inFull } from '../tiers'
import { startFirefox } from './engines/firefox'
import { startWebKit } from './engines/webkit'
import { standBetween } from './stand-between'

interface Sent {
  method: string
  authorization: string | undefined
  body: string
}

const page = `<!doctype html><html lang="en"><title>Host</title>
  <script type="module" src="/cdn/loader.js"></script>
  <cp-login></cp-login><cp-forgot-password></cp-forgot-password></html>`

const test = base.extend<{ site: Listening; elsewhere: Listening & { sent: Sent[] } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
  elsewhere: async ({}, use) => {
    const sent: Sent[] = []
    const server = await listen(async (request, response) => {
      sent.push({
        method: String(request.method),
        authorization: request.headers.authorization,
        body: await bodyOf(request),
      })
      response.setHeader('Access-Control-Allow-Origin', '*')
      response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type')
      response.setHeader('Content-Type', 'application/json')
      response.end('{"success":true,"data":[]}')
    })
    await use({ ...server, sent })
    await server.close()
  },
  site: async ({ baseURL, elsewhere }, use) => {
    const site = await listen(async ({ url = '' }, response) => {
      if (url === '/host') return response.setHeader('Content-Type', 'text/html').end(page)
      if (url.startsWith('/api/')) return response.writeHead(307, { Location: elsewhere.url + url }).end()
      const answer = await fetch(baseURL + url)
      response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' })
      return response.end(Buffer.from(await answer.arrayBuffer()))
    })
    await use(site)
    await site.close()
  },
})

test('a typed password and email stay here, and the console has the final address', async ({
  page,
  site,
  elsewhere,
}) => {
  const told: string[] = []
  page.on('console', (message) => told.push(message.text()))
  await page.goto(`${site.url}/host`)
  const login = page.locator('cp-login')
  await login.getByLabel('Email').fill('client@example.com')
  await login.getByLabel('Password').first().fill('portal-demo')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(login.getByText("The server's answer can't be read.")).toBeVisible()
  await page.locator('cp-forgot-password').getByLabel('Email').fill('client@example.com')
  await page.getByRole('button', { name: 'Send Email' }).click()
  const address = `${elsewhere.url}/api/v1/auth/user/client/`
  for (const path of ['login', 'sendPasswordResetEmail'])
    await expect.poll(() => told.join('\n')).toContain(address + path)
  // The browser was asked for the address by a call without content.
  expect(elsewhere.sent.filter(({ method }) => method !== 'OPTIONS')).toEqual(
    ['GET', 'GET'].map((method) => ({ method, authorization: undefined, body: '' })),
  )
})

/** What each engine sends on, of a call that reads: all of them leave the token out. */
const readsOn = async (elsewhere: { sent: Sent[] }, read: () => Promise<unknown>) => {
  await read()
  await expect.poll(() => elsewhere.sent.length).toBeGreaterThan(0)
  expect(elsewhere.sent.filter(({ authorization }) => authorization)).toEqual([])
}

const readSigned = () =>
  fetch('/api/v1/payments', { headers: { authorization: 'Bearer secret' } }).then(String, String)

test('Chromium takes no token along, where a call that reads is redirected', async ({
  page,
  site,
  elsewhere,
}) => {
  await page.goto(`${site.url}/host`)
  await readsOn(elsewhere, () => page.evaluate(readSigned))
})

for (const [name, start] of Object.entries({ Firefox: startFirefox, WebKit: startWebKit })) {
  test(`nor does ${name}`, inFull(), async ({ site, elsewhere }) => {
    test.setTimeout(180_000)
    const engine = await start()
    try {
      await engine.open(`${site.url}/host`)
      await readsOn(elsewhere, () =>
        engine.run(() => void fetch('/api/v1/payments', { headers: { authorization: 'Bearer secret' } })),
      )
    } finally {
      await engine.close()
    }
  })
}

const listen = (handle: RequestListener) => standBetween(createServer(handle))

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}
