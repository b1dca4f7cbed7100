/** A signed-in client who asks for what is somebody else's: told that there is none, and nothing changes. */
import { beforeEach, expect, test } from 'vitest'
import { callOf, calls } from '../../api/calls'
import { receiveUpload } from '../../api/node/uploads'
import { type BrowserApi, createBrowserApi } from '../../browser'
import { expectRefusal } from './expect-refusal'
import { fileForm, reply, signIn } from './people'
import { answerOf, fileOf, photoOf, type Speaker, speakTo, watchBytes } from './speak'
import { addPasskey, auth, passkeys, start } from './ways'

let api: BrowserApi
let mary: Speaker
let ada: Speaker

beforeEach(async () => {
  api = createBrowserApi({ start, receiveUpload, passkeys })
  mary = speakTo(api.fetch, (await api.signIn('new@example.com')).token)
  ada = speakTo(api.fetch, (await api.signIn()).token)
  await signIn(speakTo(api.fetch))
})

const seen = { approvalId: 'APR-4T8KQ2VN', version: '3', decision: 'Approved', words: '', files: [] }

const intrusions: Record<string, () => ReturnType<Speaker['get']>> = {
  "another's profile": () => mary.get('/clients/clientInformation/client-ada'),
  "another's choice of mails": () => mary.get('/clients/mailSettings/client-ada'),
  "another's mails": () => mary.post('/clients/mailSettings/client-ada', { answers: 'never' }),
  "another's colleagues": () => mary.get('/clients/colleagues/client-ada'),
  "a colleague in another's name": () =>
    mary.post('/clients/inviteColleague/client-ada', {
      ...{ name: 'Grace Hopper', email: 'grace@example.com', role: 'all' },
    }),
  "another's colleague, taken out": () =>
    mary.post('/clients/removeColleague/client-new', { colleague: 'client-charles' }),
  "another's colleague, given a role": () =>
    mary.post('/clients/changeColleague/client-new', { colleague: 'client-charles', role: 'look' }),
  "a change of another's profile": () =>
    mary.post('/clients/changeProfile/client-ada', { phone: '+49 30 1' }),
  "another's photo": () => mary.send('/clients/changePhoto/client-ada', { photo: photoOf() }),
  "another's ticket, followed": () =>
    mary.post('/support/followTicket/TKT-M4XQ72PD', { colleague: 'client-new' }),
  "another's ticket, left": () => mary.post('/support/leaveTicket/TKT-M4XQ72PD', { colleague: 'client-new' }),
  "another's consultant": () => mary.get('/poc/getPocDetails/consultant-maya'),
  "another's projects": () => mary.get('/services/get-services-for-client/client-ada'),
  "another's project": () => mary.get('/services/getServiceDetails/project-website-relaunch'),
  "another's updates": () =>
    mary.get('/services/getServiceUpdates?serviceId=project-website-relaunch&userType=Client'),
  "another's milestones": () => mary.get('/services/get-milestones?projectId=project-website-relaunch'),
  "another's approval": () => mary.post('/services/approve/project-website-relaunch', seen),
  "another's payments": () => mary.get('/payments/getPaymentofClient/client-ada'),
  "another's payments by name": () =>
    mary.post('/payments/getPaymentofClient/client-ada/service', { serviceName: 'Website relaunch' }),
  "another's notification": () => mary.put('/notification/markAsRead/notification-lyon-data'),
  "another's tickets": () => mary.get('/support/client/tickets?userId=client-ada'),
  "another's ticket": () => mary.get('/support/getTicketDetails?ticketId=TKT-M4XQ72PD'),
  "a ticket in another's name": () =>
    mary.send('/support/client/createTicket/client-ada', {
      subject: 'x',
      message: 'x',
      attachment: [fileOf('a.png')],
    }),
  "a reply to another's ticket": () => reply(mary, 'x', fileOf('a.png')),
  "how another's ticket was resolved": () => mary.post('/support/rateTicket/TKT-Z3GV58LA', { answer: 'no' }),
  "a file for another's project": () =>
    mary.send('/files/uploadFileForAService/project-website-relaunch', {
      ...fileForm,
      uploadedById: 'client-new',
    }),
  "a file in another's name": () =>
    mary.send('/files/uploadFileForAService/project-website-relaunch', fileForm),
  "another's files": () =>
    mary.get('/files/getFilesForAService?serviceId=project-website-relaunch&userType=Client'),
  "another's upload": async () => {
    const ask = async (email: string, method: string, path: string, more: Record<string, string>) => {
      const { token } = await api.signIn(email)
      const headers = { Authorization: `Bearer ${token}`, 'Tus-Resumable': '1.0.0', ...more }
      return api.fetch(`/api/v1/${path}`, { method, headers, ...(method === 'PATCH' && { body: 'x' }) })
    }
    const begun = await ask('client@example.com', 'POST', 'uploads', { 'Upload-Length': '3' })
    const sends = { 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' }
    const path = begun.headers.get('Location') ?? ''
    expect(path).toMatch(/^uploads\/\w+/)
    return answerOf(await ask('new@example.com', 'PATCH', path, sends))
  },
  "another's session": async () => {
    const [session] = await api.store.sessions('client-ada', start.getTime())
    expect(session?.id).toMatch(/^\w{32}$/)
    return mary.post(`${auth}/endSessions`, { session: session?.id })
  },
  "another's passkey": async () => {
    const { authenticator } = await addPasskey(ada)
    return mary.post(`${auth}/removePasskey/${authenticator.id}`)
  },
  "another's copy": () => mary.get('/clients/ownData/client-ada'),
  'a copy for another': () => mary.post('/clients/askForCopy/client-ada'),
  'the end of another': () => mary.post('/clients/askForErasure/client-ada', {}),
  "another's wish": () => mary.post('/clients/withdrawErasure/client-ada'),
  'what never existed': () => mary.get('/services/getServiceDetails/project-nowhere'),
}

async function everythingOfAda() {
  const paths = [
    '/clients/clientInformation/client-ada',
    '/clients/mailSettings/client-ada',
    '/clients/colleagues/client-ada',
    '/services/get-services-for-client/client-ada',
    '/notification/getAllNotificationsofUser',
    '/services/getServiceUpdates?serviceId=project-website-relaunch&userType=Client',
    '/support/client/tickets?userId=client-ada',
    '/files/getFilesForAService?serviceId=project-website-relaunch&userType=Client',
  ]
  return Promise.all(paths.map(async (path) => (await ada.get(path)).body))
}

test.each(Object.entries(intrusions))('%s can not be reached', async (_what, intrude) => {
  const kept = watchBytes(api.bytes)
  const before = await everythingOfAda()
  expectRefusal(await intrude(), 404, expect.stringMatching(/^We could not find this \w+\./))
  expect(await everythingOfAda()).toEqual(before)
  expect(Array.from(kept)).toEqual([])
})

/** They name nobody and nothing: each is about the client whose token it is, or is for the staff alone. */
const aboutOneself = [
  ...['checkSession', 'renew', 'logout', 'notifications', 'events'],
  ...['serviceProviderProposals', 'addServiceUpdate', 'search'],
  ...['security', 'changePassword', 'newPasskeyOptions', 'addPasskey'],
  ...['beginSecondStep', 'turnOnSecondStep', 'turnOffSecondStep', 'renewRecoveryCodes'],
]

test('a stranger has tried each call that names whose data it is about', async () => {
  const tried = new Set<string | undefined>(aboutOneself)
  const { token } = await api.signIn('new@example.com')
  mary = speakTo((path, init) => {
    const [pathname = ''] = path.split('?')
    tried.add(callOf(init.method ?? 'GET', pathname))
    return api.fetch(path, init)
  }, token)
  for (const intrude of Object.values(intrusions)) await intrude()
  const untried = Object.entries(calls).filter(([name, call]) => !call.open && !tried.has(name))
  expect(untried.map(([name]) => `"${name}" has no line in "intrusions".`)).toEqual([])
})

test("a search finds nothing of another's, by whatever word of it", async () => {
  const words = ['website', 'relaunch', 'SRV-2051', 'PAY-450211', 'TKT-M4XQ72PD', 'menu', 'lovelace', 'pdf']
  for (const word of words) {
    expect(Object(await ada.get(`/search?query=${word}`)).body.data.length, word).toBeGreaterThan(0)
    expect(
      (await mary.get(`/search?query=${word}&clientId=client-ada&userId=client-ada`)).body,
      word,
    ).toEqual({
      success: true,
      data: [],
    })
  }
})

test("only one's own notifications are listed", async () => {
  expect((await mary.get('/notification/getAllNotificationsofUser')).body.data).toEqual([])
})

test('a value that is given twice opens nothing: the first one counts, for the check and for the answer', async () => {
  const ask = (first: string, second: string) =>
    mary.get(`/support/client/tickets?userId=client-${first}&userId=client-${second}`)
  expect((await ask('ada', 'new')).status).toBe(404)
  expect(await ask('new', 'ada')).toMatchObject({ status: 200, body: { data: [] } })
})
