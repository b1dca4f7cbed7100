/** A host says that its server keeps texts as HTML: the elements then have the text of it, everywhere. */
import { afterEach, expect, test, vi } from 'vitest'
import { answer, fail } from '../../../server/api/intercept'
import { look, openSignedIn, openWithToken } from '../portal'
import { failureOf, pass, stopTimeInTests, tokenOf, until } from '../server'

stopTimeInTests()

const code = '../../../src/core/server/api/html-texts'
afterEach(() => vi.doUnmock(code))
/** The code that reads HTML is slow to come. @returns what lets it come */
function holdCode() {
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  vi.doMock(code, (load) => held.then(load))
  return goOn
}

const html = { texts: 'html', live: false } as const

const payment = {
  ...{
    id: 'p&amp;1',
    paymentId: 'PAY-1',
    receivedPaymentId: 'R&amp;D',
    receivedAmount: 12,
    receivedDate: '',
  },
  ...{
    createdAt: '',
    description: '<p>Logo &amp; <b>site</b></p><p>Part&nbsp;1</p>',
    invoicePath: '/i?a=1&amp;b=2',
  },
  order: 'Tom&#39;s <i>order</i>',
}
const ticket = {
  ...{ ticketId: 'T1', subject: 'It&#39;s here', status: 'Open', createdAt: '' },
  messages: [
    {
      message: 'Hi<br>Ada',
      messageFrom: 'Tom &amp; Co',
      messageFromUserType: 'Staff',
      date: '',
      attachments: ['/a?b=1&amp;c=2'],
    },
  ],
}
const rules = {
  payments: answer({ success: true, data: [payment] }),
  tickets: answer({ success: true, data: [ticket] }),
}

test('texts are read as HTML, and nothing else is: no id, no address', async () => {
  const { $payments, $tickets } = await openWithToken({ rules, settings: { texts: 'html' } })
  const stop = [await look($payments), await look($tickets)]
  expect($payments.get()).toMatchObject({
    data: [
      {
        ...{ id: 'p&amp;1', receivedPaymentId: 'R&D', invoicePath: '/i?a=1&amp;b=2' },
        description: 'Logo & site\n\nPart\u00a01',
      },
    ],
  })
  expect($tickets.get()).toMatchObject({
    data: [
      {
        subject: "It's here",
        messages: [{ message: 'Hi\nAda', messageFrom: 'Tom & Co', attachments: ['/a?b=1&amp;c=2'] }],
      },
    ],
  })
  for (const each of stop) each()
})

const ticketId = 'TKT-M4XQ72PD'
const conversation = { ...ticket, ticketId, messages: [...ticket.messages, ...ticket.messages] }
const said = { subject: "It's here", messages: [{ message: 'Hi\nAda' }, { message: 'Hi\nAda' }] }

test('of the conversation that comes with a reply, too', async () => {
  const { replyToTicket, changeDraft, ticketOf, server } = await openWithToken({ rules, settings: html })
  server.rules.ticket = answer({ data: { ...conversation, messages: [] } })
  server.rules.replyTicket = answer({ success: true, data: conversation })
  await look(ticketOf(ticketId))
  changeDraft(`ticket/${ticketId}`, { message: 'Hello' })
  expect(await replyToTicket(ticketId)).toBe(true)
  expect(ticketOf(ticketId).get()).toMatchObject({ data: said })
})

test('of who signs in, but not the id, nor that of a new ticket', async () => {
  const user = { _id: 'a&amp;1', id: 'a&amp;1', name: 'Tom &amp; <b>Co</b>', email: 'a@example.com' }
  const token = tokenOf({ sub: user._id })
  const { api } = await openWithToken({
    rules: {
      login: answer({ token, user }),
      profile: answer({ data: user }),
      createTicket: answer({ ticketId: 'T&amp;1' }),
    },
    settings: html,
  })
  const read = { ...user, name: 'Tom & Co' }
  expect(await api.login({ email: '', password: '' })).toMatchObject({ token, user: read })
  expect(await api.profile('1')).toEqual(read)
  expect(await api.createTicket('1', new FormData())).toBe('T&amp;1')
})

test('rows that could not be read are still counted', async () => {
  const payments = answer({ data: [payment, { description: 'no id' }] })
  const { $payments, leftOutOf } = await openWithToken({ rules: { payments }, settings: html })
  await look($payments)
  expect(leftOutOf(Object($payments.get()).data)).toBe(1)
})

test('what is asked for is asked at once, while the code that reads it loads', async () => {
  const comes = holdCode()
  const { $payments, server } = await openWithToken({ rules, settings: html })
  const leave = $payments.listen(() => {})
  await pass(10)
  expect([server.count('payments'), $payments.get().status]).toEqual([1, 'loading'])
  comes()
  await until(() => expect($payments.get()).toMatchObject({ data: [{ receivedPaymentId: 'R&D' }] }))
  leave()
})

test('an answer that comes while the code loads is not for who signs in next', async () => {
  const comes = holdCode()
  const { api, endSession } = await openWithToken({ rules, settings: html })
  const asked = failureOf(api.payments('client-ada'))
  await pass(10)
  endSession('user')
  comes()
  expect(await asked).toMatchObject({ name: 'OutdatedError' })
})

test('code that can not be loaded is a failure of the calls that have texts, and of no other', async () => {
  vi.doMock(code, () => {
    throw new Error('offline')
  })
  const { $payments, api, server, toasts } = await openWithToken({ rules, settings: html })
  const leave = await look($payments, 'failed')
  const failure = { name: 'ApiError', call: 'payments', status: 0, message: "The server can't be reached." }
  expect($payments.get()).toMatchObject({ failure })
  expect(toasts).toHaveLength(1)
  Object.assign(server.rules, { addServiceUpdate: answer({}), tickets: fail(400, 'Not now.') })
  expect(await api.addServiceUpdate({})).toBe(true)
  const refused = failureOf(api.tickets('client-ada'))
  await pass(5_000)
  expect(await refused).toMatchObject({ name: 'ApiError', status: 400, message: 'Not now.' })
  leave()
})

test('a field beside the contract, too', async () => {
  const { $payments } = await openWithToken({ rules, settings: { texts: 'html' } })
  await look($payments)
  const { readField } = await import('../../../src/core/fields/own-fields')
  const [row] = Object($payments.get()).data
  expect(readField(row, 'order', 'text')).toBe("Tom's order")
})

test('by default they are as they come; when a host says otherwise, they are asked for again', async () => {
  const { $payments, configure } = await openSignedIn({ rules })
  const said = () => Object($payments.get()).data?.[0]?.description
  await look($payments)
  expect(said()).toBe(payment.description)
  configure({ texts: 'html' })
  await until(() => expect(said()).toBe('Logo & site\n\nPart\u00a01'))
  configure({ texts: undefined })
  await until(() => expect(said()).toBe(payment.description))
})
