/** Several people of one client: who sees what, who may do what, who comes and goes. */
import { beforeEach, describe, expect, test } from 'vitest'
import { answerTicket } from '../../api/answer-ticket'
import { calls } from '../../api/calls'
import { receiveUpload } from '../../api/node/uploads'
import { withColleagues } from '../../seed/colleagues'
import { createSeed } from '../../seed/seed'
import { createMemoryStore } from '../../stores/memory/memory'
import { expectRefusal } from './expect-refusal'
import { addFile, fileForm, linkIn, reply, setPassword, signIn, tokenIn } from './people'
import { answerOf, fileOf, type Speaker } from './speak'
import { addPasskey, auth, openWays, passkeys, signInAfresh, start, type Ways } from './ways'

const password = 'a-long-new-password'
let ways: Ways
let ada: Speaker
let charles: Speaker
let heard: string[]

beforeEach(async () => {
  const store = createMemoryStore()
  const seed = await createSeed({ now: start, hashPassword: async (text) => text, withoutLarge: true })
  await store.load(withColleagues(seed, start))
  // Luigi has come: he only looks.
  await store.changeClient('client-luigi', { invitedAt: '' })
  ways = await openWays({ receiveUpload, passkeys }, store)
  ada = await signInAfresh(ways)
  charles = await signInAfresh(ways, 'charles@example.com')
  heard = []
  store.listen({ hear: ({ clientId, name }) => heard.push(`${clientId} ${name}`), hears: () => {} })
})

const comeAs = async (id: string, email: string) => {
  const { store, as } = ways
  await store.changePassword(id, password)
  return as(tokenIn(await signIn(ways.nobody, email, password)))
}
const luigi = () => comeAs('client-luigi', 'luigi@example.com')
const invite = (more: object = {}, by = ada) =>
  by.post('/clients/inviteColleague/client-ada', {
    ...{ name: 'Grace Hopper', email: 'grace@example.com', role: 'look', ...more },
  })
const takeOut = (colleague: string, by = ada) => by.post('/clients/removeColleague/client-ada', { colleague })
const give = (colleague: string, role: string, by = ada) =>
  by.post('/clients/changeColleague/client-ada', { colleague, role })
const peopleIn = (answer: Awaited<ReturnType<typeof invite>>): unknown => Object(answer.body.data).people
const bellOf = async (id: string) => (await ways.store.list('notifications', id)).rows

