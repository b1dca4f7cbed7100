/** `npm run dev`: the demo's pages with hot reload, straight from the sources, against the reference API. */
import { resolve } from 'node:path'
import { createServer } from 'vite'
import { readConfig } from '../demo/config.ts'
import { startDemo } from '../demo/start.ts'

const config = readConfig(process.env)
const { host, port } = config
const api = await startDemo({ ...config, port: 0, publicUrl: config.publicUrl ?? `http://${host}:${port}` })

const vite = await createServer({
  configFile: resolve('vite.config.ts'),
  root: 'demo',
  resolve: {
    // What the pages load as built scripts elsewhere.
    alias: {
      '/cdn/loader.js': resolve('src/elements/loader.ts'),
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
