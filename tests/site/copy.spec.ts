/** The buttons that copy, in a browser that gives scripts no clipboard: a page without https, or a refused permission. */
import { expect, test } from './site'

for (const [name, button, copied] of [
  ['embed/start.html', 'Copy', /\S/],
  ['elements/cp-payments.html', 'Copy', /<cp-payments>/],
  ['builder.html?framework=react', 'Copy src/App.tsx', /<CpPortal /],
  ['theme-editor.html?accent=green', 'Copy the link', /theme-editor\.html\?accent=green$/],
] as const)
  test(`"${button}" of ${name} copies without a clipboard for scripts`, async ({ page, site }) => {
    await page.addInitScript("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    await page.goto(site + name)
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).first().click()
    await expect(page.getByRole('main').getByText('Copied', { exact: true })).toBeVisible()
    // Every page has the field of its search.
    // Where whoever copies it puts it.
    await page.evaluate(() => document.body.append(document.createElement('textarea')))
    await page.locator('body > textarea').press('ControlOrMeta+v')
    await expect(page.locator('body > textarea')).toHaveValue(copied)
  })

test('code that a control makes longer than its box becomes a stop for keys', async ({ page, site }) => {
  await page.goto(`${site}elements/cp-avatar.html`)
  await page.getByLabel('WordPress').check()
  const code = page.locator('pre').filter({ visible: true }).first()
  await expect(code).not.toHaveAttribute('tabindex')
  await page.getByLabel('name', { exact: true }).fill('Ada '.repeat(40))
  await expect(code).toHaveAttribute('tabindex', '0')
})
