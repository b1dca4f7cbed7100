/** One door to the server: addresses, the bearer token, and one kind of error. */
import redaxios from 'redaxios'
import { type Fetch, pageFetch, pageUrl } from '../page/browser'
import { noteAnswer } from '../page/connection'
import { isRecord } from '../page/is-record'
import { $settings } from '../settings/config'
import { type CallName, endpoints, type Method } from '../settings/endpoints'
import { fillPattern, type PathParams } from '../settings/pattern'
import { commonMessages } from '../text/messages/common'
import { $refusedToken, $sessionNumber, $token, freshToken, renewToken } from './token'

/** Why a call gave nothing. Its message is written for the client: the server's own where it sent one. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly call: CallName
  /** The HTTP status; 0 when no answer came. */
  readonly status: number
  /** Whether trying again can help. */
  readonly retryable: boolean

  constructor(call: CallName, status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.call = call
    this.status = status
    this.retryable = status === 0 || status === 408 || status === 429 || status >= 500
  }
}

/** The session ended while the call was under way: its answer, or its failure, is nobody's any more. */
export class OutdatedError extends Error {
  override readonly name = 'OutdatedError'
}

/** What to tell the client of what was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export interface RequestOptions {
  params?: PathParams
  query?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  json?: unknown
  /** Sent as multipart. */
  form?: FormData
  signal?: AbortSignal
  /** Carries the call in place of the page's `fetch`, unless the host has one of its own. */
  carry?: Fetch
}

/** These are made by whoever is not signed in; a 401 to them says nothing about a session. */
const publicCalls: readonly CallName[] = ['login', 'sendResetEmail', 'resetPassword']

/** Calls the server and gives the answer's body as it came: the caller reads it by its schema. */
export async function request(call: CallName, options: RequestOptions = {}): Promise<unknown> {
  if (publicCalls.includes(call)) return send(call, options, null)
  const session = $sessionNumber.get()
  const outcome = await sendSigned(call, options).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error: toApiError(call, error) }),
  )
  // A late answer must not reach whoever is signed in by now.
  if (session !== $sessionNumber.get()) throw new OutdatedError()
  if ('answer' in outcome) return outcome.answer
  throw outcome.error
}

/**
 * Sends the bearer token. A 401 asks the host for a new one, once, where it manages the token; else, or when that
 * is refused, too, the session ends.
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
  // So each row of the table is written.
  const [method, path] = endpoints[call].split(' ') as [Method, `/${string}`]
  const { fetch: hostFetch, credentials } = $settings.get()
  // A host's own fetch carries uploads, too, and tells nothing of how they go.
  const carry = hostFetch ?? options.carry ?? pageFetch
  try {
    const answer = await redaxios(callUrl(call, path, options), {
      method,
      data: options.form ?? options.json,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      // redaxios knows neither `signal` nor `credentials`; its fetch does.
      fetch: async (url: RequestInfo | URL, init?: RequestInit) => {
        const { signal = null } = options
        // The page's address may hold what is not for a server's log: it gets to know the origin at most.
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

/** redaxios rejects with the answer itself, or with whatever `fetch` threw. */
function toApiError(call: CallName, failure: unknown): ApiError {
  if (failure instanceof ApiError) return failure
  const answer = isRecord(failure) ? failure : {}
  const status = typeof answer.status === 'number' ? answer.status : 0
  const body = isRecord(answer.data) ? answer.data.message : undefined
  const t = commonMessages.get()
  // What browsers say of a lost connection is English, and differs.
  const isLost = failure instanceof TypeError
  const own = isLost ? t.unreachable : failure instanceof Error ? failure.message : t.refused({ status })
  const message = typeof body === 'string' && body.trim() !== '' ? body : own
  // A fault in the host's own `fetch` is a TypeError as well: whoever looks for it finds it in the cause.
  return new ApiError(call, status, message, { cause: failure })
}

/**
 * A call's full address.
 * @throws ApiError for an endpoint that leads to another origin than the API's: the token must not go there.
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
