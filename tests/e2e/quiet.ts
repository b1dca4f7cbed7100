/** Waits until a page loads nothing more. Playwright's own `networkidle` would wait for the end of the stream of news. */
import type { Page, Request } from '@playwright/test'

/** For so long, in milliseconds, nothing more is asked for. */
const silence = 500

const isNoStream = (request: Request) => !/\/api\/v1\/events(\?|$)/.test(request.url())

export async function untilQuiet(page: Page): Promise<void> {
  let last: Request | undefined | null = null
  for (;;) {
    const requests = (await page.requests()).filter(isNoStream)
    await Promise.all(requests.map((request) => request.response()))
    const latest = requests.at(-1)
    if (latest === last) return
    last = latest
    await page.waitForRequest(isNoStream, { timeout: silence }).catch(() => {})
  }
}
