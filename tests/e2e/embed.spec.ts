/** Single widgets in a company's own website. */
import { inFull } from '../tiers'
import { expect, logIn, logOut, openHostPage, resumeSession, rowsOf, test } from './test'

const lock = 'Log in to see your projects, payments and questions.'

test('signed out, a page of the account is a lock, a sentence and one way in, and that leads back', async ({
  page,
}) => {
  await page.goto('/embed/account?from=mail#payments')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading')).toHaveText([lock])
  await expect(main.getByRole('navigation')).toHaveCount(0)
  await expect(main.getByRole('link')).toHaveText(['Log in'])
  await expect(main.getByRole('link')).toHaveAttribute('href', '/embed/account/login')
  await main.getByRole('link').click()

  await expect(page).toHaveURL('/embed/account/login')
  await logIn(page)
  await expect(page).toHaveURL('/embed/account?from=mail#payments')
  await expect(page.locator('cp-summary').getByText('Total Projects12')).toBeVisible()
  await expect(page.locator('cp-attention').getByRole('heading', { name: 'Waiting for you' })).toBeVisible()
  await expect(page.getByText(lock)).toBeHidden()
})

test.describe('the session ends while a client writes', () => {
  test.use({ expectedErrors: /status of 401/ })

  test('the lock does not hide what is not sent yet', async ({ page }) => {
    await resumeSession(page)
    await page.goto('/embed/account/support/new')
    await page.getByLabel('Subject').fill('Half written')
    await page.route('**/createTicket/*', (route) => route.fulfill({ status: 401, json: { success: false } }))
    await page.getByLabel('Describe your issue').fill('Not sent')
    await page.getByRole('button', { name: 'Create Ticket' }).click()
    await expect(page.getByRole('dialog', { name: 'Log in to go on' })).toBeVisible()
    await expect(page.getByText(lock)).toBeHidden()
  })
})

test('a widget leads back to its page also from the login of the portal', inFull(), async ({ page }) => {
  await openHostPage(page, '<cp-config portal-url="/"></cp-config><cp-payments></cp-payments>')
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/login')
  await logIn(page)
  await expect(page).toHaveURL('/host/page')
  await expect(rowsOf(page, 'Payment History').first()).toBeVisible()
})

test('the widgets of a page share one session and one request for each resource', async ({ page }) => {
  await resumeSession(page)
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()))
  await page.goto('/embed/account')
  await expect(rowsOf(page, 'Recent Projects')).toHaveCount(5)
  await expect(rowsOf(page, 'Payment History').first()).toBeVisible()
  await expect(page.locator('cp-consultant').getByText('Maya Okafor', { exact: true })).toBeVisible()
  await expect(page.locator('cp-attention').getByRole('heading', { name: 'Waiting for you' })).toBeVisible()
  expect(calls).toHaveLength(new Set(calls).size)

  await logOut(page)
  await expect(page.getByText(lock)).toBeVisible()
  await expect(page.getByText('SRV-2051')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('a screen that the host has no page for opens in the portal', inFull(), async ({ page }) => {
  await resumeSession(page)
  await openHostPage(page, '<cp-config portal-url="/"></cp-config><cp-projects></cp-projects>')
  await page.getByRole('link', { name: 'Calibration booking app' }).click()
  await expect(page).toHaveURL('/services/service/project-calibration-booking')
  await expect(page.getByRole('navigation', { name: 'Portal' })).toBeVisible()
})

test('the page is told who signs in and out, and what each widget shows', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['cp-session-required', 'cp-state-change', 'cp-sign-in', 'cp-sign-out']) {
      document.addEventListener(name, (event) => {
        const tag = event.target instanceof Element ? event.target.localName : 'document'
        const detail = event instanceof CustomEvent ? JSON.stringify(event.detail) : ''
        document.documentElement.append(`[${tag} ${name} ${detail}]`)
      })
    }
  })
  await page.goto('/embed/account/login')
  const root = page.locator('html')
  await expect(root).toContainText('[cp-account cp-session-required {}]')
  await expect(root).toContainText('[cp-account cp-state-change {"state":"signed-out","stale":false}]')
  await logIn(page)
  await expect(page).toHaveURL('/embed/account')
  await expect(root).toContainText('[cp-payments cp-state-change {"state":"ready","stale":false}]')
  await logOut(page)
  await expect(root).toContainText('[document cp-sign-out {"reason":"user"}]')
})

test(
  'the website has the texts without their slips, and the portal has those of the specification',
  inFull(),
  async ({ page }) => {
    await resumeSession(page)
    await page.goto('/embed/account/projects')
    await expect(page.getByRole('columnheader', { name: 'Service ID' })).toBeVisible()
    await page.goto('/services/services-history')
    await expect(page.getByRole('columnheader', { name: 'Service Id' })).toBeVisible()
  },
)
