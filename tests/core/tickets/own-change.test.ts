/** A ticket that is new or open again because the client has written is no news to them; all else is. */
import { expect, test } from 'vitest'
import { openWithToken } from '../portal'
import { messageOf } from '../resources'
import { stopTimeInTests } from '../server'

stopTimeInTests()

const wrote = (messageFromUserType: string, secondsAgo: number) =>
  messageOf({ messageFromUserType, date: new Date(Date.now() - secondsAgo * 1000).toISOString() })
const ticketWith = (messages: ReturnType<typeof messageOf>[], status = 'Open', ticketId = 'TKT-1') => ({
  ...{ ticketId, subject: 'Help', status, createdAt: '', messages },
})

test.each([
  ['the client has written last', 'Open', [wrote('Staff', 60), wrote('Client', 5)], true],
  [
    'the client has written last, and the newest comes first',
    'Open',
    [wrote('Client', 5), wrote('Staff', 60)],
    true,
  ],
  ['the staff has, and the newest comes first', 'Open', [wrote('Staff', 5), wrote('Client', 60)], false],
  ["the client's clock is behind by a minute", 'open', [wrote('Client', -60)], true],
  ["the client's clock is behind by years", 'Open', [wrote('Client', -9e7)], false],
  ['the client has written long ago', 'Open', [wrote('Client', 300)], false],
  ['the staff has resolved it at once', 'Resolved', [wrote('Client', 5)], false],
  ['the staff asks at once', 'Action Required', [wrote('Client', 5)], false],
])('%s: %s', async (_, status, messages, expected) => {
  const { isOwnChange } = await openWithToken()
  expect(isOwnChange(ticketWith(messages, status))).toBe(expected)
})

test('what was written on this page is known in a list without messages', async () => {
  const { isOwnChange, changeDraft, newTicketDraft, raiseTicket, replyToTicket } = await openWithToken()
  changeDraft(newTicketDraft, { subject: 'Help', message: 'Please' })
  const raised = (await raiseTicket()) ?? ''
  expect(isOwnChange(ticketWith([], 'Open', raised))).toBe(true)
  const answered = 'TKT-M4XQ72PD'
  expect(isOwnChange(ticketWith([], 'Open', answered))).toBe(false)
  changeDraft(`ticket/${answered}`, { message: 'Thanks' })
  expect(await replyToTicket(answered)).toBe(true)
  expect(isOwnChange(ticketWith([], 'Open', answered))).toBe(true)
  expect(isOwnChange(ticketWith([wrote('Staff', 0)], 'Open', answered))).toBe(false)
  expect(isOwnChange(ticketWith([], 'Resolved', answered))).toBe(false)
})
