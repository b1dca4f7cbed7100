/** A company's site on Next.js: the site and the API on origins of their own, and Next's router between the pages. */
import { expect, logIn, logOut, rowsOf, signIn } from '../test'
import { testOf } from './site'

const test = testOf({
  folder: 'next',
  args: ['../node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1'],
  environment: (apiUrl) => ({ NEXT_TELEMETRY_DISABLED: '1', PORTAL_API: apiUrl }),
})

// One worker, and so one Next, for all tests here.
test.describe.configure({ mode: 'default' })

test('the server sends the tags with their attributes', async ({ request }) => {
  const textOf = async (path: string) => (await request.get(path)).text()
  const account = await textOf('/account')
  expect(account).toMatch(/<cp-config api-url="http:\/\/127\.0\.0\.1:\d+\/api\/v1">/)
  expect(account).toContain('<cp-projects page-size="5"></cp-projects>')
  expect(await textOf('/account/projects/an-id')).toContain('<cp-project service-id="an-id"></cp-project>')
  expect(await textOf('/portal/support')).toContain('<cp-portal base="/portal"></cp-portal>')
})

test('a client signs in at the portal, comes back to the page that asked for it, and signs out in another tab', async ({
  page,
  context,
}) => {
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
})

test('a link in an element is followed by the router, and so is the way back', async ({ page }) => {
  await page.goto('/portal/login')
  await signIn(page)
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

test('the portal has its own pages and titles, and leaves the other pages theirs', async ({ page }) => {
  await page.goto('/portal/support')
  await expect(page).toHaveURL('/portal/login')
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  await expect(page.locator('cp-projects:state(signed-out)')).toBeVisible()
  await expect(page).toHaveURL('/account')
  await expect(page).toHaveTitle('Your account')

  await page.getByRole('link', { name: 'Portal', exact: true }).click()
  await signIn(page)
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
})
