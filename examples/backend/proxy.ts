/**
 * The portal's API behind the company's own server: the server adds the token, so that none reaches the page, and
 * rewrites paths, so that the page sees no other origin.
 */
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { proxy } from 'hono/proxy'
import type { AddressOf } from './address.ts'
import { forOwnPages } from './own-pages.ts'
import { issueToken, type TokenOptions } from './portal-token.ts'

interface ProxyOptions extends TokenOptions {
  /** The API with its version: `http://portal-api.internal/api/v1`. */
  apiUrl: string
  /** `addressOfConnection`, or behind a proxy of your own `addressFromProxy`. */
  addressOf: AddressOf
}

/** An empty step, `.` or `..`, however often it is encoded: a server could read another path there. */
const stray = /(?:[/\\]|%(?:25)*(?:2f|5c))(?:\.|%(?:25)*2e){0,2}(?:[/\\]|%(?:25)*(?:2f|5c)|$)/i

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

export function createProxy({ apiUrl, accountOf, addressOf, origin, secret }: ProxyOptions): Hono {
  const app = new Hono()
  const basePath = new URL(apiUrl).pathname.replace(/\/$/, '')

  /** Asks the API for what stands at `from` on this server, and at `to` there. */
  async function ask(context: Context, from: string, to: string, headers: Record<string, string>) {
    const { pathname, search } = new URL(context.req.url)
    if (!pathname.startsWith(from) || stray.test(pathname)) return context.notFound()
    const target = Object.assign(new URL(apiUrl), { pathname: to + pathname.slice(from.length), search })
    // Of the caller's headers, the API gets the named ones alone. None speaks for another address or another client.
    const names = ['Accept', 'Content-Type', 'Content-Length', 'Idempotency-Key']
    const named = names.map((name) => [name, context.req.header(name)])
    const answer = await proxy(target, {
      raw: context.req.raw,
      redirect: 'manual',
      headers: { ...Object.fromEntries(named), ...headers, 'X-Forwarded-For': addressOf(context) },
    })
    answer.headers.delete('Set-Cookie')
    return answer
  }

  /** A body comes through piece by piece, so its length has to be known before. */
  app.use('/portal/api/*', forOwnPages(origin), async (context, next) =>
    context.req.header('Transfer-Encoding') ? context.body(null, 411) : next(),
  )

  /** `fetch` has unpacked the API's answer. What comes by GET has no token, and no stream of news is compressed. */
  app.get('/portal/api/*', compress())

  /** `/portal/api/services/…` on this server is `/services/…` of the API. 10 files of 10 MB, and 1 MB of texts. */
  app.on(methods, '/portal/api/*', bodyLimit({ maxSize: 101_000_000 }), async (context) => {
    // A cookie alone could come from a form on another site. This header can't: browsers ask before they send it.
    const account = context.req.header('Authorization') === 'Bearer cookie' ? accountOf(context) : undefined
    if (!account) return context.json({ success: false, message: 'Please sign in again.' }, 401)
    const token = await issueToken(account, secret)
    return ask(context, '/portal/api/', `${basePath}/`, { Authorization: `Bearer ${token}` })
  })

  /**
   * Links to files carry their own permission, and begin with the API's own path. What a client has uploaded runs no script
   * here, beside your session's cookie, whatever the API says of it.
   */
  app.get(`${basePath}/uploads/*`, async (context) => {
    const answer = await ask(context, `${basePath}/uploads/`, `${basePath}/uploads/`, {})
    answer.headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
    answer.headers.set('X-Content-Type-Options', 'nosniff')
    return answer
  })

  return app
}
