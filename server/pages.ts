/** Serves the portal's page and the built scripts, with the strictest policy that works. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Handler, Hono } from 'hono'
import { compress } from 'hono/compress'
import { secureHeaders } from 'hono/secure-headers'
import type { Way } from './api/offered.ts'
import type { Outbox } from './mail/mail.ts'
import { addOutbox } from './mail/outbox.ts'
import { createScripts } from './scripts.ts'
import type { StaffDesk } from './staff/desk.ts'

/** The portal's own paths. The server answers them with `index.html`; the router in it shows the screen. */
const portalPaths = [
  '/',
  '/login',
  '/sign-in',
  '/account/*',
  '/forgot-password',
  '/reset-password/*',
  '/payments/*',
  '/services/*',
  '/support/*',
  '/all-schedule-meetings',
]

const self = ["'self'"]
const nothing = ["'none'"]

/** What the pages may load, and from where. */
export const policy = {
  defaultSrc: nothing,
  scriptSrc: self,
  styleSrc: self,
  connectSrc: self,
  imgSrc: self,
  fontSrc: self,
  formAction: self,
  baseUri: nothing,
  frameAncestors: nothing,
  requireTrustedTypesFor: ["'script'"],
  // For the worker that reads PDFs: docs/embed/policy.md.
  trustedTypes: ['client-portal-pdf'],
}

/** The server may be started in any folder. */
const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What somebody else serves beside the portal's page: the demo has a company's website. */
export interface MorePages {
  /** The folder of the portal's page, where the configuration names none. */
  folder: string
  /**
   * @param url The address of the server
   * @param desk Does what the staff's command can do
   */
  add: (site: Hono, url: string, desk: StaffDesk | undefined) => void
}

interface PagesOptions {
  /** The outbox to show; `undefined` if a mail server sends the mails. */
  outbox: Outbox | undefined
  /** Whether the light scripts, on Preact, stand in the place of the others. */
  isLight: boolean
  /** The folder of the portal's page. */
  pagesFolder: string | undefined
  /** What stands beside the portal's page, if anything does. */
  more: MorePages | undefined
  /** How clients sign in: the plain page is told. A page of the company's own says it itself. */
  signInWays?: readonly Way[]
  /** The origins of other domains whose pages may ask for the passkeys of this one. */
  relatedOrigins?: readonly string[]
  /** The address of the server. */
  url: string
  /** For what stands beside the portal's page. */
  desk?: StaffDesk
}

export function createPages({
  outbox,
  isLight,
  pagesFolder,
  more,
  signInWays = ['password'],
  relatedOrigins = [],
  url,
  desk,
}: PagesOptions): Hono {
  const site = new Hono()
  const ownFolder = pagesFolder ?? more?.folder
  const root = ownFolder ?? beside('run/portal')
  const page = ownFolder ? serveStatic({ root, path: 'index.html' }) : plainPage(root, signInWays)

  site.use(compress())
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
  if (relatedOrigins.length > 0) {
    site.get('/.well-known/webauthn', (context) => context.json({ origins: relatedOrigins }))
  }
  more?.add(site, url, desk)
  site.get('/:file{[\\w-]+\\.(css|js|svg|png|ico|webmanifest)}', serveStatic({ root }))
  for (const path of portalPaths) site.get(path, page)
  // For any other path, the portal itself says that it has no such page.
  site.get('/*', async (context, next) => {
    const shown = await page(context, next)
    return shown ? new Response(shown.body, { status: 404, headers: shown.headers }) : undefined
  })
  return site
}

/** The page of who has none of the own. It names the ways in, or its form would have calls that the server lacks. */
function plainPage(folder: string, ways: readonly Way[]): Handler {
  const asShipped = readFileSync(join(folder, 'index.html'), 'utf8')
  const html = asShipped.replace('<cp-config ', `<cp-config sign-in-ways="${ways.join(' ')}" `)
  return (context) => context.html(html)
}
