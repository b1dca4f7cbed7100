/** For clients with an authenticator app: it is turned on by its key, and asked for after the password, wherever they are. */
import type { Page } from '@playwright/test'
import { inFull } from '../../tiers'
import { logIn, logOut, openPage, watchCalls } from '../test'
import { appCode, enterCode, expect, expectDashboard, sendAgain, test } from './portal'

test.use({ signInWays: 'password' })

type Clock = Parameters<typeof appCode>[1]

/** Turns it on under Security, by typing the key into the app. @returns the key, and the recovery codes */
async function turnOnApp(page: Page, clock: Clock) {
  await openPage(page, '/account/security')
  await page.getByRole('button', { name: 'Use an authenticator app' }).click()
  await expect(page.getByRole('img', { name: 'The key as a QR code' })).toBeVisible()
  const key = await page.getByText(/^[A-Z2-7 ]{32,}$/).innerText()
  await enterCode(page, 'Code that the app shows', await appCode(key.replaceAll(' ', ''), clock), 'Turn on')
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  const codes = page.getByText(/^[\dA-Z]{5}-[\dA-Z]{5}$/)
  await expect(codes).toHaveCount(10)
  const recoveryCodes = await codes.allInnerTexts()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
  // The code of this half minute is used up.
  clock.advance({ seconds: 30 })
  return { key: key.replaceAll(' ', ''), recoveryCodes }
}

const oneMoreStep = (page: Page) => expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused()

test.describe('with a wrong code', () => {
  test.use({ expectedErrors: /status of 401/ })

  test('the app signs in, each of its codes once; a browser that is trusted is asked no more', async ({
    page,
    clock,
  }) => {
    const { key } = await turnOnApp(page, clock)
    await logOut(page)
    await logIn(page)
    await oneMoreStep(page)
    const code = await appCode(key, clock)
    await enterCode(page, 'Code', code === '000000' ? '111111' : '000000', 'Confirm')
    await expect(page.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(
      /This code is not right/,
    )
    await page.getByLabel('Trust this browser for 30 days').check()
    const sent = page.waitForRequest('**/signInByStep')
    await enterCode(page, 'Code', code, 'Confirm')
    await expectDashboard(page)
    expect(await sendAgain(await sent)).toBe(409)

    await logOut(page)
    await logIn(page)
    await expectDashboard(page)
  })

  test(
    'a recovery code signs in once, in any browser; the password alone opens nothing',
    inFull(),
    async ({ page, browser, clock }) => {
      const { recoveryCodes } = await turnOnApp(page, clock)
      const [recoveryCode = ''] = recoveryCodes
      const context = await browser.newContext()
      const other = await context.newPage()
      await other.goto('/login')
      const calls = watchCalls(other)
      const answered = other.waitForResponse('**/login')
      await logIn(other)
      await oneMoreStep(other)
      const { step } = (await (await answered).json()).data.secondStep
      const path = '/api/v1/clients/clientInformation/client-ada'
      const skipped = await other.request.get(path, { headers: { Authorization: `Bearer ${step}` } })
      expect(skipped.status()).toBe(401)
      await other.getByRole('button', { name: 'Use a recovery code' }).click()
      expect(calls).toEqual(['/api/v1/auth/user/client/login'])
      await enterCode(other, 'Recovery code', recoveryCode.toLowerCase(), 'Confirm')
      await expectDashboard(other)

      await logOut(other)
      await logIn(other)
      await other.getByRole('button', { name: 'Use a recovery code' }).click()
      await enterCode(other, 'Recovery code', recoveryCode, 'Confirm')
      await expect(other.getByLabel('Recovery code')).toHaveAccessibleDescription(/was used already/)
      await other.getByRole('button', { name: 'Back to the login' }).click()
      await expect(other.getByLabel('Email')).toHaveValue('client@example.com')
      await context.close()
    },
  )
})
