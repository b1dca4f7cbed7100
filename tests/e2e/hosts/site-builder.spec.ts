/** A page of a site builder: one block of HTML in it, a heavy theme around it, scripts and API on other origins. */
import type { Locator, Page } from '@playwright/test'
import { inFull } from '../../tiers'
import { looks } from '../looks'
import { expect, expectWholeDashboard, greeting, logIn, rowsOf, test, toast, watchCalls } from '../test'

// The page is on `site.localhost`, its scripts on `localhost`, the API on `127.0.0.1`.
test.use({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'site.localhost')),
})

const portal = '/hosts/site-builder/clients'
const project = `${portal}#/services/service/project-website-relaunch`
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 })

async function openPortal(page: Page) {
  await page.goto(portal)
  await logIn(page)
  await expect(heading(page, greeting('ada'))).toBeVisible()
}

/** Whether nothing of the page covers the middle of it. */
const isOnTop = (locator: Locator) =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const root = element.getRootNode()
    const found = root instanceof ShadowRoot && root.elementFromPoint(x + width / 2, y + height / 2)
    return found instanceof Node && element.contains(found)
  })

test('before there is a server, one more line shows the data of the demo', inFull(), async ({ page }) => {
  const calls = watchCalls(page)
  await page.goto('/hosts/site-builder/clients-sandbox')
  await expect(heading(page, greeting('ada'))).toBeVisible()
  await expectWholeDashboard(page)
  expect(calls).toEqual([])
})

test('a pasted block is a portal: with a sign-in, and an address for each screen', async ({ page }) => {
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).hostname))
  await openPortal(page)
  // What waits for the client has links of the same name, and moves the list.
  await expectWholeDashboard(page)
  await page.getByRole('link', { name: 'Website relaunch' }).first().click()
  await expect(page).toHaveURL(project)
  await expect(heading(page, 'Project Details')).toBeFocused()
  await page.goBack()
  await expect(heading(page, greeting('ada'))).toBeVisible()
  await page.goForward()
  await page.reload()
  await expect(heading(page, 'Project Details')).toBeVisible()
  expect(origins).toEqual(new Set(['site.localhost', 'localhost', '127.0.0.1']))
})

test('the theme changes neither sizes nor texts of the portal', inFull(), async ({ page }) => {
  await openPortal(page)
  await expectWholeDashboard(page)
  const themed = await looks(page, 'cp-portal')
  await expect(page.getByText('Welcome to your Dashboard.')).toHaveCSS('font-size', '14px')

  // Only what a portal takes over from every page: its font, its root font size, and the space that it leaves.
  const body =
    'html { font: 62.5% Georgia, serif } h1, p { display: none } .entry { width: 720px } .cookies { display: none }'
  await page.route('**/theme.css', (route) => route.fulfill({ contentType: 'text/css', body }))
  await page.reload()
  await expectWholeDashboard(page)
  await expect
    .poll(async () => {
      const plain = await looks(page, 'cp-portal')
      if (plain.length !== themed.length) return `${plain.length} of ${themed.length} elements`
      return themed.filter((look, index) => look !== plain[index]).slice(0, 5)
    })
    .toEqual([])
})

test('dialogs and messages stand above the header and the cookie banner', inFull(), async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 400 })
  await page.goto(portal)
  await expect(toast(page, 'No token found')).toBeVisible()
  // It comes from above the window.
  await expect.poll(() => isOnTop(toast(page, 'No token found'))).toBe(true)
  await logIn(page)
  // The portal itself is a part of the page, which the banner covers.
  await expect(heading(page, greeting('ada'))).toBeVisible()
  const support = page.getByRole('navigation').getByRole('link', { name: 'Support' })
  expect(await isOnTop(support)).toBe(false)
  await page.getByRole('button', { name: 'Add Services' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Services' })
  for (const name of ['Close', 'Send'])
    await expect.poll(() => isOnTop(dialog.getByRole('button', { name }))).toBe(true)
})

test('the navigation of the portal stays in sight in a column that cuts off', inFull(), async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPortal(page)
  await page.getByRole('button', { name: 'Fine' }).click()
  await heading(page, greeting('ada')).scrollIntoViewIfNeeded()
  const support = page.getByRole('navigation').getByRole('link', { name: 'Support' })
  await expect(support).toBeInViewport()
  await support.click()
  await expect(heading(page, 'Support')).toBeVisible()
})

test('single widgets on another page lead to the portal, also to sign in', inFull(), async ({ page }) => {
  const widgets = '/hosts/site-builder/clients-widgets'
  await page.goto(widgets)
  await page.locator('cp-projects').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(`${portal}#/login`)
  await logIn(page)
  await expect(page).toHaveURL(widgets)
  await expect(rowsOf(page, 'Payment History').first()).toBeVisible()
  await page.getByRole('button', { name: /^Notifications: / }).click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
  await page.keyboard.press('Escape')
  await rowsOf(page, 'Recent Projects').getByRole('link', { name: 'Website relaunch' }).click()
  await expect(page).toHaveURL(project)
  await expect(heading(page, 'Project Details')).toBeVisible()
  await page.goBack()
  await expect(rowsOf(page, 'Recent Projects').first()).toBeVisible()
})
