/** Tickets: raised once, answered, looked at again, and which answers are new. */
import { describe, expect, test } from 'vitest'
import { answer, fail, hang, offline, slow } from '../../../server/api/intercept'
import { look, openWithToken } from '../portal'
import { createServer, pass, stopTimeInTests, until } from '../server'
import { createBrowser } from '../tab'

stopTimeInTests()

/** The seed's dates are told from when the server starts. */
const start = new Date()

async function open(browser = createBrowser()) {
  const server = createServer({ start })
  const tab = await openWithToken({ browser, server })
  const bodies = (name: 'createTicket' | 'replyTicket') =>
    server.calls.filter((call) => call.name === name).map((call) => call.body as FormData) // as the call sends it
  return { ...tab, bodies }
}

const files = ['a', 'b'].map((name) => new File([name], `${name}.png`, { type: 'image/png' }))
const ticketId = 'TKT-M4XQ72PD'

test('ten clicks raise one ticket, with all that was written, and the draft is gone', async () => {
  const { changeDraft, draftOf, newTicketDraft, raiseTicket, server, bodies } = await open()
  changeDraft(newTicketDraft, { subject: 'Help', message: 'Please\n\n👩‍🚀 <b>', files })
  const answers = await Promise.all(Array.from({ length: 10 }, () => raiseTicket()))
  expect(answers.filter(Boolean)).toHaveLength(1)
  expect(server.count('createTicket')).toBe(1)
  const [form] = bodies('createTicket')
  expect(form?.get('subject')).toBe('Help')
  expect(form?.get('message')).toBe('Please\n\n👩‍🚀 <b>')
  const attached = form?.getAll('attachment').map((entry) => (entry instanceof File ? entry.name : entry))
  expect(attached).toEqual(['a.png', 'b.png'])
  expect(draftOf(newTicketDraft).get()).toMatchObject({ subject: '', message: '', files: [] })
})

test.each([
  ['refused, in its words', fail(400, 'The desk is closed.'), 'The desk is closed.'],
  ['cut off', offline(), "The server can't be reached."],
])('a ticket that is %s stays in its draft, and can be sent again', async (_, rule, message) => {
  const { changeDraft, draftOf, newTicketDraft, raiseTicket, senderOf, server, toasts } = await open()
  changeDraft(newTicketDraft, { subject: 'Help', message: 'Please', files })
  server.rules.createTicket = rule
  expect(await raiseTicket()).toBeNull()
  expect(toasts).toEqual([`error: ${message}`])
  expect(draftOf(newTicketDraft).get()).toMatchObject({ subject: 'Help', message: 'Please', files })
  expect(senderOf(newTicketDraft).$sending.get()).toMatchObject({ status: 'refused', message })
  delete server.rules.createTicket
  expect(await raiseTicket()).toMatch(/^TKT-/)
})

test('a reply says "Please Wait..." and stands in the conversation at once', async () => {
  const { changeDraft, replyDraft, replyToTicket, ticketOf, server, toasts, $noticeRequest } = await open()
  const store = ticketOf(ticketId)
  await look(store)
  const asked = server.count('ticket')
  changeDraft(replyDraft(ticketId), { message: 'Thank you' })
  server.rules.replyTicket = slow(50)
  const sending = replyToTicket(ticketId)
  expect(toasts).toEqual(['loading: Please Wait...'])
  await pass(100)
  expect(await sending).toBe(true)
  expect($noticeRequest.get()).toMatchObject({ action: 'dismiss' })
  const resource = store.get()
  expect(resource.status === 'ready' && resource.data.messages.at(-1)?.message).toBe('Thank you')
  expect(server.count('ticket')).toBe(asked)
})

test('an answer that was asked for before the reply does not take it back', async () => {
  const { changeDraft, replyDraft, replyToTicket, ticketOf, server } = await open()
  const store = ticketOf(ticketId)
  await look(store)
  server.rules.ticket = slow(500)
  store.refresh()
  changeDraft(replyDraft(ticketId), { message: 'Thank you' })
  const sending = replyToTicket(ticketId)
  await pass(10)
  await sending
  for (let step = 0; step < 12; step++) {
    await pass(100)
    const resource = store.get()
    expect(resource.status === 'ready' && resource.data.messages.at(-1)?.message).toBe('Thank you')
  }
})

test('a reply that the session did not survive stays as it was written', async () => {
  const { changeDraft, draftOf, replyDraft, replyToTicket, senderOf, server, endSession } = await open()
  changeDraft(replyDraft(ticketId), { message: 'Thank you', files })
  server.rules.replyTicket = hang()
  const sending = replyToTicket(ticketId)
  await pass(10)
  endSession('expired')
  expect(await sending).toBe(false)
  expect(draftOf(replyDraft(ticketId)).get()).toMatchObject({ message: 'Thank you', files })
  expect(senderOf(replyDraft(ticketId)).$sending.get()).toEqual({ status: 'idle' })
})

test('sending can be stopped', async () => {
  const { changeDraft, draftOf, newTicketDraft, raiseTicket, senderOf, server, toasts } = await open()
  changeDraft(newTicketDraft, { subject: 'Help', message: 'Please', files })
  server.rules.createTicket = hang()
  const sending = raiseTicket()
  await pass(10)
  const { $sending, cancel } = senderOf(newTicketDraft)
  expect($sending.get().status).toBe('running')
  cancel()
  expect(await sending).toBeNull()
  expect($sending.get()).toEqual({ status: 'idle' })
  expect(draftOf(newTicketDraft).get()).toMatchObject({ message: 'Please' })
  expect(toasts).toEqual([])
})

