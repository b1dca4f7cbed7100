/** The reference API for tests of core, with a record of what was asked, and tokens of any shape. */
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { type CallName, callOf } from '../../server/api/calls'
import { intercept, type Rules } from '../../server/api/intercept'
import { type BrowserApiOptions, createBrowserApi } from '../../server/browser'

export interface Call {
  name: CallName | undefined
  url: URL
  method: string
  headers: Headers
  body: unknown
  signal: AbortSignal | null | undefined
}

/** Answers every call as the reference API does, or by a rule of the test's. */
export function createServer(options?: BrowserApiOptions) {
  const api = createBrowserApi(options)
  const rules: Rules = {}
  const answer = intercept(api.fetch, rules)
  const calls: Call[] = []
  const underWay = new Set<Promise<Response>>()
  const fetch: typeof globalThis.fetch = (input, init) => {
    const url = new URL(String(input))
    const method = init?.method ?? 'GET'
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body
    const headers = new Headers(init?.headers)
    calls.push({ name: callOf(method, url.pathname), url, method, headers, body, signal: init?.signal })
    const answered = answer(input, init)
    const end = () => void underWay.delete(answered)
    underWay.add(answered)
    answered.then(end, end)
    return answered
  }
  /** How often a call was made. */
  const count = (name: CallName) => calls.filter((call) => call.name === name).length
  return {
    ...api,
    rules,
    calls,
    fetch,
    count,
    /** Waits until all that was asked is answered. */
    answersAll: () => until(() => expect(underWay.size).toBe(0)),
    last: (name: CallName) => calls.findLast((call) => call.name === name),
  }
}

export const ada = { _id: 'client-ada', id: 'client-ada', name: 'Ada Lovelace', email: 'client@example.com' }

/** A token with any payload, as a server would sign it; nobody checks the signature here. */
export function tokenOf(payload: unknown): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(payload)}.c2lnbmF0dXJl`
}

/** Seconds since 1970, as in `exp`. */
export const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

/** A token of Ada's that is valid for an hour. */
export const adasToken = () => tokenOf({ sub: 'client-ada', exp: inSeconds(3600) })

/** What a signed-in client has in storage. */
export const stored = (token: string, user: unknown = ada) => ({
  'client-portal:api': 'https://client.example',
  'client-portal:token': token,
  'client-portal:user': JSON.stringify(user),
})

/** Time stands still until the test moves it. */
export const stopTime = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })

/** In every test of a file or a group, time stands still, and the tab that it opened is gone afterwards. */
export function stopTimeInTests(): void {
  beforeEach(() => void stopTime())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

/** Waits until it is so, moving stopped time on a little. */
export const until = <Result>(check: () => Result) => vi.waitFor(check, { interval: 2, timeout: 10_000 })

/** Lets everything happen that can happen within some milliseconds. */
export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** The toasts that were asked for, in order, as `kind: message`. */
export function recordToasts(tab: typeof import('../../src/core/index')): string[] {
  const toasts: string[] = []
  tab.$noticeRequest.listen((request) => {
    if (request?.action === 'show') toasts.push(`${request.kind}: ${request.message}`)
  })
  return toasts
}

/** What the host was told, in order: `cp-sign-in`, or `cp-sign-out` and its reason. */
export function recordEvents(tab: typeof import('../../src/core/index')): string[] {
  const events: string[] = []
  tab.$sessionEvent.listen((event) => {
    if (event) events.push('reason' in event ? `${event.name} ${event.reason}` : event.name)
  })
  return events
}

/** The message of what a call was rejected with. */
export const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('The call succeeded.'),
    (error: unknown) => error,
  )
