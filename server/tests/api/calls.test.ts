/** What each call answers to a client who asks for what is theirs. */
import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { endpoints } from '../../../src/core/settings/endpoints'
import { type CallName, callOf, calls } from '../../api/calls'
import { createFindMissing } from '../../api/find-missing'
import { answers, failureSchema } from '../../api/schemas'
import { type BrowserApi, createBrowserApi } from '../../browser'
import { withColleagues } from '../../seed/colleagues'
import { expectRefusal } from './expect-refusal'
import { addFile, forgetPassword, linkIn, readTicket, reply, setPassword, signIn } from './people'
import { credentials, fileOf, photoOf, type Speaker, speakTo } from './speak'
import {
  aBrowser,
  addPasskey,
  askForLink,
  auth,
  codeIn,
  known,
  mailedIn,
  optionsFor,
  passkeys,
  stepIn,
  turnOnApp,
} from './ways'

const start = new Date('2026-11-20T12:00:00.000Z')

let api: BrowserApi
let ada: Speaker
let nobody: Speaker

beforeEach(async () => {
  api = createBrowserApi({ start, passkeys, seed: (records) => withColleagues(records, start) })
  ada = speakTo(api.fetch, (await api.signIn()).token)
  nobody = speakTo(api.fetch)
})

test('names the calls, and their paths, just as the client does', () => {
  const served = Object.entries(calls).map(([name, { method, path }]) => [name, `${method} ${path}`])
  // Behind a path stand the names of a call's other values.
  const addresses = Object.entries(endpoints).map(([name, endpoint]) => [
    name,
    endpoint.split(' ', 2).join(' '),
  ])
  expect(Object.fromEntries(served)).toEqual(Object.fromEntries(addresses))
})

const filesOf = (project: string) =>
  ada.get(`/files/getFilesForAService?serviceId=${project}&userType=Client`)

const seen = { approvalId: 'APR-4T8KQ2VN', version: '3', decision: 'Approved', words: '', files: [] }

async function turnOnByMail() {
  const { body } = await ada.post(`${auth}/beginSecondStep`, { kind: 'mail' })
  const setUp = Object(body.data).setUp
  return ada.post(`${auth}/turnOnSecondStep`, { setUp, code: codeIn(api.mails.at(-1)) })
}

