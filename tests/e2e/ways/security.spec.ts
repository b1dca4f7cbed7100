/** For clients who look where they are signed in: on two devices, each in a browser of its own. */
import type { Browser, Page } from '@playwright/test'
import { demoPassword } from '../../../server/seed/people'
import { inFull } from '../../tiers'
import { logIn, openPage, toast } from '../test'
import { expect, expectDashboard, test } from './portal'

test.use({ signInWays: 'password', expectedErrors: /status of 401/ })

const newPassword = 'a violet kettle in the rain'

/** The same client on another device, on the dashboard. */
async function openOther(browser: Browser): Promise<Page> {
  const other = await (await browser.newContext()).newPage()
  await openPage(other, '/')
  await expectDashboard(other)
  return other
}

test('another device is listed, and is signed out at once when its session is ended here', async ({
  page,
  browser,
}) => {
  const other = await openOther(browser)
  await openPage(page, '/account/security')
  await page.getByRole('button', { name: /^Log out: / }).click()
  await expect(toast(page, 'You are logged out there.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Log out: / })).toHaveCount(0)
  await expect(other).toHaveURL('/login')
  await expect(page).toHaveURL('/account/security')
  await other.context().close()
})

test(
  'a new password ends all others, and this one goes on; it counts at the next sign-in',
  inFull(),
  async ({ page, browser }) => {
    const other = await openOther(browser)
    await openPage(page, '/account/security')
    const change = () => page.getByRole('button', { name: 'Change password' }).click()
    await change()
    await page.getByLabel('Current password').fill(demoPassword)
    await page.getByLabel('New password').fill(newPassword)
    await change()
    await expect(page.getByText('Your password is changed.').first()).toBeVisible()
    await expect(other).toHaveURL('/login')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security')
    await logIn(other, 'ada', newPassword)
    await expectDashboard(other)
    await other.context().close()
  },
)
