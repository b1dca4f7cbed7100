/** The demo's pages and the built scripts, as a company would serve them: with the strictest policy that works. */
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { secureHeaders } from 'hono/secure-headers'
import type { Outbox } from './api/node/mail.ts'
import { createWebsite } from './embed/website.ts'
import { createHosts } from './hosts.ts'
import { showOutbox } from './outbox.ts'

/** The portal's own paths: `index.html` answers them, and its router does the rest. */
const portalPaths = [
  '/',
  '/login',
  '/forgot-password',
  '/reset-password/*',
  '/payments/*',
  '/services/*',
  '/support/*',
  '/all-schedule-meetings',
]

const self = ["'self'"]
const nothing = ["'none'"]

const policy = {
  defaultSrc: nothing,
  scriptSrc: self,
  styleSrc: self,
  connectSrc: self,
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: self,
  formAction: self,
  baseUri: nothing,
  frameAncestors: nothing,
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: nothing,
}

/** `outbox` is there only while mails go nowhere else. */
export function createSite(outbox: Outbox | undefined): Hono {
  const site = new Hono()

  site.use('/cdn/*', cors(), compress())
  site.use(
    secureHeaders({
      contentSecurityPolicy: policy,
      overwrite: false,
    }),
  )
  site.use(async (context, next) => {
    await next()
    // What is built anew has to be seen anew.
    context.header('Cache-Control', 'no-cache')
  })
  site.use('/cdn/*', async (context, next) => {
    // Pages of other origins load the scripts from here.
    context.header('Cross-Origin-Resource-Policy', 'cross-origin')
    await next()
  })

  if (outbox) site.get('/outbox', (context) => showOutbox(context, outbox))
  site.get('/cdn/*', serveStatic({ root: 'dist' }))
  site.get('/cdn/*', (context) => context.text('There is no such script. Has `npm run build` been run?', 404))
  site.route('/', createWebsite())
  site.route('/', createHosts(policy))
  site.get('/:file{[\\w-]+\\.(css|js|svg|png|ico|webmanifest)}', serveStatic({ root: 'demo' }))
  for (const path of portalPaths) site.get(path, serveStatic({ root: 'demo', path: 'index.html' }))
  // The portal says itself that it has no such page.
  site.get('/*', async (context, next) => {
    const page = await serveStatic({ root: 'demo', path: 'index.html' })(context, next)
    return page ? new Response(page.body, { status: 404, headers: page.headers }) : undefined
  })
  return site
}