/** Every call once, as the portal makes it. */
const asked = {
  login: () => signIn(nobody),
  sendResetEmail: () => forgetPassword(nobody),
  resetPassword: async () => {
    await forgetPassword(nobody)
    return setPassword(nobody, linkIn(await vi.waitUntil(() => api.mails[0])))
  },
  checkSession: () => ada.post('/auth/user/checkTokenValidity', { userType: 'Client' }),
  profile: () => ada.get('/clients/clientInformation/client-ada'),
  consultant: () => ada.get('/poc/getPocDetails/consultant-maya'),
  services: () => ada.get('/services/get-services-for-client/client-ada'),
  service: () => ada.get('/services/getServiceDetails/project-website-relaunch'),
  serviceUpdates: () =>
    ada.get('/services/getServiceUpdates?serviceId=project-website-relaunch&userType=Client'),
  milestones: () => ada.get('/services/get-milestones?projectId=project-website-relaunch'),
  changeProfile: () => ada.post('/clients/changeProfile/client-ada', { phone: '+44 20 7946 0813' }),
  changePhoto: () => ada.send('/clients/changePhoto/client-ada', { photo: photoOf() }),
  approve: () => ada.post('/services/approve/project-website-relaunch', seen),
  payments: () => ada.get('/payments/getPaymentofClient/client-ada'),
  servicePayments: () =>
    ada.post('/payments/getPaymentofClient/client-ada/service', { serviceName: 'Website relaunch' }),
  notifications: () => ada.get('/notification/getAllNotificationsofUser'),
  markNotificationRead: () => ada.put('/notification/markAsRead/notification-lyon-data'),
  tickets: () => ada.get('/support/client/tickets?userId=client-ada'),
  ticket: () => ada.get('/support/getTicketDetails?ticketId=TKT-M4XQ72PD'),
  createTicket: () =>
    ada.send('/support/client/createTicket/client-ada', {
      subject: ' New  one ',
      message: 'Text',
      attachment: [fileOf('a.png')],
    }),
  replyTicket: () => reply(ada),
  rateTicket: () =>
    ada.post('/support/rateTicket/TKT-Z3GV58LA', { answer: 'partly', words: ' It took long ' }),
  uploadFile: () => addFile(ada),
  sendSignInLink: () => nobody.post(`${auth}/sendSignInLink`, { email: known, browser: aBrowser() }),
  signInByLink: async () => {
    const request = await askForLink(nobody)
    const { token } = mailedIn(await vi.waitUntil(() => api.mails[0]))
    return nobody.post(`${auth}/signInByLink`, { request, token, browser: aBrowser() })
  },
  passkeyOptions: () => nobody.post(`${auth}/passkeyOptions`),
  signInByPasskey: async () => {
    const { authenticator } = await addPasskey(ada)
    const { challenge, options } = await optionsFor(nobody)
    return nobody.post(`${auth}/signInByPasskey`, { challenge, response: await authenticator.sign(options) })
  },
  sendStepCode: async () => {
    await turnOnByMail()
    return nobody.post(`${auth}/sendStepCode`, { step: stepIn(await signIn(nobody)).step })
  },
  signInByStep: async () => {
    const { recoveryCodes } = await turnOnApp(ada, start)
    const { step } = stepIn(await signIn(nobody))
    return nobody.post(`${auth}/signInByStep`, {
      step,
      way: 'recovery',
      code: recoveryCodes[0],
      trustBrowser: true,
    })
  },
  security: () => ada.get(`${auth}/security`),
  changePassword: () =>
    ada.post(`${auth}/changePassword`, {
      current: credentials(known, 'portal-demo').password,
      password: credentials(known, 'a-new-password').password,
    }),
  newPasskeyOptions: () => ada.post(`${auth}/newPasskeyOptions`),
  addPasskey: async () => (await addPasskey(ada)).answer,
  removePasskey: async () => {
    const { authenticator } = await addPasskey(ada)
    return ada.post(`${auth}/removePasskey/${authenticator.id}`)
  },
  beginSecondStep: () => ada.post(`${auth}/beginSecondStep`, { kind: 'totp' }),
  turnOnSecondStep: () => turnOnByMail(),
  turnOffSecondStep: async () => {
    await turnOnByMail()
    return ada.post(`${auth}/turnOffSecondStep`)
  },
  renewRecoveryCodes: async () => {
    await turnOnByMail()
    return ada.post(`${auth}/renewRecoveryCodes`)
  },
  followTicket: () => ada.post('/support/followTicket/TKT-M4XQ72PD', { colleague: 'client-charles' }),
  leaveTicket: () => ada.post('/support/leaveTicket/TKT-M4XQ72PD', { colleague: 'client-ada' }),
  colleagues: () => ada.get('/clients/colleagues/client-ada'),
  inviteColleague: () =>
    ada.post('/clients/inviteColleague/client-ada', {
      ...{ name: 'Grace Hopper', email: 'grace@example.com', role: 'look' },
    }),
  removeColleague: () => ada.post('/clients/removeColleague/client-ada', { colleague: 'client-charles' }),
  changeColleague: () =>
    ada.post('/clients/changeColleague/client-ada', { colleague: 'client-charles', role: 'look' }),
  endSessions: async () => {
    await signIn(nobody)
    return ada.post(`${auth}/endSessions`)
  },
  ownData: () => ada.get('/clients/ownData/client-ada'),
  askForCopy: () => ada.post('/clients/askForCopy/client-ada'),
  askForErasure: () => ada.post('/clients/askForErasure/client-ada', { words: 'Please.' }),
  withdrawErasure: () => ada.post('/clients/withdrawErasure/client-ada'),
  mailSettings: () => ada.get('/clients/mailSettings/client-ada'),
  changeMailSettings: () => ada.post('/clients/mailSettings/client-ada', { answers: 'daily' }),
  renew: () => ada.post('/auth/user/client/renewToken'),
  logout: () => ada.post('/auth/user/client/logout'),
  files: () => filesOf('project-website-relaunch'),
  search: () => ada.get('/search?query=menu'),
} satisfies Record<keyof typeof answers, unknown>

describe.each(Object.entries(asked))('%s', (name, ask) => {
  test('answers what the schema says and nothing beside it', async () => {
    const { status, body, headers } = await ask()
    expect({ status, body }).toMatchObject({ status: 200, body: { success: true } })
    // Keys of `asked`, which `Object.entries` widens.
    expect(v.parse(answers[name as keyof typeof answers], body)).toEqual(body)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="api.json"')
  })
})

test.each(['serviceProviderProposals', 'addServiceUpdate'] as const)(
  '%s is refused to clients',
  async (name) => {
    const { method, path } = calls[name]
    const answer = await (method === 'GET' ? ada.get(path) : ada.post(path))
    expectRefusal(answer, 403, 'Only the staff of the company can do this.')
  },
)

