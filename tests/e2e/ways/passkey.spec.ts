/** For clients with a passkey, in a browser with a device that it asks. */
import type { Page } from '@playwright/test'
import { demoPassword } from '../../../server/seed/people'
import { inFull } from '../../tiers'
import { logOut, toast } from '../test'
import { addAuthenticator, expect, expectDashboard, makePasskey, sendAgain, test } from './portal'

const withPasskey = { name: 'Log in with a passkey' }
const question = '**/passkeyOptions'
const answer = '**/signInByPasskey'

// As in Safari: a busy machine would keep the field waiting for an idle moment.
test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.assign(window, { requestIdleCallback: undefined })),
)

/** Shows the login form by `show`, and holds back what its field asks the server for. @returns lets that go */
async function holdField(page: Page, show: () => Promise<unknown>): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const held = page.waitForRequest(question)
  await page.route(
    question,
    async (route) => {
      await released
      await route.fallback()
    },
    { times: 1 },
  )
  await show()
  await held
  return release
}

test('it is offered after the password, and then signs in by its button, and in the field; what was signed counts once', async ({
  page,
}) => {
  await makePasskey(page)
  const release = await holdField(page, () => logOut(page))
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn')
  const sent = page.waitForRequest(answer)
  await page.getByRole('button', withPasskey).click()
  await expectDashboard(page)
  expect(await sendAgain(await sent)).toBe(401)
  await expect(page.getByText('Next time without a password?')).toBeHidden()
  release()

  // The browser suggests it in the field, and the device takes the only one that there is.
  const suggested = page.waitForRequest(answer)
  await logOut(page)
  await suggested
  await expectDashboard(page)
})

test(
  "the button's question to the client stays, also where the field's comes later",
  inFull(),
  async ({ page }) => {
    const device = await makePasskey(page)
    const release = await holdField(page, () => logOut(page))
    // The client thinks about it.
    await device.touch(false)
    await page.evaluate(() => {
      const { credentials } = navigator
      const get = credentials.get.bind(credentials)
      credentials.get = (options) => {
        const answer = get(options)
        answer.catch(({ name }: Error) => document.documentElement.setAttribute('data-ended', name))
        return answer
      }
    })
    const asked = page.waitForResponse(question)
    await page.getByRole('button', withPasskey).click()
    await asked
    const late = page.waitForResponse(question)
    release()
    await (await late).finished()
    await page.getByLabel('Email').fill('client@example.com')
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await expect(page.locator('html')).not.toHaveAttribute('data-ended')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expectDashboard(page)
    await expect(page.locator('html')).toHaveAttribute('data-ended', 'AbortError')
  },
)

const login = `<!doctype html><html lang="en"><title>Host</title>
  <script type="module" src="/cdn/loader.js"></script>
  <cp-config sign-in-ways="password passkey"></cp-config><cp-login></cp-login></html>`
const framed = '<!doctype html><html lang="en"><title>Host</title><iframe src="/host/login"></iframe></html>'

const openHost = (page: Page) =>
  page.route('**/host/*', (route) => {
    const body = route.request().url().endsWith('/login') ? login : framed
    return route.fulfill({ contentType: 'text/html', body })
  })

test('in a frame there is no button', inFull(), async ({ page }) => {
  await openHost(page)
  await page.goto('/host/page')
  const frame = page.frameLocator('iframe')
  await expect(frame.getByLabel('Email')).toHaveAttribute('autocomplete', 'username')
  await expect(frame.getByRole('button', withPasskey)).toHaveCount(0)
})

test.describe('on a page that the passkeys are not for', () => {
  test.use({ expectedErrors: /its origin is none of the related origins/ })

  test('the browser gives none, and the client reads why', inFull(), async ({ page, desk }) => {
    await addAuthenticator(page)
    await openHost(page)
    await page.goto(`${desk.url.replace('localhost', '127.0.0.1')}/host/login`)
    await page.getByRole('button', withPasskey).click()
    await expect(toast(page, "Passkeys don't work on this page.")).toBeVisible()
  })
})
