/** The largest list, 10,000 payments: the work of opening, scrolling and searching it, against other grids. */
import type { Browser, Page } from '@playwright/test'
import { fastLine, median, workOf } from './line.ts'
import { open } from './open.ts'
import { interleaved, ours, peer, withPages } from './pages.ts'
import { buildPeers } from './peers.ts'
import type { Server } from './server.ts'

const list = '<cp-payments></cp-payments>'
/** The pages, by their paths. The first one is the one that the others are compared with. */
const pages = {
  '/vaadin': peer('vaadin'),
  '/ag-grid': peer('ag-grid'),
  '/by-hand': peer('by-hand'),
  '/cp-payments': ours('/cdn', list),
  '/cp-payments-light': ours('/cdn/light', list),
}
const steps = ['open', 'scroll', 'search'] as const
type Run = Record<(typeof steps)[number], number>

const scrollSteps = 120
const stepInPixels = 120
const searched = '4502-1187'

/** Measures all pages in turns, and prints each one's share of the first. */
export async function measurePayments(turns = 5): Promise<void> {
  await buildPeers()
  await withPages(pages, async (browser, server) =>
    print(await interleaved(Object.keys(pages), turns, (path) => measure(browser, server, path))),
  )
}

function print(runs: ReadonlyMap<string, Run[]>): void {
  const medians = Array.from(runs, ([path, list]) => ({
    path,
    ...Object.fromEntries(steps.map((step) => [step, median(list.map((run) => run[step]))])),
  })) as ({ path: string } & Run)[]
  const [first] = medians
  console.log('\n10,000 payments: the work of the main thread')
  console.table(
    Object.fromEntries(
      medians.map(({ path, ...run }) => [
        path,
        Object.fromEntries(
          steps.map((step) => [
            step,
            `${(run[step] / (first?.[step] ?? 1)).toFixed(2)} × (${(run[step] * 1000).toFixed(0)} ms)`,
          ]),
        ),
      ]),
    ),
  )
}

async function measure(browser: Browser, server: Server, path: string): Promise<Run> {
  const visit = { path, person: 'large', line: fastLine, awaited: { words: ['PAY-'] } } as const
  const { page, session, close } = await open(browser, server, visit)
  await page.waitForFunction(() => Reflect.get(window, 'isLong')(), undefined, { polling: 500 })
  await settle(page)
  const opened = await workOf(session)
  await scroll(page)
  await settle(page)
  const scrolled = await workOf(session)
  await page.getByRole('searchbox').focus()
  await page.keyboard.type(searched, { delay: 60 })
  await settle(page)
  const found = await workOf(session)
  await close()
  return { open: opened, scroll: scrolled - opened, search: found - scrolled }
}

/** Waits until the page is at rest. */
const settle = (page: Page) => page.waitForTimeout(700)

/** Scrolls through the rows. @throws if they do not scroll */
async function scroll(page: Page): Promise<void> {
  const distance = await page.evaluate(
    ([steps, pixels]) => Reflect.get(window, 'scrollRows')(steps, pixels),
    [scrollSteps, stepInPixels],
  )
  if (distance < (scrollSteps * stepInPixels) / 2) throw new Error('The rows did not scroll.')
}
