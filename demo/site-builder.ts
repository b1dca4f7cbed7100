/**
 * The pages that a site builder renders in `site-builder/`: around a block of HTML, which somebody has pasted, it
 * puts the header, the columns and the theme. The blocks stand in the guide, too.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

const folder = new URL('site-builder/', import.meta.url)
const read = (name: string) => readFile(new URL(name, folder), 'utf8')

/**
 * Serves the pages. The demo's server stands for three: the scripts come from `localhost`, and the API is on `127.0.0.1`.
 * Whoever opens a page at a third name, such as `site.localhost`, has three origins; the API has to allow this one.
 */
export function createSiteBuilder(): Hono {
  const builder = new Hono()
  // Site builders allow their pages everything.
  const anything = { defaultSrc: ['*', 'data:', "'unsafe-inline'"] }
  builder.use(secureHeaders({ contentSecurityPolicy: anything }))
  for (const name of ['clients', 'clients-sandbox', 'clients-widgets'])
    builder.get(`/${name}`, async (context) => {
      const { port } = new URL(context.req.url)
      const [page, pasted] = await Promise.all([read('page.html'), read(`${name}.html`)])
      const block = pasted
        .replaceAll('https://static.example.com', `http://localhost:${port}`)
        .replaceAll('https://api.example.com', `http://127.0.0.1:${port}`)
      return context.html(page.replace('<!-- block -->', () => block))
    })
  builder.get(
    '/:file{theme\\.(css|js)}',
    serveStatic({
      root: fileURLToPath(new URL('.', import.meta.url)),
      rewriteRequestPath: (path) => path.replace('/hosts', ''),
    }),
  )
  return builder
}
