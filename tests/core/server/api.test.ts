/** Answers are read leniently: servers differ in what they leave out and how they write it. */
import { describe, expect, test } from 'vitest'
import * as api from '../../../src/core/server/api'
import { leftOutOf } from '../../../src/core/server/schema'
import { configure } from '../../../src/core/settings/config'

/** What the client makes of an answer. */
function read<Parts extends unknown[], Output>(
  body: unknown,
  call: (...parts: Parts) => Output,
  ...parts: Parts
) {
  configure({ fetch: async () => Response.json(body) })
  return call(...parts)
}

const payment = {
  id: 'p1',
  paymentId: 'PAY-1',
  receivedDate: '2026-11-20',
  receivedPaymentId: 'BANK-1',
  receivedAmount: 1250.5,
  description: 'First half',
  createdAt: '2026-11-20T09:30:00.000Z',
}
const payments = (rows: unknown) => read({ success: true, data: rows }, api.payments, 'client')

describe('a payment', () => {
  test('that is complete is read as it is', async () => {
    expect(await payments([payment])).toEqual([payment])
  })

  test('may have fields that nobody knows', async () => {
    expect(await payments([{ ...payment, vat: 19 }])).toEqual([payment])
  })

  test('with nothing but its id has defaults', async () => {
    const texts = { paymentId: '', receivedDate: '', receivedPaymentId: '', description: '', createdAt: '' }
    expect(await payments([{ id: 'p1' }])).toEqual([{ id: 'p1', receivedAmount: 0, ...texts }])
  })

  /** They can be meant in two ways, or are written in a way that we don't know: 0 would be a lie. */
  const unclear = [
    ...['1,234', '1.234,50', '12,50', '12,34.50', '€ 12', '1 234.50', '12 USD', '(12.50)', '12.50-'],
    ...['a lot', 'n/a', '-', 'Infinity', '١٢', [5], {}, true, { $numberDecimal: '12.50' }],
  ]
  test.each(unclear.map((value) => [value]))(
    'whose amount is %j has one that is not known',
    async (value) => {
      const [read] = await payments([{ ...payment, receivedAmount: value }])
      expect(read).toEqual({ ...payment, receivedAmount: Number.NaN })
    },
  )

  test.each([
    ['receivedAmount', '1250.50', 1250.5],
    ['receivedAmount', ' 12 ', 12],
    ['receivedAmount', '-3', -3],
    ['receivedAmount', '1,234.50', 1234.5],
    ['receivedAmount', '-12,345,678.9', -12345678.9],
    ['receivedAmount', '1,234,567', 1234567],
    ['receivedAmount', '', 0],
    ['receivedAmount', ' ', 0],
    ['receivedAmount', null, 0],
    ['paymentId', 4711, '4711'],
    ['paymentId', null, ''],
    ['description', { en: 'x' }, ''],
    ['createdAt', 'soon', 'soon'], // shown as no date, and sorted last
    ['createdAt', 20261120, '20261120'],
    ['id', 7, '7'],
    ['currency', 'EUR', 'EUR'],
    ['currency', ' eur ', 'EUR'],
    // What is no code of three letters stands as it came: it is not the currency of the settings.
    ['currency', 'Euro', 'Euro'],
    ['currency', ' € ', '€'],
    ['currency', 'US$', 'US$'],
    ['currency', 'zł', 'zł'],
    ['currency', 'د.إ', 'د.إ'],
    // A number beside an amount would be read as a part of it, and so would a sign.
    ['currency', 978, '¤'],
    ['currency', '-', '¤'],
    ['currency', 'the currency of the contract', '¤'],
    ['currency', { code: 'EUR' }, '¤'],
    ['currency', '', undefined],
    ['currency', ' ', undefined],
    ['currency', null, undefined],
    ['invoicePath', '/invoices/1.pdf', '/invoices/1.pdf'],
    ['invoicePath', null, undefined],
  ])('whose %s is %j has %j', async (name, value, expected) => {
    expect(await payments([{ ...payment, [name]: value }])).toEqual([{ ...payment, [name]: expected }])
  })

  test.each([[[null]], [['p1', {}]], [[{ id: '' }]]])(
    'of which no row can be read, %j, is no list',
    async (rows) => {
      expect(await payments([])).toEqual([])
      const failure = { call: 'payments', message: "The server's answer can't be read." }
      await expect(payments(rows)).rejects.toMatchObject(failure)
    },
  )

  test.each([[null], ['p1'], [[]], [{}], [{ id: '' }], [{ id: null }]])(
    'that is %j is left out and counted, and the others stay',
    async (row) => {
      const read = await payments([payment, row, { ...payment, id: 'p2' }, row])
      expect(read).toMatchObject([{ id: 'p1' }, { id: 'p2' }])
      expect(leftOutOf(read)).toBe(2)
    },
  )
})

