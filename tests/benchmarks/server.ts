/** Serves the pages that are measured, the scripts and the API on one origin, by HTTP/1.1 or HTTP/2. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { defaultLimits } from '../../server/api/limits.ts'
import { createBrowserApi } from '../../server/browser.ts'
import { demoPeople } from '../../server/seed/people.ts'

export type Protocol = 'HTTP/1.1' | 'HTTP/2'

export interface Server {
  url: string
  /** What the browser's storage holds after a sign-in, by its keys. */
  signIn(person: keyof typeof demoPeople): Promise<Record<string, string>>
  stop(): void
}

/**
 * Starts a server. It keeps everything in memory and answers at once: the line is what takes time.
 *
 * @param pages The bodies of the pages, by their paths.
 * @param folders Folders with scripts, by the paths under which they are found.
 * @param payments How many payments the client with very many has.
 */
export async function startServer(
  protocol: Protocol,
  pages: Record<string, string>,
  folders: Record<string, string>,
  payments = 10_000,
): Promise<Server> {
  // One visit after the other, each with 200 calls or more: no server would take them for one client's.
  const rates = { ...defaultLimits.rates, read: { tries: 100_000, seconds: 60 } }
  const api = createBrowserApi({ large: payments, limits: { ...defaultLimits, rates } })
  const app = new Hono()
  app.use(compress())
  app.all('/api/*', ({ req }) => api.fetch(req.raw))
  for (const [path, answer] of Object.entries(otherBells)) app.all(path, ({ json }) => json(answer))
  for (const [path, body] of Object.entries(pages)) {
    app.get(path, ({ html }) => html(`<!doctype html><html lang="en"><title>Page</title>${body}</html>`))
  }
  for (const [path, root] of Object.entries(folders)) {
    app.get(`${path}/*`, serveStatic({ root, rewriteRequestPath: (full) => full.slice(path.length) }))
  }
  const server = createAdaptorServer(
    protocol === 'HTTP/2'
      ? { fetch: app.fetch, createServer: createSecureServer, serverOptions: createCertificate() }
      : { fetch: app.fetch },
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address that is not a path.
  const { port } = server.address() as AddressInfo
  const url = `${protocol === 'HTTP/2' ? 'https' : 'http'}://127.0.0.1:${port}`
  return {
    url,
    async signIn(person) {
      const { token, user } = await api.signIn(demoPeople[person].email)
      return {
        'client-portal:api': url,
        'client-portal:announced': 'limit',
        'client-portal:token': token,
        'client-portal:user': JSON.stringify(user),
      }
    },
    stop: () => void server.close(),
  }
}

/** What the servers of other bells answer, to a client without news. */
const otherBells = {
  '/v1/users/*': {
    entries: [],
    page_info: {},
    meta: { total_count: 3, unread_count: 3, unseen_count: 3 },
  },
  '/services/novu/v1/inbox/session': {
    data: { token: 'token', totalUnreadCount: 3, removeNovuBranding: true },
  },
  '/services/novu/v1/inbox/notifications/count': { data: [{ count: 3, filter: {} }] },
  '/services/novu/*': { data: [], hasMore: false, filter: {} },
}

/** A certificate of our own: browsers speak HTTP/2 only with one. @throws if there is no `openssl` */
function createCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'cp-benchmark-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const words = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1 -keyout ${key} -out ${cert}`
  const { status, error } = spawnSync('openssl', words.split(' '))
  if (status !== 0) throw new Error(`HTTP/2 needs a certificate, and openssl made none. ${error ?? ''}`)
  const read = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  return read
}
