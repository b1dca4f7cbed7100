/** What clients get who ask for all that is kept of them, or to be erased: on each store. */
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { toCsv } from '../../api/own-data/csv'
import { createCopyMaker } from '../../api/own-data/make-copies'
import { type Bytes, createMemoryBytes } from '../../files/bytes'
import { withColleagues } from '../../seed/colleagues'
import { createSeed } from '../../seed/seed'
import { createMemoryStore } from '../../stores/memory/memory'
import { noRecords } from '../../stores/no-records'
import { type Opened, stores } from '../stores/each-store'
import { expectRefusal } from './expect-refusal'
import { readTicket, reply } from './people'
import { fileOf, photoOf, type Speaker, watchBytes } from './speak'
import { openWays, signInAfresh, start, type Ways } from './ways'

const own = async (by: Speaker) => Object((await by.get('/clients/ownData/client-ada')).body.data)
const ask = (by: Speaker) => by.post('/clients/askForCopy/client-ada')
const state = async (by: Speaker) => (await own(by)).copy?.state
/** A busy machine takes its time. */
const until = <Result>(check: () => Result) => vi.waitFor(check, { timeout: 20_000 })
const day = { hours: 24, minutes: 1 }
const idsOf = (rows: object[]) =>
  rows.map((row) => Object(row)._id ?? Object(row).ticketId ?? Object(row).id).sort()

