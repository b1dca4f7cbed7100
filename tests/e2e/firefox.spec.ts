/** What Firefox does otherwise than Chromium. Playwright drives no Firefox that people use, so another library does. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import puppeteer from 'puppeteer-core'
import { findFirefox } from '../../scripts/test/programs/firefox'
import { startSite } from './deploy/site'

/** A page whose clock runs 20 times faster: the pauses between the tries are long. */
const page = `<!doctype html><html lang="en"><title>Host</title>
  <script>
    const wait = setTimeout
    window.setTimeout = (action, time) => wait(action, time / 20)
    document.addEventListener('cp-error', ({ detail }) => { document.title = detail.message })
  </script>
  <script type="module" src="/cdn/loader.js"></script>
  <cp-avatar name="Ada Lovelace"></cp-avatar></html>`

/** The demo's server, but the first request for one of its files is answered with 503. */
async function startBusyServer(demo: string): Promise<{ url: string; server: Server }> {
  let isBusy = true
  const server = createServer(async ({ url = '' }, response) => {
    if (url === '/host') return response.setHeader('Content-Type', 'text/html').end(page)
    if (isBusy && url.includes('/chunks/details-')) {
      isBusy = false
      return response.writeHead(503).end()
    }
    const answer = await fetch(demo + url)
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' })
    return response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address that is not a path.
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

test('Firefox remembers a file that was answered with 503: the host is told, and loads the page anew', async ({
  baseURL,
}) => {
  test.slow()
  const { url, server } = await startBusyServer(String(baseURL))
  const options = { executablePath: findFirefox() ?? '', timeout: 120_000 }
  const firefox = await puppeteer.launch({ browser: 'firefox', ...options })
  try {
    const tab = await firefox.newPage()
    await tab.goto(`${url}/host`)
    await expect.poll(() => tab.title()).toMatch(/details-.* Reload the page\.$/)
    await tab.reload()
    await expect
      .poll(() => tab.$eval('cp-avatar', ({ shadowRoot }) => shadowRoot?.textContent))
      .toContain('AL')
  } finally {
    await firefox.close()
    server.close()
  }
})

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
