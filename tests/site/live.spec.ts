/** What stands around the frames of live examples: until they begin, when they don't, and when their client has left. */
import type { Page } from '@playwright/test'
import { expect, test } from './site'

/** The pages on which a whole portal is live. */
const withPortal = ['index.html', 'builder.html', 'elements/cp-portal.html']

const example = (page: Page) => page.frameLocator('.live iframe')

test.describe('an example', () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ })

  test('that is not there says so, and begins when it is asked again', async ({ page, site }) => {
    await page.route('**/assets/frame.js', (route) => route.abort())
    await page.goto(`${site}elements/cp-payments.html`)
    const loading = page.getByText('The example is loading …')
    const failed = page.getByText('The example could not be loaded.')
    await loading.scrollIntoViewIfNeeded()
    await expect(page.locator('.live iframe')).toBeAttached()
    await expect(loading).toBeVisible()
    await expect(failed).toBeHidden()
    // Its time runs out.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish()
    })
    await expect(failed).toBeVisible()
    await expect(loading).toBeHidden()
    await page.unroute('**/assets/frame.js')
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.locator('#live').scrollIntoViewIfNeeded()
    await expect(example(page).locator('cp-payments:state(ready)')).toBeVisible()
    await expect(failed).toHaveCount(0)
  })
})

for (const name of withPortal)
  test(`in ${name} the portal has room, and whoever logs out comes back`, async ({ page, site }) => {
    await page.goto(site + name)
    const frame = page.locator('.live iframe')
    await page.locator('.live').scrollIntoViewIfNeeded()
    const note = page.getByText('Sign in as client@example.com with the password portal-demo.')
    await example(page).getByRole('button', { name: 'Account' }).click()
    expect((await frame.boundingBox())?.height).toBeGreaterThan(400)
    await expect(example(page).getByText('Payment Pending').locator('..')).not.toContainText('--')
    await expect(note).toHaveCount(0)
    await example(page).getByRole('menuitem', { name: 'Log out' }).click()
    await expect(note).toBeVisible()
    await page.getByRole('button', { name: 'Begin anew' }).click()
    await expect(example(page).getByRole('heading', { name: 'Hello, Ada Lovelace!' })).toBeVisible()
    await expect(note).toHaveCount(0)
  })

test('before the sign-in, the builder says with what one signs in', async ({ page, site }) => {
  await page.goto(`${site}builder.html`)
  await page.getByLabel('Before the sign-in').check()
  await page.locator('.live').scrollIntoViewIfNeeded()
  await expect(page.getByText('Sign in as client@example.com')).toBeVisible()
  await example(page).getByLabel('Email').fill('client@example.com')
  await example(page).getByLabel('Password', { exact: true }).fill('portal-demo')
  await example(page).getByLabel('Password', { exact: true }).press('Enter')
  await expect(example(page).getByRole('heading', { name: 'Hello, Ada Lovelace!' })).toBeVisible()
  await expect(page.getByText('Sign in as client@example.com')).toHaveCount(0)
})

test('by keyboard, the example of the front page can be skipped', async ({ page, site }) => {
  await page.goto(`${site}index.html`)
  const skip = page.getByRole('link', { name: 'Skip the example' })
  await expect(skip).not.toBeInViewport()
  await skip.focus()
  await expect(skip).toBeInViewport()
  await skip.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('.home-readers a').first()).toBeFocused()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a sentence stands in the place of an example, and a picture on the front page', async ({
    page,
    site,
  }) => {
    await page.goto(`${site}elements/cp-portal.html`)
    // Playwright takes no text of a `noscript` for one of the page.
    const sentence = page.locator('noscript p')
    await expect(sentence).toBeVisible()
    await expect(page.getByText(/example (is loading|could not)/)).toHaveCount(2)
    for (const text of await page.getByText(/example (is loading|could not)/).all())
      await expect(text).toBeHidden()
    expect((await page.locator('.live').boundingBox())?.height).toBeLessThan(100)
    await page.goto(`${site}index.html`)
    await expect(page.getByRole('img', { name: /^The dashboard/ })).toBeVisible()
    await page.goto(`${site}live/frame.html`)
    await expect(sentence).toBeVisible()
  })
})
