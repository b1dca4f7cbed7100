/** The back-forward cache keeps a page as it was left: nothing private may be seen of it after a sign-out. */

import { launchOptions } from '../../scripts/test/programs/chromium'
import { demoPeople } from '../../server/seed/people'
import { expect, expectWholeDashboard, logOut, openDashboard, openHostPage, test } from './test'

// Playwright turns the cache off.
test.use({
  launchOptions: { ...launchOptions({ isWhole: true }), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

test('a step back after a sign-out on another page shows the login, from the first frame on', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const textOf = (root: ParentNode): string =>
      Array.from(root.querySelectorAll('*'), (element) =>
        element.shadowRoot ? textOf(element.shadowRoot) : element.children.length ? '' : element.textContent,
      ).join(' ')
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return
      requestAnimationFrame(() => Object.assign(window, { firstFrame: textOf(document) }))
    })
  })
  await openDashboard(page)
  await expectWholeDashboard(page)
  await openHostPage(page, '<cp-config portal-url="/"></cp-config><cp-account></cp-account>')
  await logOut(page)
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()

  // Playwright holds all requests while it has a route, and knows nothing of pages from the cache.
  await page.unrouteAll()
  // A page from the cache has been loaded before.
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page.getByText(demoPeople.ada.name)).toHaveCount(0)
  const firstFrame = () => page.evaluate(() => String(Reflect.get(window, 'firstFrame')))
  await expect.poll(firstFrame, 'the page came from the cache').not.toBe('undefined')
  expect(await firstFrame()).not.toMatch(/Lovelace|SRV-|DE-4502/)
})
