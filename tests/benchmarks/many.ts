/** Many widgets on a page: what the hundredth costs beside the first. */
import type { Browser } from '@playwright/test'
import { fastLine, type Line, median, metricsOf } from './line.ts'
import { open } from './open.ts'
import { interleaved, ours, withPages } from './pages.ts'
import type { Server } from './server.ts'

const counts = [1, 5, 20, 100]
const flavours = { React: '/cdn', light: '/cdn/light' } as const
type Flavour = keyof typeof flavours
const names = Object.keys(flavours) as Flavour[] // the keys are exactly these
const pathOf = (flavour: Flavour, count: number) => `/${flavour}-${count}`
const pages = Object.fromEntries(
  names.flatMap((flavour) =>
    counts.map((count) => [
      pathOf(flavour, count),
      ours(flavours[flavour], '<cp-payments variant="recent"></cp-payments>'.repeat(count)),
    ]),
  ),
)

interface Run {
  work: number
  /** The longest task, in milliseconds, and when the last widget showed its rows. */
  longest: number
  last: number
  listeners: number
  nodes: number
}

/** A phone's processor: a task of the first widget alone is then long enough to be told from the others. */
const phone: Line = { ...fastLine, slowdown: 4 }

/** Measures all pages in turns, and prints them. */
export async function measureMany(turns = 3): Promise<void> {
  await withPages(pages, async (browser, server) =>
    print(await interleaved(Object.keys(pages), turns, (path) => measure(browser, server, path))),
  )
}

function print(all: ReadonlyMap<string, Run[]>): void {
  const rows: Record<string, Record<string, string>> = {}
  for (const flavour of names) {
    let first = Number.NaN
    let before = { count: 0, work: 0 }
    for (const count of counts) {
      const runs = all.get(pathOf(flavour, count)) ?? []
      const of = (name: keyof Run) => median(runs.map((run) => run[name]))
      const work = of('work')
      if (count === 1) first = work
      rows[`${flavour}, ${count}`] = {
        'work of the main thread': `${(work / first).toFixed(2)} × (${(work * 1000).toFixed(0)} ms)`,
        'of each one more': `${(((work - before.work) * 1000) / (count - before.count)).toFixed(1)} ms`,
        'longest task': `${of('longest').toFixed(0)} ms`,
        'last widget': `${of('last').toFixed(0)} ms`,
        'listeners of each': (of('listeners') / count).toFixed(0),
        'nodes of each': (of('nodes') / count).toFixed(0),
      }
      before = { count, work }
    }
  }
  console.log('\nMany widgets: <cp-payments variant="recent">')
  console.table(rows)
}

async function measure(browser: Browser, server: Server, path: string): Promise<Run> {
  const { page, session, close } = await open(browser, server, {
    path,
    person: 'ada',
    line: phone,
    awaited: { words: ['PAY-'] },
  })
  // A page defines an element once for all of its name: those far below the fold are drawn, too.
  const ready = await page.waitForFunction(
    () =>
      Array.from(document.querySelectorAll('cp-payments')).every(
        (each) => each.shadowRoot?.querySelector('td')?.textContent,
      ) && performance.now(),
    undefined,
    { polling: 200 },
  )
  const last = Number(await ready.jsonValue())
  await page.waitForTimeout(300)
  const longest = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // A page without long tasks gives no entries.
        setTimeout(() => resolve(0), 300)
        new PerformanceObserver((list) =>
          resolve(Math.max(...list.getEntries().map(({ duration }) => duration))),
        ).observe({ type: 'longtask', buffered: true })
      }),
  )
  const { TaskDuration = 0, JSEventListeners = 0, Nodes = 0 } = await metricsOf(session)
  await close()
  return { work: TaskDuration, longest, last, listeners: JSEventListeners, nodes: Nodes }
}
