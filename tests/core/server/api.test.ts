/** Answers are read leniently: servers differ in what they leave out and how they write it. */
import { describe, expect, test } from 'vitest'
import * as api from '../../../src/core/server/api'
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
    expect(await payments([{ id: 'p1' }])).toEqual([
      {
        id: 'p1',
        paymentId: '',
        receivedDate: '',
        receivedPaymentId: '',
        receivedAmount: 0,
        description: '',
        createdAt: '',
      },
    ])
  })

  test.each([
    ['receivedAmount', '1250.50', 1250.5],
    ['receivedAmount', ' 12 ', 12],
    ['receivedAmount', '-3', -3],
    ['receivedAmount', '', 0],
    ['receivedAmount', 'a lot', 0],
    ['receivedAmount', null, 0],
    ['receivedAmount', 'Infinity', 0],
    ['receivedAmount', [5], 0],
    ['paymentId', 4711, '4711'],
    ['paymentId', null, ''],
    ['description', { en: 'x' }, ''],
    ['createdAt', 'soon', 'soon'], // shown as no date, and sorted last
    ['createdAt', 20261120, '20261120'],
    ['id', 7, '7'],
  ])('whose %s is %j has %j', async (name, value, expected) => {
    expect(await payments([{ ...payment, [name]: value }])).toEqual([{ ...payment, [name]: expected }])
  })

  test.each([[null], ['p1'], [[]], [{}], [{ id: '' }], [{ id: null }]])(
    'that is %j is left out, and the others stay',
    async (row) => {
      expect(await payments([payment, row, { ...payment, id: 'p2' }])).toMatchObject([
        { id: 'p1' },
        { id: 'p2' },
      ])
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
    ['whose consultant is a text', { ...user, POC: 'maya' }, user],
    ['without a name', { _id: 'a', id: 'b' }, { _id: 'a', id: 'b', name: '', email: '' }],
    ['with one id', { id: 'b' }, { _id: '', id: 'b', name: '', email: '' }],
  ])('%s', async (_, data, expected) => {
    expect(await read({ success: true, data }, api.profile, 'a')).toEqual(expected)
  })

  test.each([[null], [[]], ['Ada']])('that is %j can not be read', async (data) => {
    await expect(read({ success: true, data }, api.profile, 'a')).rejects.toMatchObject({
      call: 'profile',
      status: 0,
    })
  })
})

describe('a sign-in', () => {
  test.each([
    ['at the top', { user, token: 't' }],
    ['under data', { success: true, data: { user, token: 't' } }],
  ])('is read %s', async (_, body) => {
    expect(await read(body, api.login, { email: '', password: '' })).toEqual({ user, token: 't' })
  })

  test.each([
    [{ user }],
    [{ user, token: '' }],
    [{ user, token: 7 }],
    [{ token: 't' }],
    [{ data: { token: 't' } }],
    [{ data: [user, 't'] }],
  ])('without user or token can not be read: %j', async (body) => {
    await expect(read(body, api.login, { email: '', password: '' })).rejects.toMatchObject({ call: 'login' })
  })
})

describe('notifications', () => {
  const row = {
    _id: 'n1',
    title: 'T',
    message: 'M',
    CTA: 'Open',
    CTAPath: '/support',
    createdAt: '2026-11-20',
    read: false,
  }

  test.each([
    ['at the top', [row]],
    ['under data', { success: true, data: [row] }],
    ['under notifications', { notifications: [row] }],
  ])('are read %s', async (_, body) => {
    expect(await read(body, api.notifications)).toMatchObject([row])
  })

  test.each([
    ['read', { ...row, read: true }],
    ['isRead', { ...row, read: undefined, isRead: true }],
  ])('that have %s are hidden', async (_, done) => {
    expect(await read([done, { ...row, _id: 'n2' }], api.notifications)).toMatchObject([{ _id: 'n2' }])
  })

  test('without a call-to-action have an empty one', async () => {
    expect(await read([{ _id: 'n1' }], api.notifications)).toMatchObject([
      { CTA: '', CTAPath: '', read: false },
    ])
  })

  test('that are no list can not be read', async () => {
    await expect(read({ success: true }, api.notifications)).rejects.toMatchObject({ call: 'notifications' })
  })
})

test('a ticket keeps the messages that can be read', async () => {
  const message = {
    message: 'Hi',
    messageFrom: 'Ada',
    messageFromUserType: 'Client',
    date: '2026-11-20',
    attachments: ['/a.pdf'],
  }
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

test('a list is no row, even where a row needs nothing', async () => {
  expect(
    await read({ success: true, data: [[], 'x', { title: 'Design' }] }, api.milestones, 'p'),
  ).toMatchObject([{ title: 'Design' }])
})

test('a new ticket needs its id', async () => {
  await expect(read({ success: true }, api.createTicket, 'u', new FormData())).rejects.toMatchObject({
    call: 'createTicket',
  })
  expect(await read({ success: true, ticketId: 'T-1' }, api.createTicket, 'u', new FormData())).toMatchObject(
    { ticketId: 'T-1' },
  )
})
