/** Messages by day and by turns. */
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import type { Message } from '../../../src/core/server/schema'
import { calendarOf } from '../../../src/core/settings/calendar'
import { configure } from '../../../src/core/settings/config'
import { $format } from '../../../src/core/settings/format'
import { dayKind, groupMessages, newestFirst } from '../../../src/core/tickets/conversation'
import { authorOf, lastAnswer } from '../../../src/core/tickets/last-answer'
import { runs, seed } from '../../trials'
import { messageOf } from '../resources'

const message = (date: string, from = 'Tom', type = 'Staff', text = date) =>
  messageOf({ message: text, messageFrom: from, messageFromUserType: type, date })
const in_ = (timeZone: string) => {
  configure({ timeZone, locale: 'en-US' })
  return $format.get()
}
/** Days as lists of turns, turns as lists of texts. */
const shape = (messages: Message[], timeZone = 'UTC') =>
  groupMessages(messages, in_(timeZone)).map(({ turns }) =>
    turns.map((turn) => turn.messages.map((each) => each.message)),
  )

afterEach(() => configure({ timeZone: undefined, locale: undefined }))

test('oldest first, whatever order the server gives', () => {
  expect(shape([message('2026-11-20T09:00:00Z'), message('2026-11-19T09:00:00Z')])).toEqual([
    [['2026-11-19T09:00:00Z']],
    [['2026-11-20T09:00:00Z']],
  ])
})

test('the order in which they are drawn is the same from its other end', () => {
  const messages = [message('2026-11-20T09:00:00Z'), message(''), message('2026-11-19T09:00:00Z')]
  expect(
    newestFirst(messages)
      .reverse()
      .map((each) => each.message),
  ).toEqual(shape(messages).flat(2))
})

test("days are those of the client's own time zone", () => {
  const messages = [message('2026-11-20T04:30:00Z'), message('2026-11-20T20:00:00Z')]
  expect(shape(messages, 'UTC')).toHaveLength(1)
  expect(shape(messages, 'America/New_York')).toHaveLength(2)
})

test('what one person writes in one go is one turn; a pause or somebody else begins another', () => {
  const a = message('2026-11-20T09:00:00Z', 'Ada', 'Client', 'a')
  const b = message('2026-11-20T09:09:00Z', 'Ada', 'Client', 'b')
  const c = message('2026-11-20T09:30:00Z', 'Ada', 'Client', 'c')
  const d = message('2026-11-20T09:31:00Z', 'Tom', 'Staff', 'd')
  const e = message('2026-11-20T09:32:00Z', 'Maya', 'Staff', 'e')
  expect(shape([a, b, c, d, e])).toEqual([[['a', 'b'], ['c'], ['d'], ['e']]])
})

test('a message without a date comes last, in the day that is there', () => {
  expect(
    shape([message('', 'Tom', 'Staff', 'x'), message('2026-11-20T09:00:00Z', 'Ada', 'Client', 'a')]),
  ).toEqual([[['a'], ['x']]])
  expect(shape([message('', 'Tom', 'Staff', 'x')])).toEqual([[['x']]])
})

test.each([
  ['Client', 'mine'],
  ['client', 'mine'],
  ['System', 'system'],
  ['Staff', 'staff'],
  ['Admin', 'staff'],
  ['', 'staff'],
])('%j is %s', (type, author) => {
  expect(authorOf(message('', 'x', type))).toBe(author)
})

test.each([
  ['2026-11-20T03:00:00Z', 'UTC', '2026-11-20T01:00:00Z', 'today'],
  ['2026-11-20T03:00:00Z', 'Asia/Tokyo', '2026-11-20T01:00:00Z', 'today'],
  ['2026-11-20T03:00:00Z', 'UTC', '2026-11-19T23:00:00Z', 'yesterday'],
  ['2026-11-20T03:00:00Z', 'America/New_York', '2026-11-19T23:00:00Z', 'today'],
  ['2026-11-20T03:00:00Z', 'UTC', '2026-11-18T12:00:00Z', 'other'],
  // The 29th of March has 23 hours there: it is half past midnight.
  ['2026-03-29T22:30:00Z', 'Europe/Berlin', '2026-03-28T12:00:00Z', 'other'],
  ['2026-03-29T22:30:00Z', 'Europe/Berlin', '2026-03-29T12:00:00Z', 'yesterday'],
  ['2026-03-29T22:30:00Z', 'Europe/Berlin', '2026-03-29T22:10:00Z', 'today'],
  // The 25th of October has 25 hours: it is half past eleven at night.
  ['2026-10-25T22:30:00Z', 'Europe/Berlin', '2026-10-24T12:00:00Z', 'yesterday'],
  // There, the clock goes from midnight to one, and from midnight to eleven at night.
  ['2026-09-06T04:30:00Z', 'America/Santiago', '2026-09-05T12:00:00Z', 'yesterday'],
  ['2026-09-07T03:30:00Z', 'America/Santiago', '2026-09-05T12:00:00Z', 'other'],
  ['2026-09-07T03:30:00Z', 'America/Santiago', '2026-09-06T12:00:00Z', 'yesterday'],
  ['2026-04-05T03:30:00Z', 'America/Santiago', '2026-04-04T12:00:00Z', 'today'],
  ['2026-04-24T21:30:00Z', 'Africa/Cairo', '2026-04-23T12:00:00Z', 'other'],
  // A date without a time is that day everywhere.
  ['2026-03-29T22:30:00Z', 'Europe/Berlin', '2026-03-28', 'other'],
  ['2026-03-29T22:30:00Z', 'Europe/Berlin', '2026-03-30', 'today'],
  ['2026-11-20T03:00:00Z', 'America/New_York', '2026-11-18', 'yesterday'],
  ['2026-11-20T03:00:00Z', 'UTC', 'soon', 'other'],
])('at %s in %s, %s is %s', (now, timeZone, date, kind) => {
  expect(dayKind(date, calendarOf(timeZone, Date.parse(now)))).toBe(kind)
})

test('yesterday is the day before today, in each zone, at each moment', () => {
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  const hours = fc.integer({ min: -60, max: 0 })
  fc.assert(
    fc.property(zones, moments, hours, (timeZone, now, ago) => {
      const date = new Date(now.getTime() + ago * 3_600_000)
      const write = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone })
      const today = new Date(write.format(now))
      const daysAgo = (today.getTime() - Date.parse(write.format(date))) / 86_400_000
      const kind = ['today', 'yesterday'][daysAgo] ?? 'other'
      expect(dayKind(date.toISOString(), calendarOf(timeZone, now.getTime()))).toBe(kind)
    }),
    { seed, numRuns: runs(100, 5_000) },
  )
})

test('the last answer is the staff’s, not the system’s and not the client’s', () => {
  const messages = [
    message('2026-11-18T00:00:00Z', 'Tom', 'Staff'),
    message('2026-11-20T00:00:00Z', 'System', 'System'),
    message('2026-11-19T00:00:00Z', 'Tom', 'Staff'),
    message('2026-11-21T00:00:00Z', 'Ada', 'Client'),
  ]
  expect(lastAnswer({ messages })).toBe('2026-11-19T00:00:00Z')
  expect(lastAnswer({ messages: [] })).toBe('')
})
