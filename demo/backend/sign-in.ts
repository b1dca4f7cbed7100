/**
 * A company that signs its clients in itself: its server keeps the session behind a cookie that no script can read,
 * and gives the page a token for the portal's API that is good for a few minutes.
 */
import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { SignJWT } from 'jose'

export interface Account {
  /** The id by which the API knows the client. */
  clientId: string
  /** The reference API ends all tokens of an earlier password; yours may know nothing of it. */
  passwordVersion: number
}

export interface SignInOptions {
  /** The company's own login: who has this email and password, if anybody. */
  findAccount(email: string, password: string): Promise<Account | undefined>
  /** What the API verifies tokens with. It never leaves the two servers. */
  secret: Uint8Array
}

const cookie = 'session'
const tokenMinutes = 5

export function createSignIn({ findAccount, secret }: SignInOptions) {
  const sessions = new Map<string, Account>()
  const app = new Hono()

  app.post('/login', async (context) => {
    const form = await context.req.formData()
    const account = await findAccount(String(form.get('email')), String(form.get('password')))
    if (!account) return context.text('Email or password is not right.', 401)
    const id = randomBytes(32).toString('base64url')
    sessions.set(id, account)
    setCookie(context, cookie, id, { httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })
    return context.redirect('/account', 303)
  })

  app.post('/logout', (context) => {
    sessions.delete(getCookie(context, cookie) ?? '')
    deleteCookie(context, cookie, { secure: true, path: '/' })
    return context.redirect('/account', 303)
  })

  /** What the page's `getToken` asks, or a proxy in front of the API. */
  app.get('/portal-token', async (context) => {
    context.header('Cache-Control', 'no-store')
    const account = sessions.get(getCookie(context, cookie) ?? '')
    if (!account) return context.body(null, 401)
    const token = await issueToken(account, secret)
    context.header('X-Portal-Token', token) // where a proxy asks, which reads headers alone
    return context.json({ token })
  })

  return {
    app,
    /** Who is signed in, for other routes of the server. */
    accountOf: (cookies: Record<string, string>) => sessions.get(cookies[cookie] ?? ''),
  }
}

/** A token as the reference API reads it. The elements read `sub` and `exp`, and nothing else. */
export function issueToken({ clientId, passwordVersion }: Account, secret: Uint8Array): Promise<string> {
  return new SignJWT({ passwordVersion })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(clientId)
    .setAudience('client-portal')
    .setIssuedAt()
    .setExpirationTime(`${tokenMinutes} minutes`)
    .sign(secret)
}
