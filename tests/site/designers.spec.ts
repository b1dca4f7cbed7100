/** What designers do on the site: change a theme and send its address, and look at screens. */
import type { Page } from '@playwright/test'
import { expect, test } from './site'

const examples = (page: Page, schemes = ['light', 'dark']) =>
  schemes.map((scheme) => page.frameLocator(`iframe[title="The theme on a ${scheme} page"]`))

async function expectAccent(page: Page, colour: string, schemes?: string[]): Promise<void> {
  for (const example of examples(page, schemes))
    await expect(example.locator('cp-summary')).toHaveCSS('--_accent', colour)
}

test('the theme editor shows its address in both examples, follows the fields, and survives a reload', async ({
  page,
  site,
}) => {
  await page.goto(`${site}theme-editor.html?brand=marmalade&radius=0`)
  await expectAccent(page, '#f4552b')
  for (const example of examples(page))
    await expect(example.locator('cp-summary')).toHaveCSS('--_radius', '0px')
  await page.getByRole('textbox', { name: 'accent', exact: true }).fill('#177245')
  await expectAccent(page, '#177245')
  await page.getByRole('textbox', { name: 'space', exact: true }).focus()
  await expect(page).toHaveURL(`${site}theme-editor.html?brand=marmalade&accent=%23177245&radius=0`)
  await page.reload()
  await expectAccent(page, '#177245')
  await page.getByRole('link', { name: 'Take the CSS' }).click()
  await expect(page.getByText('--cp-accent: #177245;')).toBeInViewport()
})

test('in forced colours, the theme is measured, not what the browser draws in its place', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${site}theme-editor.html?accent=%2317906b`)
  await expect(page.getByText('All 74 contrasts are high enough.')).toBeVisible()
  const accent = page.getByRole('list', { name: 'Contrast of accent', exact: true })
  await expect(accent).toHaveText('light●4.0:1dark●4.3:1on surface')
  await expect(accent.getByText('●').first()).toHaveCSS('color', 'rgb(23, 144, 107)')
})

test('brand and accent come from the builder, and go back there', async ({ page, site }) => {
  await page.goto(`${site}builder.html?elements=cp-payments&look=voltage`)
  await page.getByLabel('Accent colour').fill('teal')
  await page.getByLabel('Accent colour').press('Tab')
  await expect(page.getByLabel('Pick it')).toHaveValue('#008080')
  await page.getByRole('link', { name: 'the theme editor' }).click()
  // This brand is always dark.
  await expectAccent(page, 'teal', ['dark'])
  await expect(page.getByRole('heading', { name: 'On a light page' })).toBeHidden()
  await expect(page).toHaveURL(`${site}theme-editor.html?brand=voltage&accent=teal`)
  await page.getByRole('radio', { name: 'atelier' }).check()
  await expectAccent(page, 'teal')
  await page.getByRole('link', { name: 'Take it to the builder' }).click()
  await expect(page).toHaveURL(`${site}builder.html?look=atelier&accent=%23008080`)
  await expect(page.getByLabel('Start from an example')).toHaveValue('atelier')
  // What the builder can't hold stays here.
  await page.goto(`${site}theme-editor.html?brand=bright&accent=light-dark(red,blue)&radius=0`)
  await expect(page.getByRole('link', { name: 'Take it to the builder' })).toHaveAttribute(
    'href',
    /builder\.html$/,
  )
})

test('the gallery shows the chosen width, scheme and state, each with a link to it', async ({
  page,
  site,
}) => {
  await page.goto(`${site}gallery.html`)
  const shown = page.getByRole('main').getByRole('img').filter({ visible: true })
  const all = await shown.count()
  for (const name of ['Width', 'Scheme', 'State'])
    await expect(page.getByRole('group', { name, exact: true })).toBeVisible()
  for (const choice of ['Phone', 'Dark', 'Failing']) await page.getByRole('radio', { name: choice }).check()
  await expect(shown.first()).toHaveAttribute('src', /dashboard-down-360-dark\.png$/)
  expect(await shown.count()).toBeLessThan(all)
  const link = page.getByRole('main').getByRole('link').filter({ visible: true }).first()
  await expect(link).toHaveAttribute('href', /dashboard-down-360-dark\.png$/)
})