const user = { _id: 'a', id: 'b', name: 'Ada', email: 'ada@example.com' }

describe('a client', () => {
  test.each([
    ['complete', { ...user, POC: { id: 'maya' } }, { ...user, POC: { id: 'maya' } }],
    ['without a consultant', user, user],
    ['whose consultant is null', { ...user, POC: null }, user],
    ['whose consultant has no id', { ...user, POC: {} }, user],
    ['whose consultant is no more than an id', { ...user, POC: 'maya' }, { ...user, POC: { id: 'maya' } }],
    ['whose consultant is a number', { ...user, POC: { id: 7 } }, { ...user, POC: { id: '7' } }],
    ['without a name', { _id: 'a', id: 'b' }, { _id: 'a', id: 'b', name: '', email: '' }],
    ['with one id', { id: 'b' }, { _id: '', id: 'b', name: '', email: '' }],
  ])('%s', async (_, data, expected) => {
    expect(await read({ success: true, data }, api.profile, 'a')).toEqual(expected)
  })

  test.each([[null], [[]], ['Ada']])('that is %j can not be read', async (data) => {
    const reading = read({ success: true, data }, api.profile, 'a')
    await expect(reading).rejects.toMatchObject({ call: 'profile', status: 0 })
  })
})

describe('a sign-in', () => {
  test.each([
    ['at the top', { user, token: 't' }],
    ['under data', { success: true, data: { user, token: 't' } }],
  ])('is read %s', async (_, body) => {
    expect(await read(body, api.login, { email: '', password: '' })).toEqual({ user, token: 't' })
  })

  test.each([[{ user }], [{ user, token: '' }], [{ user, token: 7 }], [{ data: [user, 't'] }]])(
    'without user or token can not be read: %j',
    async (body) => {
      const reading = read(body, api.login, { email: '', password: '' })
      await expect(reading).rejects.toMatchObject({ call: 'login' })
    },
  )
})

describe('notifications', () => {
  const said = { title: 'T', message: 'M', CTA: 'Open', CTAPath: '/support' }
  const row = { _id: 'n1', ...said, createdAt: '2026-11-20', read: false }

  test.each([
    ['at the top', [row]],
    ['under data', { success: true, data: [row] }],
    ['under notifications', { notifications: [row] }],
  ])('are read %s', async (_, body) => {
    expect(await read(body, api.notifications)).toMatchObject([row])
  })

  test('without a call-to-action have an empty one', async () => {
    const [first] = await read([{ _id: 'n1' }], api.notifications)
    expect(first).toMatchObject({ CTA: '', CTAPath: '', read: false })
  })

  test('that are no list can not be read', async () => {
    await expect(read({ success: true }, api.notifications)).rejects.toMatchObject({ call: 'notifications' })
  })
})

test('a ticket keeps the messages that can be read', async () => {
  const from = { messageFrom: 'Ada', messageFromUserType: 'Client' }
  const message = { message: 'Hi', ...from, date: '2026-11-20', attachments: ['/a.pdf'] }
  const data = { ticketId: 7, messages: [message, null, { message: 'No more', attachments: 'none' }] }
  expect(await read({ success: true, data }, api.ticket, '7')).toEqual({
    ticketId: '7',
    subject: '',
    status: '',
    createdAt: '',
    messages: [
      message,
      { message: 'No more', messageFrom: '', messageFromUserType: '', date: '', attachments: [] },
    ],
  })
})

test.each([
  ['is missing', undefined, ''],
  ['is null', null, ''],
  ['is a text', 'Client', ''],
  ['has no type', {}, ''],
  ['is a client', { userType: 'Client' }, 'Client'],
])('a file whose uploader %s is a file', async (_, uploadedBy, userType) => {
  const data = [{ id: 'f', name: 'a.pdf', size: 'big', uploadedBy }]
  const [file] = await read({ success: true, data }, api.files, 's')
  expect(file).toMatchObject({ id: 'f', name: 'a.pdf', path: '', createdAt: '', uploadedBy: { userType } })
  expect(file?.size).toBeUndefined()
})

test.each([
  [undefined, undefined],
  ['', ''],
  ['person-1', 'person-1'],
  [7, '7'],
])('a message whose messageFromId is %j has %j, and never its own id', async (messageFromId, id) => {
  const data = { ticketId: 'T-1', messages: [{ _id: 'message-1', id: 'message-1', messageFromId }] }
  const { messages } = await read({ success: true, data }, api.ticket, 'T-1')
  expect(messages[0]?.messageFromId).toBe(id)
})

