/** Finds what is odd about a single value. */

import { toJson } from '../../page/json'
import { $settings } from '../../settings/config'
import { asDay, dateValue, isCalendarDate } from '../../settings/dates'
import { findMarkup } from '../../text/html/text-of-html'
import { sameStatus } from '../../text/same-status'
import { decisions } from '../schema/entities/project'
import { isCurrencyCode, reader } from '../schema/read'
import type { Kinds, Shape } from '../schema/shape'
import { knownStatuses } from '../schema/statuses'

interface Oddity {
  /** In words: `is no number` */
  what: string
  /** The value, where it helps and tells nothing of a person; else empty. */
  sample: string
  /** Whether the elements can read it all the same, to the letter or by a guess. */
  isRead: boolean | 'guessed'
  /** What follows, where it is not what follows from a missing field. */
  effect?: string
}

const kindNames: Record<keyof Kinds, string> = {
  text: 'text',
  id: 'id',
  date: 'date',
  url: 'address',
  currency: 'ISO 4217 code',
  number: 'number',
  money: 'number',
  boolean: 'true or false',
}

/** What it shows tells nothing of a person. */
function aboutMarkup(text: string): Oddity | undefined {
  const found = $settings.get().texts === 'plain' && findMarkup(text)
  if (!found) return
  const effect = 'it is shown as it came, unless the setting `texts` is "html"'
  return { what: 'has HTML', sample: toJson(found), isRead: true, effect }
}

const days = ['startDate', 'endDate', 'receivedDate', 'dueDate']

/**
 * @param entity The name of the entity that it belongs to, in small letters: `milestone`.
 * @param path Its field: `messages.date`.
 */
export function findOddity(entity: string, path: string, part: Shape, value: unknown): Oddity | undefined {
  const sample = toJson(value)?.slice(0, 40) ?? ''
  const unread = (what: string): Oddity => ({ what, sample, isRead: false })
  const read = (what: string): Oddity => ({ what, sample, isRead: true })
  const guessed = (what: string): Oddity => ({ what, sample, isRead: 'guessed' })
  if (typeof part !== 'string') return unread('is no list')
  if (part === 'currency' && value === '') return // there is none
  const found = reader(part)(value)
  if (found === undefined) return unread(`is no ${kindNames[part]}`)
  if (Number.isNaN(found)) return { ...unread('is no number'), effect: '"Amount not known" is shown' }
  if (part === 'currency' && !isCurrencyCode(String(found)))
    return { ...unread('is no ISO 4217 code'), effect: 'it is shown as it came, or as "¤"' }
  const name = path.split('.').at(-1) ?? ''
  const text = String(value)
  if (text === '') return
  switch (part) {
    case 'number':
    case 'money':
      return typeof value === 'number' ? undefined : read('is a text, read as a number')
    case 'date':
      if (Number.isNaN(dateValue(text))) return unread('is no date')
      if (isCalendarDate(asDay(text))) return
      if (!/^[+-]?\d{4,6}-\d\d-\d\dT/.test(text))
        return guessed('is not written as in ISO 8601: another day may be read')
      if (!/(Z|[+-]\d\d:?\d\d)$/i.test(text)) return read('has no time zone')
      return days.includes(name) ? read('is a day, and has a time') : undefined
    case 'url':
      return /^(\/(?!\/)|https?:)/.test(text)
        ? undefined
        : read('is neither a path that begins with "/", nor an address')
    case 'text':
      if (name === 'decision')
        return decisions.some((each) => sameStatus(each, text))
          ? undefined
          : read(`is a word that counts as "${decisions[1]}"`)
      return name === 'active' || name === 'status' ? aboutStatus() : aboutMarkup(text)
    default:
      return
  }

  function aboutStatus(): Oddity | undefined {
    if (typeof value !== 'string') return unread('is no word')
    const [, known = []] =
      Object.entries<readonly string[]>(knownStatuses).find(([name]) => name.toLowerCase() === entity) ?? []
    if (known.some((each) => sameStatus(each, text))) return
    return read(
      entity === 'milestone'
        ? 'is a word that counts as still to come'
        : 'is a status that the elements show as it came',
    )
  }
}
