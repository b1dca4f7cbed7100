/** What a page of the site weighs, without its live examples: the files that the browser asks for, after gzip. */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from './site'

/** In KB of 1000 bytes, and requests. Requests are never raised; a limit of bytes rises only in a commit of its own, which says why. */
const limits: Record<string, [kilobytes: number, requests: number]> = {
  'index.html': [17, 7],
  'embed/start.html': [15, 5],
  'server/calls.html': [18.4, 5],
  'elements/cp-payments.html': [23, 8],
  'builder.html': [28, 8],
  'theme-editor.html': [37.4, 7],
  'api.html': [44.2, 7],
}

for (const [name, [mostKilobytes, mostRequests]] of Object.entries(limits))
  test(`${name} weighs at most ${mostKilobytes} KB in ${mostRequests} requests`, async ({ page, site }) => {
    const files = new Set<string>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      const isOfFrame = request.frame() !== page.mainFrame() || pathname.endsWith('live/frame.html')
      if (!isOfFrame && !/\.(png|svg)$/.test(pathname)) files.add(request.url().split('#')[0] ?? '')
    })
    // All that is not loaded for a later use is there by then. The network of pages with several frames never rests for Playwright.
    await page.goto(site + name)
    const sizes = [...files].map(
      (url) => gzipSync(readFileSync(`docs/dist/${url.slice(site.length).split('?')[0]}`)).length,
    )
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000
    expect(kilobytes).toBeLessThanOrEqual(mostKilobytes)
    expect(files.size).toBeLessThanOrEqual(mostRequests)
  })
