/** Makes a call in the name of a token, whatever comes of it: by the elements' own code, a 401 would end the session. */
import { isRefusal } from '../../core/server/http'
import { outgoing, type RequestOptions, type Sent as SentBody, sentAs } from '../../core/server/outgoing'
import type { CallName } from '../../core/settings/endpoints'
import type { Context } from '../context'
import { type Exchange, unanswered } from './exchange'

export interface Sent extends Exchange {
  /** Whether the call was taken: neither a status of 400 or more, nor `success: false`. */
  isTaken: boolean
  /** The answer in the contract's form, by the endpoint's own `read`; `undefined` for a refusal, and where it can't be read. */
  answer: unknown
  /** What the endpoint's own `read` has thrown, as its `cause`. */
  error?: { cause: unknown }
}

interface Request extends Omit<ReturnType<typeof outgoing>, 'body'> {
  sent: SentBody
}

const nothing = { isTaken: false, answer: undefined }

/** The request of a call, or what keeps it from being put together: the endpoint's own `write` may throw. */
export async function requestOf(call: CallName, options: RequestOptions): Promise<Request | Error> {
  try {
    const { body, ...request } = outgoing(call, options)
    return { ...request, sent: sentAs(await body) }
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

const signed = ({ method, sent }: Request, token: string | null, key: string | undefined) => ({
  ...sent,
  method,
  headers: {
    ...sent.headers,
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(key && { 'Idempotency-Key': `"${key}"` }),
  },
})

/** Makes a call, and closes the connection before the answer is there. @returns its status; 0 when none came */
export async function leaveAs(
  token: string | null,
  { line }: Pick<Context, 'line'>,
  call: CallName,
  options: RequestOptions,
): Promise<number> {
  const request = await requestOf(call, options)
  return request instanceof Error ? 0 : line.leave(request.url, signed(request, token, options.key))
}

export async function sendAs(
  token: string | null,
  { line }: Pick<Context, 'line'>,
  call: CallName,
  options: RequestOptions = {},
): Promise<Sent> {
  const request = await requestOf(call, options)
  if (request instanceof Error)
    return { ...unanswered('', '', `the request can't be put together: ${request.message}`), ...nothing }
  const { url, read } = request
  await line.fetch(url, signed(request, token, options.key)).catch(() => {})
  // The request has set it.
  const exchange = line.last() as Exchange
  return { ...exchange, ...readBy(read, exchange) }
}

/** Whether a call was taken, and what it answers, by the endpoint's own `read`: that may say, too, that it is refused. */
export function readBy(
  read: (answer: unknown) => unknown,
  { status, json }: Exchange,
): Pick<Sent, 'isTaken' | 'answer' | 'error'> {
  if (status === 0 || status >= 400 || isRefusal(json)) return nothing
  if (json === undefined) return { isTaken: true, answer: undefined }
  try {
    // A refusal may have status 200, and only the endpoint's own `read` knows it.
    const answer = read(json)
    return isRefusal(answer) ? nothing : { isTaken: true, answer }
  } catch (cause) {
    return { isTaken: true, answer: undefined, error: { cause } }
  }
}
