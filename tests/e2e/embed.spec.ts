/** Single widgets in a company's own website. */
import { inFull } from '../tiers'
import { expect, logIn, logOut, refuse, resumeSession, rowsOf, test, withoutNews } from './test'

const lock = 'Log in to see your projects, payments and questions.'

test(
  'signed out, a page of the account is a lock, a sentence and one way in, and that leads back',
  inFull(),
  async ({ page }) => {
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
  },
)

test.describe('the session ends while a client writes', () => {
  test.use({ expectedErrors: /status of 401/ })

  test('the lock does not hide what is not sent yet', async ({ page }) => {
    await resumeSession(page)
    await page.goto('/embed/account/support/new')
    await page.getByLabel('Subject').fill('Half written')
    await refuse(page, '**/createTicket/*', 401)
    await page.getByLabel('Describe your issue').fill('Not sent')
    await page.getByRole('button', { name: 'Create Ticket' }).click()
    await expect(page.getByRole('dialog', { name: 'Log in to go on' })).toBeVisible()
    await expect(page.getByText(lock)).toBeHidden()
  })
})

test(
  'the widgets of a page share one session and one request for each resource',
  inFull(),
  async ({ page }) => {
    await resumeSession(page)
    await withoutNews(page)
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
  },
)

test('the website has its own texts, the portal those of the specification', inFull(), async ({ page }) => {
  await resumeSession(page)
  await page.goto('/embed/account/projects')
  await expect(page.getByRole('columnheader', { name: 'Service ID' })).toBeVisible()
  await page.goto('/services/services-history')
  await expect(page.getByRole('columnheader', { name: 'Service Id' })).toBeVisible()
})