describe.each(Object.entries(stores))('on %s', (_name, open) => {
  let opened: Opened
  let api: Ways
  let ada: Speaker
  let bytes: ReturnType<typeof createMemoryBytes>
  let kept: ReadonlySet<string>
  const errors: unknown[] = []

  beforeAll(async () => {
    opened = await open()
  }, 60_000)
  beforeEach(async () => {
    errors.length = 0
    bytes = createMemoryBytes()
    kept = watchBytes(bytes)
    api = await openWays({ bytes, log: (error) => errors.push(error) }, opened.store)
    ada = await signInAfresh(api)
  })
  afterAll(() => opened.close())

  /** The files of the copy, by their names. */
  async function download(path: string): Promise<Record<string, string>> {
    const answer = await api.app.request(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename.*my-data-2026-11-20\.zip$/,
    )
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strFromU8(content)]))
  }

  test('a copy has what the client sees, and the files, and is told by bell and mail', async () => {
    await reply(ada, 'With =cmd|1', fileOf('plan.pdf', 3), fileOf('plan.pdf', 5))
    expect(await own(ada)).toEqual({})
    await ask(ada)
    await until(async () => expect(await state(ada)).toBe('ready'))
    const { copy } = await own(ada)
    expect(copy.until).toBe('2026-11-21T12:00:00.000Z')
    const files = await download(copy.path)
    const parsed = (name: string) => JSON.parse(files[`${name}.json`] ?? '')

    const shown = async (path: string) => idsOf(Object((await ada.get(path)).body.data))
    expect(parsed('profile')).toEqual({
      ...Object((await ada.get('/clients/clientInformation/client-ada')).body.data),
      POC: { id: 'consultant-maya', name: 'Maya Okafor', email: 'maya.okafor@example.com' },
    })
    expect(parsed('mails')).toEqual({ answers: 'at-once', approvals: 'at-once', payments: 'at-once' })
    expect(files['README.txt']).toContain('This is a copy of all that is kept about you')
    expect(idsOf(parsed('projects'))).toEqual(await shown('/services/get-services-for-client/client-ada'))
    expect(idsOf(parsed('payments'))).toEqual(await shown('/payments/getPaymentofClient/client-ada'))
    expect(idsOf(parsed('tickets'))).toEqual(await shown('/support/client/tickets?userId=client-ada'))
    expect(parsed('security').sessions.length).toBeGreaterThan(0)
    expect(JSON.stringify(files)).not.toMatch(/passwordHash|portal-demo/)

    const ticket = await readTicket(ada)
    const copied = parsed('tickets').find(
      ({ ticketId }: { ticketId: string }) => ticketId === ticket.ticketId,
    )
    expect(copied.messages.at(-1).message).toBe(ticket.messages.at(-1)?.message)
    const attached: string[] = copied.messages.at(-1).attachments
    expect(attached.map((name) => files[name]?.length).sort()).toEqual([3, 5])
    expect(attached).toEqual(expect.arrayContaining(['files/plan.pdf']))
    expect(files['tables/messages.csv']).toContain(`"${ticket.ticketId}","With =cmd|1"`)
    expect(files['tables/payments.csv']?.split('\r\n')).toHaveLength(parsed('payments').length + 2)

    const [news] = (await opened.store.list('notifications', 'client-ada')).rows
    expect(news).toMatchObject({ title: 'Your data is ready', CTAPath: '/account', read: false })
    expect(api.mails.at(-1)).toMatchObject({
      to: 'client@example.com',
      subject: 'The copy of your data is ready',
    })
    expect(api.mails.at(-1)?.text).toContain('https://portal.example.com/account')
    // Who else reads the mail gets nothing by it.
    expect(api.mails.at(-1)?.text).not.toContain('uploads')
    expect(errors).toEqual([])
  })

  test('asked for again and again, one is made; a day later it is gone, and another one can be', async () => {
    const { copy } = await own(ada)
    const before = kept.size
    for (let times = 0; times < 50; times += 1) await ask(ada)
    expect((await own(ada)).copy).toEqual(copy)
    expect(kept.size).toBe(before)

    api.clock.advance(day)
    ada = await signInAfresh(api)
    expect(await own(ada)).toEqual({})
    expect((await api.app.request(copy.path)).status).toBe(403)
    await ask(ada)
    await until(async () => expect(await state(ada)).toBe('ready'))
    expect(await opened.store.discarded(10)).toHaveLength(1)

    api.clock.advance(day)
    await opened.store.sweep(api.clock.now().getTime())
    expect(await opened.store.discarded(10)).toHaveLength(2)
    await opened.store.forgetDiscarded(await opened.store.discarded(10))
  })

  test('the link ends with the session, and counts for nobody else', async () => {
    await ask(ada)
    await until(async () => expect(await state(ada)).toBe('ready'))
    const { copy } = await own(ada)
    expect((await api.app.request(copy.path.replace('signature=', 'signature=_'))).status).toBe(403)
    await ada.post('/auth/user/client/logout')
    expect((await api.app.request(copy.path)).status).toBe(403)
  })

  test('neither is asked for by who has found an open page', async () => {
    api.clock.advance({ minutes: 11 })
    for (const call of ['askForCopy', 'askForErasure']) {
      expectRefusal(
        await ada.post(`/clients/${call}/client-ada`),
        403,
        expect.stringMatching(/log in once more/),
      )
    }
  })

  test('a copy that cannot be made is tried three times, is said to have failed, and can be asked for again', async () => {
    api.clock.advance(day)
    await opened.store.sweep(api.clock.now().getTime())
    ada = await signInAfresh(api)
    const { save } = bytes
    bytes.save = () => Promise.reject(new Error('The disk is full.'))
    await ask(ada)
    await until(() => expect(errors).toHaveLength(1))
    for (const tries of [2, 3]) {
      await until(async () => expect(await state(ada)).toBe('making'))
      api.clock.advance({ minutes: 2 })
      await ask(ada)
      await until(() => expect(errors).toHaveLength(tries))
    }
    await until(async () => expect(await state(ada)).toBe('failed'))
    bytes.save = save
    await ask(ada)
    await until(async () => expect(await state(ada)).toBe('ready'))
  })

  test('the wish to be erased is told once, seen, and taken back', async () => {
    api.clock.advance({ minutes: 1 })
    ada = await signInAfresh(api)
    const told = () => api.mails.filter(({ subject }) => subject.startsWith('You have asked us to erase'))
    for (const words of ['We have closed.', 'And again.'])
      await ada.post('/clients/askForErasure/client-ada', { words })
    expect((await own(ada)).erasure).toEqual({
      askedAt: api.clock.now().toISOString(),
      words: 'We have closed.',
    })
    expect(told()).toHaveLength(1)
    expect(await opened.store.erasures()).toMatchObject([
      { clientId: 'client-ada', words: 'We have closed.' },
    ])
    expect((await ada.post('/clients/withdrawErasure/client-ada')).body.data).not.toHaveProperty('erasure')
    expect(await opened.store.erasures()).toEqual([])
    // Asked again soon, it is the same wish: no second mail.
    const again = () => ada.post('/clients/askForErasure/client-ada', { words: 'Yet.' })
    expect((await again()).status).toBe(200)
    expect(told()).toHaveLength(1)
    await ada.post('/clients/withdrawErasure/client-ada')
    api.clock.advance({ minutes: 60 })
    ada = await signInAfresh(api)
    await again()
    expect(told()).toHaveLength(2)
    await ada.post('/clients/withdrawErasure/client-ada')
  })

  test('is told in the language of the client, and in that of the portal where there is none', async () => {
    const { store } = opened
    await store.changeDetails('client-new', { language: 'de-AT' })
    const mary = await signInAfresh(api, 'new@example.com')
    await mary.post('/clients/askForCopy/client-new')
    const copy = async () => Object((await mary.get('/clients/ownData/client-new')).body.data).copy
    await until(async () => expect((await copy()).state).toBe('ready'))
    expect((await store.list('notifications', 'client-new')).rows).toMatchObject([
      { title: 'Ihre Daten sind bereit', CTA: 'Herunterladen' },
    ])
    expect(api.mails.at(-1)).toMatchObject({
      subject: 'Die Kopie Ihrer Daten ist bereit',
      text: expect.stringMatching(/^Guten Tag Mary Somerville,\n\n.+:\n\nhttps:.+\/account\n\nWenn Sie/),
    })
    expect((await download((await copy()).path))['README.txt']).toContain('Dies ist eine Kopie von allem')
    await store.changeDetails('client-new', { language: '' })
    const inFrench = await openWays({ bytes, mailLanguage: 'fr' }, store)
    const hers = await signInAfresh(inFrench, 'new@example.com')
    await hers.post('/clients/askForErasure/client-new', { words: '' })
    expect(inFrench.mails.at(-1)?.subject).toBe('Vous nous avez demandé d’effacer votre compte')
  })

  test('of a colleague it has what the account has, and of each person the own alone', async () => {
    const { store } = opened
    const client = (await store.client('client-ada')) ?? expect.fail()
    const [, charles = expect.fail()] = withColleagues({ ...noRecords(), clients: [client] }, start).clients
    await store.load({ clients: [charles] })
    const his = await signInAfresh(api, charles.email)
    await ada.send('/clients/changePhoto/client-ada', { photo: photoOf(200) })
    await his.send('/clients/changePhoto/client-charles', { photo: photoOf(100) })
    await his.post('/clients/mailSettings/client-charles', { answers: 'never' })
    await ada.post('/support/followTicket/TKT-M4XQ72PD', { colleague: 'client-charles' })
    await reply(ada, 'For all of us', fileOf('together.pdf', 7))
    await his.post('/clients/askForCopy/client-charles')
    const copy = async () => Object((await his.get('/clients/ownData/client-charles')).body.data).copy
    await until(async () => expect((await copy()).state).toBe('ready'))
    const files = await download((await copy()).path)
    const parsed = (name: string) => JSON.parse(files[`${name}.json`] ?? '')

    const shown = async (path: string) => idsOf(Object((await his.get(path)).body.data))
    expect(idsOf(parsed('projects'))).toEqual(await shown('/services/get-services-for-client/client-charles'))
    expect(idsOf(parsed('payments'))).toEqual(await shown('/payments/getPaymentofClient/client-charles'))
    expect(idsOf(parsed('tickets'))).toEqual(await shown('/support/client/tickets?userId=client-charles'))
    expect(files['files/together.pdf']).toHaveLength(7)
    expect(parsed('profile')).toMatchObject({ _id: 'client-charles', company: client.company })
    expect(parsed('mails')).toEqual({ answers: 'never', approvals: 'at-once', payments: 'at-once' })
    // What Ada has written rings for the colleague; her own bells are hers.
    const rung = parsed('notifications').map(
      ({ clientId, title }: Record<string, string>) => `${clientId}: ${title}`,
    )
    expect(rung.toSorted()).toEqual([
      'client-charles: New message on a ticket',
      'client-charles: You follow a ticket',
    ])
    expect(parsed('security').sessions).toHaveLength(1)
    const photos = Object.keys(files).filter((name) => name.includes('photo'))
    expect(photos).toEqual([parsed('profile').photo])
    expect(files[photos[0] ?? '']).toHaveLength(100)
    expect(await own(ada)).not.toMatchObject({ copy: { askedAt: (await copy()).askedAt } })
  })

  test('a server that stops gives the copy back that it makes: another one makes it at once', async () => {
    const { store } = opened
    const now = () => api.clock.now().getTime()
    const at = { clientId: 'client-ada', askedAt: api.clock.now().toISOString() }
    api.clock.advance({ hours: 50 })
    await store.sweep(now())
    await store.askForCopy({ ...at, id: 'cut', state: 'making', size: 0, until: 0, dueAt: now(), tries: 0 })
    const mails = { keep: async () => {}, deliver: () => {} }
    const log = (error: unknown) => errors.push(error)
    const makerOn = (bytes: Bytes) =>
      createCopyMaker({
        ...{ store, bytes, mails, log, now },
        mailLanguage: 'en',
        portalUrl: 'https://portal',
        seconds: 9,
      })
    let isBegun = false
    let goOn = () => {}
    const paused = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const slow = makerOn({
      ...bytes,
      async save(id, pieces) {
        isBegun = true
        await paused
        await bytes.save(id, pieces)
      },
    })
    slow.make()
    await until(() => expect(isBegun).toBe(true))
    // A server that has crashed would have it for so long.
    expect((await store.copy('client-ada'))?.dueAt).toBe(now() + 5 * 60_000)
    const closed = slow.close()
    goOn()
    await closed
    expect(await store.copy('client-ada')).toMatchObject({ state: 'making', dueAt: now(), tries: 0 })
    const other = makerOn(bytes)
    other.make()
    await until(async () =>
      expect(await store.copy('client-ada')).toMatchObject({ state: 'ready', tries: 1 }),
    )
    expect(errors).toEqual([])
  })

  test('of who is erased while a copy is made, nothing stays', async () => {
    // The copy of the test before is over by then.
    api.clock.advance({ hours: 100 })
    await opened.store.sweep(api.clock.now().getTime())
    ada = await signInAfresh(api)
    await ada.post('/clients/askForErasure/client-ada', { words: 'Please.' })
    const { save } = bytes
    bytes.save = async (id, pieces) => {
      await save(id, pieces)
      await opened.store.erase('client-ada', 'erased', [])
    }
    await ask(ada)
    await until(async () =>
      expect(await opened.store.client('client-ada')).toMatchObject({ name: 'Former client' }),
    )
    await until(() => expect(kept).toHaveLength(0))
    expect(await opened.store.copy('client-ada')).toBeUndefined()
    expect(await opened.store.erasure('client-ada')).toBeUndefined()
  })
})

