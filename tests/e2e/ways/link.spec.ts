/** For clients who come in by a mail: the link and the code, once, in the browser that asked, and nowhere else. */
import { logOut, watchCalls } from '../test'
import { askForMail, enterCode, expect, expectDashboard, sendAgain, test } from './portal'

test.use({ signInWays: 'link password' })

const asked = '/payments/payment-history'
const sentLink = '**/signInByLink'

test('the link opens another tab, which gets what was asked for, and so does the tab that waited; it counts once', async ({
  page,
  context,
  desk,
}) => {
  await page.goto(asked)
  const { link } = await askForMail(page, desk)
  const tab = await context.newPage()
  await tab.goto(link)
  await expect(tab).toHaveURL('/sign-in')
  const sent = tab.waitForRequest(sentLink)
  await tab.getByRole('button', { name: 'Log in' }).click()
  for (const each of [tab, page]) {
    await expect(each).toHaveURL(asked)
    await expect(each.getByRole('table', { name: 'Payment history' })).toBeVisible()
  }
  expect(await sendAgain(await sent)).toBe(401)

  await logOut(tab)
  await expect(tab).toHaveURL('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  await tab.goto(link)
  await expect(tab.getByText('This link works once, in the browser that asked for it.')).toBeVisible()
})

test.describe('by the code', () => {
  test.use({ expectedErrors: /status of 401/ })

  test('it is typed where it was asked for; a wrong one is told at its field', async ({ page, desk }) => {
    await page.goto('/login')
    const { code } = await askForMail(page, desk)
    const field = page.getByLabel('Code from the mail')
    await enterCode(page, 'Code from the mail', code === '000000' ? '111111' : '000000', 'Log in')
    await expect(field).toHaveAccessibleDescription(/This link or code does not count/)
    await expect(field).toBeFocused()
    const sent = page.waitForRequest(sentLink)
    await enterCode(page, 'Code from the mail', `${code.slice(0, 3)} ${code.slice(3)}`, 'Log in')
    await expectDashboard(page)
    expect(await sendAgain(await sent)).toBe(401)
  })
})

test('the link of somebody else signs nobody in; that, and a scanner of mails, use nothing up', async ({
  page,
  browser,
  desk,
  request,
}) => {
  const other = await browser.newContext()
  const stranger = await other.newPage()
  await stranger.goto('/login')
  const { link, code } = await askForMail(stranger, desk)

  const address = link.split('#')[0] ?? ''
  expect((await request.head(address)).status()).toBe(200)
  expect((await request.get(address)).status()).toBe(200)
  // The client opens it, or a scanner that runs scripts.
  const calls = watchCalls(page)
  await page.goto(link)
  await expect(page).toHaveURL('/sign-in')
  await expect(page.getByText(code, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Log in here instead' }).click()
  await expect(page.getByRole('button', { name: 'Send me a link' })).toBeVisible()
  expect(calls).toEqual([])

  await enterCode(stranger, 'Code from the mail', code, 'Log in')
  await expectDashboard(stranger)
  await other.close()
})
