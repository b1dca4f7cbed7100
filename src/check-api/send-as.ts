/** Makes a call in the name of a token, whatever comes of it: by the elements' own code, a 401 would end the session. */
import { outgoing, type RequestOptions } from '../core/server/outgoing'
import type { CallName } from '../core/settings/endpoints'
import type { Context } from './context'
import type { Exchange } from './exchange'

export interface Sent extends Exchange {
  /** Whether the call was taken: neither a status of 400 or more, nor `success: false`. */
  isTaken: boolean
  /** The answer as the elements read it; `undefined` for a refusal, and for what is no JSON. */
  answer: unknown
}

export async function sendAs(
  token: string | null,
  { line }: Context,
  call: CallName,
  options: RequestOptions = {},
): Promise<Sent> {
  const { method, url, body, read } = outgoing(call, options)
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
  return { ...exchange, isTaken, answer: isTaken && json !== undefined ? read(json) : undefined }
}