test('a file may say who uploaded it; an id of another kind says nothing', async () => {
  const data = [
    { id: 'f', uploadedBy: { userType: 'Client', id: 7, name: 'Charles' } },
    { id: 'g', uploadedBy: { userType: 'Client', _id: 'row-7' } },
  ]
  const files = await read({ success: true, data }, api.files, 's')
  expect(files.map(({ uploadedBy }) => uploadedBy)).toEqual([
    { userType: 'Client', id: '7', name: 'Charles' },
    { userType: 'Client' },
  ])
})

test('a list is no row, even where a row needs nothing', async () => {
  const data = [[], 'x', { title: 'Design' }]
  expect(await read({ success: true, data }, api.milestones, 'p')).toMatchObject([{ title: 'Design' }])
})

test.each([
  [{ success: true, ticketId: 'T-1' }, 'T-1'],
  [{ ticketId: 4711 }, '4711'],
  [{ data: { ticketId: 4711 } }, '4711'],
  [{ data: { _id: 'T-1' } }, 'T-1'],
  [{ success: true, data: { id: 7 } }, '7'],
  [{ _id: 'x', ticketId: 'T-1' }, 'T-1'],
  [{ data: 4711 }, '4711'],
  [{ success: true }, ''],
])('the id of a new ticket is found wherever it stands: %j', async (body, id) => {
  expect(await read(body, api.createTicket, 'u', new FormData())).toBe(id)
})

test.each([
  [{ success: true, data: { ticketId: 'T-1' } }, { ticketId: 'T-1' }],
  [{ ticket: { _id: 5 } }, { ticketId: '5' }],
  [{ success: true }, undefined],
  ['', undefined],
])('the answer to a reply may hold the ticket, or nothing: %j', async (body, ticket) => {
  const answer = await read(body, api.replyTicket, 'T-1', new FormData())
  if (ticket) expect(answer.ticket).toMatchObject(ticket)
  else expect(answer.ticket).toBeUndefined()
})

describe('what is asked for may stand', () => {
  const rows = [{ id: 1, paymentId: 2 }]
  test.each([
    ['at the top', rows],
    ['under data', { data: rows }],
    ['under its own name', { payments: rows }],
    ['under data and its own name', { success: true, data: { payments: rows } }],
  ])('%s, as a list', async (_, body) => {
    expect(await read(body, api.payments, 'c')).toMatchObject([{ id: '1', paymentId: '2' }])
  })

  const project = { id: 42, totalCost: '1200.50' }
  test.each([
    ['at the top', project],
    ['under data', { data: project }],
    ['under its own name', { project }],
    ['under data and its own name', { data: { service: project } }],
  ])('%s, as one thing', async (_, body) => {
    expect(await read(body, api.service, '42')).toMatchObject({ _id: '42', totalCost: 1200.5 })
  })

  test.each([[{ success: true, data: null }], [{ success: true }], [{ data: 'x' }]])(
    'nowhere: %j can not be read',
    async (body) => {
      await expect(read(body, api.payments, 'c')).rejects.toMatchObject({ call: 'payments', status: 0 })
    },
  )
})

describe('of a sign-in, the user may be no more than an id', () => {
  test.each([
    [{ token: 't', user: 7 }, '7'],
    [{ token: 't', userId: 'u' }, 'u'],
    [{ data: { token: 't', clientId: 7 } }, '7'],
    [{ data: { token: 't', user: { id: 7 } } }, '7'],
    [{ token: 't', data: { user: { _id: 'u' } } }, 'u'],
    [{ data: { token: 't', _id: 'u' } }, 'u'],
  ])('%j', async (body, id) => {
    const answer = await read(body, api.login, { email: '', password: '' })
    const { user, token } = 'step' in answer ? expect.fail('It is half done.') : answer
    expect([user._id || user.id, token]).toEqual([id, 't'])
  })
})

const form = () => new FormData()
const actions: [string, () => Promise<unknown>][] = [
  ['markNotificationRead', () => api.markNotificationRead('n')],
  ['createTicket', () => api.createTicket('u', form())],
  ['replyTicket', () => api.replyTicket('T-1', form())],
  ['uploadFile', () => api.uploadFile('s', form())],
]

describe.each(actions)('%s', (call, act) => {
  test.each([[''], [{}], [{ success: true }]])('is taken, says %j', async (body) => {
    await expect(read(body, act)).resolves.not.toThrow()
  })

  test.each([[null], [0], [5], [true], [[]], [[{ success: true }]], ['Welcome']])(
    'may not be taken, since %j is no answer to it',
    async (body) => {
      await expect(read(body, act)).rejects.toMatchObject({ call, status: 0 })
    },
  )
})

test("a page of a proxy's is no answer to an action", async () => {
  configure({ fetch: async () => new Response('<!doctype html>') })
  await expect(api.markNotificationRead('n')).rejects.toMatchObject({ call: 'markNotificationRead' })
})