test.each([
  ['a formula', [{ a: '=1+1' }], '"a"\r\n"\'=1+1"\r\n'],
  ['quotes and lines', [{ a: 'say "so"\nnow' }], '"a"\r\n"say ""so""\nnow"\r\n'],
  [
    'what is missing, and what is more than one',
    [{ a: 1, b: [1] }, { c: -2 }],
    '"a","c"\r\n1,""\r\n"",-2\r\n',
  ],
])('a table holds %s', (_, rows, text) => {
  expect(toCsv(rows)).toBe(`\ufeff${text}`)
})

test('who is at work on a copy keeps it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const store = createMemoryStore()
  await store.askForCopy({
    ...{ id: 'long', clientId: 'client-ada', state: 'making', askedAt: '' },
    ...{ size: 0, until: 0, dueAt: 0, tries: 0 },
  })
  let now = 0
  const save = vi.fn(() => new Promise<void>(() => {}))
  createCopyMaker({
    ...{ store, bytes: { ...createMemoryBytes(), save }, portalUrl: '', seconds: 9, now: () => now },
    ...{ mailLanguage: 'en', mails: { keep: async () => {}, deliver: () => {} }, log: () => {} },
  }).make()
  await vi.waitFor(() => expect(save).toHaveBeenCalled())
  for (let minute = 1; minute <= 20; minute++) {
    now += 60_000
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await store.takeCopy(now, now)).toBeUndefined()
  }
  vi.useRealTimers()
})

