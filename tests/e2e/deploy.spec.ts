/**
 * For clients whose page is open while the company deploys: the files of their version are gone, and nothing else is.
 * `deploy/site.ts` is the company's site.
 */
import type { Page } from '@playwright/test'
import { inFull } from '../tiers'
import { type Site, startSite } from './deploy/site'
import {
  test as base,
  configure,
  configureFirst,
  expect,
  logIn,
  openDashboard,
  openPage,
  rowsOf,
  saveData,
  signIn,
} from './test'

const test = base.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
  site: async ({}, use, { project }) => {
    const site = await startSite(String(project.use.baseURL))
    await use(site)
    await site.close()
  },
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page }, use) => {
    // No screen is loaded before it is shown.
    await saveData(page)
    await page.addInitScript(() => {
      document.addEventListener('cp-error', (event) => {
        if ('outdated' in event.detail) document.documentElement.id = 'outdated'
      })
    })
    await use(page)
  },
})
test.use({
  expectedErrors:
    /has been updated|was not loaded|Failed to load|dynamically imported module|could not be|Unexpected|MIME type/,
})

const updated = 'This page has been updated'
const reload = (page: Page) => page.getByRole('button', { name: 'Reload the page' })
const support = (page: Page) => page.getByRole('link', { name: 'Support' })
const ticketLog = (page: Page) => page.getByRole('table', { name: 'Ticket log' })
const hostIsTold = (page: Page) => expect(page.locator('html')).toHaveId('outdated')

test('a screen: the rest of the portal stays, and a reload brings the new one at the same place', async ({
  page,
  site,
}) => {
  await openDashboard(page)
  site.deploy()
  await support(page).click()
  await expect(page.getByText(updated)).toBeVisible()
  await hostIsTold(page)
  await expect(page.getByRole('navigation', { name: 'Portal' })).toBeVisible()
  await reload(page).click()
  await expect(ticketLog(page)).toBeVisible()
})

test(
  'a screen that is gone after a reload, too: no other reload is offered, and a blocker is named',
  inFull(),
  async ({ page, site }) => {
    await openDashboard(page)
    site.spoil(/support-/, 'gone')
    await support(page).click()
    await reload(page).click()
    await expect(
      page.getByText(
        'A part of this page was not loaded An ad blocker, or a filter of your network, may keep it back. Please try again in 5 minutes.',
      ),
    ).toBeVisible()
    await expect(page.getByText(updated)).toHaveCount(0)
    await expect(reload(page)).toHaveCount(0)
  },
)

test('what decorates or hurries takes nothing with it', inFull(), async ({ page, site }) => {
  site.spoil(/year-picture-|long-rows-/, 'gone')
  await openPage(page, '/payments/payment-history', 'large')
  await expect(page.getByText(updated)).toBeVisible()
  await expect(rowsOf(page, 'Payment history').first()).toBeVisible()
  await expect(reload(page)).toHaveCount(1)
})

for (const trouble of ['gone', 'reset'] as const)
  test(
    `texts without their links, and a bar without its menu, take nothing with them: ${trouble}`,
    inFull(),
    async ({ page, site }) => {
      site.spoil(/linked-parts-|crowded-list-/, trouble)
      const asked = ['linked-parts-', 'crowded-list-'].map((name) =>
        page.waitForRequest((request) => request.url().includes(name)),
      )
      const pages = ['contracts', 'reports'].map((name) => ({
        name,
        path: `/${name}`,
        label: `Our yearly ${name}`,
      }))
      await configureFirst(page, { pages })
      await page.setViewportSize({ width: 320, height: 640 })
      await openPage(page, '/support/ticket/TKT-H8WK35TN')
      await Promise.all(asked)
      await expect(page.getByText('The manual is at https://docs.example.com/stock/export.')).toBeVisible()
      await expect(page.getByRole('link', { name: /docs\.example/ })).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Send reply' })).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Portal' })).toBeVisible()
      await expect(page.getByText("couldn't be loaded")).toHaveCount(0)
    },
  )

test(
  'an old loader from the browser’s cache: each element says so, and a reload helps',
  inFull(),
  async ({ page, site }) => {
    site.show('<cp-login></cp-login><p lang="de"><cp-avatar name="Ada Lovelace"></cp-avatar></p>')
    await page.goto('/host')
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
    site.deploy()
    await page.goto('/host')
    await expect(page.locator('cp-login')).toHaveText(/Could not load\. Please reload the page/)
    await expect(page.locator('cp-avatar')).toHaveText(/Laden Sie die Seite neu/)
    await hostIsTold(page)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
    await expect(page.getByText('could not be loaded')).toHaveCount(0)
  },
)

test('the search of a phone: what says so moves nothing', inFull(), async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openDashboard(page)
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.boundingBox()
  site.deploy()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(reload(page).first()).toBeInViewport({ ratio: 1 })
  expect(await heading.boundingBox()).toEqual(before)
})

test('an action: the toast has the button', async ({ page, site }) => {
  await openPage(page, '/payments/payment-history')
  site.spoil(/export-/, 'gone')
  const exported = page.getByRole('button', { name: 'Export as CSV' })
  await exported.click()
  await expect(page.getByRole('alert').filter({ hasText: updated })).toBeVisible()
  await hostIsTold(page)
  site.mend()
  await reload(page).click()
  const download = page.waitForEvent('download')
  await exported.click()
  await download
})

test(
  'a sign-in whose toasts are gone, too, says it all the same, also outside of a modal of the host’s',
  inFull(),
  async ({ page, site }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Log in' }).waitFor()
    site.deploy()
    await page.evaluate(() =>
      // As Radix and React Aria do while their modals are open.
      new MutationObserver(([record]) => {
        document.body.style.pointerEvents = 'none'
        for (const added of record?.addedNodes ?? [])
          if (added instanceof HTMLElement) added.inert = added.dataset.reactAriaTopLayer === undefined
      }).observe(document.body, { childList: true }),
    )
    await logIn(page)
    await expect(page.getByRole('alert').filter({ hasText: updated }).first()).toBeVisible()
    await reload(page).click()
    await signIn(page)
  },
)

test('what is written stays; what would be lost is said before', inFull(), async ({ page, site }) => {
  await openPage(page, '/support/raise-ticket')
  await page.getByLabel('Describe your issue').fill('The new logo is here.')
  await page.getByLabel('Attach files').setInputFiles('README.md')
  site.deploy()
  await page.getByRole('link', { name: 'Project History' }).click()
  await expect(page.getByText('What has not been sent yet may be lost.')).toBeVisible()
  await reload(page).click()
  await expect(page.getByRole('table', { name: 'Project History' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Describe your issue')).toHaveValue('The new logo is here.')
})

test('what is kept in memory alone would be lost, and this is said', inFull(), async ({ page, site }) => {
  await openDashboard(page)
  await configure(page, { storage: 'memory' })
  site.deploy()
  await support(page).click()
  await expect(page.getByText('What has not been sent yet may be lost.')).toBeVisible()
  await expect(reload(page)).toBeVisible()
})

test('a file that is slow comes when it comes', inFull(), async ({ page, site }) => {
  await openDashboard(page)
  site.spoil(/support-/, 'slow')
  await support(page).click()
  await page.waitForFunction(() => performance.now() > 15_000)
  await expect(page.getByText(updated)).toHaveCount(0)
  site.mend()
  await expect(ticketLog(page)).toBeVisible()
})
