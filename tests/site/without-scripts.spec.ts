/** The pages of tools without scripts: each says what to do instead, and nothing pretends to work. */
import { expect, test } from './site'

test.use({ javaScriptEnabled: false })

const tools = {
  'builder.html': /needs scripts.* guides/s,
  'theme-editor.html': /needs scripts.* theming/s,
  'api.html': /Scripts are off/,
  'elements/cp-payments.html': /needs scripts/,
}

for (const [name, sentence] of Object.entries(tools))
  test(`${name} says that it needs scripts, and has no dead control`, async ({ page, site }) => {
    await page.goto(site + name)
    // As it is drawn: locators pass over what stands in <noscript>.
    expect(await page.getByRole('main').innerText()).toMatch(sentence)
    const controls = page.locator(':is(button, select, textarea, input:not([type=radio])):enabled')
    await expect(controls.filter({ visible: true })).toHaveCount(0)
    // Radio buttons that work by style sheets alone may stay.
    for (const label of await page.locator('label:has([type=radio])').filter({ visible: true }).all()) {
      await label.click()
      await expect(page.locator('.code-of').filter({ visible: true })).toHaveCount(1)
    }
  })

test('the page of an element has all that can be read', async ({ page, site }) => {
  await page.goto(`${site}elements/cp-payments.html`)
  await expect(page.getByRole('table', { name: 'Attributes' })).toContainText('service-id')
  await page.getByLabel('Vue').check()
  await expect(page.locator('pre').filter({ visible: true }).first()).toContainText('<cp-payments />')
})
