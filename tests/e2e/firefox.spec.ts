/** What Firefox does otherwise than Chromium. Playwright drives no Firefox that people use, so another library does. */
import { expect, test } from '@playwright/test'
import puppeteer from 'puppeteer-core'
import { findFirefox } from '../../scripts/test/programs/firefox'
import { startSite } from './deploy/site'

test('after a deploy, Firefox keeps an old loader: the element says so, and a reload gets the new one', async ({
  baseURL,
}) => {
  test.slow()
  const site = await startSite(String(baseURL))
  site.show('<cp-avatar name="Ada Lovelace"></cp-avatar>')
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    timeout: 120_000,
  })
  try {
    const tab = await firefox.newPage()
    const avatar = () => tab.$eval('cp-avatar', ({ shadowRoot }) => shadowRoot?.textContent)
    await tab.goto(`${site.url}/host`)
    await expect.poll(avatar).toContain('AL')
    site.deploy()
    await tab.goto(`${site.url}/host`)
    await expect
      .poll(() => tab.$eval('cp-avatar', ({ textContent }) => textContent), { timeout: 30_000 })
      .toContain('Please reload the page')
    await tab.reload()
    await expect.poll(avatar).toContain('AL')
  } finally {
    await firefox.close()
    await site.close()
  }
})
