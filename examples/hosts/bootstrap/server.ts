/**
 * The server of a company that signs its clients in on its own page. They are the clients of the API, which knows their
 * passwords. The session stays on this server, behind a cookie that no script can read; the page gets the token alone.
 */
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import AES from 'crypto-js/aes.js'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { addressOfConnection } from '../../backend/address.ts'
import { forOwnPages } from '../../backend/own-pages.ts'
import { createSessions } from '../../backend/sessions.ts'

/** Where the demo puts this site. Elsewhere it would be `/`. */
const base = '/hosts/bootstrap'

/** Asks the API who has this email and password. @returns the answer of its `login` */
function askApi(api: string, email: string, password: string, address: string) {
  return fetch(`${api}/auth/user/client/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({ email, password: AES.encrypt(password, 'client-portal-elements').toString() }),
  })
}

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const page = (name: string) => serveStatic({ path: folder(`${name}.html`) })

/** @param origin The site as browsers see it. In the demo, the API stands there, too. */
export function createServer(origin: string): Hono {
  const server = new Hono()
  /** The tokens of the clients who are signed in. */
  const sessions = createSessions<string>()
  const ownPages = forOwnPages(origin)
  const smallBody = bodyLimit({ maxSize: 4_000 })

  server.post('/login', ownPages, smallBody, async (context) => {
    const { email, password } = await context.req.parseBody().catch(() => ({ email: '', password: '' }))
    const address = addressOfConnection(context)
    const answer = await askApi(`${origin}/api/v1`, `${email}`, `${password}`, address)
    const { data, message } = await answer.json()
    // 429 after too many tries; the API counts them by the address.
    if (!answer.ok) return context.json({ message }, answer.status === 429 ? 429 : 401)
    sessions.begin(context, data.token)
    return context.body(null, 204)
  })

  server.post('/logout', ownPages, smallBody, (context) => {
    sessions.end(context)
    return context.body(null, 204)
  })

  server.get('/portal-token', ownPages, (context) => {
    context.header('Cache-Control', 'no-store')
    const token = sessions.of(context)
    return token ? context.json({ token }) : context.body(null, 401)
  })

  server.get('/', (context) => context.redirect(`${base}/account`))
  server.get('/login', page('login'))
  server.get('/account', page('account'))
  server.get('/account/projects/:serviceId', page('project'))
  server.get('/client-portal.css', serveStatic({ path: folder('../../../docs/design/brands/bootstrap.css') }))
  server.get('/:file{site\\.(css|js)|login\\.js}', serveStatic({ root: folder('.') }))
  for (const name of ['bootstrap', 'jquery']) {
    const root = folder(`../node_modules/${name}/dist`)
    server.get(
      `/${name}/*`,
      serveStatic({ root, rewriteRequestPath: (path) => path.replace(`/${name}`, '') }),
    )
  }
  return server
}
