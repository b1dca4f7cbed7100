/** Many widgets on a page: what the hundredth costs beside the first. */
import type { Browser } from '@playwright/test'
import { fastLine, median, metricsOf } from './line.ts'
import { open } from './open.ts'
import { inTurns, ours, withPages } from './pages.ts'
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
  listeners: number
  nodes: number
}

/** Measures all pages in turns, and prints them. */
export async function measureMany(turns = 3): Promise<void> {
  await withPages(pages, async (browser, server) =>
    print(await inTurns(Object.keys(pages), turns, (path) => measure(browser, server, path))),
  )
}

function print(all: ReadonlyMap<string, Run[]>): void {
  const rows: Record<string, Record<string, string>> = {}
  for (const flavour of names) {
    let first = Number.NaN
    let before = { count: 0, work: 0 }
    for (const count of counts) {
      const runs = all.get(pathOf(flavour, count)) ?? []
      const [work, listeners, nodes] = (['work', 'listeners', 'nodes'] as const).map((name) =>
        median(runs.map((run) => run[name])),
      ) as [number, number, number]
      if (count === 1) first = work
      rows[`${flavour}, ${count}`] = {
        'work of the main thread': `${(work / first).toFixed(2)} × (${(work * 1000).toFixed(0)} ms)`,
        'of each one more': `${(((work - before.work) * 1000) / (count - before.count)).toFixed(1)} ms`,
        'listeners of each': (listeners / count).toFixed(0),
        'nodes of each': (nodes / count).toFixed(0),
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
    line: fastLine,
    awaited: { words: ['PAY-'] },
  })
  // A page defines an element once for all of its name: those far below the fold are drawn, too.
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('cp-payments')).every((each) => each.matches(':state(ready)')),
  )
  await page.waitForTimeout(300)
  const { TaskDuration = 0, JSEventListeners = 0, Nodes = 0 } = await metricsOf(session)
  await close()
  return { work: TaskDuration, listeners: JSEventListeners, nodes: Nodes }
}