test('what is refused is kept nowhere either, and is no page', async () => {
  for (const path of ['/clients/clientInformation/client-mary', '/support/getTicketDetails', '/nothing']) {
    const { status, headers } = await ada.get(path)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="api.json"',
    })
  }
})

test('a path is answered by the methods of its calls, and by no other', async () => {
  const { token } = await api.signIn()
  const headers = { Authorization: `Bearer ${token}` }
  const paths = new Set(Object.values(calls).map(({ path }) => path))
  const answered: string[] = []
  for (const path of paths) {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY']) {
      if (Object.values(calls).some((call) => call.path === path && call.method === method)) continue
      const answer = await api.fetch(`/api/v1${path}`, { method, headers })
      const { message } = v.parse(failureSchema, await answer.json())
      if (!message.startsWith('There is no call')) answered.push(`${method} ${path}`)
    }
  }
  expect(answered).toEqual([])
})

test('a new client has nothing yet, and no consultant', async () => {
  const { user, token } = await api.signIn('new@example.com')
  const mary = speakTo(api.fetch, token)
  expect(user.POC).toBeUndefined()
  for (const path of [
    '/services/get-services-for-client/client-new',
    '/payments/getPaymentofClient/client-new',
    '/support/client/tickets?userId=client-new',
    '/notification/getAllNotificationsofUser',
  ]) {
    expect((await mary.get(path)).body).toEqual({ success: true, data: [] })
  }
})

test('each payment of Ada leads to its invoice; what has none leads nowhere', async () => {
  const invoicesOf = async (speaker: Speaker, id: string) => {
    const { body } = await speaker.get(`/payments/getPaymentofClient/${id}`)
    return new Set(Array.from(Object(body.data), (payment) => Object(payment).invoicePath))
  }
  expect(await invoicesOf(ada, 'client-ada')).toEqual(new Set(['/demo-files/invoice.pdf']))
  const withLarge = createBrowserApi({ start, large: true })
  const large = speakTo(withLarge.fetch, (await withLarge.signIn('large@example.com')).token)
  expect(await invoicesOf(large, 'client-large')).toEqual(new Set([undefined]))
})

test('what a client uploads is first in the list, by their name', async () => {
  await asked.uploadFile()
  const uploadedBy = { userType: 'Client', id: 'client-ada', name: 'Ada Lovelace' }
  const files = await filesOf('project-newsletter')
  expect(files.body.data).toMatchObject([{ name: 'Logo', size: 10, uploadedBy }])
})

test('the profile of a client has the company, if there is one', async () => {
  expect((await asked.profile()).body.data).toMatchObject({ company: 'Lovelace Instruments' })
  const { user } = await api.signIn('new@example.com')
  expect(user.company).toBeUndefined()
})

test('a colleague who wrote or uploaded something is told from Ada', async () => {
  const ticket = await ada.get('/support/getTicketDetails?ticketId=TKT-C6RB94JS')
  expect(ticket.body.data).toMatchObject({
    messages: expect.arrayContaining([
      expect.objectContaining({ messageFromUserType: 'Client', messageFromId: 'client-ada' }),
      expect.objectContaining({ messageFromUserType: 'Client', messageFromId: 'client-charles' }),
    ]),
  })
  const files = await filesOf('project-stock-forecast')
  expect(files.body.data).toMatchObject([
    { uploadedBy: { userType: 'Staff' } },
    { uploadedBy: { userType: 'Client', id: 'client-charles', name: 'Charles Babbage' } },
  ])
})

test('a dismissed notification is read from then on', async () => {
  await asked.markNotificationRead()
  const { body } = await asked.notifications()
  expect(body.data).toContainEqual(expect.objectContaining({ _id: 'notification-lyon-data', read: true }))
})

test('a new ticket is open, and begins with the message', async () => {
  const { body } = await asked.createTicket()
  const ticket = await ada.get(`/support/getTicketDetails?ticketId=${body.ticketId}`)
  expect(ticket.body.data).toMatchObject({
    ticketId: body.ticketId,
    subject: ' New  one ',
    status: 'Open',
    createdAt: start.toISOString(),
    messages: [
      {
        message: 'Text',
        messageFrom: 'Ada Lovelace',
        messageFromId: 'client-ada',
        messageFromUserType: 'Client',
        date: start.toISOString(),
        attachments: ['/demo-files/a.png'],
      },
    ],
  })
})

