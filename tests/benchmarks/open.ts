/** Opens a page as a client who is signed in, and waits until it shows its content. */
import type { Browser, CDPSession, Page } from '@playwright/test'
import type { demoPeople } from '../../server/seed/people.ts'
import { imitate, type Line } from './line.ts'
import type { Server } from './server.ts'

export interface Opened {
  page: Page
  session: CDPSession
  /** From the request of the page until its content is on screen, in milliseconds. */
  milliseconds: number
  close(): Promise<void>
}

export interface Visit {
  path: string
  person: keyof typeof demoPeople
  line: Line
  /** What is on screen when the content is: words, or an element that a selector finds. */
  awaited: { words?: readonly string[]; element?: string }
}

/** @throws if the content does not come within a minute */
export async function open(
  browser: Browser,
  server: Server,
  { path, person, line, awaited }: Visit,
): Promise<Opened> {
  const stored = await server.signIn(person)
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    baseURL: server.url,
    viewport: { width: 1280, height: 880 },
    storageState: { cookies: [], origins: [{ origin: server.url, localStorage }] },
  })
  const page = await context.newPage()
  await page.addInitScript((what) => Reflect.set(window, 'awaited', what), awaited)
  for (const name of ['watch-content', 'scroll-rows'])
    await page.addInitScript({ path: `tests/benchmarks/${name}.js` })
  const session = await imitate(page, line)
  await session.send('Performance.enable')
  await page.goto(path)
  const shown = await page.waitForFunction(() => Reflect.get(window, 'shownAt'), undefined, {
    polling: 100,
    timeout: 60_000,
  })
  const milliseconds = Number(await shown.jsonValue())
  return { page, session, milliseconds, close: () => context.close() }
}
