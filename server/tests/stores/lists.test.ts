/** Lists page by page: in each of the stores, and over the wire. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBrowserApi } from '../../browser'
import { ownAccount } from '../../stores/account'
import type { ListName } from '../../stores/lists'
import { createMemoryStore } from '../../stores/memory/memory'
import { noRecords } from '../../stores/no-records'
import { noDetails, type Records } from '../../stores/records'
import type { Store } from '../../stores/store'
import { expectRefusal } from '../api/expect-refusal'
import { type Speaker, speakTo } from '../api/speak'
import { type Opened, stores } from './each-store'

/** Numbers from 0 to below `most`, the same ones for a seed. */
function createRandom(seed: number): (most: number) => number {
  let state = seed * 2_654_435_769 + 1
  return (most) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) | 0
    const mixed = Math.imul(state ^ (state >>> 13), 3_266_489_917)
    return ((mixed ^ (mixed >>> 16)) >>> 0) % most
  }
}

const none = noRecords()

/** A client with one project, which has the id of the client. */
const owner = (id: string): Partial<Records> => ({
  clients: [
    {
      ...{ id, name: id, email: `${id}@example.com`, company: '' },
      ...{ passwordHash: '', passwordVersion: 1, consultantId: null, ...noDetails, ...ownAccount },
    },
  ],
  projects: [project(id, id, '2000-01-01T00:00:00.000Z')],
})

const project = (_id: string, clientId: string, createdAt: string) => ({
  ...{ _id, clientId, createdAt, serviceId: '', serviceName: `Of ${clientId}`, industry: '', active: '' },
  ...{ startDate: '', endDate: '', totalCost: 0, receivedAmount: 0 },
})

interface Kind {
  table: string
  column: string
  /** Records with one row of the list. */
  make(id: string, ownerId: string, createdAt: string): Partial<Records>
  idOf(row: object): string
}

const by = (name: string) => (row: object) => String(Object(row)[name])

/** Every list. */
const kinds: Record<ListName, Kind> = {
  projects: {
    ...{ table: 'projects', column: 'id', idOf: by('_id') },
    make: (id, ownerId, createdAt) => ({ projects: [project(id, ownerId, createdAt)] }),
  },
  updates: {
    ...{ table: 'updates', column: 'id', idOf: by('_id') },
    make: (_id, projectId, createdAt) => ({
      updates: [
        {
          ...{ _id, projectId, createdAt },
          ...{ title: '', description: '', files: [], actionRequiredFromClient: false },
        },
      ],
    }),
  },
  milestones: {
    ...{ table: 'milestones', column: 'title', idOf: by('title') },
    make: (title, projectId) => ({
      milestones: [{ title, projectId, description: '', dueDate: '', status: '' }],
    }),
  },
  approvalRecords: {
    ...{ table: 'approval_records', column: 'id', idOf: by('id') },
    make: (id, projectId, createdAt) => ({
      approvalRecords: [
        {
          ...{ id, projectId, createdAt, approvalId: id, version: '', decision: 'Approved' },
          ...{ by: '', byId: '', words: '', files: [] },
        },
      ],
    }),
  },
  payments: {
    ...{ table: 'payments', column: 'id', idOf: by('id') },
    make: (id, clientId, createdAt) => ({
      payments: [
        {
          ...{ id, clientId, createdAt, projectId: clientId, paymentId: id, description: '' },
          ...{ receivedDate: '', receivedPaymentId: '', receivedAmount: 1 },
        },
      ],
    }),
  },
  files: {
    ...{ table: 'files', column: 'id', idOf: by('id') },
    make: (id, projectId, createdAt) => ({
      files: [
        {
          ...{ id, projectId, createdAt, name: id, remarks: '', userType: 'Client' },
          ...{ uploaderId: '', uploaderName: '', upload: { id, name: id, size: 1 } },
        },
      ],
    }),
  },
  notifications: {
    ...{ table: 'notifications', column: 'id', idOf: by('_id') },
    make: (_id, clientId, createdAt) => ({
      notifications: [
        { _id, clientId, createdAt, title: '', message: '', CTA: '', CTAPath: '', read: false },
      ],
    }),
  },
  ratings: {
    ...{ table: 'ratings', column: 'id', idOf: by('id') },
    make: (id, clientId, createdAt) => ({
      ...kinds.tickets.make(id, clientId, createdAt),
      ratings: [
        {
          id,
          clientId,
          ticketId: id,
          createdAt,
          changedAt: createdAt,
          answer: 'yes',
          words: '',
          isOver: true,
        },
      ],
    }),
  },
  tickets: {
    ...{ table: 'tickets', column: 'ticket_id', idOf: by('ticketId') },
    make: (ticketId, clientId, createdAt) => ({
      tickets: [
        {
          ...{ ticketId, clientId, createdAt, subject: ticketId, status: 'Open' },
          messages: ['How?', 'So.'].map((text) => ({
            ...{ message: `${ticketId} ${text}`, messageFrom: '', messageFromUserType: 'Client' },
            ...{ messageFromId: '', date: createdAt, attachments: [] },
          })),
        },
      ],
    }),
  },
}

