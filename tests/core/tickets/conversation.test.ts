/** Messages by day and by turns. */
import { afterEach, expect, test, vi } from 'vitest'
import type { Message } from '../../../src/core/server/schema'
import { configure } from '../../../src/core/settings/config'
import { $format } from '../../../src/core/settings/format'
import { dayKind, groupMessages } from '../../../src/core/tickets/conversation'
import { authorOf, lastAnswer } from '../../../src/core/tickets/last-answer'
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

afterEach(() => {
  vi.useRealTimers()
  configure({ timeZone: undefined, locale: undefined })
})

test('oldest first, whatever order the server gives', () => {
  expect(shape([message('2026-11-20T09:00:00Z'), message('2026-11-19T09:00:00Z')])).toEqual([
    [['2026-11-19T09:00:00Z']],
    [['2026-11-20T09:00:00Z']],
  ])
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

test('today and yesterday, as the client counts them', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T03:00:00Z') })
  expect(dayKind('2026-11-20T01:00:00Z', in_('UTC'))).toBe('today')
  expect(dayKind('2026-11-20T01:00:00Z', in_('Asia/Tokyo'))).toBe('today')
  expect(dayKind('2026-11-19T23:00:00Z', in_('UTC'))).toBe('yesterday')
  expect(dayKind('2026-11-19T23:00:00Z', in_('America/New_York'))).toBe('today')
  expect(dayKind('2026-11-18T12:00:00Z', in_('UTC'))).toBe('other')
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
