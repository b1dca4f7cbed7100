/**
 * Sites that sign their clients in themselves: a server that renders the pages, a session in a cookie, and a router that
 * goes from the sign-in to the account without a page load.
 */
import type { Page } from '@playwright/test'
import { demoPassword, demoPeople } from '../../../server/seed/people'
import { expect, greeting, logOut, rowsOf } from '../test'
import { secret, testOf } from './site'

const session = 'known to everyone, too, and long enough for a cookie'

/** Sites whose server writes all pages, by the script that is on them. */
const written = (script: string) =>
  testOf({
    folder: 'hypermedia',
    args: ['--import', 'tsx', 'server.ts'],
    environment: (apiUrl) => ({ PORTAL_SECRET: secret, PORTAL_API: apiUrl, SITE: script }),
  })

/**
 * Some refuse a wrong password by a status, of which the browser tells the console. Turbo now and then lets the abort of
 * a request of its own go uncaught.
 */
const refuses = /status of 422|signal is aborted without reason/

const hosts = {
  turbo: written('turbo'),
  htmx: written('htmx'),
  'import map': written('portal'),
  angular: written('angular'),
  other: written('other'),
  astro: testOf({
    folder: 'astro',
    args: ['dist/server/entry.mjs'],
    environment: (apiUrl) => ({ PORTAL_SECRET: secret, PORTAL_API: apiUrl }),
  }),
  next: testOf({
    folder: 'next-sign-in',
    args: ['../node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1'],
    environment: (apiUrl) => ({
      NEXT_TELEMETRY_DISABLED: '1',
      PORTAL_SECRET: secret,
      SESSION_SECRET: session,
      PORTAL_API: apiUrl,
    }),
  }),
  nuxt: testOf({
    folder: 'nuxt',
    args: ['.output/server/index.mjs'],
    environment: (apiUrl) => ({
      NUXT_PORTAL_SECRET: secret,
      NUXT_SESSION_SECRET: session,
      NUXT_PUBLIC_PORTAL_API: apiUrl,
    }),
  }),
  sveltekit: testOf({
    folder: 'sveltekit',
    args: ['build/index.js'],
    environment: (apiUrl) => ({
      PORTAL_SECRET: secret,
      SESSION_SECRET: session,
      PUBLIC_PORTAL_API: apiUrl,
    }),
  }),
  'react-router': testOf({
    folder: 'react-router',
    args: ['node_modules/@react-router/serve/bin.js', 'build/server/index.js'],
    environment: (apiUrl) => ({ PORTAL_SECRET: secret, SESSION_SECRET: session, PORTAL_API: apiUrl }),
  }),
}

async function signIn(page: Page, password: string = demoPassword) {
  await page.getByLabel('Email').fill(demoPeople.ada.email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Marks the page: one that is loaded anew has no mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }))
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window)

for (const [host, test] of Object.entries(hosts))
  test.describe(host, () => {
    const hasRouter = host !== 'import map'
    if (['angular', 'other', 'turbo', 'htmx', 'import map'].includes(host))
      test.use({ expectedErrors: refuses })
    // One worker, and so one server, for all tests of a host.
    test.describe.configure({ mode: 'default' })

    if (!['angular', 'other'].includes(host))
      test('the server sends the tags with their attributes', async ({ request }) => {
        const textOf = async (path: string) => (await request.get(path)).text()
        expect(await textOf('/account')).toMatch(/<cp-projects page-size="5"[^>]*>.*<\/cp-projects>/)
        expect(await textOf('/account/projects/an-id')).toMatch(/<cp-project service-id="an-id"[^>]*>/)
        expect(await textOf('/portal/support')).toMatch(/<cp-portal base="\/portal"[^>]*>/)
      })

    test('a client signs in on the site without a page load, sees their data, and logs out of both', async ({
      page,
    }) => {
      await page.goto('/account')
      await page.locator('cp-projects').getByRole('link', { name: 'Log in' }).click()
      await expect(page).toHaveURL('/login')
      await mark(page)
      await signIn(page, 'not her password')
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        'The email or the password is not right.',
      )
      await signIn(page)
      await expect(page).toHaveURL('/account')
      await expect(rowsOf(page, 'Project History')).toHaveCount(5)
      await expect(page.locator('output')).toHaveText(/^[1-9]\d* unread$/)
      expect(await isSamePage(page)).toBe(hasRouter)
      // No script can read who is signed in: neither the cookie nor a token.
      expect(await page.evaluate(() => document.cookie + JSON.stringify(localStorage))).not.toMatch(
        /session|eyJ/,
      )

      await page.getByRole('link', { name: 'Portal', exact: true }).click()
      await logOut(page)
      await page.getByRole('link', { name: 'Account', exact: true }).click()
      await expect(page.locator('cp-projects:state(signed-out)')).toBeVisible()
      await expect(page.locator('output')).toBeEmpty()
      await page.reload()
      await expect(page.locator('cp-projects:state(signed-out)')).toBeVisible()
    })

    test('a link in an element is followed by the router, and so is the way back', async ({ page }) => {
      await page.goto('/login')
      await mark(page)
      await signIn(page)
      await rowsOf(page, 'Project History').getByRole('link', { name: 'Website relaunch' }).click()
      await expect(page).toHaveURL('/account/projects/project-website-relaunch')
      await expect(page.getByRole('heading', { name: 'Website relaunch' })).toBeVisible()
      await page.goBack()
      await expect(rowsOf(page, 'Project History')).toHaveCount(5)
      expect(await isSamePage(page)).toBe(hasRouter)

      await page.getByRole('link', { name: 'Portal', exact: true }).click()
      await expect(page.getByRole('heading', { name: greeting('ada') })).toBeVisible()
      await page.getByRole('navigation').getByRole('link', { name: 'Support' }).click()
      await expect(page).toHaveURL('/portal/support')
      await expect(page).toHaveTitle(/^Support/)
      await page.getByRole('link', { name: 'Account', exact: true }).click()
      await expect(rowsOf(page, 'Project History')).toHaveCount(5)
      await page.goBack()
      await expect(page).toHaveURL('/portal/support')
      await expect(page.getByRole('heading', { name: 'Support' })).toBeVisible()
      // Astro's page with the portal has not Astro's router: it is loaded.
      expect(await isSamePage(page)).toBe(hasRouter && host !== 'astro')
    })
  })