const idIn = (id: string) => [
  `/services/get-services-for-client/${id}`,
  `/payments/getPaymentofClient/${id}`,
  `/support/client/tickets?userId=${id}`,
]
const ofAll = [
  '/services/getServiceDetails/project-website-relaunch',
  '/services/getServiceUpdates?serviceId=project-website-relaunch&userType=Client',
  '/services/get-milestones?projectId=project-website-relaunch',
  '/files/getFilesForAService?serviceId=project-website-relaunch&userType=Client',
  '/support/getTicketDetails?ticketId=TKT-M4XQ72PD',
  '/poc/getPocDetails/consultant-maya',
]
/** Links are those of who asks. */
const withoutLinks = (body: object) => JSON.stringify(body).replaceAll(/\?expires=[^"]*/g, '')

describe('a colleague', () => {
  test.each([...idIn('').keys()])('sees what the account has, asked for by the own id: %s', async (index) => {
    const [hers, his] = [idIn('client-ada')[index] ?? '', idIn('client-charles')[index] ?? '']
    const [asAda, asCharles] = [await ada.get(hers), await charles.get(his)]
    expect(asCharles.status).toBe(200)
    expect(withoutLinks(asCharles.body)).toBe(withoutLinks(asAda.body))
    // The id of a path is the person's own, also among colleagues.
    expectRefusal(await charles.get(hers), 404, expect.stringMatching(/client/))
  })

  test.each(ofAll)('sees the same as Ada: %s', async (path) => {
    expect(withoutLinks((await charles.get(path)).body)).toBe(withoutLinks((await ada.get(path)).body))
  })

  test('has a profile and a bell of the own, with the consultant and the company of the account', async () => {
    const { body } = await charles.get('/clients/clientInformation/client-charles')
    expect(body.data).toMatchObject({
      ...{ name: 'Charles Babbage', company: 'Lovelace Instruments', POC: { id: 'consultant-maya' } },
      role: { id: 'pay', name: 'Can pay and write' },
      may: ['pay', 'write', 'upload', 'approve', 'addServices'],
    })
    expect((await ada.get('/clients/clientInformation/client-ada')).body.data).not.toHaveProperty('may')
    expect((await charles.get('/notification/getAllNotificationsofUser')).body.data).toEqual([])
  })

  test('writes and uploads for the account, by the own name, and all hear of it', async () => {
    const { body } = await reply(charles, 'And one from me', fileOf('a.png'))
    expect(Object(body.data).messages.at(-1)).toMatchObject({
      ...{ messageFrom: 'Charles Babbage', messageFromId: 'client-charles' },
    })
    const raised = await charles.send('/support/client/createTicket/client-charles', {
      ...{ subject: 'Mine', message: 'Text', attachment: [] },
    })
    expect(await ways.store.ticket('client-ada', `${raised.body.ticketId}`)).toMatchObject({
      raisedBy: 'Charles Babbage',
    })
    expect((await addFile(charles, { uploadedById: 'client-charles' })).status).toBe(200)
    const all = ['client-ada', 'client-charles', 'client-luigi']
    for (const id of all) expect(heard).toEqual(expect.arrayContaining([`${id} tickets`, `${id} files`]))
    expect(heard.filter((one) => one.startsWith('client-new'))).toEqual([])
  })

  test('opens files by links of the own, which end when the colleague is taken out', async () => {
    const { app } = ways
    const path = '/files/getFilesForAService?serviceId=project-website-relaunch&userType=Client'
    await addFile(ada)
    const files = '/files/getFilesForAService?serviceId=project-newsletter&userType=Client'
    const [link] = Object(await charles.get(files)).body.data.map((file: { path: string }) => file.path)
    expect((await app.request(link)).status).toBe(200)
    // Whose link it is can't be changed.
    expect((await app.request(link.replace('by=client-charles', 'by=client-luigi'))).status).toBe(403)
    expect((await app.request(link.replace('&by=client-charles', ''))).status).toBe(403)
    await takeOut('client-charles')
    expect((await app.request(link)).status).toBe(403)
    expect((await charles.get(path)).status).toBe(401)
  })

  test('what Ada decides is decided for all: nobody has a bell for it any more', async () => {
    const [waits] = await bellOf('client-ada')
    const bell = { CTAPath: '/services/service/project-website-relaunch/project-updates' }
    const message = 'Website relaunch: Home page, version 3'
    const rung = {
      ...waits,
      ...bell,
      message,
      title: '',
      CTA: '',
      createdAt: start.toISOString(),
      read: false,
    }
    for (const id of ['client-ada', 'client-charles']) {
      await ways.store.addNotification({ ...rung, clientId: id, _id: `bell of ${id}` })
    }
    const seen = { approvalId: 'APR-4T8KQ2VN', version: '3', decision: 'Approved', words: '', files: [] }
    expect((await charles.post('/services/approve/project-website-relaunch', seen)).status).toBe(200)
    const [hers, his] = [await bellOf('client-ada'), await bellOf('client-charles')]
    for (const row of [...hers, ...his].filter((one) => one.message === message)) expect(row.read).toBe(true)
  })
})

/** What one who only looks may do: it is about the person alone, or a way to read. */
const own = [
  ...['changeProfile', 'changePhoto', 'changeMailSettings', 'followTicket', 'leaveTicket'],
  ...['askForCopy', 'askForErasure', 'withdrawErasure'],
  ...['servicePayments', 'markNotificationRead', 'checkSession', 'renew', 'logout'],
  ...['changePassword', 'newPasskeyOptions', 'addPasskey', 'removePasskey', 'endSessions'],
  ...['beginSecondStep', 'turnOnSecondStep', 'turnOffSecondStep', 'renewRecoveryCodes'],
]
/** What no client may do. */
const forStaff = ['addServiceUpdate']

const writing = Object.entries(calls).filter(
  ([name, { method, open }]) => method !== 'GET' && !open && !forStaff.includes(name),
)

test.each(writing)('one who only looks: %s', async (name, call) => {
  const by = await luigi()
  const before = structuredClone(await ways.store.recordsOf('client-ada'))
  const people = await ways.store.people('client-ada')
  const path = call.path.replaceAll(/\{\w+\}/g, 'client-luigi')
  const answer = await (call.method === 'PUT' ? by.put(path) : by.post(path, {}))
  if (!own.includes(name)) {
    expectRefusal(answer, 403, expect.stringMatching(/^You can .* Please ask a colleague/))
  } else {
    expect(answer.body.message ?? '').not.toMatch(/Please ask a colleague/)
  }
  expect(await ways.store.recordsOf('client-ada')).toEqual(before)
  if (!own.includes(name)) expect(await ways.store.people('client-ada')).toEqual(people)
})

test('one who only looks sends no file ahead of a form either', async () => {
  await luigi()
  const token = tokenIn(await signIn(ways.nobody, 'luigi@example.com', password))
  const headers = { Authorization: `Bearer ${token}`, 'Tus-Resumable': '1.0.0', 'Upload-Length': '3' }
  const answer = await answerOf(await ways.app.request('/api/v1/uploads', { method: 'POST', headers }))
  expectRefusal(answer, 403, expect.stringMatching(/not add any/))
})

describe('an invitation', () => {
  test('is mailed, opens the portal once, and lets in whom it names', async () => {
    const { mails, nobody, store } = ways
    const people = peopleIn(await invite())
    const text = ways.mails.at(-1)?.text
    expect(text).toContain(
      'Ada Lovelace has invited you to our client portal, for Lovelace Instruments, where',
    )
    expect(text).toContain('Please choose a password for grace@example.com first.')
    expect(people).toContainEqual(
      expect.objectContaining({ email: 'grace@example.com', role: 'look', invitedAt: start.toISOString() }),
    )
    const mail = mails.at(-1)
    expect(mail).toMatchObject({ to: 'grace@example.com', subject: 'Welcome to your client portal' })
    expect(mail?.text).toMatch(/^Hello Grace Hopper,\n\nAda Lovelace has invited you .* within 7 days/s)
    const link = linkIn(mail)
    expect((await setPassword(nobody, link, password)).status).toBe(200)
    // Used twice, or by whom it was forwarded to.
    expect((await setPassword(nobody, link, 'another-long-password')).status).toBe(400)
    expect(mails.at(-1)).toMatchObject({ to: 'grace@example.com', subject: 'Your client portal is ready' })
    expect((await signIn(nobody, 'grace@example.com', 'another-long-password')).status).toBe(401)
    heard.length = 0
    const grace = ways.as(tokenIn(await signIn(nobody, 'grace@example.com', password)))
    expect(heard).toContain('client-ada profile')
    const { id = '' } = (await store.clientByEmail('grace@example.com')) ?? {}
    const list = await grace.get(`/clients/colleagues/${id}`)
    expect(peopleIn(list)).toContainEqual({
      ...{ id, name: 'Grace Hopper', email: 'grace@example.com', role: 'look', isYou: true },
    })
    expect((await grace.get(`/support/client/tickets?userId=${id}`)).body.data).not.toEqual([])
  })

  test('comes again after a pause, and the earlier one is no longer good', async () => {
    const { clock, mails, nobody } = ways
    await invite()
    const first = linkIn(mails.at(-1))
    expectRefusal(await invite(), 429, expect.stringMatching(/^That was too often/))
    clock.advance({ seconds: 61 })
    expect((await invite({ role: 'pay' })).status).toBe(200)
    expect((await setPassword(nobody, first, password)).status).toBe(400)
    expect((await setPassword(nobody, linkIn(mails.at(-1)), password)).status).toBe(200)
  })

  test('that is taken back opens nothing, and the address is free again', async () => {
    const { clock, mails, nobody, store } = ways
    await invite()
    const link = linkIn(mails.at(-1))
    const { id = '' } = (await store.clientByEmail('grace@example.com')) ?? {}
    await takeOut(id)
    expect((await setPassword(nobody, link, password)).status).toBe(400)
    clock.advance({ seconds: 61 })
    expect((await invite()).status).toBe(200)
  })

  test.each([
    ["another company's client", { email: 'NEW@example.com' }, 422, 'This address can not be invited.'],
    ['one who is here', { email: 'charles@example.com' }, 422, 'Charles Babbage is here already.'],
    ['no address', { email: 'grace' }, 400, 'Please give an email address.'],
    ['nobody', { name: ' ' }, 400, 'Please give the name.'],
    ['an advertisement', { name: 'Win at www.casino.example' }, 400, 'Please give a name without an address'],
    ['a link', { name: 'https://casino' }, 400, 'Please give a name without an address'],
    ['a role that nobody knows', { role: 'owner' }, 400, '"role" has to be'],
    ['a role of JavaScript', { role: 'constructor' }, 400, '"role" has to be'],
  ])('of %s is refused', async (_who, more, status, message) => {
    const before = ways.mails.length
    const answer = await invite(more)
    expectRefusal(answer, status, expect.stringContaining(message))
    expect(JSON.stringify(answer.body)).not.toContain('Somerville')
    expect(ways.mails).toHaveLength(before)
  })

  test('is for 50 people at most, and for 20 on a day', async () => {
    const { clock } = ways
    const statuses: number[] = []
    for (let index = 0; index < 21; index++) {
      statuses.push((await invite({ email: `person${index}@example.com` })).status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
    clock.advance({ seconds: 24 * 60 * 60 })
    ada = await signInAfresh(ways)
    for (let index = 21; index < 40; index++) await invite({ email: `person${index}@example.com` })
    clock.advance({ seconds: 24 * 60 * 60 })
    ada = await signInAfresh(ways)
    for (let index = 40; index < 50; index++) await invite({ email: `person${index}@example.com` })
    expectRefusal(await invite(), 422, expect.stringMatching(/^At most 50 people/))
    expect((await ways.store.people('client-ada')).length).toBe(50)
  })
})

describe('who may let others in', () => {
  test('needs a sign-in of the last minutes', async () => {
    ways.clock.advance({ seconds: 601 })
    for (const act of [invite(), takeOut('client-charles'), give('client-charles', 'look')]) {
      expectRefusal(await act, 403, expect.stringMatching(/^Please log in once more/))
    }
  })

  test('a role is not raised by hand', async () => {
    expectRefusal(
      await give('client-charles', 'all', charles),
      403,
      expect.stringMatching(/^You can see who/),
    )
    const mine = '/clients/changeColleague/client-charles'
    expect((await charles.post(mine, { colleague: 'client-charles', role: 'all' })).status).toBe(403)
    const raised = { role: 'all', accountId: null, may: ['invite'], invitedAt: '' }
    const itself = { name: 'Charles', email: 'charles@example.com', role: 'all' }
    expect((await invite(itself, charles)).status).toBe(403)
    expect(
      (await charles.post('/clients/changeProfile/client-charles', { phone: '1', ...raised })).status,
    ).toBe(200)
    expect(await ways.store.client('client-charles')).toMatchObject({ accountId: 'client-ada', role: 'pay' })
    expect((await charles.get('/clients/clientInformation/client-charles')).body.data).toMatchObject({
      role: { id: 'pay' },
      may: expect.not.arrayContaining(['invite']),
    })
  })

  test('another role counts at once, and open pages hear of it', async () => {
    expect((await give('client-charles', 'look')).status).toBe(200)
    expect(heard).toEqual(['client-ada profile', 'client-charles profile', 'client-luigi profile'])
    expect((await reply(charles)).status).toBe(403)
    await give('client-charles', 'all')
    expect((await invite({}, await signInAfresh(ways, 'charles@example.com'))).status).toBe(404)
    const by = await signInAfresh(ways, 'charles@example.com')
    const path = '/clients/inviteColleague/client-charles'
    const said = { name: 'Grace Hopper', email: 'grace@example.com', role: 'look' }
    expect((await by.post(path, said)).status).toBe(200)
  })

  test('is never nobody', async () => {
    const says = expect.stringMatching(/^Somebody has to be able to do everything/)
    expectRefusal(await give('client-ada', 'pay'), 422, says)
    await give('client-charles', 'all')
    expect((await give('client-ada', 'pay')).status).toBe(200)
    const by = await signInAfresh(ways, 'charles@example.com')
    const path = (call: string) => `/clients/${call}/client-charles`
    const change = await by.post(path('changeColleague'), { colleague: 'client-charles', role: 'look' })
    expectRefusal(change, 422, says)
    // The account is Ada's, and nobody takes out oneself.
    for (const colleague of ['client-ada', 'client-charles']) {
      expect((await by.post(path('removeColleague'), { colleague })).status).toBe(422)
    }
  })

  test.each(['client-new', 'client-nobody', 'client-ada" --'])('has no colleague %s', async (id) => {
    for (const answer of [await takeOut(id), await give(id, 'all')]) {
      expect([400, 404]).toContain(answer.status)
    }
    expect(await ways.store.client('client-new')).toMatchObject({ email: 'new@example.com', role: '' })
  })
})

test('who is taken out is out at once, by every way, and what was written stays', async () => {
  const { nobody, store } = ways
  await reply(charles, 'This stays')
  await addPasskey(charles)
  const people = peopleIn(await takeOut('client-charles'))
  expect(people).not.toContainEqual(expect.objectContaining({ id: 'client-charles' }))
  for (const path of [...idIn('client-charles'), ...ofAll]) expect((await charles.get(path)).status).toBe(401)
  expect((await charles.post(`${auth}/renewToken`)).status).toBe(401)
  expect((await signIn(nobody, 'charles@example.com')).status).toBe(401)
  expect(await store.passkeys('client-charles')).toEqual([])
  expect(heard).toContain('client-charles session')
  expect((await store.ticket('client-ada', 'TKT-M4XQ72PD'))?.messages.at(-1)).toMatchObject({
    ...{ message: 'This stays', messageFrom: 'Charles Babbage' },
  })
})

test('a file in the name of a colleague is refused', async () => {
  const form = { ...fileForm, uploadedById: 'client-ada' }
  expect((await charles.send('/files/uploadFileForAService/project-newsletter', form)).status).toBe(404)
})

describe('followers of a ticket', () => {
  const raise = async (by: Speaker, id: string) =>
    `${(await by.send(`/support/client/createTicket/${id}`, { subject: 'Q', message: 'x', attachment: [] })).body.ticketId}`
  const follow = (by: Speaker, ticketId: string, colleague: string, call = 'follow') =>
    by.post(`/support/${call}Ticket/${ticketId}`, { colleague })
  const namesIn = ({ body }: Awaited<ReturnType<typeof follow>>): string[] =>
    Object(body.data).followers.map(({ name }: { name: string }) => name)
  const answer = async (ticketId: string) => {
    const ticket = await ways.store.ticket('client-ada', ticketId)
    if (ticket)
      await answerTicket(ways.store, { ticket, from: 'Maya', message: 'Yes', date: start.toISOString() })
  }
  const bells = async () =>
    Promise.all(['client-ada', 'client-charles', 'client-luigi'].map(async (id) => (await bellOf(id)).length))

  test('whoever raises or writes follows; they alone are told, and nobody of the own doing', async () => {
    const ticketId = await raise(charles, 'client-charles')
    const before = await bells()
    await answer(ticketId)
    expect(await bells()).toEqual([before[0], 1, 0])
    // Ada writes: from then on she follows, too, and Charles is told.
    await ada.send(`/support/client/replyTicket/${ticketId}`, { message: 'And from me', attachment: [] })
    expect(await bells()).toEqual([before[0], 2, 0])
    await answer(ticketId)
    expect(await bells()).toEqual([(before[0] ?? 0) + 1, 3, 0])
    expect((await bellOf('client-charles')).map(({ title }) => title)).toContain('New message on a ticket')
  })

  test('a colleague is added and told, and leaves', async () => {
    const ticketId = await raise(ada, 'client-ada')
    expect(namesIn(await follow(ada, ticketId, 'client-charles'))).toEqual([
      'Ada Lovelace',
      'Charles Babbage',
    ])
    expect((await bellOf('client-charles'))[0]).toMatchObject({ title: 'You follow a ticket' })
    expect(namesIn(await follow(charles, ticketId, 'client-charles', 'leave'))).toEqual(['Ada Lovelace'])
    await follow(ada, ticketId, 'client-ada', 'leave')
    const before = await bells()
    await answer(ticketId)
    expect(await bells()).toEqual(before)
  })

  test('who is added again soon is told once', async () => {
    const ticketId = await raise(ada, 'client-ada')
    const told = async () =>
      (await bellOf('client-charles')).filter(({ title }) => title === 'You follow a ticket').length
    const add = async () => {
      await follow(ada, ticketId, 'client-charles')
      await follow(ada, ticketId, 'client-charles', 'leave')
      return told()
    }
    expect([await add(), await add()]).toEqual([1, 1])
    await follow(ada, await raise(ada, 'client-ada'), 'client-charles')
    expect(await told()).toBe(2)
    ways.clock.advance({ minutes: 60 })
    ada = await signInAfresh(ways)
    expect(await add()).toBe(3)
  })

  test('each is told in the own language', async () => {
    await ways.store.changeDetails('client-charles', { language: 'de' })
    const ticketId = await raise(ada, 'client-ada')
    await follow(ada, ticketId, 'client-charles')
    await ada.send(`/support/client/replyTicket/${ticketId}`, { message: 'x', attachment: [] })
    await answer(ticketId)
    const told = (await bellOf('client-charles')).map(({ title, message }) => `${title}: ${message}`)
    expect(told.toSorted()).toEqual([
      'Neue Antwort auf Ihr Ticket: Maya hat „Q“ beantwortet.',
      'Neue Nachricht in einem Ticket: Ada Lovelace hat etwas zu „Q“ geschrieben.',
      'Sie folgen einem Ticket: Ada Lovelace hat Sie zu „Q“ hinzugefügt.',
    ])
    expect((await bellOf('client-ada')).map(({ title }) => title)).toContain('New answer on your ticket')
  })

  test('a ticket from before is followed by Ada, and by who has written on it', async () => {
    const read = (id: string) => ada.get(`/support/getTicketDetails?ticketId=${id}`)
    expect(namesIn(await read('TKT-M4XQ72PD'))).toEqual(['Ada Lovelace'])
    expect(namesIn(await read('TKT-C6RB94JS'))).toEqual(['Ada Lovelace', 'Charles Babbage'])
    const before = await bells()
    await answer('TKT-M4XQ72PD')
    await answer('TKT-C6RB94JS')
    expect(await bells()).toEqual([(before[0] ?? 0) + 2, (before[1] ?? 0) + 1, before[2]])
    expect((await reply(charles, 'I see it, too.')).status).toBe(200)
    expect(namesIn(await read('TKT-M4XQ72PD'))).toEqual(['Ada Lovelace', 'Charles Babbage'])
    expect(namesIn(await follow(ada, 'TKT-M4XQ72PD', 'client-ada', 'leave'))).toEqual(['Charles Babbage'])
  })

  test('who comes later follows nothing of before', async () => {
    const ticketId = await raise(charles, 'client-charles')
    await invite()
    const { id = '' } =
      (await ways.store.people('client-ada')).find(({ name }) => name === 'Grace Hopper') ?? {}
    await ways.store.changeClient(id, { invitedAt: '' })
    for (const each of [ticketId, 'TKT-M4XQ72PD']) {
      const { body } = await ada.get(`/support/getTicketDetails?ticketId=${each}`)
      expect(JSON.stringify(body)).not.toContain('Grace Hopper')
      await answer(each)
    }
    expect(await bellOf(id)).toEqual([])
  })

  test('one who only looks decides about oneself alone; a stranger is nobody', async () => {
    const by = await luigi()
    expect((await follow(by, 'TKT-M4XQ72PD', 'client-luigi', 'leave')).status).toBe(200)
    expect((await follow(by, 'TKT-M4XQ72PD', 'client-charles', 'leave')).status).toBe(403)
    expect((await follow(ada, 'TKT-M4XQ72PD', 'client-new')).status).toBe(404)
  })

  test('one who is alone has no followers', async () => {
    for (const id of ['client-charles', 'client-luigi']) await takeOut(id)
    const { body } = await ada.get('/support/getTicketDetails?ticketId=TKT-M4XQ72PD')
    expect(body.data).not.toHaveProperty('followers')
  })
})
