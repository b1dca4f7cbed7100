/**
 * The server of a company that signs its clients in on its own page. They are the clients of the API, which knows their
 * passwords. The session stays on this server, behind a cookie that no script can read; the page gets the token alone.
 */
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import AES from 'crypto-js/aes.js'
import { Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

/** Where the demo puts this site. Elsewhere it would be `/`. */
const base = '/hosts/bootstrap'
const cookie = { httpOnly: true, secure: true, sameSite: 'Lax', path: base } as const

/** The tokens of the clients who are signed in, by the value of their cookie. */
const sessions = new Map<string, string>()

/** Asks the API who has this email and password. @returns the answer of its `login` */
function askApi(origin: string, form: FormData) {
  const password = AES.encrypt(String(form.get('password')), 'client-portal-elements').toString()
  return fetch(`${origin}/api/v1/auth/user/client/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: form.get('email'), password }),
  })
}

export const server = new Hono()

server.post('/login', async (context) => {
  // In the demo, the API stands on the same origin.
  const answer = await askApi(new URL(context.req.url).origin, await context.req.formData())
  const { data, message } = await answer.json()
  if (!answer.ok) return context.json({ message }, 401)
  const id = randomBytes(32).toString('base64url')
  sessions.set(id, data.token)
  setCookie(context, 'session', id, cookie)
  return context.body(null, 204)
})

server.post('/logout', (context) => {
  sessions.delete(getCookie(context, 'session') ?? '')
  deleteCookie(context, 'session', cookie)
  return context.body(null, 204)
})

server.get('/portal-token', (context) => {
  context.header('Cache-Control', 'no-store')
  const token = sessions.get(getCookie(context, 'session') ?? '')
  return token ? context.json({ token }) : context.body(null, 401)
})

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const page = (name: string) => serveStatic({ path: folder(`${name}.html`) })

server.get('/', (context) => context.redirect(`${base}/account`))
server.get('/login', page('login'))
server.get('/account', page('account'))
server.get('/account/projects/:serviceId', page('project'))
server.get('/:file{site\\.(css|js)|login\\.js}', serveStatic({ root: folder('.') }))
for (const name of ['bootstrap', 'jquery']) {
  const root = folder(`../node_modules/${name}/dist`)
  server.get(`/${name}/*`, serveStatic({ root, rewriteRequestPath: (path) => path.replace(`/${name}`, '') }))
}
