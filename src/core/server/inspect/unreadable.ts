/** Says why an answer can't be read. */
import { isRecord } from '../../page/is-record'
import { isList } from '../schema/shape'
import type { Place } from './answered'

/** @param place What was looked for, and where; `undefined` where the answer is no thing or list. */
export function explainUnreadable(answer: unknown, place: Place | undefined): string {
  const start = "the answer can't be read: "
  if (typeof answer === 'string' && /^\s*</.test(answer)) return `${start}it is a page of HTML`
  if (typeof answer === 'string') return `${start}it is no JSON, or empty`
  if (!place) return `${start}what it is asked for is not in it`
  const isWanted = isList(place.shape) ? Array.isArray : isRecord
  const kind = isList(place.shape) ? 'list' : 'object'
  const found = place.find(answer)
  if (found) return `${start}${Array.isArray(found) ? 'none of its rows has' : 'it lacks'} an id`
  const others = [answer, Object(answer).data].flatMap((part) =>
    isRecord(part) ? Object.keys(part).filter((name) => isWanted(part[name])) : [],
  )
  const places = ['data', ...place.names].map((name) => `"${name}"`).join(', ')
  const hint = others.length > 0 ? `; there is one under "${others.join('", "')}"` : ''
  return `${start}there is no ${kind} under ${places} or at the top${hint}`
}
