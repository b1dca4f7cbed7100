/** The portal in the web view of an app: an emulated phone, whose app is a function of this test. */
import { devices, type Page } from '@playwright/test'
import { issueToken } from '../../../examples/backend/portal-token.ts'
import { expect, greeting, logOut } from '../test'
import { secret, testOf } from './site'

const test = testOf({
  folder: 'hypermedia',
  args: ['--import', 'tsx', 'server.ts'],
  environment: (apiUrl) => ({ PORTAL_SECRET: secret, PORTAL_API: apiUrl, SITE: 'web-view' }),
})

const { userAgent: _, defaultBrowserType: __, ...phone } = devices['Pixel 7']
test.use(phone)

/** Opens the portal in an app that has signed Ada in. @returns the app's own session */
async function openApp(page: Page, system: string) {
  const app = { isSignedIn: true }
  await page.exposeFunction('app', async (question: string) => {
    if (question === 'signOut') app.isSignedIn = false
    const ada = { clientId: 'client-ada', passwordVersion: 1 }
    return app.isSignedIn ? issueToken(ada, new TextEncoder().encode(secret)) : ''
  })
  await page.addInitScript((name) => {
    const ask = (question: string) => Reflect.get(window, 'app')(question)
    Object.assign(
      window,
      name === 'iOS'
        ? { webkit: { messageHandlers: { portal: { postMessage: ask } } } }
        : { PortalApp: { ask } },
    )
  }, system)
  await page.goto('/portal/')
  await expect(page.getByRole('heading', { name: greeting('ada') })).toBeVisible()
  return app
}

for (const system of ['iOS', 'Android'])
  test(`${system}: the app gives the token, ends its session at "Log out", and tells of a sign-in`, async ({
    page,
  }) => {
    const app = await openApp(page, system)
    // No script can read who is signed in: neither the cookie nor a token.
    expect(await page.evaluate(() => document.cookie + JSON.stringify(localStorage))).not.toMatch(
      /session|eyJ/,
    )

    await logOut(page)
    await expect(page.getByRole('heading', { name: greeting('ada') })).toBeHidden()
    app.isSignedIn = true
    await page.evaluate(() => Reflect.get(window, 'portalChanged')())
    await expect(page.getByRole('heading', { name: greeting('ada') })).toBeVisible()
  })

/** What the app does at Android's Back. */
const pressBack = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'portalBack')()).then((closed) => closed || page.goBack())

test("Android's Back closes what is open, and goes back only then", async ({ page }) => {
  await openApp(page, 'Android')
  await page.getByRole('navigation').getByRole('link', { name: 'Support' }).click()
  await expect(page.getByRole('heading', { name: 'Support' })).toBeVisible()
  await page
    .locator('cp-portal')
    .getByRole('button', { name: /^Notifications: / })
    .click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
  await pressBack(page)
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeHidden()
  await expect(page).toHaveURL('/portal/support')
  await pressBack(page)
  await expect(page.getByRole('heading', { name: greeting('ada') })).toBeVisible()
  await page.getByRole('button', { name: 'Add Services' }).click()
  await expect(page.getByRole('dialog', { name: 'Add Services' })).toBeVisible()
  await pressBack(page)
  await expect(page.getByRole('dialog', { name: 'Add Services' })).toBeHidden()
  await expect(page.getByRole('heading', { name: greeting('ada') })).toBeVisible()
})

test('below the room that the page leaves for the notch, the portal has the rest of the height', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, bottom: 34 } })
  await openApp(page, 'iOS')
  const padding = 'env(safe-area-inset-top) env(safe-area-inset-right) 0 env(safe-area-inset-left)'
  await page.addStyleTag({ content: `body { margin: 0; padding: ${padding} } header { display: none }` })
  await page.evaluate(() =>
    document.querySelector('cp-portal')?.setAttribute('path', '/all-schedule-meetings'),
  )
  await expect(page.getByRole('heading', { name: 'All Meetings' })).toBeVisible()
  const heights = () =>
    page.evaluate(() => [
      document.querySelector('cp-portal')?.getBoundingClientRect().top,
      document.documentElement.scrollHeight - innerHeight,
    ])
  await expect.poll(heights).toEqual([47, 0])
})
