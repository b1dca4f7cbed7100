/** What designers do on the site: change a theme and send its address, and look at screens. */
import type { Page } from '@playwright/test'
import { expect, test } from './site'

const examples = (page: Page) =>
  ['light', 'dark'].map((scheme) => page.frameLocator(`iframe[title="The theme on a ${scheme} page"]`))

async function expectAccent(page: Page, colour: string): Promise<void> {
  for (const example of examples(page))
    await expect(example.locator('cp-summary')).toHaveCSS('--_accent', colour)
}

test('the theme editor shows its address in both examples, follows the fields, and survives a reload', async ({
  page,
  site,
}) => {
  await page.goto(`${site}theme-editor.html?brand=marmalade&radius=0`)
  await expectAccent(page, '#f4552b')
  for (const example of examples(page))
    await expect(example.locator('cp-summary')).toHaveCSS('--_radius', '0')
  await page.getByRole('textbox', { name: 'accent', exact: true }).fill('#177245')
  await expectAccent(page, '#177245')
  await page.getByRole('textbox', { name: 'space', exact: true }).focus()
  await expect(page).toHaveURL(`${site}theme-editor.html?brand=marmalade&accent=%23177245&radius=0`)
  await page.reload()
  await expectAccent(page, '#177245')
})

test('the gallery shows the chosen width, scheme and state, each with a link to it', async ({
  page,
  site,
}) => {
  await page.goto(`${site}gallery.html`)
  const shown = page.getByRole('main').getByRole('img').filter({ visible: true })
  const all = await shown.count()
  for (const choice of ['Phone', 'Dark', 'Failing']) await page.getByRole('radio', { name: choice }).check()
  await expect(shown.first()).toHaveAttribute('src', /dashboard-down-360-dark\.png$/)
  expect(await shown.count()).toBeLessThan(all)
  const link = page.getByRole('main').getByRole('link').filter({ visible: true }).first()
  await expect(link).toHaveAttribute('href', /dashboard-down-360-dark\.png$/)
})
