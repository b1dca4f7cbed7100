/** A client says yes on the record, or asks for changes: in each of the stores, once for each version, by whoever comes first. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApi } from '../../api/api'
import { defaultLimits } from '../../api/limits'
import { createTokens } from '../../api/session/tokens'
import { createBrowserApi } from '../../browser'
import { createSeed } from '../../seed/seed'
import type { Client, KeptApproval } from '../../stores/records'
import { type Opened, stores } from '../stores/each-store'
import { expectRefusal } from './expect-refusal'
import { type Answer, type Speaker, speakTo } from './speak'

const now = new Date('2026-11-20T12:00:00.000Z')
const secret = new TextEncoder().encode('of the tests, known to everyone: no secret at all')
const project = 'project-website-relaunch'
const path = `/services/approve/${project}`
const id = 'APR-4T8KQ2VN'
const hash = 'a1'.repeat(32)
const files = [{ name: 'homepage-design.png', sha256: hash }, { name: 'not loaded.pdf' }]

describe.each(Object.entries(stores))('with its data in %s', (_name, open) => {
  let opened: Opened
  let ask: (path: string, init: RequestInit) => Promise<Response>
  let token: string
  let ada: Speaker
  let mary: Speaker
  let version = 3
  let seconds = 0
  /** One second later each time. */
  const clock = () => new Date(now.getTime() + seconds++ * 1_000)
  const heard: string[] = []

  beforeAll(async () => {
    opened = await open()
    const { store } = opened
    const hashPassword = async (word: string) => `hash ${word}`
    await store.load(await createSeed({ now, hashPassword, withoutLarge: true }))
    const app = createApi({
      ...{ store, secret, hashPassword, clock },
      ...{ sendMail: async () => {}, portalUrl: 'https://portal.example.com' },
    })
    ask = async (path, init) => app.request(path, init)
    const tokens = createTokens(secret, clock, defaultLimits)
    const issue = async (id: string) => tokens.issue((await store.client(id)) as Client) // it was loaded
    token = await issue('client-ada')
    ada = speakTo(ask, token)
    mary = speakTo(ask, await issue('client-new'))
    store.listen({
      hear: ({ clientId, name, target }) => heard.push(`${clientId} ${name} ${target}`),
      hears: () => {},
    })
  }, 60_000)

  afterAll(() => opened.close())

  /** Each test has a version of its own. */
  beforeEach(async () => {
    version++
    await opened.store.changeApproval(project, approvalOf(`${version}`))
    heard.length = 0
  })

  const approvalOf = (version: string): KeptApproval => ({ id, subject: 'Home page', version })
  const decided = (more: object = {}) => ({
    ...{ approvalId: id, version: `${version}`, decision: 'Approved', words: '', files },
    ...more,
  })
  const withKey = (key: string) => speakTo(ask, token, { 'Idempotency-Key': key })

  async function recordsOf(speaker = ada): Promise<object[]> {
    const { body } = await speaker.get(`/services/getServiceUpdates?serviceId=${project}&userType=Client`)
    const found = Array.from(Object(body.data), Object).find(({ approval }) => approval?.id === id)
    return found.approval.records
  }
  const statuses = (all: Answer[]) => all.map(({ status }) => status).toSorted()

  test('who, when, what, the words and the files are on record, and no longer does it wait', async () => {
    const before = await recordsOf()
    const { status, body } = await ada.post(
      path,
      decided({ words: ' Well done. \n', by: 'Somebody', at: '2020-01-01' }),
    )
    const record = {
      ...{ id: expect.any(String), decision: 'Approved', by: 'Ada Lovelace', byId: 'client-ada' },
      ...{
        at: expect.stringMatching(/^2026-11-20T12:0.*Z$/),
        words: 'Well done.',
        version: `${version}`,
        files,
      },
    }
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        success: true,
        data: { id, subject: 'Home page', version: `${version}`, records: [...before, record] },
      },
    })
    expect(await recordsOf()).toEqual([...before, record])
    await expect.poll(() => heard).toEqual([`client-ada service ${project}`])
  })

  test('another version waits again, and what is on record stays', async () => {
    const words = 'The logo is too small.'
    expect((await ada.post(path, decided({ decision: 'Changes requested', words }))).status).toBe(200)
    await opened.store.changeApproval(project, approvalOf(`${++version}`))
    const { body } = await ada.post(path, decided())
    expect(Object(body.data).records.slice(-2)).toMatchObject([
      { decision: 'Changes requested', words, version: `${version - 1}` },
      { decision: 'Approved', version: `${version}` },
    ])
  })

  test('a milestone is approved likewise; what has no version, once', async () => {
    const asked = { id: `APR-${version}`, subject: '', version: '' }
    const milestone = {
      projectId: project,
      title: `Step ${version}`,
      description: '',
      dueDate: '',
      status: '',
    }
    await opened.store.load({ milestones: [{ ...milestone, approval: asked }] })
    const send = () => ada.post(path, { approvalId: asked.id, version: '', decision: 'Approved' })
    expect(statuses([await send(), await send()])).toEqual([200, 409])
    const { body } = await ada.get(`/services/get-milestones?projectId=${project}`)
    const last = Array.from(Object(body.data)).at(-1)
    expect(last).toMatchObject({
      title: milestone.title,
      approval: { id: asked.id, records: [{ files: [] }] },
    })
    expect(Object.keys(Object(last).approval)).toEqual(['id', 'records'])
  })

  test('of six tabs at once, one is taken; the others read that somebody was faster', async () => {
    const before = await recordsOf()
    const all = await Promise.all(
      Array.from({ length: 6 }, (_, index) => withKey(`tab-${version}-${index}`).post(path, decided())),
    )
    expect(statuses(all)).toEqual([200, 409, 409, 409, 409, 409])
    const late = all.find(({ status }) => status === 409) ?? expect.fail()
    expectRefusal(late, 409, 'Somebody has decided about this version already.')
    expect(await recordsOf()).toHaveLength(before.length + 1)
    await expect.poll(() => heard).toEqual([`client-ada service ${project}`])
  })

  test('what comes again with its key, also at once, is written once and answered each time', async () => {
    const before = await recordsOf()
    const send = () => withKey(`again-${version}`).post(path, decided())
    const all = [...(await Promise.all([send(), send(), send()])), await send()]
    expect(statuses(all)).toEqual([200, 200, 200, 200])
    expect(new Set(all.map(({ body }) => JSON.stringify(body)))).toHaveLength(1)
    expect(await recordsOf()).toHaveLength(before.length + 1)
    const other = await withKey(`again-${version}`).post(path, decided({ words: 'Another word.' }))
    expect(other.status).toBe(422)
  })

  test('what comes again when there is another version already gets the approval as it is now', async () => {
    const send = () => withKey(`late-${version}`).post(path, decided())
    const first = await send()
    await opened.store.changeApproval(project, approvalOf(`${version + 1}`))
    const { status, body } = await send()
    const { records } = Object(first.body.data)
    expect({ status, ...Object(body.data) }).toEqual({
      ...{ status: 200, id, subject: 'Home page', version: `${version + 1}`, records },
    })
    version++
  })

  test('the key of what was refused is free: the same may be sent with it again', async () => {
    const send = () => withKey(`refused-${version}`).post(path, decided({ version: `${version + 1}` }))
    expect((await send()).status).toBe(409)
    await opened.store.changeApproval(project, approvalOf(`${version + 1}`))
    expect((await send()).status).toBe(200)
    version++
  })

  test('its bell is read with the decision, and no other one', async () => {
    const { store } = opened
    const bell = (what: string) => ({
      ...{ _id: `${what}, ${version}`, clientId: 'client-ada', title: 'Something waits for you' },
      ...{ message: `Website relaunch: ${what}`, CTA: 'Look at it', read: false },
      ...{ CTAPath: `/services/service/${project}/project-updates`, createdAt: now.toISOString() },
    })
    const [own, other] = [bell(`Home page, version ${version}`), bell('Menu, version 1')]
    await store.load({ notifications: [own, other] })
    expect((await ada.post(path, decided({ version: 'gone' }))).status).toBe(409)
    const isRead = async ({ _id }: { _id: string }) =>
      (await store.list('notifications', 'client-ada')).rows.find((one) => one._id === _id)?.read
    expect([await isRead(own), await isRead(other)]).toEqual([false, false])
    expect((await ada.post(path, decided())).status).toBe(200)
    expect([await isRead(own), await isRead(other)]).toEqual([true, false])
    await expect.poll(() => heard).toEqual([`client-ada service ${project}`, 'client-ada notifications '])
  })

  test('a version that is gone is refused, though nobody has decided about it', async () => {
    const message = 'There is another version by now. Please look at that one.'
    for (const gone of [`${version - 1}`, '', `${version + 1}`])
      expectRefusal(await ada.post(path, decided({ version: gone })), 409, message)
    expect((await ada.post(path, decided())).status).toBe(200)
  })

  const wrong: Record<string, [more: object, message: unknown]> = {
    'changes without words': [
      { decision: 'Changes requested', words: ' \n' },
      'Please say what is to be changed.',
    ],
    'another decision': [{ decision: 'approved' }, expect.stringContaining('"decision" has to be')],
    'too many words': [{ words: 'x'.repeat(2_001) }, expect.stringContaining('"words" is too long')],
    'a NUL in its words': [{ words: 'a\0' }, expect.stringContaining("can't be kept")],
    'no approval': [{ approvalId: '' }, '"approvalId" is empty.'],
    'no version': [{ version: undefined }, '"version" is missing.'],
    'a hash that is none': [
      { files: [{ name: 'a.png', sha256: hash.toUpperCase() }] },
      '"sha256" has to be 64 hexadecimal digits, in lower case.',
    ],
    'a file without a name': [{ files: [{ name: ' ', sha256: hash }] }, 'Please name each file.'],
    'more files than fit': [
      { files: Array.from({ length: 11 }, () => ({ name: 'a.png' })) },
      'Please name at most 10 files.',
    ],
  }

  test.each(Object.entries(wrong))('%s: refused, and nothing is written', async (_what, [more, message]) => {
    const before = await recordsOf()
    expectRefusal(await ada.post(path, decided(more)), 400, message)
    expect(await recordsOf()).toEqual(before)
    expect(heard).toEqual([])
  })

  test('the most that the document allows fits, in whatever script', async () => {
    const most = Array.from({ length: 10 }, (_, index) => ({
      name: `${index}${'議'.repeat(119)}`,
      sha256: hash,
    }))
    const words = '🙂'.repeat(2_000)
    const { status } = await ada.post(path, decided({ decision: 'Changes requested', words, files: most }))
    expect(status).toBe(200)
  })

  test("another client's is not there, nor is one of another project, or one that never was", async () => {
    for (const [speaker, to, approvalId] of [
      [mary, path, id],
      [ada, '/services/approve/project-newsletter', id],
      [ada, path, 'APR-NONE'],
    ] as const) {
      const answer = await speaker.post(to, decided({ approvalId }))
      expectRefusal(answer, 404, expect.stringMatching(/^We could not find this (project|approval)\./))
    }
    expect((await ada.post(path, decided())).status).toBe(200)
  })

  test('halves of characters are kept as a stand-in, the same in each store', async () => {
    const odd = { words: 'A \ud800', files: [{ name: '\udc00.png' }] }
    const { body } = await ada.post(path, decided(odd))
    const [record] = Object(body.data).records.slice(-1)
    expect(record).toMatchObject({ words: 'A \ufffd', files: [{ name: '\ufffd.png' }] })
  })
})

test('it counts as a write: somebody who sends on and on is told to wait', async () => {
  const rates = { ...defaultLimits.rates, write: { tries: 1, seconds: 60 } }
  const api = createBrowserApi({ limits: { ...defaultLimits, rates } })
  const speaker = speakTo(api.fetch, (await api.signIn()).token)
  const send = () => speaker.post(path, { approvalId: id, version: '3', decision: 'Approved' })
  expect([(await send()).status, (await send()).status]).toEqual([200, 429])
})
