/** The page of each frame: what it shows stands in its address, which anybody may have written. */
import type { Page } from '@playwright/test'
import { frameAddress, type Scene } from '../../docs/site/live/scene'
import { logOut } from '../e2e/test'
import { expect, findFaults, test } from './site'

const hostile: Scene = {
  elements: [{ tag: 'cp-portal', attributes: { routing: 'memory' } }],
  settings: { brand: { name: 'Northlight', logo: 'https://elsewhere.example/logo' } },
}

test.describe('an address of another origin', () => {
  // The browser says what the page's own policy has refused. A request would be a fault of the test.
  test.use({ expectedErrors: /img-src forbids|violates the following Content Security Policy/ })

  test('a frame asks no other origin for what its address names, on a host without a policy', async ({
    page,
    site,
  }) => {
    await page.route('**/live/frame.html', async (route) => {
      const response = await route.fetch()
      const { 'content-security-policy': _, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    })
    const refusal = page.waitForEvent('console', (message) =>
      message.text().startsWith('img-src forbids https://elsewhere.example'),
    )
    await page.goto(site + frameAddress(hostile))
    await refusal
  })
})

/** A frame as a page of the site has it. */
async function addFrame(page: Page, title: string, src: string) {
  await page.evaluate(
    ([title, src]) => document.body.append(Object.assign(document.createElement('iframe'), { title, src })),
    [title, src] as const,
  )
  return page.frameLocator(`iframe[title="${title}"]`)
}

/** What a real portal of the same origin keeps there. */
async function keepSession(page: Page, site: string) {
  await page.goto(`${site}changes.html`)
  const read = () => page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }])
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage])
      for (const name of ['user', 'api', 'token', 'locale']) storage.setItem(`client-portal:${name}`, 'real')
  })
  const kept = await read()
  return { expectKept: async () => expect(await read()).toEqual(kept) }
}

const account: Scene = { elements: [{ tag: 'cp-account' }] }

test('frames neither read nor change what their origin keeps, nor what other frames do', async ({
  page,
  site,
}) => {
  const { expectKept } = await keepSession(page, site)
  const one = await addFrame(page, 'one', site + frameAddress(account))
  const other = await addFrame(page, 'other', site + frameAddress({ ...account, person: 'new' }))
  await expect(one.getByRole('button', { name: 'Account' })).toContainText('AL')
  await expect(other.getByRole('button', { name: 'Account' })).toContainText('MS')
  await logOut(one)
  await expect(one.locator('cp-account:state(signed-out)')).toBeAttached()
  await expect(other.locator('cp-account:state(ready)')).toBeAttached()
  await expectKept()
  const { held = [], pending = [] } = await page.evaluate(() => navigator.locks.query())
  expect([...held, ...pending].filter(({ name }) => name?.startsWith('client-portal'))).toEqual([])
})

test.describe('without the script that gives it storages', () => {
  test.use({ expectedErrors: /net::ERR_FAILED|A part of it is missing/ })

  test('a frame shows nothing, and leaves what its origin keeps', async ({ page, site }) => {
    const { expectKept } = await keepSession(page, site)
    await page.route('**/own-storage.js', (route) => route.abort())
    const frame = await addFrame(page, 'one', site + frameAddress(account))
    await expect(frame.getByRole('alert')).toContainText('A part of it is missing. Load the page anew.')
    await expectKept()
  })
})

test('a setting that the next scene lacks is taken back', async ({ page, site }) => {
  const elements: Scene['elements'] = [{ tag: 'cp-payments' }]
  await page.goto(site + frameAddress({ elements, settings: { currency: 'EUR' } }))
  const payments = page.getByRole('table', { name: 'Payment History' })
  await expect(payments).toContainText('€')
  await page.goto(site + frameAddress({ elements }))
  await expect(payments).toContainText('$')
})

test('outside of a page of the site, a frame says that it is an example', async ({ page, site }) => {
  const login: Scene = {
    elements: [{ tag: 'cp-login' }],
    person: 'nobody',
    settings: { brand: { name: 'Your bank' } },
  }
  const said = 'This is a live example: whoever wrote its address chose what it shows.'
  await page.goto(site + frameAddress(login))
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('complementary')).toContainText(said)
  await page.goto(`${site}changes.html`)
  const frame = await addFrame(page, 'one', site + frameAddress(login))
  await expect(frame.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(frame.getByText(said)).toHaveCount(0)
})

/** A host's page has them around the elements, and so has the page around a frame. */
const ofHosts = /^(landmark-one-main|page-has-heading-one|region):/

test('axe finds nothing in a frame that has followed a link to another screen', async ({ page, site }) => {
  await page.goto(site + frameAddress({ elements: [{ tag: 'cp-projects' }] }))
  await page.getByRole('link', { name: 'Website relaunch' }).click()
  await expect(page.locator('cp-project:state(ready)')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back to <cp-projects>' })).toBeVisible()
  const faults = await findFaults(page)
  expect(faults.filter((fault) => !ofHosts.test(fault))).toEqual([])
})
