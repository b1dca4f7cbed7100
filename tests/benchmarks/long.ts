/** A list in parts: how soon its first rows are there, and whether it ever holds up the page, however long it is. */
import type { Browser, Page } from '@playwright/test'
import { type Line, median, metricsOf } from './line.ts'
import { open } from './open.ts'
import { ours, withPages } from './pages.ts'
import type { Server } from './server.ts'

const pages = {
  '/cp-payments': ours('/cdn', '<cp-payments></cp-payments>'),
  '/cp-payments-light': ours('/cdn/light', '<cp-payments></cp-payments>'),
}
const counts = [100, 10_000, 100_000]
const turns = 3

/** A fast line: what takes time is the work. The processor is slowed four times. */
const line: Line = { name: 'fast line, slow processor', latency: 0, bitsPerSecond: -8, slowdown: 4 }

const steps = {
  search: (page: Page) => page.getByRole('searchbox').pressSequentially('0099', { delay: 200 }),
  clear: (page: Page) => page.getByRole('searchbox').fill(''),
  async order(page: Page) {
    await page.getByRole('button', { name: /^Sort by/ }).click()
    await page.getByRole('menuitemradio', { name: 'Oldest First' }).click()
  },
  scroll: (page: Page) => page.evaluate(() => Reflect.get(window, 'scrollRows')(40, 600)),
  async export(page: Page) {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as CSV' }).click()
    await saved
  },
}

/** Measures lists of several lengths, and prints the longest task of each step. */
export async function measureLong(): Promise<void> {
  const table: Record<string, Record<string, string>> = {}
  for (const payments of counts) {
    await withPages(
      pages,
      async (browser, server) => {
        for (const path of Object.keys(pages)) {
          const runs: Record<string, number>[] = []
          for (let turn = 0; turn < turns; turn++) runs.push(await measure(browser, server, path, payments))
          const names = Object.keys(runs[0] ?? {})
          table[`${path}, ${payments}`] = Object.fromEntries(
            names.map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN)).toFixed(0)]),
          )
        }
      },
      payments,
    )
  }
  console.log('\nLists in parts: milliseconds, the longest task of each step, and MB of heap')
  console.table(table)
}

async function measure(
  browser: Browser,
  server: Server,
  path: string,
  payments: number,
): Promise<Record<string, number>> {
  const visit = { path, person: 'large', line, awaited: { words: ['PAY-'] } } as const
  const { page, session, milliseconds, close } = await open(browser, server, visit)
  const run: Record<string, number> = { first: milliseconds }
  await watchTasks(page)
  await page.getByText(`Total of ${payments.toLocaleString('en-US')} payments`).waitFor({ timeout: 120_000 })
  run.rest = await longestTask(page)
  for (const [name, act] of Object.entries(steps)) {
    await act(page)
    run[name] = await longestTask(page)
  }
  await session.send('HeapProfiler.collectGarbage')
  run.heap = ((await metricsOf(session)).JSHeapUsedSize ?? Number.NaN) / 1e6
  await close()
  return run
}

const watchTasks = (page: Page) =>
  page.evaluate(() => {
    const tasks: number[] = []
    Reflect.set(window, 'tasks', tasks)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask' })
  })

/** The longest task since it was asked last, in milliseconds; 0 when none took longer than 50. */
async function longestTask(page: Page): Promise<number> {
  await page.waitForTimeout(1_000)
  return page.evaluate(() => Math.max(0, ...(Reflect.get(window, 'tasks') as number[]).splice(0)))
}
