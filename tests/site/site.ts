/** The built site, served as a static host would: below a path, without a server's help, under a strict policy. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Page, Request } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { Hono } from 'hono'
import { basePath } from '../../docs/site/content/addresses'
import { test as base, expect } from '../e2e/test'

export { expect }

const folder = 'docs/dist'
/** Where the site stands. */
const path = '/help/portal'
/** No script but those of the site's own files. */
const policy =
  "default-src 'self'; img-src 'self' data: blob:; base-uri 'none'; form-action 'self'; object-src 'none'"

const isBuilt = existsSync(folder)

/** The addresses of all pages: `embed/start.html`. Without a site there are none, so that tests of other things are found. */
export const pages = (isBuilt ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
  .filter((file) => file.endsWith('.html') && !file.startsWith('cdn/'))
  .toSorted()

export const readPage = (page: string) => readFileSync(`${folder}/${page}`, 'utf8')

/** Each test has the address of the site, and fails where a page asks another origin, or for what is not there. */
export const test = base.extend<{ strictRequests: undefined }, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
    async ({}, use) => {
      expect(isBuilt, `There is no site in ${folder}: run "npm run build:site".`).toBe(true)
      const app = new Hono()
      app.use(async (context, next) => {
        await next()
        context.header('Content-Security-Policy', policy)
      })
      app.use(
        `${path}/*`,
        serveStatic({ root: folder, rewriteRequestPath: (full) => full.slice(path.length) }),
      )
      // The page for wrong addresses asks for its style where the publisher says that the site stands.
      if (basePath) {
        const { length } = basePath
        const rewriteRequestPath = (full: string) => full.slice(length - 1)
        app.use(`${basePath}*`, serveStatic({ root: folder, rewriteRequestPath }))
      }
      const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
      await new Promise((resolve) => server.once('listening', resolve))
      const { port } = server.address() as AddressInfo
      await use(`http://127.0.0.1:${port}${path}/`)
      server.close()
    },
    { scope: 'worker' },
  ],
  strictRequests: [
    async ({ context, site }, use) => {
      const faults: string[] = []
      const note = (request: Request) => {
        const { origin, protocol } = new URL(request.url())
        // What a policy refuses never leaves the browser, which complains of it.
        const isRefused = request.failure()?.errorText === 'csp'
        if (protocol.startsWith('http') && origin !== new URL(site).origin && !isRefused)
          faults.push(`asks ${request.url()}`)
      }
      context.on('requestfinished', note)
      context.on('requestfailed', note)
      context.on('response', (response) => {
        if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`)
      })
      await use(undefined)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on a page, its best practices and the size of targets included. Not in its frames: those are pages, too. */
export async function findFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const { violations } = await page.evaluate<AxeResults>(
    "axe.run({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'], iframes: false })",
  )
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}
