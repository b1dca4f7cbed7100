/**
 * A client closes the page and comes back when its token has ended: on a server whose tokens live for seconds, and can be
 * renewed for hours.
 */
import type { BrowserContext, Page } from '@playwright/test'
import { defaultLimits } from '../../server/api/limits'
import { inFull } from '../tiers'
import { testWith } from './desk'
import { expect, expectWholeDashboard, greeting, logIn, logOut, retry, toast, watchCalls } from './test'

const test = testWith({ limits: { ...defaultLimits, tokenSeconds: 4 } })

const renewal = '**/renewToken'

/** The token that the browser keeps. */
async function storedToken(context: BrowserContext): Promise<string> {
  const { origins } = await context.storageState()
  const kept = origins.flatMap(({ localStorage }) => localStorage)
  return kept.find(({ name }) => name === 'client-portal:token')?.value ?? ''
}

/** Waits until the token in storage has ended. @returns it */
async function endOfToken(context: BrowserContext): Promise<string> {
  const token = await storedToken(context)
  const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  await expect.poll(() => Date.now(), { timeout: 15_000 }).toBeGreaterThan(exp * 1000)
  return token
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login')
  await logIn(page)
  await expectWholeDashboard(page)
}

/** The client has closed the tab, and its token has ended. */
async function comeBack(page: Page, context: BrowserContext): Promise<Page> {
  await signIn(page)
  await page.close()
  await endOfToken(context)
  return context.newPage()
}

/** Whether the login was in sight at any time. */
const rememberLogin = (page: Page) =>
  page.addInitScript(() => {
    const look = () => {
      if (location.pathname === '/login') Object.assign(window, { sawLogin: true })
      requestAnimationFrame(look)
    }
    look()
  })

test('whoever comes back after the end of the token sees the dashboard, without a login', async ({
  page,
  context,
}) => {
  const next = await comeBack(page, context)
  await rememberLogin(next)
  const calls = watchCalls(next)
  await next.goto('/')
  await expectWholeDashboard(next)
  expect(calls[0]).toMatch(/\/renewToken$/)
  expect(calls.filter((path) => path.endsWith('/checkTokenValidity'))).toHaveLength(1)
  expect(await next.evaluate(() => 'sawLogin' in window)).toBe(false)
  await expect(next.getByRole('heading', { name: greeting('ada') })).toBeVisible()
  await expect(next.getByRole('region', { name: 'Messages' }).getByRole('listitem')).toHaveCount(0)
})

test(
  'two tabs that are opened at once renew it in turn, and both go on',
  inFull(),
  async ({ page, context }) => {
    const first = await comeBack(page, context)
    const second = await context.newPage()
    const before = await storedToken(context)
    const renewed: string[] = []
    context.on('request', (request) => {
      const { authorization = '' } = request.headers()
      if (request.url().endsWith('/renewToken') && authorization.endsWith(before)) renewed.push(request.url())
    })
    await Promise.all([first.goto('/'), second.goto('/payments/payment-history')])
    await expectWholeDashboard(first)
    await expect(second.getByRole('button', { name: 'Export as CSV' })).toBeVisible()
    // What one tab writes may reach the other later than its turn: then the server renews the same token again.
    expect(renewed.length).toBeLessThanOrEqual(2)
    for (const tab of [first, second]) await expect(toast(tab, 'Token expired')).toHaveCount(0)
  },
)

test.describe('while it can not be renewed', () => {
  test.use({ expectedErrors: /^Failed to load resource|^Error during fetching/ })

  test('Retry is there, and the client stays signed in', inFull(), async ({ page, context }) => {
    const next = await comeBack(page, context)
    const calls = watchCalls(next)
    await next.route(renewal, (route) => route.abort())
    await next.goto('/payments/payment-history')
    const main = next.getByRole('main')
    await expect(main.getByRole('button', { name: 'Retry' })).toBeVisible()
    expect(calls.filter((path) => !path.endsWith('/renewToken'))).toEqual([])
    await next.unroute(renewal)
    await retry(main)
    await expect(next.getByRole('button', { name: 'Export as CSV' })).toBeVisible()
    await expect(next).toHaveURL('/payments/payment-history')
  })

  test(
    'a 401 ends the session, and the sign-in leads back to the page',
    inFull(),
    async ({ page, context }) => {
      const next = await comeBack(page, context)
      await next.route(renewal, (route) => route.fulfill({ status: 401, json: { message: 'No.' } }))
      await next.goto('/payments/payment-history')
      await expect(toast(next, 'Token expired')).toBeVisible()
      await expect(next).toHaveURL('/login')
      await logIn(next)
      await expect(next).toHaveURL('/payments/payment-history')
    },
  )

  test(
    'a sign-out with a token that has ended ends the session on the server',
    inFull(),
    async ({ page, context, desk }) => {
      await page.route(renewal, (route) => route.fulfill({ status: 503, json: { message: 'Soon.' } }))
      await signIn(page)
      const token = await endOfToken(context)
      const ended = page.waitForResponse('**/logout')
      await logOut(page)
      expect((await ended).status()).toBe(200)
      await expect(page).toHaveURL('/login')
      expect(await storedToken(context)).toBe('')
      const headers = { Authorization: `Bearer ${token}` }
      const answer = await page.request.post(`${desk.url}/api/v1/auth/user/client/renewToken`, { headers })
      expect(answer.status()).toBe(401)
    },
  )
})
