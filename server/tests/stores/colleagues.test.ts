/** Several people of one client, in each of the stores: who they are, what they are told, what is left of them. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { withColleagues } from '../../seed/colleagues'
import { createSeed } from '../../seed/seed'
import type { Store } from '../../stores/store'
import { type Opened, stores } from './each-store'

const now = new Date('2026-11-20T12:00:00.000Z')
const [ada, charles, luigi] = ['client-ada', 'client-charles', 'client-luigi']
const ticketId = 'TKT-M4XQ72PD'

describe.each(Object.entries(stores))('in %s', (_name, open) => {
  let opened: Opened
  let store: Store
  const heard: string[] = []

  beforeAll(async () => {
    opened = await open()
    store = opened.store
    const seed = await createSeed({ now, hashPassword: async (text) => text, withoutLarge: true })
    await store.load(withColleagues(seed, now))
    store.listen({ hear: ({ clientId, name }) => heard.push(`${clientId} ${name}`), hears: () => {} })
  }, 60_000)
  afterAll(() => opened.close())

  /** What the pages hear of it, and of the mark behind it. */
  async function hearing(write: () => Promise<unknown>): Promise<string[]> {
    heard.length = 0
    await write()
    await store.tell('client-new', { name: 'session' })
    await vi.waitFor(() => expect(heard.at(-1)).toBe('client-new session'))
    return heard.slice(0, -1).toSorted()
  }

  test('the people of an account are known: whose it is, and the others by their names', async () => {
    const ids = async (id: string) => (await store.people(id)).map((one) => one.id)
    expect(await ids(ada)).toEqual([ada, charles, luigi])
    expect(await ids('client-new')).toEqual(['client-new'])
    expect(await ids('client-nobody')).toEqual([])
    await store.changeClient(charles, { role: 'look' })
    expect(await store.client(charles)).toMatchObject({ accountId: ada, role: 'look', invitedAt: '' })
    expect(await store.client(luigi)).toMatchObject({ invitedAt: expect.stringMatching(/^2026-11-19T/) })
  })

  test("news of data are told to all of them, by whosever id; what is a person's own, to that one", async () => {
    const all = [`${ada} payments`, `${charles} payments`, `${luigi} payments`]
    expect(await hearing(() => store.tell(ada, { name: 'payments' }))).toEqual(all)
    expect(await hearing(() => store.tell(charles, { name: 'payments' }))).toEqual(all)
    expect(await hearing(() => store.tell('client-new', { name: 'payments' }))).toEqual([
      'client-new payments',
    ])
    for (const name of ['notifications', 'ownData', 'profile', 'session'] as const) {
      expect(await hearing(() => store.tell(charles, { name }))).toEqual([`${charles} ${name}`])
    }
    expect(await store.newsSince(luigi, await store.newestNews(luigi), Date.now())).not.toEqual([])
  })

  test('who follows a ticket is kept, and told to all', async () => {
    expect((await store.ticket(ada, ticketId))?.followers ?? null).toBeNull()
    const told = await hearing(() => store.changeFollowers(ada, ticketId, [charles, luigi]))
    expect(new Set(told)).toEqual(
      new Set([ada, charles, luigi].flatMap((id) => [`${id} ticket`, `${id} tickets`])),
    )
    expect(await store.ticket(ada, ticketId)).toMatchObject({ followers: [charles, luigi] })
    await store.changeFollowers('client-new', ticketId, [])
    expect(await store.ticket(ada, ticketId)).toMatchObject({ followers: [charles, luigi] })
  })

  /** What each person has beside the data of the account. */
  async function giveAllTo(clientId: string): Promise<void> {
    const at = now.toISOString()
    const said = { title: 'News', message: '', CTA: '', CTAPath: '', createdAt: at, read: false }
    await store.addNotification(
      { _id: `bell of ${clientId}`, clientId, ...said },
      { kind: 'answers', about: '' },
    )
    await store.changeMailSettings(clientId, { payments: 'never' })
    await store.askForErasure({ clientId, askedAt: at, words: `Words of ${clientId}` })
    await store.askForCopy({
      ...{ id: `copy of ${clientId}`, clientId, state: 'ready', askedAt: at },
      ...{ size: 1, until: now.getTime() + 60_000, dueAt: now.getTime(), tries: 1 },
    })
    const photo = { id: `photo of ${clientId}`, clientId, name: 'photo.jpg', type: 'image/jpeg', size: 1 }
    await store.changePhoto(clientId, photo)
  }

  const allOf = async (clientId: string) => ({
    photo: (await store.client(clientId))?.photo,
    bells: (await store.recordsOf(clientId)).notifications.length > 0,
    notices: (await store.notices(clientId)).length,
    mails: await store.mailSettings(clientId),
    wish: (await store.erasure(clientId))?.words,
    copy: (await store.copy(clientId))?.id,
  })
  const nothing = { photo: '', bells: false, notices: 0, mails: {}, wish: undefined, copy: undefined }
  const rating: Parameters<Store['rateTicket']>[0] = {
    ...{ id: 'rating', clientId: ada, ticketId: 'TKT-Z3GV58LA', words: 'It came late.' },
    answer: 'no',
    ...{ at: now.toISOString(), since: now.toISOString() },
  }
  const goneFiles = async () => (await store.discarded(100)).toSorted()

  test('who is erased leaves no name, and nobody else loses anything', async () => {
    for (const id of [ada, charles]) await giveAllTo(id)
    expect(await store.rateTicket(rating)).toMatchObject({ words: 'It came late.' })
    const hers = await allOf(ada)
    expect(hers).toEqual({
      ...{ photo: `photo of ${ada}`, bells: true, notices: 1, mails: { payments: 'never' } },
      ...{ wish: `Words of ${ada}`, copy: `copy of ${ada}` },
    })
    // What has rung for others, and what was raised and written under a name of before.
    const said = { date: now.toISOString(), attachments: [] }
    await store.createTicket(
      {
        ...{ clientId: ada, ticketId: 'TKT-OLD', subject: 'Old', raisedBy: 'C. Babbage', status: 'Open' },
        ...{ followers: null, createdAt: now.toISOString() },
        messages: [
          {
            ...{ message: 'x', messageFrom: 'C. Babbage', messageFromUserType: 'Client', ...said },
            messageFromId: charles,
          },
        ],
      },
      [],
    )
    const bells = [
      'C. Babbage wrote on "Old".',
      'Charles Babbage has added you to "Old".',
      'Charles Babbage hat Sie zu „Old“ hinzugefügt.',
      'C. Babbage: رسالة جديدة في «Old».',
      'Charles Babbage Junior wrote on "Old".',
      'Charles Babbage is a project.',
    ]
    for (const message of bells) {
      const bell = { title: 'Told', CTA: '', CTAPath: '', createdAt: now.toISOString(), read: false }
      await store.addNotification({ _id: message, clientId: luigi, message, ...bell })
    }
    const raised = async () => (await store.recordsOf(ada)).tickets.map(({ raisedBy }) => raisedBy)
    const before = await store.recordsOf(ada)
    expect(await raised()).toContain('Charles Babbage')
    await store.erase(charles, `erased ${now.toISOString()}: ${charles}`, [])
    expect(await raised()).not.toContain('Charles Babbage')
    expect(await store.ticket(ada, 'TKT-OLD')).toMatchObject({ raisedBy: 'Former client' })
    expect((await store.recordsOf(luigi)).notifications.map(({ message }) => message).sort()).toEqual([
      'Charles Babbage Junior wrote on "Old".',
      'Charles Babbage is a project.',
      'Former client has added you to "Old".',
      'Former client hat Sie zu „Old“ hinzugefügt.',
      'Former client wrote on "Old".',
      'Former client: رسالة جديدة في «Old».',
    ])
    expect(await raised()).toContain('Ada Lovelace')
    expect(await store.ticket(ada, ticketId)).toMatchObject({ followers: [luigi] })
    const after = await store.recordsOf(ada)
    expect(after.projects).toEqual(before.projects)
    expect(after.tickets).toHaveLength(before.tickets.length)
    expect(await store.client(charles)).toMatchObject({ accountId: ada, name: 'Former client', role: '' })
    expect(await allOf(charles)).toEqual(nothing)
    expect(await goneFiles()).toEqual([`copy of ${charles}`, `photo of ${charles}`])
    expect(await allOf(ada)).toEqual(hers)
    expect(await store.rating(ada, rating.ticketId)).toMatchObject({ words: 'It came late.' })
  })

  test('of an account that is erased nothing stays of what was asked, chosen and said', async () => {
    await store.erase(ada, `erased ${now.toISOString()}: ${ada}`, [])
    expect(await allOf(ada)).toEqual(nothing)
    expect(await store.ratings()).toEqual([])
    expect(await store.ticket(ada, ticketId)).toBeUndefined()
    expect(await goneFiles()).toEqual(expect.arrayContaining([`copy of ${ada}`, `photo of ${ada}`]))
    expect(await store.clientToTell(now.getTime())).toBeUndefined()
  })
})