describe('an open ticket is looked at again', () => {
  async function show(seconds = 10) {
    const tab = await open()
    tab.configure({ pollSeconds: { ticket: seconds } })
    const store = tab.ticketOf(ticketId)
    const hide = await look(store)
    return { ...tab, store, hide }
  }

  test('every few seconds, as it is configured, while it is shown', async () => {
    const { server, configure, hide } = await show(5)
    expect(server.count('ticket')).toBe(1)
    await pass(5_100)
    expect(server.count('ticket')).toBe(2)
    configure({ pollSeconds: { ticket: 60 } })
    await pass(5_100)
    const before = server.count('ticket')
    await pass(50_000)
    expect(server.count('ticket')).toBe(before)
    hide()
    await pass(200_000)
    expect(server.count('ticket')).toBe(before)
  })

  test('not while the page is hidden', async () => {
    const { server, page } = await show()
    page.show(false)
    await pass(60_000)
    expect(server.count('ticket')).toBe(1)
    page.show(true)
    await until(() => expect(server.count('ticket')).toBe(2))
  })

  test('and tells of a failure once, however often it fails', async () => {
    const { server, toasts, store } = await show()
    server.rules.ticket = fail(503, 'Down.')
    await pass(45_000)
    expect(server.count('ticket')).toBeGreaterThan(3)
    expect(toasts).toEqual(['error: Down.'])
    expect(store.get()).toMatchObject({ status: 'ready', failure: { message: 'Down.' } })
    delete server.rules.ticket
    await pass(10_100)
    await until(() => expect(store.get()).not.toHaveProperty('failure'))
  })
})

test("a ticket that is not the client's is missing, without a toast", async () => {
  const { ticketOf, toasts } = await open()
  const store = ticketOf('TKT-OF-SOMEBODY')
  store.listen(() => {})
  await until(() => expect(store.get()).toMatchObject({ status: 'failed', failure: { status: 404 } }))
  expect(toasts).toEqual([])
})

describe('answers that are not seen yet', () => {
  const lyon = 'TKT-H8WK35TN'

  async function list(browser = createBrowser()) {
    const tab = await open(browser)
    tab.$unseenTickets.listen(() => {})
    await until(() => expect(tab.$tickets.get().status).toBe('ready'))
    const find = (id: string) => {
      const resource = tab.$tickets.get()
      const ticket = resource.status === 'ready' && resource.data.find((each) => each.ticketId === id)
      return ticket || expect.fail(id)
    }
    return { ...tab, find }
  }

  test('in a new browser: what waits for the client, and nothing that is settled', async () => {
    const { $unseenTickets } = await list()
    expect(Array.from($unseenTickets.get()).sort()).toEqual([lyon, ticketId])
  })

  test('are seen once the conversation was shown, after a reload and after a sign-out, too', async () => {
    const browser = createBrowser()
    const { $unseenTickets, markSeen, find, signOut } = await list(browser)
    markSeen(find(lyon))
    expect(Array.from($unseenTickets.get())).toEqual([ticketId])
    signOut()
    const again = await list(browser)
    expect(Array.from(again.$unseenTickets.get())).toEqual([ticketId])
  })

  test('are seen, too, once the bell of any device has let go of them; a later answer is new', async () => {
    const { $unseenTickets, $bellCount, watchBell, find, server } = await list()
    const [answered = ''] = find(lyon)
      .messages.map(({ date }) => date)
      .slice(-1)
    const read = (_id: string, of: string, minutes: number) => ({
      ...{ _id, title: _id, CTAPath: `/support/ticket/${of}`, read: true },
      createdAt: new Date(Date.parse(answered) + minutes * 60_000).toISOString(),
    })
    server.rules.notifications = answer({ data: [read('one', lyon, 0), read('two', ticketId, -9_999)] })
    $bellCount.listen(() => {})
    watchBell(() => {})
    await until(() => expect(Array.from($unseenTickets.get())).toEqual([ticketId]))
  })

  test('a newer answer is new again; a word of the system or of their own is not', async () => {
    const { $unseenTickets, $tickets, markSeen, find, server } = await list()
    markSeen(find(lyon))
    const add = async (messageFromUserType: string, minutes: number) => {
      const date = new Date(Date.now() + minutes * 60_000).toISOString()
      const message = { message: 'x', messageFrom: 'x', messageFromUserType, date, attachments: [] }
      await server.store.addMessage({ clientId: 'client-ada', ticketId: lyon, message, uploads: [] })
      const { length } = find(lyon).messages
      $tickets.refresh()
      await until(() => expect(find(lyon).messages).toHaveLength(length + 1))
    }
    await add('System', 1)
    await add('Client', 2)
    expect($unseenTickets.get().has(lyon)).toBe(false)
    await add('Staff', 3)
    expect($unseenTickets.get().has(lyon)).toBe(true)
  })

  test("another tab's are known here", async () => {
    const browser = createBrowser()
    const one = await list(browser)
    const two = await list(browser)
    two.markSeen(two.find(lyon))
    await until(() => expect(one.$unseenTickets.get().has(lyon)).toBe(false))
  })
})
