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
    for (const name of ['notifications', 'profile', 'session'] as const) {
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

  test('who is erased leaves no name, and nobody else loses anything', async () => {
    const raised = async () => (await store.recordsOf(ada)).tickets.map(({ raisedBy }) => raisedBy)
    const before = await store.recordsOf(ada)
    expect(await raised()).toContain('Charles Babbage')
    await store.erase(charles, `erased ${now.toISOString()}: ${charles}`, [])
    expect(await raised()).not.toContain('Charles Babbage')
    expect(await raised()).toContain('Ada Lovelace')
    expect(await store.ticket(ada, ticketId)).toMatchObject({ followers: [luigi] })
    const after = await store.recordsOf(ada)
    expect(after.projects).toEqual(before.projects)
    expect(after.tickets).toHaveLength(before.tickets.length)
    expect(await store.client(charles)).toMatchObject({ accountId: ada, name: 'Former client', role: '' })
  })
})
