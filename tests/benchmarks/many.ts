/** Many widgets on a page: what the hundredth costs beside the first. */
import { type Browser, chromium } from 'playwright'
import { launchOptions } from '../../scripts/chromium.ts'
import { fastLine, median, workOf } from './line.ts'
import { open } from './open.ts'
import { type Server, startServer } from './server.ts'

const counts = [1, 5, 20, 100]
const flavours = { React: '/cdn', light: '/cdn/light' }
const pages = Object.fromEntries(
  Object.values(flavours).flatMap((folder) =>
    counts.map((count) => [
      `${folder}-${count}`.replaceAll('/', '-').replace('-', '/'),
      `<script type="module" src="${folder}/loader.js"></script>${'<cp-payments variant="recent"></cp-payments>'.repeat(count)}`,
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
  const server = await startServer('HTTP/1.1', pages, { '/cdn': 'dist/cdn' })
  const browser = await chromium.launch(launchOptions())
  const rows: Record<string, Record<string, string>> = {}
  for (const [flavour, folder] of Object.entries(flavours)) {
    let first = Number.NaN
    let before = { count: 0, work: 0 }
    for (const count of counts) {
      const path = `${folder}-${count}`.replaceAll('/', '-').replace('-', '/')
      const runs: Run[] = []
      for (let turn = 0; turn < turns; turn++) runs.push(await measure(browser, server, path))
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
  await browser.close()
  server.stop()
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
  // Elements far below the fold load when they come near, as the one element on top does: all are defined by then.
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('cp-payments')).every((each) => each.matches(':state(ready)')),
  )
  await page.waitForTimeout(300)
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN
  const work = await workOf(session)
  await close()
  return { work, listeners: metric('JSEventListeners'), nodes: metric('Nodes') }
}