test('what a call does not ask for changes nothing', async () => {
  const more = {
    ...{ status: 'Resolved', clientId: 'client-new', ticketId: 'TKT-MINE', createdAt: '2020-01-01' },
    ...{ messageFromUserType: 'Staff', __proto__: 'x', constructor: 'x' },
  }
  const { body } = await ada.send('/support/client/createTicket/client-ada', {
    ...more,
    subject: ['New', 'Another'],
    message: 'Text',
  })
  expect(body.ticketId).not.toBe('TKT-MINE')
  expect((await ada.get(`/support/getTicketDetails?ticketId=${body.ticketId}`)).body.data).toMatchObject({
    subject: 'New',
    status: 'Open',
    createdAt: start.toISOString(),
    messages: [{ messageFromUserType: 'Client' }],
  })
})

test.each([
  ['Resolved', 'TKT-Z3GV58LA', ['The ticket was reopened.', 'Once more']],
  ['Action Required', 'TKT-H8WK35TN', ['Once more']],
  ['Open', 'TKT-M4XQ72PD', ['Once more']],
])('a reply to a ticket that is %s makes it open', async (status, ticketId, added) => {
  const before = await readTicket(ada, ticketId)
  expect(before.status).toBe(status)
  const { body } = await ada.send(`/support/client/replyTicket/${ticketId}`, { message: 'Once more' })
  const after = v.parse(answers.replyTicket, body).data
  expect(after.status).toBe('Open')
  expect(after.messages.slice(before.messages.length).map(({ message }) => message)).toEqual(added)
  expect(await readTicket(ada, ticketId)).toEqual(after)
})

test('the API lives whatever its database does, and is ready only with all that it needs', async () => {
  const stopping = new AbortController()
  const log = () => {}
  const broken = createBrowserApi({ findMissing: createFindMissing, log, stopping: stopping.signal })
  const gone = () => Promise.reject(new Error('Connection refused'))
  const ask = async (path: string) => {
    broken.clock.advance({ seconds: 1 })
    const { status, body } = await speakTo(broken.fetch).get(path)
    return [status, body.success, body.message]
  }
  expect(await ask('/ready')).toEqual([200, true, 'The server is ready.'])
  broken.bytes.ping = gone
  // Lists are answered without files.
  expect(await ask('/ready')).toEqual([200, true, 'The server is ready, but files can not be kept.'])
  broken.store.ping = gone
  broken.store.checkTables = gone
  expect(await ask('/ready')).toEqual([
    503,
    false,
    'Not ready: the database does not answer, the tables are not those of this version, files can not be kept.',
  ])
  expect(await ask('/health')).toEqual([200, true, 'The server lives.'])
  stopping.abort()
  expect(await ask('/ready')).toEqual([503, false, 'Not ready: the server is about to stop.'])
  expect(await ask('/health')).toEqual([200, true, 'The server lives.'])
})

test('the check costs the database nothing, however often it is called', async () => {
  let pings = 0
  const api = createBrowserApi({ findMissing: createFindMissing })
  const nobody = speakTo(api.fetch)
  api.store.ping = async () => {
    pings++
  }
  const all = await Promise.all(Array.from({ length: 100 }, () => nobody.get('/ready')))
  expect(all.every(({ status }) => status === 200)).toBe(true)
  expect(pings).toBe(1)
  api.clock.advance({ seconds: 1 })
  await nobody.get('/ready')
  expect(pings).toBe(2)
})

test.each(['/', '//', '/../', '/%2F', '/a', '?', '&a=', '%'])(
  'an address that goes on with %s for 30,000 characters is refused at once',
  async (text) => {
    const end = `${text.repeat(30_000 / text.length)}/\n`
    const begin = performance.now()
    for (const path of ['/', '/support/getTicketDetails', '/notification/markAsRead/', '/files/']) {
      expect((await ada.get(path + end)).status).toBeGreaterThanOrEqual(400)
      expect((await nobody.get(path + end)).status).toBeGreaterThanOrEqual(400)
    }
    expect(performance.now() - begin).toBeLessThan(1000)
  },
)

test.each([
  ['GET', '/api/v1/payments/getPaymentofClient/client-ada', 'payments'],
  ['POST', '/api/v1/payments/getPaymentofClient/client-ada/service', 'servicePayments'],
  ['POST', '/api/v1/payments/getPaymentofClient/client-ada', undefined],
  ['GET', '/api/v1/nothing', undefined],
] satisfies [string, string, CallName | undefined][])('%s %s is the call %s', (method, path, name) => {
  expect(callOf(method, path)).toBe(name)
})
