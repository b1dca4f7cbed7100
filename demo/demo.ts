/** The demo: the server, with a company's website beside the portal. */
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Config } from '../server/config/config.ts'
import type { MorePages } from '../server/pages.ts'
import { type RunningServer, startServer } from '../server/start.ts'
import { createCheckout } from './checkout.ts'
import { createWebsite } from './embed/website.ts'
import { createHosts } from './hosts.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))

export const demoPages: MorePages = {
  folder,
  add(site, url, desk) {
    site.route('/', createWebsite())
    site.route('/', createHosts(url))
    site.get('/pay', serveStatic({ root: folder, path: 'pay.html' }))
    if (desk) site.route('/', createCheckout(url, desk))
  },
}

/** Starts the demo; with `isDemo` off, the server alone. @throws if its port is taken, or its database can't be opened */
export const startDemo = (config: Config): Promise<RunningServer> =>
  startServer(config, config.isDemo ? demoPages : undefined)
