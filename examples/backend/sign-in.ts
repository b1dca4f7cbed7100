/** A company that signs its clients in itself, and keeps their sessions. */
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AddressOf } from './address.ts'
import { forOwnPages } from './own-pages.ts'
import { createSessions } from './sessions.ts'
import { createTries } from './tries.ts'

export interface Account {
  /** The id by which the API knows the client. */
  clientId: string
  /** The reference API ends all tokens of an earlier password; yours may know nothing of it. */
  passwordVersion: number
}

/** Who is signed in, by the cookie of a request. */
export type AccountOf = (context: Context) => Account | undefined

interface SignInOptions {
  /** The site as browsers see it: `https://www.example.com`. */
  origin: string
  /** `addressOfConnection`, or behind a proxy of your own `addressFromProxy`. */
  addressOf: AddressOf
  /**
   * The company's own login: who has this email, in small letters, and this password, if anybody. An unknown email has
   * to take as long as a wrong password: else the time tells who is a client.
   */
  findAccount(email: string, password: string): Promise<Account | undefined>
  /** The time in milliseconds, for tests. */
  now?: () => number
}

export function createSignIn({ origin, addressOf, findAccount, now }: SignInOptions) {
  const app = new Hono()
  const sessions = createSessions<Account>(now)
  const tries = createTries(now)
  const ownPages = forOwnPages(origin)
  const smallBody = bodyLimit({ maxSize: 4_000 })

  app.post('/login', ownPages, smallBody, async (context) => {
    const form = await context.req.parseBody().catch(() => undefined)
    const { email, password } = form ?? {}
    if (typeof email !== 'string' || typeof password !== 'string' || email.length > 254) {
      return context.text('A login needs an email and a password.', 400)
    }
    const [address, name] = [addressOf(context), email.trim().toLowerCase()]
    const wait = tries.count(address, name)
    if (wait) return context.text('That was too often. Please wait.', 429, { 'Retry-After': `${wait}` })
    const account = await findAccount(name, password)
    if (!account) return context.text('Email or password is not right.', 401)
    tries.succeeded(address, name)
    sessions.begin(context, account)
    return context.redirect('/account', 303)
  })

  app.post('/logout', ownPages, smallBody, (context) => {
    sessions.end(context)
    return context.redirect('/account', 303)
  })

  const accountOf: AccountOf = sessions.of

  /** Who is signed in: an id, and no token. */
  app.get('/portal/me', ownPages, (context) => {
    context.header('Cache-Control', 'no-store')
    const account = accountOf(context)
    return account ? context.json({ clientId: account.clientId }) : context.body(null, 401)
  })

  return { app, accountOf }
}
