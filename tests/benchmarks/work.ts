/**
 * What the page's main thread does until a page has settled, by kind, from the browser's trace; and which of our functions
 * asked for a layout at once.
 */
import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from '../../scripts/test/programs/chromium.ts'
import { untilQuiet } from '../e2e/quiet'
import { bareFolder, barePage, buildBare } from './bare.ts'
import { median, slowLine } from './line.ts'
import { open, type Visit } from './open.ts'
import { interleaved, ours } from './pages.ts'
import { type Server, startServer } from './server.ts'
import { type Kind, kinds, trace, type Work } from './trace.ts'

const dashboard: Pick<Visit, 'person' | 'awaited'> = {
  person: 'ada',
  awaited: { words: ['PAY-', 'Maya Okafor'] },
}
const list: typeof dashboard = { person: 'large', awaited: { words: ['PAY-'] } }
const bell: typeof dashboard = { person: 'ada', awaited: { element: 'button' } }

/** The pages, by their paths. The first one is the one that the others are compared with. */
const visits: Record<string, typeof dashboard & { body: string }> = {
  '/bare': { ...dashboard, body: barePage },
}
for (const [flavour, folder] of [
  ['', '/cdn'],
  ['-light', '/cdn/light'],
] as const) {
  const portal = `/portal${flavour}`
  visits[`/dashboard${flavour}`] = { ...dashboard, body: ours(folder, '<cp-dashboard></cp-dashboard>') }
  visits[portal] = { ...dashboard, body: ours(folder, `<cp-portal base="${portal}"></cp-portal>`) }
  visits[`/payments${flavour}`] = { ...list, body: ours(folder, '<cp-payments></cp-payments>') }
  visits[`/bell${flavour}`] = { ...bell, body: ours(folder, '<cp-notifications></cp-notifications>') }
}

/** Measures all pages in turns, and prints them. `npm run benchmark -- work` */
export async function measureWork(turns = 5): Promise<void> {
  await buildBare()
  const pages = Object.fromEntries(Object.entries(visits).map(([path, { body }]) => [path, body]))
  const folders = { '/cdn': 'dist/cdn', '/bare-files': bareFolder }
  const server = await startServer('HTTP/1.1', pages, folders)
  const browser = await chromium.launch(launchOptions())
  try {
    print(await interleaved(Object.keys(visits), turns, (path) => measure(browser, server, path)))
  } finally {
    await browser.close()
    server.stop()
  }
}

async function measure(browser: Browser, server: Server, path: string): Promise<Work> {
  const { person = 'ada', awaited = {} } = visits[path] ?? {}
  let close = async () => {}
  const work = await trace(browser, async () => {
    const opened = await open(browser, server, { path, person, awaited, line: slowLine })
    close = opened.close
    await untilQuiet(opened.page)
  })
  await close()
  return work
}

function print(runs: ReadonlyMap<string, Work[]>): void {
  const sum = ({ times }: Work) => Object.values(times).reduce((total, each) => total + each)
  const ms = (list: Work[], of: (work: Work) => number) => median(list.map(of)).toFixed(0)
  const [bare = []] = runs.values()
  console.log(`\nWork of the main thread until the page is at rest, in ms, ${slowLine.name}`)
  console.table(
    Object.fromEntries(
      Array.from(runs, ([path, list]) => [
        path,
        {
          all: ms(list, sum),
          'of the first': `${(median(list.map(sum)) / median(bare.map(sum))).toFixed(2)} ×`,
          ...Object.fromEntries(
            (Object.keys(kinds) as Kind[]).map((kind) => [kind, ms(list, ({ times }) => times[kind])]),
          ),
          'timers set': ms(list, ({ timers }) => timers),
          forced: ms(list, ({ forced }) => forced.length),
        },
      ]),
    ),
  )
  for (const [path, list] of runs) {
    const [{ forced } = { forced: [] }] = list
    for (const place of new Set(forced))
      console.log(`${path}: ${forced.filter((each) => each === place).length} × ${place}`)
  }
}
