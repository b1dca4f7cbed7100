/** The website of a services company. All pages put their content into the same layout. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { raw } from 'hono/html'
import { layout } from './layout.ts'
import { missing, type Page, pages } from './pages.ts'

/** The server may be started in any folder. */
const folder = fileURLToPath(new URL('.', import.meta.url))

export function createWebsite(): Hono {
  const website = new Hono()
  website.get('/embed', (context) => context.redirect('/embed/'))
  for (const [address, page] of Object.entries(pages)) {
    website.get(address, async (context) => context.html(await compose(page, context.req.path)))
  }
  // The app shows one of its screens at any of these addresses.
  for (const address of ['/embed/app', '/embed/app/*']) {
    website.get(address, serveStatic({ root: folder, path: 'app.html' }))
  }
  website.get(
    '/embed/:file{[\\w-]+\\.(css|js)}',
    serveStatic({ root: folder, rewriteRequestPath: (path) => path.replace('/embed', '') }),
  )
  website.get('/embed/*', async (context) => context.html(await compose(missing, context.req.path), 404))
  return website
}

async function compose(page: Page, path: string) {
  const content = await readFile(new URL(`pages/${page.file}.html`, import.meta.url), 'utf8')
  return layout(page, path, raw(content))
}