/** All records together. */
function merge(all: readonly Partial<Records>[]): Records {
  const listed = Object.keys(none).map((name) => [name, all.flatMap((each) => Object(each)[name] ?? [])])
  // Each list has the rows of the lists of its name.
  return Object.fromEntries(listed) as Records
}

describe.each(Object.entries(stores))('the lists of %s', (_name, open) => {
  let opened: Opened
  let store: Store
  let count = 0

  beforeAll(async () => {
    opened = await open()
    store = opened.store
  }, 60_000)

  afterAll(() => opened.close())

  /** Removes rows of a table. */
  const remove = (table: string, column: string, ids: readonly string[]) =>
    opened.query?.(`delete from ${table} where ${column} = any ($1)`, [ids])

  const names = Object.keys(kinds) as ListName[]
  const runs = names.flatMap((name) => [1, 2, 3, 4, 5].map((seed) => [name, seed] as const))

  test.each(runs)(
    '%s: any pages are the whole list, whatever comes and goes between them (%i)',
    async (name, seed) => {
      const { table, column, make, idOf } = kinds[name]
      const random = createRandom(seed * 31 + name.length)
      const [mine, stranger] = [`client-${++count}`, `client-${++count}`]
      await store.load(merge([owner(mine), owner(stranger)]))
      /** Few moments, so that many rows have the same. */
      const moments = 1 + random(8)
      const added = new Set<string>()
      const add = async (many: number, whose = mine) => {
        const rows = Array.from({ length: many }, () => {
          const id = `${name}-${random(4)}-${++count}`
          added.add(id)
          return make(id, whose, new Date(Date.UTC(2026, 0, 1) + random(moments)).toISOString())
        })
        await store.load(merge(rows))
      }
      await add(random(40))
      await add(5, stranger)
      const ids = (rows: readonly object[]) => rows.map(idOf)
      const { rows: whole, ...around } = await store.list(name, mine)
      expect(around).toEqual({})

      async function walk(between = async () => {}) {
        const rows: object[] = []
        let cursor: string | undefined
        do {
          const limit = 1 + random(9)
          const page = await store.list(name, mine, { limit, ...(cursor !== undefined && { cursor }) })
          expect(page.rows.length).toBeLessThanOrEqual(limit)
          if (page.next !== undefined) expect(page.rows).toHaveLength(limit)
          if (cursor === undefined) expect(page.total).toBe(whole.length)
          expect(page.next).not.toBe('')
          rows.push(...page.rows)
          cursor = page.next
          await between()
        } while (cursor !== undefined && rows.length < 500)
        return rows
      }

      expect(await walk()).toEqual(whole)

      added.clear()
      const removed = new Set<string>()
      const walked = ids(
        await walk(async () => {
          await add(random(3))
          if (!opened.query) return
          const gone = ids(whole).filter(() => random(10) === 0)
          for (const id of gone) removed.add(id)
          // The database lets no ticket go that has messages.
          if (table === 'tickets') await remove('messages', column, gone)
          await remove(table, column, gone)
        }),
      )
      expect(new Set(walked).size).toBe(walked.length)
      const stayed = (id: string) => !added.has(id) && !removed.has(id)
      expect(walked.filter(stayed)).toEqual(ids(whole).filter(stayed))
      // Nothing comes twice, and nothing of the stranger.
      expect(walked.every((id) => added.has(id) || ids(whole).includes(id))).toBe(true)
    },
  )

  test('rows of one moment stand in the order of their ids, the last one first', async () => {
    const moment = '2026-01-01T00:00:00.000Z'
    for (const name of names.filter((each) => each !== 'milestones')) {
      const mine = `client-${++count}`
      await store.load(owner(mine))
      const ids = ['b', 'a', 'd', 'c'].map((letter) => `${name}-${letter}-${count}`)
      await store.load(merge(ids.map((id) => kinds[name].make(id, mine, moment))))
      const { rows } = await store.list(name, mine)
      const own = rows.map(kinds[name].idOf).filter((id) => ids.includes(id))
      expect(own).toEqual(ids.toSorted().reverse())
    }
  })

  test('the payments for the projects of a name', async () => {
    const mine = `client-${++count}`
    const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + (index % 7))).toISOString()
    const { payments } = merge(
      Array.from({ length: 20 }, (_, index) => kinds.payments.make(`named-${index}`, mine, day(index))),
    )
    const other = { ...project(`${mine}-other`, mine, day(0)), serviceName: 'Other' }
    const others = payments.map((each) => ({ ...each, id: `other-${each.id}`, projectId: other._id }))
    await store.load(merge([owner(mine), { projects: [other] }]))
    await store.load({ payments: [...payments, ...others] })
    const whole = (await store.list('payments', mine, { serviceName: 'Other' })).rows
    expect(whole).toHaveLength(20)
    const first = await store.list('payments', mine, { serviceName: 'Other', limit: 13 })
    const { next: cursor = '' } = first
    const last = await store.list('payments', mine, { serviceName: 'Other', limit: 13, cursor })
    expect([...first.rows, ...last.rows]).toEqual(whole)
    expect([first.total, last.total, last.next]).toEqual([20, undefined, undefined])
  })

  const texts: unknown[] = [
    ...[[], [1, 2, 3], {}, null, 5, 'x', [null], [null, null], ['x', 'y'], [-1], [1.5], [99_999_999_999]],
    ...['0000-01-01', '2026-13-45', '2026-01-01', '+012026-01-01'].map((day) => [
      `${day}T00:00:00.000Z`,
      'a',
    ]),
    ...['2026-01-01T00:00:00.000Z', ''].flatMap((at) => [
      ...[
        [at, '\0'],
        [at, {}],
        [at, -1],
        [at, 1.5],
        [at, 99_999_999_999],
        [at, "' or 1=1 --"],
      ],
      ...[[at, '\ud800'], [at], [at, 'a', 'b']],
    ]),
  ]
  const cursors = ['', '%', 'W10', 'x'.repeat(5_000), ...texts.map((text) => cursorOf(JSON.stringify(text)))]
  test.each(cursors)('a cursor that nobody gave is refused, or lists one’s own rows: %s', async (cursor) => {
    const mine = `client-${++count}`
    await store.load(
      merge([owner(mine), kinds.payments.make(`p-${count}`, mine, '2025-01-01T00:00:00.000Z')]),
    )
    await store.load(kinds.milestones.make(`m-${count}`, mine, ''))
    for (const name of ['payments', 'milestones'] as const) {
      const found = await store.list(name, mine, { limit: 10, cursor }).catch((error) => {
        expect(error).toMatchObject({ status: 400, message: expect.stringContaining('cursor') })
      })
      expect(found?.rows.length ?? 0).toBeLessThanOrEqual(1)
    }
    await store.ping()
  })
})

