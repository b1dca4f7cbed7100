/** For clients with a passkey, in a browser with a device that it asks. */
import { logIn, logOut } from '../test'
import { addAuthenticator, expect, expectDashboard, sendAgain, test } from './portal'

const withPasskey = { name: 'Log in with a passkey' }
const question = '**/passkeyOptions'

test('it is offered after the password, and then signs in by its button, and in the field; what was signed counts once', async ({
  page,
}) => {
  const device = await addAuthenticator(page)
  await page.goto('/login')
  await logIn(page)
  const offer = page.getByText('Next time without a password?')
  await expect(offer).toBeVisible()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(offer).toBeHidden()

  await device.touch(false)
  const inField = page.waitForResponse(question)
  await logOut(page)
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn')
  await inField
  const byButton = page.waitForResponse(question)
  await page.getByRole('button', withPasskey).click()
  await byButton
  const sent = page.waitForRequest('**/signInByPasskey')
  await device.touch(true)
  await expectDashboard(page)
  expect(await sendAgain(await sent)).toBe(401)
  await expect(offer).toBeHidden()

  // The browser suggests it in the field, and the device takes the only one that there is.
  await logOut(page)
  await page.waitForRequest('**/signInByPasskey')
  await expectDashboard(page)
})

test("the button's dialog stays, however early it is pressed", async ({ page }) => {
  const device = await addAuthenticator(page)
  await page.goto('/login')
  await logIn(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Next time without a password?')).toBeHidden()
  await device.touch(false)
  await logOut(page)
  const left = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const { credentials } = navigator
        const get = credentials.get.bind(credentials)
        credentials.get = (options) => {
          const answer = get(options)
          answer.then(
            () => resolve('signed'),
            (error: Error) => resolve(error.name),
          )
          return answer
        }
      }),
  )
  await page.getByRole('button', withPasskey).click()
  // What the form would offer in its field, it offers when it is idle.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2_000)))
  await device.touch(true)
  expect(await left).toBe('signed')
  await expectDashboard(page)
})

test('in a frame there is no button, and on an origin that the passkeys are not for, a word about it', async ({
  page,
  desk,
}) => {
  const elements = `<script type="module" src="/cdn/loader.js"></script>
    <cp-config sign-in-ways="password passkey"></cp-config><cp-login></cp-login>`
  await page.route('**/host/*', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Host</title>
        ${route.request().url().endsWith('/frame') ? elements : '<iframe src="/host/frame"></iframe>'}</html>`,
    }),
  )
  await page.goto('/host/page')
  const frame = page.frameLocator('iframe')
  await expect(frame.getByLabel('Email')).toHaveAttribute('autocomplete', 'username')
  await expect(frame.getByRole('button', withPasskey)).toHaveCount(0)

  await page.goto(`${desk.url.replace('localhost', 'site.localhost')}/host/frame`)
})
