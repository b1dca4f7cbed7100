/** Serves the pages of a benchmark, and measures them in turns. */
import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from '../../scripts/test/programs/chromium.ts'
import { peersFolder } from './peers.ts'
import { type Server, startServer } from './server.ts'

/** The body of a page with elements of ours. */
export const ours = (folder: '/cdn' | '/cdn/light', elements: string) =>
  `<script type="module" src="${folder}/loader.js"></script>${elements}`

/** The body of a page with a script of `peers/`. */
export const peer = (name: string) => `<body></body><script type="module" src="/peers/${name}.js"></script>`

/**
 * Serves the pages, each by its path, and starts a browser. Stops both when `use` has ended.
 * @param payments How many payments the client with very many has.
 */
export async function withPages(
  pages: Record<string, string>,
  use: (browser: Browser, server: Server) => Promise<void>,
  payments?: number,
): Promise<void> {
  const server = await startServer('HTTP/1.1', pages, { '/cdn': 'dist/cdn', '/peers': peersFolder }, payments)
  const browser = await chromium.launch(launchOptions())
  try {
    await use(browser, server)
  } finally {
    await browser.close()
    server.stop()
  }
}

/** Measures each path once in every turn: what else the machine does, all of them share. @returns the runs of each */
export async function interleaved<Run>(
  paths: readonly string[],
  turns: number,
  measure: (path: string) => Promise<Run>,
): Promise<Map<string, Run[]>> {
  const runs = new Map(paths.map((path): [string, Run[]] => [path, []]))
  for (let turn = 0; turn < turns; turn++) {
    for (const [path, list] of runs) list.push(await measure(path))
  }
  return runs
}
