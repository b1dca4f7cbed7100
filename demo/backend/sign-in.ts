/** A company that signs its clients in itself: its server keeps the session behind a cookie that no script can read. */
import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

export interface Account {
  /** The id by which the API knows the client. */
  clientId: string
  /** The reference API ends all tokens of an earlier password; yours may know nothing of it. */
  passwordVersion: number
}

/** Who is signed in, by the cookies of a request. */
export type AccountOf = (cookies: Record<string, string>) => Account | undefined

/** The company's own login: who has this email and password, if anybody. */
type FindAccount = (email: string, password: string) => Promise<Account | undefined>

const cookie = 'session'

export function createSignIn(findAccount: FindAccount) {
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

  const accountOf: AccountOf = (cookies) => sessions.get(cookies[cookie] ?? '')

  /** Who is signed in: an id, and no token. */
  app.get('/portal/me', (context) => {
    context.header('Cache-Control', 'no-store')
    const account = accountOf(getCookie(context))
    return account ? context.json({ clientId: account.clientId }) : context.body(null, 401)
  })

  return { app, accountOf }
}
