/**
 * A server that keeps its answers back until the test lets one go, in whichever order. Its clients have the same projects
 * and tickets by id, and in every text of theirs stands a mark: `⟦Ada⟧`. Who is asked for is told by the token, as on any
 * server.
 */
import { type CallName, callOf } from '../demo/api/calls'
import { answerTo, dataCalls, kindOf } from './answers'

export const clients = ['Ada', 'Bob', 'Cy'] as const
export type Client = (typeof clients)[number]

/** A token as a server would sign it; nobody checks the signature here. */
const tokenOf = (payload: object) => `${part({ alg: 'HS256' })}.${part(payload)}.c2lnbmF0dXJl`
const part = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const claimsOf = (token: string) =>
  JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')) || '{}')

/** How long a token counts, in seconds. */
const lifetime = 600

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

  /** What the login answers. */
  function signIn(client: Client) {
    const now = Math.floor(Date.now() / 1000)
    const token = tokenOf({ sub: client, exp: now + lifetime, iat: now, count: ++count })
    return { user: { _id: client, name: markOf(client) }, token }
  }

  function answer(call: CallName | undefined, init: RequestInit | undefined): Response {
    if (call === 'login') {
      const { email } = JSON.parse(String(init?.body))
      const client = clients.find((each) => email === emailOf(each))
      if (client) return Response.json({ data: signIn(client) })
    }
    const { sub, exp } = claimsOf(
      new Headers(init?.headers).get('authorization')?.slice('Bearer '.length) ?? '',
    )
    const client = clients.find((each) => each === sub)
    if (!client || !call || exp * 1000 < Date.now())
      return Response.json({ success: false, message: 'Sign in.' }, { status: 401 })
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
          else resolve(prepared)
        },
      }
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
    connect(online: boolean) {
      isOnline = online
      if (!online) for (const each of waiting.slice()) each.meet('lost')
    },
  }
}
