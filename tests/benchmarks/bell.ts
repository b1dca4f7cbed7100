/** The bell alone, against those of services for notifications: what it loads, how long that takes, and its work. */
import { type Browser, chromium } from 'playwright'
import { launchOptions } from '../../scripts/chromium.ts'
import { median, slowLine, workOf } from './line.ts'
import { open } from './open.ts'
import { buildPeers, peersFolder } from './peers.ts'
import { type Server, startServer } from './server.ts'

const peer = (name: string) => `<body></body><script type="module" src="/peers/${name}.js"></script>`
const ours = (folder: string) =>
  `<script type="module" src="${folder}/loader.js"></script><cp-notifications></cp-notifications>`

/** The pages, by their paths. The first one is the one that the others are compared with. */
const pages = {
  '/cp-notifications': ours('/cdn'),
  '/cp-notifications-light': ours('/cdn/light'),
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
  const server = await startServer('HTTP/1.1', pages, { '/cdn': 'dist/cdn', '/peers': peersFolder })
  const browser = await chromium.launch(launchOptions())
  const runs = new Map(Object.keys(pages).map((path): [string, Run[]] => [path, []]))
  for (let turn = 0; turn < turns; turn++) {
    for (const [path, list] of runs) list.push(await measure(browser, server, path))
  }
  await browser.close()
  server.stop()
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
  await page.waitForLoadState('networkidle')
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
