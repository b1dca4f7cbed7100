/** After a reply, the ticket says who acts next; and once the company has answered, it is the client's turn again. */
import '../../elements/defined'
import { expect, test } from 'vitest'
import { answer } from '../../../server/api/intercept'
import { configure, ticketOf } from '../../../src/core/index'
import { signInAs } from '../../elements/page'
import { control, loses, open, reads, textOf } from '../../elements/person'
import { rules } from '../../elements/server'

const wrote = (messageFromUserType: string) => ({
  message: `By ${messageFromUserType}`,
  messageFrom: messageFromUserType,
  messageFromUserType,
  date: '2026-03-18T09:00:00Z',
  attachments: [],
})
const withLast = (author: string, status = 'Open') =>
  answer({ data: { ticketId: 'T1', subject: 'Logo', status, messages: [wrote('Staff'), wrote(author)] } })

const note = 'Sent: Northlight will look at it.'

test('the client has written last, then the company', async () => {
  await signInAs()
  configure({ brand: { providerLabel: 'Northlight' } })
  rules.ticket = withLast('Client')
  const element = await open('cp-ticket ticket-id="T1"', note)
  rules.ticket = withLast('Staff')
  ticketOf('T1').refresh()
  await loses(element, note)
})

test('a ticket that is resolved waits for nobody', async () => {
  await signInAs()
  configure({ brand: { providerLabel: 'Northlight' } })
  rules.ticket = withLast('Client', 'Resolved')
  const element = await open('cp-ticket ticket-id="T1"', 'This ticket has been resolved.')
  expect(textOf(element)).not.toContain('Sent:')
  control(element, 'Reopen Ticket').click()
  await reads(element, 'Your reply reopens it.')
})
