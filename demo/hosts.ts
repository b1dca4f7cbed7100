/**
 * Serves the built pages of `examples/hosts`: the same page in every framework and rendered by a server, and an app with a
 * router. It imports nothing of them: it loads what their own builds have made, and the server of `bootstrap`.
 */
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { policy } from '../server/pages.ts'
import { createSiteBuilder } from './site-builder.ts'

/** What frameworks need beside the site's own policy: a Trusted Types policy of theirs, pictures in their style sheet. */
const needed = {
  svelte: { trustedTypes: [...policy.trustedTypes, 'svelte-trusted-html'] },
  vue: { trustedTypes: [...policy.trustedTypes, 'vue'] },
  'vue-router': { trustedTypes: [...policy.trustedTypes, 'vue'] },
  bootstrap: { imgSrc: ["'self'", 'data:'] },
}

/** The server may be started in any folder. */
const root = fileURLToPath(new URL('../examples', import.meta.url))

/** The built files of a host are in its own folder. */
const intoDist = (path: string) => path.replace(/^(\/hosts\/[\w-]+)/, '$1/dist')

/**
 * Serves each page with the site's own policy, plus only what its framework needs.
 *
 * @param url The address of the demo, with the API
 */
export function createHosts(url: string): Hono {
  const hosts = new Hono()
  for (const [name, own] of Object.entries(needed)) {
    hosts.use(`/hosts/${name}/*`, secureHeaders({ contentSecurityPolicy: { ...policy, ...own } }))
  }
  hosts.route('/hosts/site-builder', createSiteBuilder())
  hosts.get('/hosts/html/*', serveStatic({ root }))
  hosts.get('/hosts/:name{angular|react|svelte|vue}/*', serveStatic({ root, rewriteRequestPath: intoDist }))
  hosts.get(
    '/hosts/vue-router/*',
    serveStatic({ root, rewriteRequestPath: intoDist }),
    // Its own router knows what every other address shows.
    serveStatic({ root, path: 'hosts/vue-router/dist/index.html' }),
  )
  hosts.mount('/hosts/server-rendered', async (request) => {
    const host = await load<{ server: Hono }>('server-rendered/dist/server/server.js')
    return host ? host.server.fetch(request) : notBuilt()
  })
  let bootstrap: Hono | undefined
  hosts.mount('/hosts/bootstrap', async (request, bindings) => {
    const host = await load<{ createServer: (api: string) => Hono }>('bootstrap/server.ts')
    bootstrap ??= host?.createServer(url)
    return bootstrap?.fetch(request, bindings) ?? notBuilt()
  })
  hosts.get('/hosts/*', notBuilt)
  return hosts
}

const notBuilt = () => new Response('Run `npm run build:hosts`, then ask again.', { status: 404 })

/**
 * Loads the server of a host. Elsewhere it is a server of its own; here it runs behind the demo's server, so that it has the API
 * on its origin.
 * @returns `undefined` before `npm run build:hosts`: what is built, or its packages, are not there yet
 */
const load = <Module>(path: string): Promise<Module | undefined> =>
  import(new URL(`../examples/hosts/${path}`, import.meta.url).href).catch(() => undefined)
