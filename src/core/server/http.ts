/** Sends all requests to the server: adds the address and the bearer token, and gives one kind of error. */
import redaxios from 'redaxios'
import { bare, ownField } from '../page/is-record'
import { $settings } from '../settings/config'
import type { CallName } from '../settings/endpoints'
import { commonMessages } from '../text/messages/shared/common'
import { ApiError, mayPass, OutdatedError, wordsOfLibrary } from './api-error'
import { carry } from './carry'
import { importBy } from './deploy'
import { isOffered, isOptional, noteAnnounced, noteLacking } from './optional'
import { isPromise, outgoing, type RequestOptions, sentAs } from './outgoing'
import type { Refusal } from './refusal'
import { retryAfter, tryAgain } from './retry-after'
import type { OptionalCall } from './schema/optional'
import type { Reader } from './schema/read'
import { $refusedToken, $sessionNumber, $token } from './token'
import { tokenSource } from './token/sources'

/** The calls that sign a client in. */
const signIns: readonly CallName[] = ['login', 'signInByLink', 'signInByPasskey', 'signInByStep']

/** Calls that a client makes while signed out. A 401 answer to them says nothing about a session. */
const publicCalls: readonly CallName[] = [
  ...signIns,
  'sendSignInLink',
  'passkeyOptions',
  'sendStepCode',
  'sendResetEmail',
  'resetPassword',
]

/**
 * @returns the body of the answer, unchecked: the caller reads it with a schema.
 * @throws ApiError when the call fails; OutdatedError when the session ends before the answer arrives.
 */
export async function request(call: CallName, options: RequestOptions = {}): Promise<unknown> {
  if (publicCalls.includes(call)) return send(call, options, null)
  const session = $sessionNumber.get()
  const outcome = await sendSigned(call, options).then(
    (answer) => ({ answer }),
    async (error: unknown) => ({ error: await toApiError(call, error) }),
  )
  // A late answer must not reach a client who has signed in since.
  if (session !== $sessionNumber.get()) throw new OutdatedError()
  if ('answer' in outcome) return outcome.answer
  if (isOptional(call) && [404, 501].includes(outcome.error.status)) noteLacking(call)
  throw outcome.error
}

/**
 * Makes a call that the server may lack, in the name of a token. Never throws, and never ends a session.
 * @param onPassing Takes the reason for which a renewal failed that is worth another try.
 * @returns what is read in the answer; `undefined` when the server lacks the call, or can't be asked now.
 */
export async function tryOptional<Output>(
  call: OptionalCall,
  token: string,
  read: Reader<Output>,
  onPassing?: (failure: ApiError) => void,
): Promise<Output | undefined> {
  if (!isOffered(call)) return undefined
  const answer = await send(call, {}, token).catch((error: ApiError) => error)
  const failure = answer instanceof ApiError ? answer : undefined
  const output = failure ? undefined : read(answer)
  if (call === 'renew' && failure?.retryable) onPassing?.(failure)
  else if (output === undefined) noteLacking(call)
  return output
}

/** The answers beside which a server announces what it can. */
const announcing: readonly CallName[] = [...signIns, 'checkSession']

/**
 * Sends a request with the bearer token. If the server answers 401 and the token can be renewed, by the host or by
 * the server, it is, once, and the request is sent again. If there is no new token, or the server refuses that one, too,
 * the session ends. It goes on if nobody can be asked now.
 */
async function sendSigned(call: CallName, options: RequestOptions, renewed?: string): Promise<unknown> {
  const session = $sessionNumber.get()
  const token = renewed ?? (options.isLastToken ? $token.get() : await tokenSource().current())
  // The client has signed out while the host was asked.
  if (session !== $sessionNumber.get()) throw new OutdatedError()
  try {
    return await send(call, options, token)
  } catch (error) {
    if (!token || !(error instanceof ApiError) || error.status !== 401) throw error
    const next = renewed || options.isLastToken ? null : await tokenSource().replace(token)
    if (session !== $sessionNumber.get()) throw error
    if (next && next !== token) return sendSigned(call, options, next)
    if (token === $token.get()) $refusedToken.set(token)
    throw error
  }
}

/**
 * All that redaxios reads of its options, so that nothing stands in for it that a host has set as a default of redaxios,
 * or that a page has added to `Object.prototype`. redaxios makes a regular expression of `xsrfCookieName`, and unset, it
 * finds a cookie named `undefined`: this one matches no cookie. It would merge headers with inherited ones, but takes a
 * list as it is: `fetch` below sets the headers, and the body, of which redaxios would make JSON that says nothing.
 */
