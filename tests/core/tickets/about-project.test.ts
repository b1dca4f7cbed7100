/** A new ticket says which project it is about: in the field `serviceId` where the server takes it, else in the message. */
import { expect, test } from 'vitest'
import { look, openPortal, openWithToken } from '../portal'
import { stopTimeInTests } from '../server'

stopTimeInTests()

async function open() {
  const tab = await openWithToken()
  await look(tab.$projects)
  const sent = () => {
    const body = tab.server.last('createTicket')?.body as FormData
    return [body.get('subject'), body.get('message'), body.get('serviceId')]
  }
  return { ...tab, sent }
}

const projectId = 'project-website-relaunch'

test('its name and number stand in the first line', async () => {
  const { changeDraft, raiseTicket, sent } = await open()
  changeDraft('ticket', { subject: 'Help', message: 'Please', projectId })
  await raiseTicket()
  expect(sent()).toEqual(['Help', 'Website relaunch, SRV-2051\n\nPlease', null])
})

test('a server that announces it gets the id', async () => {
  const { changeDraft, raiseTicket, sent } = await open()
  const { noteAnnounced } = await import('../../../src/core/server/optional')
  noteAnnounced({ optional: ['serviceId'] }, false)
  changeDraft('ticket', { subject: 'Help', message: 'Please', projectId })
  await raiseTicket()
  expect(sent()).toEqual(['Help', 'Please', projectId])
})

test.each(['', 'project-of-somebody'])('about %j, nothing is said', async (other) => {
  const { changeDraft, raiseTicket, sent } = await open()
  changeDraft('ticket', { subject: 'Help', message: 'Please', projectId: other })
  await raiseTicket()
  expect(sent()).toEqual(['Help', 'Please', null])
})

test('a reply to an update, which says it in its subject, asks for no projects', async () => {
  const { raiseReply, changeDraft, server } = await openWithToken()
  changeDraft('update/a', { message: 'Approve' })
  await raiseReply('update/a', 'Re: The home page')
  expect(server.last('createTicket')).toBeDefined()
  expect(server.last('services')).toBeUndefined()
})

test('what was chosen survives a reload', async () => {
  const first = await open()
  first.changeDraft('ticket', { subject: 'Help', projectId })
  const second = await openPortal({ browser: first.browser })
  expect(second.draftOf('ticket').get()).toMatchObject({ subject: 'Help', projectId })
})

test.each([
  ['Charles Babbage', 'Charles Babbage'],
  ['Ada Lovelace', undefined],
  ['', undefined],
  [undefined, undefined],
])('a ticket that %s has raised names %s', async (raisedBy, shown) => {
  const { $client, colleagueOf } = await open()
  const ticket = { ticketId: 'T', subject: '', status: '', createdAt: '', messages: [] }
  const raised = raisedBy === undefined ? ticket : { ...ticket, raisedBy }
  expect(colleagueOf(raised, $client.get()?.name) || undefined).toBe(shown)
})
