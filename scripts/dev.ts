/** `npm run dev`: serves the demo's pages from the sources, with hot reload and the reference API. */
import { resolve } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { startDemo } from '../demo/demo.ts'
import { readConfig } from '../server/config/config.ts'

const config = readConfig(process.env)
const { host, port } = config
const api = await startDemo({ ...config, port: 0, publicUrl: config.publicUrl ?? `http://${host}:${port}` })

/** Serves the company's pages: the demo's server renders them, and Vite adds the code for hot reload. */
const companyPages: Plugin = {
  name: 'company-pages',
  configureServer({ middlewares, transformIndexHtml }) {
    middlewares.use(async ({ url = '' }, response, next) => {
      if (!url.startsWith('/embed') || /\.\w+(\?|$)/.test(url)) return next()
      const page = await fetch(api.url + url)
      response.writeHead(page.status, { 'Content-Type': 'text/html' })
      response.end(await transformIndexHtml(url, await page.text()))
    })
  },
}

const vite = await createServer({
  configFile: resolve('vite.config.ts'),
  plugins: [companyPages],
  root: 'demo',
  resolve: {
    // Outside of this script, the pages load these as built scripts.
    alias: {
      '/cdn/loader.js': resolve('src/elements/loader/loader.ts'),
      '/cdn/client-portal.js': resolve('src/elements/client-portal.ts'),
    },
  },
  server: {
    host,
    port,
    strictPort: true,
    proxy: { '/api/': api.url, '/outbox': api.url },
    fs: { allow: [resolve('.')] },
  },
})
await vite.listen()
vite.printUrls()

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await Promise.all([vite.close(), api.stop()])
    process.exit()
  })
}
