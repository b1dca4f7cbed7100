/** Makes a call in the name of a token, whatever comes of it: by the elements' own code, a 401 would end the session. */
import { outgoing, type RequestOptions } from '../core/server/outgoing'
import type { CallName } from '../core/settings/endpoints'
import type { Context } from './context'
import { type Exchange, unanswered } from './exchange'

export interface Sent extends Exchange {
  /** Whether the call was taken: neither a status of 400 or more, nor `success: false`. */
  isTaken: boolean
  /** The answer as the elements read it; `undefined` for a refusal, for what is no JSON, and where it can't be read. */
  answer: unknown
  /** What the endpoint's own `read` has thrown, as its `cause`. */
  error?: { cause: unknown }
}

const nothing = { isTaken: false, answer: undefined }

/** The request of a call, or what keeps it from being put together: the endpoint's own `write` may throw. */
export function requestOf(call: CallName, options: RequestOptions): ReturnType<typeof outgoing> | Error {
  try {
    return outgoing(call, options)
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

export async function sendAs(
  token: string | null,
  { line }: Context,
  call: CallName,
  options: RequestOptions = {},
): Promise<Sent> {
  const request = requestOf(call, options)
  if (request instanceof Error)
    return { ...unanswered('', '', `the request can't be put together: ${request.message}`), ...nothing }
  const { method, url, body, read } = request
  const isForm = body instanceof FormData
  await line
    .fetch(url, {
      method,
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      headers: {
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(options.key && { 'Idempotency-Key': `"${options.key}"` }),
      },
    })
    .catch(() => {})
  // The request has set it.
  const exchange = line.last() as Exchange
  const { status, json } = exchange
  const isTaken = status > 0 && status < 400 && Object(json).success !== false
  const sent = { ...exchange, isTaken, answer: undefined }
  if (!isTaken || json === undefined) return sent
  try {
    return { ...sent, answer: read(json) }
  } catch (cause) {
    return { ...sent, error: { cause } }
  }
}
