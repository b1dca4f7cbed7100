/**
 * Reads what a refusal says where it has no `message` of the contract's: by the host's own `error` and `readError`, and in
 * the shapes that many servers have. Where nobody has said anything, as a proxy does not, the status says what to do. This code
 * is loaded only for such a refusal.
 */
import { isRecord, ownField } from '../page/is-record'
import { $settings } from '../settings/config'
import type { CallName } from '../settings/endpoints'
import type { ErrorReader, OwnRefusal } from '../settings/own/endpoints'
import { refusalMessages } from '../text/messages/shared/refusal'
import { type FieldErrors, mayPass, wordsOfLibrary } from './api-error'

export interface Refusal {
  message: string
  /** What the client can do about it, for where there is no message. */
  hint?: string
  /** Without it, the status decides. */
  retryable?: boolean | undefined
  fields?: FieldErrors | undefined
}

/** Takes what a reader of the host's has thrown, or why it can't be used. */
type Complain = (name: string, error: unknown) => void

const tellConsole: Complain = (name, error) =>
  console.error(`client-portal-elements: ${name}() failed.`, error)

/**
 * What a client reads of a refusal: what the first of the host's readers says, or what stands in one of the usual places;
 * empty for nothing. And whether to try again, where a reader knows better than the status.
 */
export function readRefusal(
  call: CallName,
  status: number,
  answer: unknown,
  complain: Complain = tellConsole,
): Refusal {
  const { endpoints, readError } = $settings.get()
  const read = (name: string, own: unknown): OwnRefusal => {
    try {
      // What is no function throws, too.
      return own === undefined ? {} : checked((own as ErrorReader)(answer, { call, status }))
    } catch (error) {
      complain(name, error)
      return {}
    }
  }
  const first = read(`endpoints.${call}.error`, ownField(endpoints[call], 'error'))
  const second = read('readError', readError)
  const retryable = first.retryable ?? second.retryable
  return {
    message: first.message || second.message || usualMessage(answer),
    hint: hintAt(call, status, retryable ?? mayPass(status)),
    retryable,
    fields: first.fields ?? second.fields ?? usualFields(answer),
  }
}

/** Statuses about which a client can do something of their own. */
const hints: Readonly<Record<number, keyof ReturnType<typeof refusalMessages.get>>> = {
  403: 'denied',
  404: 'missing',
  405: 'unable',
  407: 'network',
  409: 'changed',
  410: 'missing',
  411: 'unable',
  412: 'changed',
  413: 'tooLarge',
  414: 'tooLarge',
  415: 'wrongKind',
  431: 'browser',
  451: 'denied',
  501: 'unable',
  505: 'unable',
  511: 'network',
}

/** Calls that send what a client has entered or chosen. Of all others, they can change nothing. */
const sending: readonly CallName[] = [
  'login',
  'sendSignInLink',
  'signInByLink',
  'signInByStep',
  'changePassword',
  'addPasskey',
  'turnOnSecondStep',
  'sendResetEmail',
  'resetPassword',
  'changeProfile',
  'changePhoto',
  'inviteColleague',
  'approve',
  'createTicket',
  'replyTicket',
  'rateTicket',
  'uploadFile',
]

function hintAt(call: CallName, status: number, retryable: boolean): string {
  const hint = hints[status] ?? (retryable ? 'later' : 'wrong')
  const isOfInput = hint === 'wrong' || hint === 'tooLarge' || hint === 'wrongKind'
  return refusalMessages.get()[isOfInput && !sending.includes(call) ? 'unable' : hint]
}

/** A host without types can give anything. @throws TypeError for what can't be used */
function checked(given: unknown): OwnRefusal {
  const { message, fields, retryable = undefined }: Record<string, unknown> = Object(given)
  const atFields: Record<string, unknown> = Object(fields)
  const texts = [message, ...Object.values(atFields)].map((text) => text ?? '')
  if (!texts.every(isPlain) || (retryable !== undefined && typeof retryable !== 'boolean'))
    throw new TypeError('It has to give { message, fields, retryable }: plain texts, and true or false.')
  const [first = '', ...others] = texts
  return {
    message: first.trim() || said(others),
    fields: fields ? (atFields as FieldErrors) : undefined,
    retryable,
  }
}

const isPlain = (text: unknown): text is string => typeof text === 'string' && !hasTags(text)

/** A page of HTML, or a part of one, is for nobody to read. */
const hasTags = (text: string) => /<(!|\/?[a-z][\w-]*[\s/>])/i.test(text)

/** A word for programs: `invalid_grant`, `RecordInvalid`. */
const isCode = (text: string) => /^\w+$/.test(text) && /\w[_A-Z]/.test(text)

/** What a value says: a text, the texts of a list (as many as a person reads), or what stands under the first of some names. */
function said(value: unknown, ...names: string[]): string {
  if (typeof value === 'string') {
    const text = value.slice(0, 1000).trim()
    return hasTags(text) || isCode(text) || wordsOfLibrary.test(text) ? '' : text
  }
  if (!Array.isArray(value)) return names.map((name) => said(ownField(value, name))).find(Boolean) ?? ''
  const texts = value
    .slice(0, 5)
    .map((each) => (Array.isArray(each) ? '' : said(each, 'message', 'detail', 'title')))
  return [...new Set(texts.filter(Boolean))].join('; ').replaceAll('.; ', '. ')
}

/** `errors` by field, as many frameworks and problem details have them: `{ errors: { subject: ['Too long'] } }`. */
function usualFields(answer: unknown): FieldErrors | undefined {
  const errors = ownField(answer, 'errors')
  if (!isRecord(errors)) return undefined
  return Object.fromEntries(Object.entries(errors).map(([name, value]) => [name, said([value].flat())]))
}

/** NestJS, problem details (RFC 9457), errors as a list or by field, `{ error: 'text' }`, `{ error: { message } }`. */
function usualMessage(answer: unknown): string {
  // What is no JSON may be anything: a proxy's page, the inside of the server.
  if (typeof answer === 'string') return ''
  const errors = ownField(answer, 'errors') ?? answer
  return (
    said(answer, 'message', 'detail') ||
    said(isRecord(errors) && errors !== answer ? Object.values(errors).flat() : errors) ||
    said(ownField(answer, 'error'), 'message') ||
    said(answer, 'title')
  )
}