test.each([
  ['stops', true],
  ['does not end it, once all is read', false],
])('who has lost a copy to another server %s', async (_, hasMore) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const store = createMemoryStore()
  if (hasMore) await store.load(await createSeed({ now: start, hashPassword: async () => '' }))
  await store.askForCopy({
    ...{ id: 'lost', clientId: 'client-ada', state: 'making', askedAt: '' },
    ...{ size: 0, until: 0, dueAt: 0, tries: 0 },
  })
  const save = vi.fn(async (_id: string, pieces: Parameters<Bytes['save']>[1]) => {
    // No piece of it is read before it is lost.
    await lost
    for await (const _ of pieces);
  })
  let lose = () => {}
  const lost = new Promise<void>((resolve) => {
    lose = resolve
  })
  const log = vi.fn()
  const maker = createCopyMaker({
    ...{ store, bytes: { ...createMemoryBytes(), save }, portalUrl: '', seconds: 9, now: () => 0, log },
    ...{ mailLanguage: 'en', mails: { keep: async () => {}, deliver: () => {} } },
  })
  maker.make()
  await vi.waitFor(() => expect(save).toHaveBeenCalled())
  const taken = await store.takeCopy(300_000, 600_000)
  expect(taken).toMatchObject({ tries: 2 })
  await vi.advanceTimersByTimeAsync(60_000)
  lose()
  const saved = expect(save.mock.results[0]?.value)
  await (hasMore ? saved.rejects.toMatchObject({ name: 'AbortError' }) : saved.resolves.toBeUndefined())
  await maker.close()
  expect(await store.copy('client-ada')).toEqual(taken)
  expect(log).not.toHaveBeenCalled()
  vi.useRealTimers()
})
