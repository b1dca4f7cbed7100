/**
 * How long a client waits for the first data, against a page that a developer wrote by hand: until the payments and
 * the consultant are on screen.
 */
import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from '../../scripts/test/programs/chromium.ts'
import { bareFolder, barePage, buildBare } from './bare.ts'
import { fastLine, type Line, median, slowLine, workOf } from './line.ts'
import { open } from './open.ts'
import { type Protocol, type Server, startServer } from './server.ts'

const loader = '<script type="module" src="/cdn/loader.js"></script>'
const lightLoader = '<script type="module" src="/cdn/light/loader.js"></script>'

/** The pages, by their paths. The first one is the one that the others are compared with. */
const pages = {
  '/bare': barePage,
  '/dashboard': `${loader}<cp-dashboard></cp-dashboard>`,
  '/portal': `${loader}<cp-portal base="/portal"></cp-portal>`,
  '/dashboard-light': `${lightLoader}<cp-dashboard></cp-dashboard>`,
  '/portal-light': `${lightLoader}<cp-portal base="/portal-light"></cp-portal>`,
  '/all-in-one': '<script type="module" src="/cdn/client-portal.js"></script><cp-dashboard></cp-dashboard>',
}
const paths = Object.keys(pages)

/** Measures all pages in turns, and prints each one's share of the first. */
export async function measureFirstData(turns = 5): Promise<void> {
  await buildBare()
  const browser = await chromium.launch(launchOptions())
  for (const protocol of ['HTTP/1.1', 'HTTP/2'] as const) {
    const server = await startServer(protocol, pages, { '/cdn': 'dist/cdn', '/bare-files': bareFolder })
    for (const line of [slowLine, fastLine]) {
      const runs = Object.fromEntries(paths.map((path): [string, Run[]] => [path, []]))
      for (let turn = 0; turn < turns; turn++) {
        for (const path of paths) runs[path]?.push(await run(browser, server, path, line))
      }
      print(protocol, line, runs)
    }
    server.stop()
  }
  await browser.close()
}

interface Run {
  milliseconds: number
  work: number
  requests: number
}

async function run(browser: Browser, server: Server, path: string, line: Line): Promise<Run> {
  const awaited = { words: ['PAY-', 'Maya Okafor'] }
  const { page, session, milliseconds, close } = await open(browser, server, {
    path,
    line,
    person: 'ada',
    awaited,
  })
  const requests = await page.evaluate(() => performance.getEntriesByType('resource').length)
  const work = await workOf(session)
  await close()
  return { milliseconds, work, requests }
}

function print(protocol: Protocol, line: Line, runs: Record<string, Run[]>): void {
  const of = (path: string, read: (run: Run) => number) => median((runs[path] ?? []).map(read))
  const [bare = ''] = paths
  const rows = paths.map((path): [string, Record<string, string>] => {
    const [time, work] = [of(path, (run) => run.milliseconds), of(path, (run) => run.work)]
    const requests = String(of(path, (run) => run.requests))
    return [
      path,
      {
        'until content': `${(time / of(bare, (run) => run.milliseconds)).toFixed(2)} ×`,
        milliseconds: time.toFixed(0),
        'work of the main thread': `${(work / of(bare, (run) => run.work)).toFixed(2)} ×`,
        requests,
      },
    ]
  })
  console.log(`\nThe first data, ${protocol}, ${line.name}`)
  console.table(Object.fromEntries(rows))
}
