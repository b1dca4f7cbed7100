/** Serves the demo's pages and the built scripts as a company would: with the strictest policy that works. */
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { secureHeaders } from 'hono/secure-headers'
import type { Outbox } from './api/node/mail.ts'
import { createWebsite } from './embed/website.ts'
import { createHosts } from './hosts.ts'
import { showOutbox } from './outbox.ts'

/** The portal's own paths. The server answers them with `index.html`; the router in it shows the screen. */
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

/**
 * Creates the site.
 *
 * @param outbox The outbox to show; `undefined` if a mail server sends the mails.
 * @param isLight Whether the light scripts, on Preact, stand in the place of the others.
 * @param url The address of the demo.
 */
export function createSite(outbox: Outbox | undefined, isLight: boolean, url: string): Hono {
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
    // Browsers check every file again, so that they show a new build at once.
    context.header('Cache-Control', 'no-cache')
  })
  site.use('/cdn/*', async (context, next) => {
    // Pages of other origins may load the scripts.
    context.header('Cross-Origin-Resource-Policy', 'cross-origin')
    await next()
  })

  if (outbox) site.get('/outbox', (context) => showOutbox(context, outbox))
  const scripts = isLight ? 'dist/cdn/light' : 'dist/cdn'
  site.get('/cdn/*', serveStatic({ root: scripts, rewriteRequestPath: (path) => path.replace('/cdn/', '/') }))
  site.get('/cdn/*', (context) => context.text('There is no such script. Has `npm run build` been run?', 404))
  site.route('/', createWebsite())
  site.route('/', createHosts(policy, url))
  site.get('/:file{[\\w-]+\\.(css|js|svg|png|ico|webmanifest)}', serveStatic({ root: 'demo' }))
  for (const path of portalPaths) site.get(path, serveStatic({ root: 'demo', path: 'index.html' }))
  // For any other path, the portal itself says that it has no such page.
  site.get('/*', async (context, next) => {
    const page = await serveStatic({ root: 'demo', path: 'index.html' })(context, next)
    return page ? new Response(page.body, { status: 404, headers: page.headers }) : undefined
  })
  return site
}
