/** Makes a call to the server and reads its answer. */
import { isRecord, ownField } from '../../page/is-record'
import { $settings } from '../../settings/config'
import type { CallName } from '../../settings/endpoints'
import { roundMoney } from '../../settings/money'
import { commonMessages } from '../../text/messages/shared/common'
import { ApiError } from '../api-error'
import { request } from '../http'
import type { Place } from '../inspect/answered'
import { loadForAction } from '../load-code'
import { noteAnswered } from '../note-answered'
import type { RequestOptions } from '../outgoing'
import { $succeeded } from '../recovery/succeeded'
import { type Reader, reader } from '../schema/read'
import type { Described, Shape } from '../schema/shape'

export type Signal = Pick<RequestOptions, 'signal'>
export type UploadOptions = Pick<RequestOptions, 'blame' | 'carry' | 'key' | 'signal'>

/** Reads an answer. Of what is more than one value, it says the shape: the texts in it may be HTML. */
export type AnswerReader<Output> = Reader<Output> & { place?: Place; shape?: Shape } & (Output extends object
    ? { shape: Shape }
    : unknown)

/** @throws ApiError when the call fails, or when its answer can't be read; OutdatedError as `request()` does. */
export const ask = async <Output>(
  call: CallName,
  read: AnswerReader<Output>,
  options?: RequestOptions,
): Promise<Output> => (await answerTo(call, read, options)).output

/** As `ask()`, with the answer itself: it may say more than what is read. */
export async function answerTo<Output>(call: CallName, read: AnswerReader<Output>, options?: RequestOptions) {
  const { shape } = read
  const isHtml = shape && $settings.get().texts === 'html'
  const html = isHtml ? loadForAction(() => import('./html-texts')) : undefined
  // That the request has failed is told first.
  html?.catch(() => {})
  const sentAt = Date.now()
  const answer = await request(call, { ...options, beside: html })
  noteAnswered({ call, answer, read })
  const output = read(answer)
  if (output === undefined) throw new ApiError(call, 0, commonMessages.get().unreadable)
  $succeeded.set({ sentAt })
  if (html && shape) (await html).turnTexts(output, shape)
  return { answer, output }
}

/** The places where a server may put its answer: under a name in `data`, in `data`, under a name, or at the top. */
export function placesIn(answer: unknown, names: readonly string[]): unknown[] {
  const data = ownField(answer, 'data')
  const under = (place: unknown) => names.map((name) => ownField(place, name))
  // With `data`, the rest is around it: what `{ success, data: null }` holds is nothing.
  return [...under(data), data, ...under(answer), ...(Object.hasOwn(Object(answer), 'data') ? [] : [answer])]
}

/** Reads one thing, such as `{ success, data }` or `{ ticket }`. @param names What else it may stand under. */
export function one<const S extends Shape>(
  shape: S,
  ...names: readonly string[]
): AnswerReader<Described<S>> {
  const find = (answer: unknown) => placesIn(answer, names).find(isRecord)
  return placed(reader(shape, roundMoney), { shape, names, find })
}

/** Reads a list, such as `{ success, data: [] }` or `{ tickets: [] }`. @param names What else it may stand under. */
export function list<const S extends Shape>(
  row: S,
  ...names: readonly string[]
): AnswerReader<Described<S>[]> {
  const find = (answer: unknown) => placesIn(answer, names).find(Array.isArray)
  return placed(reader<readonly [S]>([row], roundMoney), { shape: [row], names, find })
}

/** Reads what is found at a place. The reader says what it looks for: that is for `$answered`. */
const placed = <Value>(read: Reader<Value>, place: Place) =>
  Object.assign((answer: unknown) => read(place.find(answer)), { place, shape: place.shape })

/** Reads an answer whose content does not matter. It may be empty, but a list, or a page of a proxy's, is no answer. */
export const done: Reader<true> = (answer = '') => answer === '' || isRecord(answer) || undefined
