/**
 * Reads what a refusal says where it has no `message` of the contract's: by the host's own `error` and `readError`, and in
 * the shapes that many servers have. This code is loaded only for such a refusal.
 */
import { isRecord, ownField } from '../page/is-record'
import { $settings } from '../settings/config'
import type { CallName } from '../settings/endpoints'
import type { ErrorReader, OwnRefusal } from '../settings/own/endpoints'

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
): { message: string; retryable?: boolean | undefined } {
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
  return {
    message: first.message || second.message || usualMessage(answer),
    retryable: first.retryable ?? second.retryable,
  }
}

/** A host without types can give anything. @throws TypeError for what can't be used */
function checked(given: unknown): OwnRefusal {
  const { message, retryable }: Record<string, unknown> = Object(given)
  const isText = typeof message === 'string' && !hasTags(message)
  if (!isText && message !== undefined && message !== null) throw new TypeError('"message" is no plain text.')
  if (typeof retryable !== 'boolean' && retryable !== undefined)
    throw new TypeError('"retryable" is neither true nor false.')
  return { message: isText ? message.trim() : '', retryable }
}

/** A page of HTML, or a part of one, is for nobody to read. */
const hasTags = (text: string) => /<(!|\/?[a-z][\w-]*[\s/>])/i.test(text)

/** A word for programs: `invalid_grant`, `RecordInvalid`. */
const isCode = (text: string) => /^\w+[_A-Z]\w*$/.test(text)

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value.slice(0, 1000).trim() : ''
  return hasTags(text) || isCode(text) ? '' : text
}

/** The first text in a record, under one of some names. */
const textUnder = (value: unknown, ...names: string[]) =>
  names.map((name) => textOf(ownField(value, name))).find(Boolean) ?? ''

/** As many as a person reads. */
const most = 5

/** The texts of a list: `['Too short.', { message: 'No digit.' }]`. */
function textsIn(list: unknown): string {
  if (!Array.isArray(list)) return ''
  const texts = list
    .slice(0, most)
    .map((each) => textOf(each) || textUnder(each, 'message', 'detail', 'title'))
  return Array.from(new Set(texts.filter(Boolean)))
    .join('; ')
    .replaceAll('.; ', '. ')
}

/** NestJS, `{ error: { message } }`, `{ error: 'text' }`, problem details (RFC 9457), and errors as a list or by field. */
function usualMessage(answer: unknown): string {
  const error = ownField(answer, 'error')
  const errors = ownField(answer, 'errors')
  return (
    textUnder(answer, 'message') ||
    textsIn(ownField(answer, 'message')) ||
    textUnder(error, 'message') ||
    textUnder(answer, 'detail') ||
    textsIn(isRecord(errors) ? Object.values(errors).flat() : (errors ?? answer)) ||
    textOf(error) ||
    textUnder(answer, 'title')
  )
}
