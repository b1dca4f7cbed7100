/** The portal in the web view of an app: an emulated phone, whose app is a function of this test. */
import { devices } from '@playwright/test'
import { issueToken } from '../../../demo/backend/portal-token.ts'
import { inFull } from '../../tiers'
import { expect, greeting, logOut } from '../test'
import { secret, testOf } from './site'

const test = testOf({
  folder: 'hypermedia',
  args: ['--import', 'tsx', 'server.ts'],
  environment: (apiUrl) => ({ PORTAL_SECRET: secret, PORTAL_API: apiUrl, SITE: 'web-view' }),
})

const { userAgent: _, defaultBrowserType: __, ...phone } = devices['Pixel 7']
test.use(phone)

for (const system of ['iOS', 'Android'])
  test(
    `${system}: the app gives the token, ends its session at "Log out", and tells of a sign-in`,
    inFull(),
    async ({ page }) => {
      let isSignedIn = true
      await page.exposeFunction('app', async (question: string) => {
        if (question === 'signOut') isSignedIn = false
        const ada = { clientId: 'client-ada', passwordVersion: 1 }
        return isSignedIn ? issueToken(ada, new TextEncoder().encode(secret)) : ''
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
      // No script can read who is signed in: neither the cookie nor a token.
      expect(await page.evaluate(() => document.cookie + JSON.stringify(localStorage))).not.toMatch(
        /session|eyJ/,
      )

      await logOut(page)
      await expect(page.getByRole('heading', { name: greeting('ada') })).toBeHidden()
      isSignedIn = true
      await page.evaluate(() => Reflect.get(window, 'portalChanged')())
      await expect(page.getByRole('heading', { name: greeting('ada') })).toBeVisible()
    },
  )
