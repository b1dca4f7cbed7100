/** The built pages of `hosts/`: the same one in every framework, and rendered by a server. */
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

type Policy = NonNullable<Parameters<typeof secureHeaders>[0]>['contentSecurityPolicy']

/** Frameworks that make a Trusted Types policy as they start, and what they call it. */
const trustedTypes = { svelte: 'svelte-trusted-html', vue: 'vue' }

/** Serves each with the site's own policy, and with no more than its framework needs besides. */
export function createHosts(policy: Policy): Hono {
  const hosts = new Hono()
  for (const [name, allowed] of Object.entries(trustedTypes)) {
    const own = { ...policy, trustedTypes: [allowed] }
    hosts.use(`/hosts/${name}/*`, secureHeaders({ contentSecurityPolicy: own }))
  }
  hosts.get('/hosts/html/*', serveStatic({ root: 'demo' }))
  hosts.get(
    '/hosts/:name{angular|react|svelte|vue}/*',
    serveStatic({ root: 'demo', rewriteRequestPath: (path) => path.replace(/^(\/hosts\/\w+)/, '$1/dist') }),
  )
  hosts.mount('/hosts/server-rendered', async (request) => (await loadServer()).fetch(request))
  hosts.get('/hosts/*', (context) => context.text('Run `npm run build:hosts`, then ask again.', 404))
  return hosts
}

/** A server of its own in any other case; here it stands behind ours, so that it has the API on its origin. */
async function loadServer() {
  const built: { server: Hono } = await import(
    new URL('hosts/server-rendered/dist/server/server.js', import.meta.url).href
  )
  return built.server
}