const cursorOf = (text: string) => Buffer.from(text).toString('base64url')

test('a page after the first one looks at few rows of the store in memory', async () => {
  const store = createMemoryStore()
  let reads = 0
  const watched = (payment: Records['payments'][number]) =>
    new Proxy(payment, {
      get(target, name) {
        reads++
        return Reflect.get(target, name)
      },
    })
  const at = (index: number) => new Date(Date.UTC(2026, 0, 1) - index * 1000).toISOString()
  const rows = Array.from({ length: 20_000 }, (_, index) =>
    kinds.payments.make(`p-${index}`, 'ada', at(index)),
  )
  await store.load({ payments: merge(rows).payments.map(watched) })
  let { next } = await store.list('payments', 'ada', { limit: 10 })
  reads = 0
  for (let pages = 0; pages < 100; pages++) {
    if (!next) throw new Error('There are more.')
    next = (await store.list('payments', 'ada', { limit: 10, cursor: next })).next
  }
  expect(reads).toBeLessThan(5_000)
})

describe('over the wire', () => {
  const api = createBrowserApi({ large: true, start: new Date('2026-11-20T12:00:00.000Z') })
  let ada: Speaker
  let large: Speaker

  beforeAll(async () => {
    ada = speakTo(api.fetch, (await api.signIn()).token)
    large = speakTo(api.fetch, (await api.signIn('large@example.com')).token)
  })

  const project = 'serviceId=project-website-relaunch&userType=Client'
  const get = (path: string) => (query: string) =>
    ada.get(path + (query && `${path.includes('?') ? '&' : '?'}${query}`))
  const calls: [string, (query: string) => ReturnType<Speaker['get']>][] = [
    ['services', get('/services/get-services-for-client/client-ada')],
    ['serviceUpdates', get(`/services/getServiceUpdates?${project}`)],
    ['milestones', get('/services/get-milestones?projectId=project-website-relaunch')],
    ['payments', get('/payments/getPaymentofClient/client-ada')],
    [
      'servicePayments',
      (query) =>
        ada.post(`/payments/getPaymentofClient/client-ada/service${query && `?${query}`}`, {
          serviceName: 'Website relaunch',
        }),
    ],
    ['notifications', get('/notification/getAllNotificationsofUser')],
    ['tickets', get('/support/client/tickets?userId=client-ada')],
    ['files', get(`/files/getFilesForAService?${project}`)],
  ]

  test.each(calls)('%s come whole, or page by page', async (_call, ask) => {
    const { body: whole } = await ask('')
    expect(Object.keys(whole).sort()).toEqual(['data', 'success'])
    const all = rowsOf(whole)
    expect(all.length).toBeGreaterThan(1)
    const rows: unknown[] = []
    let next = ''
    do {
      const { status, body } = await ask(`limit=1${next && `&cursor=${next}`}`)
      expect([status, rowsOf(body).length]).toEqual([200, 1])
      expect(body.total).toBe(next ? undefined : all.length)
      rows.push(...rowsOf(body))
      if ('next' in body) expect(body.next).toMatch(/^[\w-]+$/)
      next = body.next ?? ''
    } while (next && rows.length < 99)
    expect(rows).toEqual(all)
    const { body: enough } = await ask('limit=1000')
    expect(enough).toEqual({ ...whole, total: all.length })

    expectRefusal(await ask('limit=1&cursor=none'), 400, expect.stringContaining('cursor'))
    expect((await ask(`cursor=${next || 'none'}`)).body).toEqual(whole)
  })

  test.each(['0', '-1', '1.5', '1e3', 'ten', '', '%20', '+5', '0x10', 'NaN', 'Infinity', '١'])(
    'a limit of "%s" is refused',
    async (limit) => {
      const answer = await ada.get(`/notification/getAllNotificationsofUser?limit=${limit}`)
      expectRefusal(answer, 400, '"limit" has to be a whole number, 1 or more.')
    },
  )

  test.each(['1000', '1001', '9007199254740993', '9'.repeat(400)])(
    'a limit of %s gives 1,000',
    async (limit) => {
      const { body } = await large.get(`/payments/getPaymentofClient/client-large?limit=${limit}`)
      expect([rowsOf(body).length, body.total]).toEqual([1_000, 10_000])
    },
  )

  test("another client's cursor lists one's own rows", async () => {
    const { body } = await large.get('/payments/getPaymentofClient/client-large?limit=1')
    const { body: own } = await ada.get(
      `/payments/getPaymentofClient/client-ada?limit=1000&cursor=${body.next}`,
    )
    const { body: all } = await ada.get('/payments/getPaymentofClient/client-ada')
    expect(rowsOf(all)).toEqual(expect.arrayContaining(rowsOf(own)))
    const stolen = await ada.get('/payments/getPaymentofClient/client-large?limit=1')
    expect(stolen.status).toBe(404)
  })

  const rowsOf = ({ data }: { data?: unknown }): unknown[] => (Array.isArray(data) ? data : [])
})
