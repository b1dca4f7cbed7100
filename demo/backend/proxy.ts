/**
 * The portal's API behind the company's own server: the server adds the token, so that none reaches the page, and
 * rewrites paths, so that the page sees no other origin.
 */
import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { proxy } from 'hono/proxy'
import { issueToken, type TokenOptions } from './portal-token.ts'

export interface ProxyOptions extends TokenOptions {
  /** The API with its version: `http://portal-api.internal/api/v1`. */
  apiUrl: string
}

export function createProxy({ apiUrl, accountOf, secret }: ProxyOptions): Hono {
  const app = new Hono()

  /** `/portal/api/services/…` on this server is `/services/…` of the API. */
  app.all('/portal/api/*', async (context) => {
    // A cookie alone could come from a form on another site. This header can't: browsers ask before they send it.
    const account =
      context.req.header('Authorization') === 'Bearer cookie' ? accountOf(getCookie(context)) : undefined
    if (!account) return context.json({ success: false, message: 'Please sign in again.' }, 401)
    const { pathname, search } = new URL(context.req.url)
    return proxy(apiUrl + pathname.slice('/portal/api'.length) + search, {
      ...context.req,
      headers: {
        ...context.req.header(),
        Authorization: `Bearer ${await issueToken(account, secret)}`,
        Cookie: undefined,
      },
    })
  })

  /** Links to files carry their own permission, and begin with the API's own path. */
  app.get(`${new URL(apiUrl).pathname}/uploads/*`, (context) => {
    const { pathname, search } = new URL(context.req.url)
    return proxy(new URL(apiUrl).origin + pathname + search)
  })

  return app
}
