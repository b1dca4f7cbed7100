import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from '../test/programs/chromium.ts'
import { needs } from '../test/programs/install-programs.ts'

const page = `<!doctype html><script type="module" src="/sandbox.js"></script>
  <script type="module" src="/loader.js"></script><cp-portal routing="memory"></cp-portal>`
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.png': 'image/png' }

/** Opens a page with the scripts of a folder. @throws if no client sees their dashboard on it */
export async function showPortal(folder: string): Promise<void> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    if (pathname === '/') return response.setHeader('Content-Type', 'text/html').end(page)
    const file = join(folder, pathname)
    if (!existsSync(file)) return response.writeHead(404).end()
    return response
      .setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
      .end(readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  Object.assign(process.env, needs.chromium())
  const browser = await chromium.launch(launchOptions())
  try {
    const view = await browser.newPage()
    // It listens on a port.
    await view.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await view.getByRole('heading', { name: 'Ada Lovelace' }).waitFor()
  } finally {
    await browser.close()
    server.close()
  }
}
