/** Pages whose address is none, or does not say all: what leads somewhere from there, and what the address bar says. */
import type { Page } from '@playwright/test'
import { inFull } from '../tiers'
import { expect, expectWholeDashboard, loaderScript, openWidgets, rowsOf, test } from './test'

/** How a host fills a frame that has no address of its own. */
const fillings: Record<string, (frame: HTMLIFrameElement, html: string) => void> = {
  srcdoc: (frame, html) => {
    frame.srcdoc = html
  },
  'a blob': (frame, html) => {
    frame.src = URL.createObjectURL(new Blob([html], { type: 'text/html' }))
  },
  'about:blank': ({ contentDocument: page }, html) =>
    page?.body.append(page.createRange().createContextualFragment(html)),
}
test.describe('in a frame without an address of its own', () => {
  test.use({ expectedErrors: /change its address/ })
  for (const [address, fill] of Object.entries(fillings))
    test(address, inFull(), async ({ page }) => {
      const told: string[] = []
      page.on('console', (message) => told.push(message.text()))
      await openWidgets(page, '<iframe width="1200" height="800"></iframe>', { head: '' })
      const script = `<script type="module" src="${new URL('/cdn/loader.js', page.url())}"></script>`
      const html = `<!doctype html><html lang="en"><title>Frame</title>${script}<cp-portal></cp-portal></html>`
      await page.locator('iframe').evaluate(fill, html)
      const frame = page.frameLocator('iframe')
      await expectWholeDashboard(frame)
      await frame.getByRole('link', { name: 'Payment History' }).first().click()
      await expect(frame.getByRole('heading', { name: 'Payment History' })).toBeVisible()
      await frame.getByRole('link', { name: 'Dashboard' }).first().click()
      await expectWholeDashboard(frame)
      expect(told.filter((text) => text.includes('change its address'))).toHaveLength(1)
    })
})

const portal = (api: string) =>
  `<cp-config api-url="${api}"></cp-config><cp-portal base="/host/page"></cp-portal>`
async function expectPayments(page: Page) {
  await page.getByRole('link', { name: 'Payment History' }).first().click()
  await expect(rowsOf(page, 'Payment History').first()).toBeVisible()
  expect(await page.evaluate(() => location.pathname)).toBe('/host/page/payments/payment-history')
}
test.describe('on a page with a <base>, to which addresses of the portal are not relative', () => {
  for (const [href, api] of [
    ['/some/deep/folder', '../../api/v1'],
    ['https://elsewhere.example/', '/api/v1'],
  ] as const)
    test(href, inFull(api === '/api/v1'), async ({ page }) => {
      await openWidgets(page, portal(api), { head: `${loaderScript}<base href="${href}">` })
      await expectPayments(page)
    })
})

test('on a page whose address has a user and a password', async ({ page }) => {
  await openWidgets(page, portal('/api/v1'))
  await page.goto(page.url().replace('://', '://staging:secret@'))
  await expectPayments(page)
})