const ownOptions = {
  xsrfCookieName: '(?!)',
  headers: [],
  data: undefined,
  // Our own `fetch` knows the method, the address and the rest by itself.
  method: 'GET',
  auth: undefined,
  baseURL: undefined,
  params: undefined,
  transformRequest: undefined,
  responseType: undefined,
  validateStatus: undefined,
}

async function send(call: CallName, given: RequestOptions, token: string | null): Promise<unknown> {
  const options = bare(given)
  try {
    const { method, url, body, read } = outgoing(call, options)
    // All others are sent at once: the page may be about to be left.
    const sent = sentAs(isPromise(body) ? await body : body)
    const http = redaxios.create(
      bare<object>(ownOptions, {
        // redaxios has no options for `signal` and `credentials`, but the `fetch` that it calls has them.
        fetch: async () =>
          withoutQuotes(call, await carry(call, Object.assign(options, { method, url }), sent, token), token),
      }),
    )
    const answer = await http(url)
    // redaxios hides that an answer has broken off: it may have said anything.
    if (answer.data === undefined) throw new TypeError()
    if (isRefusal(answer.data)) throw answer
    const data = readBy(call, read, answer.data)
    if (isRefusal(data)) throw { ...answer, data: ownField(data, 'message') ? data : answer.data }
    if (announcing.includes(call)) noteAnnounced(answer.data, signIns.includes(call))
    await options.beside
    return data
  } catch (failure) {
    throw await toApiError(call, failure, options.blame)
  }
}

/** A careless server quotes the token in its message, which everybody would read. Only a renewal may give a token. */
function withoutQuotes(call: CallName, answer: Response, token: string | null): Response {
  if (!token || call === 'renew') return answer
  const text = answer.text.bind(answer)
  return Object.assign(answer, { text: async () => (await text()).replaceAll(token, '…') })
}

/** The host's `read` may not be ready for every answer: that is for its developer to see. */
function readBy(call: CallName, read: (answer: unknown) => unknown, answer: unknown): unknown {
  try {
    return read(answer)
  } catch (error) {
    console.error(`client-portal-elements: the endpoint "${call}" can't read an answer.`, error)
    throw new ApiError(call, 0, commonMessages.get().unreadable, { cause: error })
  }
}

export const isRefusal = (answer: unknown): boolean => ownField(answer, 'success') === false

/** redaxios rejects with the answer itself, or with the error that `fetch` threw. */
async function toApiError(
  call: CallName,
  failure: unknown,
  blame?: RequestOptions['blame'],
): Promise<ApiError> {
  if (failure instanceof ApiError) return failure
  const ownMessage = failure instanceof Error ? failure.message : ''
  const given = ownField(failure, 'status') ?? wordsOfLibrary.exec(ownMessage)?.[1]
  const status = Number(given) || 0
  const blamed = status === 0 && (await blame?.())
  if (blamed) return new ApiError(call, 0, blamed, { cause: failure, retryable: false })
  const t = commonMessages.get()
  const {
    message: told,
    hint = mayPass(status) ? t.unreachable : t.refused({ status }),
    retryable,
    fields,
  } = await refusalIn(call, status, ownField(failure, 'data'))
  // The browser's message about a lost connection is English, and each browser and library has another one.
  const isLost = failure instanceof TypeError || /^(network error|timeout of .* exceeded)$/i.test(ownMessage)
  const own = isLost ? t.unreachable : status ? hint : ownMessage || hint
  const headers = status === 429 || status === 503 ? ownField(failure, 'headers') : undefined
  const wait = headers instanceof Headers ? retryAfter(headers) : 0
  const message = wait ? tryAgain(wait, told) : told || own
  // A bug in the host's own `fetch` is a TypeError, too. Its original error is in the `cause`.
  const earliest = wait && Date.now() + wait
  return new ApiError(call, status, message, { cause: failure, earliest, retryable, fields })
}

/**
 * What a refusal says. One that has no `message` of the contract's, or says more, or whose host reads it, takes more code. Of an optional
 * call, or of the check of the session, nobody is told: the client waits for no file.
 */
async function refusalIn(call: CallName, status: number, answer: unknown): Promise<Refusal> {
  const { endpoints, readError } = $settings.get()
  const given = ownField(answer, 'message')
  const message = typeof given === 'string' && given.trim() && !wordsOfLibrary.test(given) ? given : ''
  const isOurs = message && !ownField(answer, 'errors')
  const isTold = status > 0 && !isOptional(call) && call !== 'checkSession'
  if (isTold && (!isOurs || readError || ownField(endpoints[call], 'error'))) {
    // Without that code, or if an answer is beyond it, what the contract says is told, or else the number.
    const told = await importBy(() => import('./refusal'))
      .then((code) => code.readRefusal(call, status, answer))
      .catch(() => {})
    if (told) return told
  }
  return { message }
}
