/** The bell alone, against those of services for notifications: what it loads, how long that takes, and its work. */
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { untilQuiet } from '../e2e/quiet'
import { median, slowLine, workOf } from './line.ts'
import { open } from './open.ts'
import { interleaved, ours, peer, withPages } from './pages.ts'
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
  addresses: string[]
  milliseconds: number
  work: number
}

/** Measures all pages in turns on the slow line, and prints them. */
export async function measureBell(turns = 5): Promise<void> {
  await buildPeers()
  await withPages(pages, async (browser, server) => {
    const runs = await interleaved(Object.keys(pages), turns, (path) => measure(browser, server, path))
    const sizes = Array.from(
      runs,
      async ([path, [run]]) => [path, await sizesOf(run?.addresses ?? [])] as const,
    )
    print(runs, new Map(await Promise.all(sizes)))
  })
}

interface Sizes {
  gzip: number
  brotli: number
}

/** How large files are when a server has compressed them as well as it can, in KB. */
async function sizesOf(addresses: readonly string[]): Promise<Sizes> {
  const files = await Promise.all(
    addresses.map(async (address) => Buffer.from(await (await fetch(address)).arrayBuffer())),
  )
  const sum = (compress: (file: Buffer) => Buffer) =>
    files.reduce((total, file) => total + compress(file).length / 1000, 0)
  return {
    gzip: sum((file) => gzipSync(file, { level: 9 })),
    brotli: sum((file) => brotliCompressSync(file)),
  }
}

function print(runs: ReadonlyMap<string, Run[]>, sizes: ReadonlyMap<string, Sizes>): void {
  const middle = (list: Run[], read: (run: Run) => number) => median(list.map(read))
  const [first = []] = runs.values()
  const row = (path: string, list: Run[]) => {
    const { gzip, brotli } = sizes.get(path) ?? { gzip: 0, brotli: 0 }
    const share = (read: (run: Run) => number) => (middle(list, read) / middle(first, read)).toFixed(2)
    return {
      'KB of scripts and styles, gzip': gzip.toFixed(0),
      brotli: brotli.toFixed(0),
      'until shown': `${share((run) => run.milliseconds)} × (${middle(list, (run) => run.milliseconds).toFixed(0)} ms)`,
      'work of the main thread': `${share((run) => run.work)} ×`,
    }
  }
  console.log(`\nThe bell alone, HTTP/1.1, ${slowLine.name}`)
  console.table(Object.fromEntries(Array.from(runs, ([path, list]) => [path, row(path, list)])))
}

async function measure(browser: Browser, server: Server, path: string): Promise<Run> {
  const visit = { path, person: 'ada', line: slowLine, awaited: { element: 'button' } } as const
  const { page, session, milliseconds, close } = await open(browser, server, visit)
  await untilQuiet(page)
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.(js|css)$/.test(name)),
  )
  const work = await workOf(session)
  await close()
  return { addresses, milliseconds, work }
}
