/** The bell alone, against those of services for notifications: what it loads, how long that takes, and its work. */
import type { Browser } from '@playwright/test'
import { untilQuiet } from '../e2e/quiet'
import { median, slowLine, workOf } from './line.ts'
import { open } from './open.ts'
import { inTurns, ours, peer, withPages } from './pages.ts'
import { buildPeers } from './peers.ts'
import type { Server } from './server.ts'

const bell = '<cp-notifications></cp-notifications>'
/** The pages, by their paths. The first one is the one that the others are compared with. */
const pages = {
  '/cp-notifications': ours('/cdn', bell),
  '/cp-notifications-light': ours('/cdn/light', bell),
  '/knock': `<link rel="stylesheet" href="/peers/knock.css">${peer('knock')}`,
  '/novu-react': peer('novu-react'),
  '/novu-js': peer('novu-js'),
}

interface Run {
  kilobytes: number
  milliseconds: number
  work: number
}

/** Measures all pages in turns on the slow line, and prints them. */
export async function measureBell(turns = 5): Promise<void> {
  await buildPeers()
  await withPages(pages, async (browser, server) =>
    print(await inTurns(Object.keys(pages), turns, (path) => measure(browser, server, path))),
  )
}

function print(runs: ReadonlyMap<string, Run[]>): void {
  const middle = (list: Run[], read: (run: Run) => number) => median(list.map(read))
  const [first = []] = runs.values()
  const row = (list: Run[]) => {
    const share = (read: (run: Run) => number) => (middle(list, read) / middle(first, read)).toFixed(2)
    return {
      'KB of scripts and styles': middle(list, (run) => run.kilobytes).toFixed(0),
      'until shown': `${share((run) => run.milliseconds)} × (${middle(list, (run) => run.milliseconds).toFixed(0)} ms)`,
      'work of the main thread': `${share((run) => run.work)} ×`,
    }
  }
  console.log(`\nThe bell alone, HTTP/1.1, ${slowLine.name}`)
  console.table(Object.fromEntries(Array.from(runs, ([path, list]) => [path, row(list)])))
}

async function measure(browser: Browser, server: Server, path: string): Promise<Run> {
  const visit = { path, person: 'ada', line: slowLine, awaited: { element: 'button' } } as const
  const { page, session, milliseconds, close } = await open(browser, server, visit)
  await untilQuiet(page)
  const kilobytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => /\.(js|css)$/.test(entry.name))
      .reduce((sum, entry) => sum + Number(Reflect.get(entry, 'encodedBodySize')) / 1000, 0),
  )
  const work = await workOf(session)
  await close()
  return { kilobytes, milliseconds, work }
}
