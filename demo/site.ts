/** Serves the demo's pages and the built scripts as a company would: with the strictest policy that works. */
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Outbox } from './api/node/mail.ts'
import { createWebsite } from './embed/website.ts'
import { createHosts } from './hosts.ts'
import { addOutbox } from './outbox.ts'
import { createScripts } from './scripts.ts'

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

/** The server may be started in any folder. */
const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url))

interface SiteOptions {
  /** The outbox to show; `undefined` if a mail server sends the mails. */
  outbox: Outbox | undefined
  /** Whether the demo's company has its pages here. Elsewhere there is the portal alone. */
  isDemo: boolean
  /** Whether the light scripts, on Preact, stand in the place of the others. */
  isLight: boolean
  /** The folder of the portal's page. */
  pagesFolder: string | undefined
  /** The address of the demo. */
  url: string
}

export function createSite({ outbox, isDemo, isLight, pagesFolder, url }: SiteOptions): Hono {
  const site = new Hono()
  const root = pagesFolder ?? beside(isDemo ? '.' : 'run/portal')

  site.use(
    secureHeaders({
      contentSecurityPolicy: policy,
      strictTransportSecurity: 'max-age=31536000; includeSubDomains',
      overwrite: false,
    }),
  )
  site.use(async (context, next) => {
    await next()
    // Browsers check every page and every file of it again. The scripts say themselves how long they are kept.
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-cache')
  })

  if (outbox) addOutbox(site, outbox)
  site.route('/cdn', createScripts(beside(isLight ? '../dist/cdn/light' : '../dist/cdn')))
  if (isDemo) {
    site.route('/', createWebsite())
    site.route('/', createHosts(policy, url))
    site.get('/pay', serveStatic({ root: beside('.'), path: 'pay.html' }))
  }
  site.get('/:file{[\\w-]+\\.(css|js|svg|png|ico|webmanifest)}', serveStatic({ root }))
  for (const path of portalPaths) site.get(path, serveStatic({ root, path: 'index.html' }))
  // For any other path, the portal itself says that it has no such page.
  site.get('/*', async (context, next) => {
    const page = await serveStatic({ root, path: 'index.html' })(context, next)
    return page ? new Response(page.body, { status: 404, headers: page.headers }) : undefined
  })
  return site
}
