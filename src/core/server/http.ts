/** Sends all requests to the server: adds the address and the bearer token, and gives one kind of error. */
import redaxios from 'redaxios'
import { type Fetch, pageFetch, pageUrl } from '../page/browser'
import { noteAnswer } from '../page/connection'
import { isRecord } from '../page/is-record'
import { $settings } from '../settings/config'
import { type CallName, endpoints, type Method } from '../settings/endpoints'
import { fillPattern, type PathParams } from '../settings/pattern'
import { commonMessages } from '../text/messages/common'
import { $refusedToken, $sessionNumber, $token, freshToken, renewToken } from './token'

/** A call that failed. Its message is written for the client; it is the server's own if there is one. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly call: CallName
  /** The HTTP status; 0 when no answer came. */
  readonly status: number
  /** Whether a retry can help. */
  readonly retryable: boolean

  constructor(call: CallName, status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.call = call
    this.status = status
    this.retryable = status === 0 || status === 408 || status === 429 || status >= 500
  }
}

/** The session ended while a request was under way. Its answer or error must not reach the next session. */
export class OutdatedError extends Error {
  override readonly name = 'OutdatedError'
}

/** The message of a thrown value, to show to the client. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The data of a request, and how it is sent. */
export interface RequestOptions {
  params?: PathParams
  query?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  json?: unknown
  /** Sent as multipart. */
  form?: FormData
  signal?: AbortSignal
  /** Sends the request in place of the page's `fetch`, unless the host has set a `fetch` of its own. */
  carry?: Fetch
}

/** Calls that a client makes while signed out. A 401 answer to them says nothing about a session. */
const publicCalls: readonly CallName[] = ['login', 'sendResetEmail', 'resetPassword']

/**
 * Makes a call to the server.
 * @returns the body of the answer, unchecked: the caller reads it with a schema.
 * @throws ApiError when the call fails; OutdatedError when the session ends before the answer arrives.
 */
export async function request(call: CallName, options: RequestOptions = {}): Promise<unknown> {
  if (publicCalls.includes(call)) return send(call, options, null)
  const session = $sessionNumber.get()
  const outcome = await sendSigned(call, options).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error: toApiError(call, error) }),
  )
  // A late answer must not reach a client who has signed in since.
  if (session !== $sessionNumber.get()) throw new OutdatedError()
  if ('answer' in outcome) return outcome.answer
  throw outcome.error
}

/**
 * Sends a request with the bearer token. If the server answers 401 and the host manages the token, it asks
 * the host for a new token, once, and sends the request again. If there is no new token, or the server
 * refuses that one, too, the session ends.
 */
async function sendSigned(call: CallName, options: RequestOptions, renewed?: string): Promise<unknown> {
  const session = $sessionNumber.get()
  const token = renewed ?? (await freshToken())
  try {
    return await send(call, options, token)
  } catch (error) {
    if (!token || !(error instanceof ApiError) || error.status !== 401) throw error
    const next = !renewed && $settings.get().getToken ? await renewToken() : null
    if (session !== $sessionNumber.get()) throw error
    if (next && next !== token) return sendSigned(call, options, next)
    if (token === $token.get()) $refusedToken.set(token)
    throw error
  }
}

async function send(call: CallName, options: RequestOptions, token: string | null): Promise<unknown> {
  // The type of `endpoints` guarantees this form: `GET /support/getTicketDetails`.
  const [method, path] = endpoints[call].split(' ') as [Method, `/${string}`]
  const { fetch: hostFetch, credentials } = $settings.get()
  // The host's own `fetch` sends uploads, too. It reports no progress.
  const carry = hostFetch ?? options.carry ?? pageFetch
  try {
    const answer = await redaxios(callUrl(call, path, options), {
      method,
      data: options.form ?? options.json,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      // redaxios has no options for `signal` and `credentials`, but the `fetch` that it calls has them.
      fetch: async (url: RequestInfo | URL, init?: RequestInit) => {
        const { signal = null } = options
        // The page's address may hold a secret that must not reach a server's log: send at most its origin.
        const answer = carry(url, { ...init, credentials, signal, referrerPolicy: 'strict-origin' })
        answer.then(
          () => noteAnswer(true),
          () => signal?.aborted || noteAnswer(false),
        )
        return answer
      },
    })
    if (isRecord(answer.data) && answer.data.success === false) throw answer
    return answer.data
  } catch (failure) {
    throw toApiError(call, failure)
  }
}

/** Makes an ApiError. redaxios rejects with the answer itself, or with the error that `fetch` threw. */
function toApiError(call: CallName, failure: unknown): ApiError {
  if (failure instanceof ApiError) return failure
  const answer = isRecord(failure) ? failure : {}
  const status = typeof answer.status === 'number' ? answer.status : 0
  const body = isRecord(answer.data) ? answer.data.message : undefined
  const t = commonMessages.get()
  // The browser's message about a lost connection is English, and each browser has another one.
  const isLost = failure instanceof TypeError
  const own = isLost ? t.unreachable : failure instanceof Error ? failure.message : t.refused({ status })
  const message = typeof body === 'string' && body.trim() !== '' ? body : own
  // A bug in the host's own `fetch` is a TypeError, too. Its original error is in the `cause`.
  return new ApiError(call, status, message, { cause: failure })
}

/**
 * The full address of a call.
 * @throws ApiError when the endpoint leads to another origin than the API: the token must not go there.
 */
function callUrl(call: CallName, usual: string, { params = {}, query }: RequestOptions): string {
  const { apiUrl, endpoints: own } = $settings.get()
  const base = new URL(`${apiUrl.replace(/\/+$/, '')}/`, pageUrl())
  const path = fillPattern(own[call] ?? usual, params)
  const url = new URL(path.replace(/^\/+/, ''), base)
  if (url.origin !== base.origin)
    throw new ApiError(call, 0, `The endpoint "${call}" leads away from the API.`)
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
  return url.href
}
