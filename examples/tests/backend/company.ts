/** The servers of `examples/backend/`, put together as the guide says, in front of an API. */
import { Hono } from 'hono'
import { listen } from '../../../tests/listen'
import { startNginx } from '../../../tests/nginx'
import { addressFromProxy, addressOfConnection } from '../../backend/address'
import { createPortalToken, createTokenForNginx } from '../../backend/portal-token'
import { createProxy } from '../../backend/proxy'
import { createSignIn } from '../../backend/sign-in'

/** By what the elements get to the API: a token of the company's, or what stands between and adds one. */
export type Way = 'token' | 'proxy.ts' | 'nginx.conf'

export const secret = new TextEncoder().encode('known to both servers, and to nobody else')

export interface Person {
  id: string
  email: string
  password: string
}

/** @param api The API's origin. Ways that need none get none. */
export async function openCompany(way: Way, api: string, person: Person) {
  const app = new Hono()
  const forNginx = new Hono()
  const server = await listen((request, bindings) => app.fetch(request, bindings))
  const tokens = await listen((request, bindings) => forNginx.fetch(request, bindings))
  const isBehind = way === 'nginx.conf'
  const front = isBehind ? await startNginx({ company: server.url, tokens: tokens.url, api }) : server

  const origin = front.url
  const addressOf = isBehind ? addressFromProxy : addressOfConnection
  const { app: signIn, accountOf } = createSignIn({
    origin,
    addressOf,
    findAccount: async (email, password) =>
      email === person.email && password === person.password
        ? { clientId: person.id, passwordVersion: 1 }
        : undefined,
  })
  app.route('/', signIn)
  if (way === 'token') app.route('/', createPortalToken({ accountOf, secret, origin }))
  if (way === 'proxy.ts') {
    app.route('/', createProxy({ apiUrl: `${api}/api/v1`, accountOf, secret, origin, addressOf }))
  }
  if (isBehind) forNginx.route('/', createTokenForNginx({ accountOf, secret, origin }))

  return {
    url: front.url,
    port: front.port,
    /** For pages of the company's own. */
    app,
    async close() {
      if (isBehind) await front.close()
      await Promise.all([server.close(), tokens.close()])
    },
  }
}
