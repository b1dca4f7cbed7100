/**
 * A server that keeps its answers back until the test lets one go, in whichever order. Its clients have the same projects
 * and tickets by id, and in every text of theirs stands a mark: `⟦Ada⟧`. Who is asked for is told by the token, as on any
 * server.
 */
import { type CallName, callOf } from '../server/api/calls'
import { answerTo, dataCalls, kindOf } from './answers'

export const clients = ['Ada', 'Bob', 'Cy'] as const
export type Client = (typeof clients)[number]

/** A token as a server would sign it; nobody checks the signature here. */
const tokenOf = (payload: object) => `${part({ alg: 'HS256' })}.${part(payload)}.c2lnbmF0dXJl`
const part = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const claimsOf = (token: string) =>
  JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')) || '{}')

/** How long a token counts, and how long after its end it is renewed, in seconds. */
const [lifetime, renewFor] = [600, 3_600]
/** How long a token is renewed again that has ended, in seconds. */
const renewAgain = 60

/** What becomes of a request. */
export type Fate = 'answered' | 'refused' | 'failed' | 'lost'

interface Waiting {
  call: CallName | undefined
  meet(fate: Fate): void
}

/** The mark in every text of a client's. */
export const markOf = (client: Client) => `⟦${client}⟧`

/** What a client signs in with. */
export const emailOf = (client: Client) => `${client.toLowerCase()}@example.com`

/** The clients whose marks stand somewhere. */
export const marksIn = (value: unknown): string[] =>
  Array.from(new Set(Array.from(JSON.stringify(value ?? null).matchAll(/⟦(\w+)⟧/g), ([, name = '']) => name)))

const rows = 2
const dataOf = (call: CallName, client: Client) => {
  const known = dataCalls.find((each) => each === call)
  if (!known) return { success: true }
  return answerTo(
    known,
    (path) => {
      if (path === 'Client._id' || path === 'Client.id') return client
      return kindOf[path] === 'text' ? `${markOf(client)} ${path}` : undefined
    },
    rows,
  )
}

export function createHoldingServer() {
  const waiting: Waiting[] = []
  let isOnline = true
  let count = 0

  /** When a token was renewed, in seconds since 1970: by its session and its place in it. */
  const renewedAt = new Map<string, number>()
  const ended = new Set<unknown>()
  /** The calls that came with a token that had ended: it is renewed before anything is asked. */
  const askedInVain: string[] = []
  /** A token that comes a minute after its issue makes a client's clock look wrong: it is used until a 401. */
  let isClockDoubted = false
  const seconds = () => Math.floor(Date.now() / 1000)

  const issue = (client: Client, sid = ++count, place = 0) =>
    tokenOf({ sub: client, exp: seconds() + lifetime, iat: seconds(), sid, place })

  /** What the login answers. */
  const signIn = (client: Client) => ({
    user: { _id: client, name: markOf(client) },
    token: issue(client),
  })

  /** As the reference API: after its end, only the newest token of a session is renewed, and the one before for a minute. */
  function renew(client: Client, { sid, place, exp }: { sid: number; place: number; exp: number }): Response {
    const key = `${sid} ${place}`
    const since = renewedAt.get(key) ?? seconds()
    if (exp <= seconds() && seconds() - since >= renewAgain) return refusal()
    renewedAt.set(key, since)
    return Response.json({ token: issue(client, sid, place + 1) })
  }

  const refusal = () => Response.json({ success: false, message: 'Sign in.' }, { status: 401 })

  function answer(call: CallName | undefined, init: RequestInit | undefined): Response {
    if (call === 'login') {
      const { email } = JSON.parse(String(init?.body))
      const client = clients.find((each) => email === emailOf(each))
      if (client) return Response.json({ data: signIn(client), optional: ['renew', 'logout'], renewFor })
    }
    const claims = claimsOf(new Headers(init?.headers).get('authorization')?.slice('Bearer '.length) ?? '')
    const client = clients.find((each) => each === claims.sub)
    const takesEnded = call === 'renew' || call === 'logout'
    const lasts = takesEnded ? renewFor : 0
    if (!takesEnded && claims.exp <= seconds() && !isClockDoubted) askedInVain.push(`${call}`)
    if (!client || !call || claims.exp + lasts <= seconds() || ended.has(claims.sid)) return refusal()
    if (call === 'renew') return renew(client, claims)
    if (call === 'logout') ended.add(claims.sid)
    return Response.json(dataOf(call, client))
  }

  const fetch: typeof globalThis.fetch = (input, init) =>
    new Promise((resolve, reject) => {
      const lost = () => reject(new TypeError('Failed to fetch'))
      if (!isOnline) return lost()
      const { pathname } = new URL(String(input))
      const call = callOf(init?.method ?? 'GET', pathname)
      const own: Waiting = {
        call,
        meet(fate) {
          waiting.splice(waiting.indexOf(own), 1)
          if (fate === 'lost') lost()
          else if (fate === 'failed') resolve(Response.json({ message: 'Not today.' }, { status: 500 }))
          else if (fate === 'refused') resolve(Response.json({ message: 'Sign in.' }, { status: 401 }))
          // What is answered is decided when it is asked, as by a slow network.
          else {
            isClockDoubted ||= seconds() - askedAt >= 60 && (call === 'login' || call === 'renew')
            resolve(prepared)
          }
        },
      }
      const askedAt = seconds()
      const prepared = answer(call, init)
      init?.signal?.addEventListener('abort', () => {
        const place = waiting.indexOf(own)
        if (place >= 0) waiting.splice(place, 1)
        reject(init.signal?.reason)
      })
      waiting.push(own)
    })

  return {
    fetch,
    signIn,
    waiting,
    askedInVain,
    connect(online: boolean) {
      isOnline = online
      if (!online) for (const each of waiting.slice()) each.meet('lost')
    },
  }
}
