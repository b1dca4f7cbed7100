/** The subject of the reply to an update: it fits, names the project, and survives the way to the server. */
import { expect, test } from 'vitest'
import { findReply, replySubject } from '../../../src/core/tickets/update-replies'

const update = (title: string) => ({
  _id: 'u1',
  title,
  description: '',
  files: [],
  createdAt: '2026-03-02T12:00:00.000Z',
  actionRequiredFromClient: true,
})
const project = (serviceName: string, serviceId: string) => ({
  _id: 'p1',
  serviceId,
  serviceName,
  industry: '',
  active: 'Active',
  startDate: '',
  endDate: '',
  totalCost: 0,
  receivedAmount: 0,
  createdAt: '',
})
const ticket = (subject: string) => ({
  _id: 't1',
  ticketId: 'T1',
  subject,
  status: 'Open',
  createdAt: '2026-03-02T12:01:00.000Z',
  messages: [],
})

const long = 'Please approve all that we have drawn '.repeat(9)

test.each([
  ['names both', 'Approve', 'Website', 'SRV-1', 'Approve (Website, SRV-1)'],
  ['does without a number', 'Approve', 'Website', '', 'Approve (Website)'],
  ['does without a name', 'Approve', '', 'SRV-1', 'Approve (SRV-1)'],
  ['has one line', ' Approve\r\nthe\n page ', 'Web\nsite', 'SRV-1', 'Approve the page (Web site, SRV-1)'],
  ['shortens a long title', long, 'Website', 'SRV-1', `${long.slice(0, 110).trim()} (Website, SRV-1)`],
  ['shortens a long name', 'Approve', long, 'SRV-1', `Approve (${long.slice(0, 183).trim()}, SRV-1)`],
  [
    'cuts no emoji in half',
    `${'x'.repeat(109)}🚀`,
    'Website',
    'SRV-1',
    `${'x'.repeat(109)} (Website, SRV-1)`,
  ],
])('it %s, and finds the reply', (_, title, name, number, subject) => {
  const known = replySubject(update(title), project(name, number))
  expect(known).toBe(subject)
  expect(known.length).toBeLessThanOrEqual(200)
  expect(findReply([ticket(known)], update(title), project(name, number))?.ticketId).toBe('T1')
  expect(findReply([ticket(known)], update(title), project(name, 'SRV-2'))).toBeUndefined()
})
