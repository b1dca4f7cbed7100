/**
 * Makes single calls fail, hang or be slow, by their names:
 *
 *     const rules: Rules = { payments: fail(500, 'The ledger is closed.'), services: slow(2_000), tickets: hang() }
 *     configure({ fetch: intercept(api.fetch, rules) })
 *     delete rules.payments // from now on it answers again
 */
import type * as v from 'valibot'
import { type CallName, callOf } from './calls.ts'
import type { failureSchema } from './schemas.ts'

/** Decides what happens to a call. `proceed` passes it on to the API. */
export type Rule = (
  proceed: () => Promise<Response>,
  signal: AbortSignal | null | undefined,
) => Promise<Response>

/** The rules of the calls. They are read at each call, so that a test can change them while it runs. */
export type Rules = { [Name in CallName]?: Rule }

/** Returns a `fetch` that applies each call's rule, and passes on the calls without one. */
export function intercept(fetch: typeof globalThis.fetch, rules: Rules): typeof globalThis.fetch {
  return (input, init) => {
    const request = input instanceof Request ? input : undefined
    const address = request?.url ?? String(input)
    const { pathname } = new URL(address, 'http://localhost')
    const name = callOf((init?.method ?? request?.method ?? 'GET').toUpperCase(), pathname)
    const rule = name && rules[name]
    const proceed = () => fetch(input, init)
    return rule ? rule(proceed, init?.signal ?? request?.signal) : proceed()
  }
}

/** The server refuses. */
export function fail(status: number, message: string, headers: Record<string, string> = {}): Rule {
  const failure: v.InferOutput<typeof failureSchema> = { success: false, message }
  return async () => Response.json(failure, { status, headers })
}

/** The server answers with this body, and with status 200. */
export function answer(body: unknown): Rule {
  return async () => Response.json(body)
}

/** The network is down. */
export function offline(): Rule {
  return async () => {
    throw new TypeError('Failed to fetch')
  }
}

/** The server answers after some milliseconds. */
export function slow(milliseconds: number): Rule {
  return async (proceed) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    return proceed()
  }
}

/** The server never answers; the call ends when it is aborted. */
export function hang(): Rule {
  return (_proceed, signal) =>
    new Promise((_resolve, reject) => {
      const abort = () => reject(signal?.reason)
      if (signal?.aborted) abort()
      signal?.addEventListener('abort', abort)
    })
}

/** Applies the rule only to the first call. */
export function once(rule: Rule): Rule {
  let done = false
  return (proceed, signal) => {
    if (done) return proceed()
    done = true
    return rule(proceed, signal)
  }
}
