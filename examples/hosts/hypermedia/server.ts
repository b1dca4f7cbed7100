/** A site whose server writes all pages, for a script of `SITE`: `turbo`, `htmx`, or `portal` alone. Or one of `apps`. */
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { forOwnPages } from '../../backend/own-pages.ts'
import { issueToken } from '../../backend/portal-token.ts'
import { createSessions } from '../../backend/sessions.ts'

const { SITE = 'portal', PORT, ORIGIN = '', PORTAL_API = '', PORTAL_SECRET } = process.env
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const frame = readFileSync(folder('page.html'), 'utf8')
  .replace('<html', `<html data-portal-api="${PORTAL_API}"`)
  .replace('/site.js', `/${SITE}.js`)
  .replace('<body', SITE === 'htmx' ? '<body hx-boost="true"' : '<body')

/** A page of the site. */
const page = (title: string, main: unknown) =>
  frame.replace('<!-- title -->', title).replace('<!-- main -->', `<main>${main}</main>`)

const login = (failure = '') => html`<h1>Sign in</h1>
  <form method="post" action="/login">
    <label>Email <input name="email" type="email" autocomplete="username" required /></label>
    <label>Password <input name="password" type="password" autocomplete="current-password" required /></label>
    <button>Sign in</button>
    <p role="alert">${failure}</p>
  </form>`

/** Your own sign-in stands here. @returns the id by which the API knows the client */
const findClient = (email: unknown, password: unknown) =>
  email === 'client@example.com' && password === 'portal-demo' ? 'client-ada' : undefined

const secret = new TextEncoder().encode(PORTAL_SECRET)
const sessions = createSessions<string>()
const site = new Hono()

/** Apps in the browser, for which this server has the sign-in alone. */
const apps: Record<string, string> = { angular: '../angular-router/dist', other: '../other' }
if (apps[SITE]) {
  const root = folder(apps[SITE])
  const start = readFileSync(`${root}/index.html`, 'utf8').replace(
    '<html',
    `<html data-portal-api="${PORTAL_API}"`,
  )
  for (const path of ['/login', '/account/*', '/portal/*']) site.get(path, (context) => context.html(start))
  site.get('/*', serveStatic({ root }))
}
site.get('/', (context) => context.redirect('/account'))
site.get('/login', (context) => context.html(page('Sign in', login())))
site.post('/login', forOwnPages(ORIGIN), async (context) => {
  const { email, password } = await context.req.parseBody()
  const clientId = findClient(email, password)
  if (!clientId) return context.html(page('Sign in', login('The email or the password is not right.')), 422)
  sessions.begin(context, clientId)
  return context.redirect('/account', 303)
})
site.post('/logout', forOwnPages(ORIGIN), (context) => {
  sessions.end(context)
  return context.body(null, 204)
})
site.get('/portal-token', forOwnPages(ORIGIN), async (context) => {
  context.header('Cache-Control', 'no-store')
  const clientId = sessions.of(context)
  return context.json({ token: clientId ? await issueToken({ clientId, passwordVersion: 1 }, secret) : null })
})
site.get('/account', (context) =>
  context.html(
    page(
      'Your account',
      html`<h1>Your account</h1>
        <cp-projects page-size="5"></cp-projects>
        <cp-payments variant="recent"></cp-payments>`,
    ),
  ),
)
site.get('/account/projects/:id', (context) =>
  context.html(page('Your project', html`<cp-project service-id="${context.req.param('id')}"></cp-project>`)),
)
site.get('/portal/*', (context) =>
  context.html(page('', html`<cp-portal base="/portal"></cp-portal>`).replace('<title></title>', '')),
)
site.get(
  '/vendor/*',
  serveStatic({ root: folder('../node_modules'), rewriteRequestPath: (path) => path.slice(7) }),
)
site.get('/cdn/*', serveStatic({ root: folder('../../../dist') }))
site.get('/*', serveStatic({ root: folder('.') }))

serve({ fetch: site.fetch, hostname: '127.0.0.1', port: Number(PORT) }, ({ port }) => {
  console.log(`http://127.0.0.1:${port}`)
})
