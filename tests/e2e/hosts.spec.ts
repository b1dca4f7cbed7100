/** The same page in every kind of host: each has to get the same from the elements. */
import { inFull } from '../tiers'
import { expect, openPage, rowsOf, test } from './test'

/** All but the first have to be built, which takes minutes. */
const hosts = ['html', 'react', 'server-rendered', 'vue', 'svelte', 'angular']

for (const host of hosts) {
  test(`${host}: values, events, an id, moving and leaving`, inFull(host !== 'html'), async ({ page }) => {
    await openPage(page, `/hosts/${host}/`)

    await expect(rowsOf(page, 'Project History')).toHaveCount(5)
    await expect(page.getByRole('img', { name: 'Ada Lovelace' })).toHaveText('AL')
    await expect(page.getByRole('status').filter({ hasText: /^[1-9]\d* unread$/ })).toBeVisible()

    const payments = rowsOf(page, 'Payment History')
    await expect(payments).toHaveCount(2)
    await page.getByRole('button', { name: 'Next project' }).click()
    await expect(payments).toHaveText([/DE-4498-7710/])

    const sections = page.locator('main > *')
    const search = page.getByRole('searchbox')
    await search.first().fill('calibration')
    await search.last().fill('4498')
    await page.getByRole('button', { name: 'Swap' }).click()
    await expect(sections.first()).toHaveJSProperty('localName', 'cp-payments')
    await expect(search.first()).toHaveValue('4498')
    await expect(search.last()).toHaveValue('calibration')

    await page.getByRole('button', { name: 'Remove payments' }).click()
    await expect(sections).toHaveCount(1)
    await expect(search).toHaveValue('calibration')
  })
}

test(
  'the server sends the elements with their attributes, to be drawn before anything is hydrated',
  inFull(),
  async ({ page }) => {
    const answer = await page.request.get('/hosts/server-rendered/')
    expect(await answer.text()).toContain('<cp-payments service-id="project-website-relaunch"></cp-payments>')
  },
)
