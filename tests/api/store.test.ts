/** The store's contract, held by each of the stores; by PostgreSQL when DATABASE_URL names a server. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPglite } from '../../demo/api/node/pglite'
import { openPostgres } from '../../demo/api/node/postgres'
import type { KeptMessage, KeptTicket, Records, Upload } from '../../demo/api/records'
import { createSeed } from '../../demo/api/seed/seed'
import type { Store } from '../../demo/api/store'
import { createMemoryStore } from '../../demo/api/stores/memory'
import { createDatabase } from './create-database'

const now = new Date('2026-11-20T12:00:00.000Z')
const ada = 'client-ada'
const stranger = 'client-new'

interface Opened {
  store: Store
  drop?: () => Promise<void>
}

const stores: Record<string, () => Promise<Opened>> = {
  memory: async () => ({ store: createMemoryStore() }),
  PGlite: async () => ({ store: await openPglite() }),
  ...(process.env.DATABASE_URL && { PostgreSQL: () => openTwice(process.env.DATABASE_URL ?? '') }),
}

/** Two servers that start at once: one makes the tables, the other one waits. */
async function openTwice(server: string): Promise<Opened> {
  const { url, drop } = await createDatabase(server)
  const open = () => openPostgres(url, async () => {}, console.error)
  const [store, other] = await Promise.all([open(), open()])
  await other.close()
  return { store, drop }
}

describe.each(Object.entries(stores))('the store in %s', (_name, open) => {
  let opened: Opened
  let store: Store
  let seed: Records

  beforeAll(async () => {
    opened = await open()
    store = opened.store
    expect(await store.isEmpty()).toBe(true)
    seed = await createSeed({ now, hashPassword: async (password) => `hash of ${password}` })
    await store.load(structuredClone(seed))
  }, 60_000)

  afterAll(async () => {
    await store.close()
    await opened.drop?.()
  })

  test('gives back what was loaded', async () => {
    expect(await store.isEmpty()).toBe(false)
    await store.ping()
    expect(await store.client(ada)).toEqual(seed.clients.find(({ id }) => id === ada))
    expect(await store.clientByEmail('new@example.com')).toMatchObject({ id: stranger, consultantId: null })
    expect(await store.consultant('consultant-maya')).toEqual(seed.consultants[0])
    const [project] = seed.projects
    expect(await store.project(ada, project?._id ?? '')).toEqual(project)
    expect(await store.upload('file-phone-menu-png')).toEqual(
      seed.uploads.find(({ name }) => name === 'phone-menu.png'),
    )
    expect((await store.projects('client-large')).length).toBe(2_000)
    expect((await store.payments('client-large')).length).toBe(10_000)
    expect((await store.tickets('client-large')).length).toBe(1_000)
  })

  test('lists the newest first, and milestones and messages in their order', async () => {
    const lists = [
      await store.projects(ada),
      await store.payments(ada),
      await store.notifications(ada),
      await store.tickets(ada),
      await store.updates('project-website-relaunch'),
      await store.files('project-website-relaunch'),
    ]
    for (const list of lists) {
      const moments = list.map(({ createdAt }) => createdAt)
      expect(moments.length).toBeGreaterThan(1)
      expect(moments).toEqual(moments.toSorted().reverse())
    }
    const milestones = await store.milestones('project-website-relaunch')
    expect(milestones.map(({ title }) => title)).toEqual(
      seed.milestones
        .filter(({ projectId }) => projectId === 'project-website-relaunch')
        .map(({ title }) => title),
    )
    const ticket = seed.tickets.find(({ ticketId }) => ticketId === 'TKT-H8WK35TN')
    const texts = (kept?: KeptTicket) => kept?.messages.map(({ message }) => message)
    expect(texts(await store.ticket(ada, 'TKT-H8WK35TN'))).toEqual(texts(ticket))
    expect(texts((await store.tickets(ada)).find(({ ticketId }) => ticketId === 'TKT-H8WK35TN'))).toEqual(
      texts(ticket),
    )
  })

  test('keeps amounts, dates and attachments exactly', async () => {
    const payroll = await store.project(ada, 'project-payroll-integration')
    expect(payroll).toMatchObject({ totalCost: 22_480.5, receivedAmount: 22_480.5 })
    expect(await store.project(ada, 'project-data-warehouse')).toMatchObject({ startDate: '', endDate: '' })
    expect((await store.ticket(ada, 'TKT-M4XQ72PD'))?.messages[0]?.attachments).toEqual([
      { id: 'file-phone-menu-png', name: 'phone-menu.png' },
    ])
  })

  test('finds the payments of the projects with a name', async () => {
    const found = await store.payments(ada, 'Website relaunch')
    expect(found.map(({ projectId }) => projectId)).toEqual([
      'project-website-relaunch',
      'project-website-relaunch',
    ])
    expect(await store.payments(ada, 'No such project')).toEqual([])
    expect(await store.payments(stranger, 'Website relaunch')).toEqual([])
  })

  test("gives nothing of another client's", async () => {
    expect(await store.project(stranger, 'project-website-relaunch')).toBeUndefined()
    expect(await store.ticket(stranger, 'TKT-M4XQ72PD')).toBeUndefined()
    expect(await store.markNotificationRead(stranger, 'notification-welcome')).toBe(false)
    expect(
      await store.addMessage({ clientId: stranger, ticketId: 'TKT-M4XQ72PD', ...said('Mine?') }),
    ).toBeUndefined()
    expect((await store.ticket(ada, 'TKT-M4XQ72PD'))?.messages).toHaveLength(2)
  })

  test('takes in a ticket with its files, and answers on it', async () => {
    const upload: Upload = {
      id: 'upload-1',
      clientId: stranger,
      name: 'a.pdf',
      type: 'application/pdf',
      size: 5,
    }
    const ticket: KeptTicket = {
      ticketId: 'TKT-1',
      clientId: stranger,
      subject: 'A question',
      status: 'Open',
      createdAt: now.toISOString(),
      messages: [{ ...said('How?').message, attachments: [{ id: upload.id, name: upload.name }] }],
    }
    await store.createTicket(structuredClone(ticket), [upload])
    expect(await store.ticket(stranger, 'TKT-1')).toMatchObject(ticket)
    expect(await store.upload('upload-1')).toEqual(upload)

    const answered = await store.addMessage({
      clientId: stranger,
      ticketId: 'TKT-1',
      ...said('So.'),
      status: 'Resolved',
    })
    expect(answered).toMatchObject({
      status: 'Resolved',
      messages: [{ message: 'How?' }, { message: 'So.' }],
    })
  })

  test('reopens a resolved ticket once, however many replies come at once', async () => {
    const reply = (text: string) =>
      store.addMessage({
        clientId: stranger,
        ticketId: 'TKT-1',
        ...said(text),
        status: 'Open',
        reopening: said('Reopened.').message,
      })
    await Promise.all(Array.from({ length: 10 }, (_, index) => reply(`Reply ${index}`)))
    const ticket = await store.ticket(stranger, 'TKT-1')
    expect(ticket?.status).toBe('Open')
    expect(ticket?.messages).toHaveLength(13)
    expect(ticket?.messages.filter(({ message }) => message === 'Reopened.')).toHaveLength(1)
    expect(ticket?.messages[2]?.message).toBe('Reopened.')
  })

  test('keeps the currency, the invoice, the company and the person of what has them', async () => {
    const [project, payment] = [seed.projects[0], seed.payments[0]]
    if (!project || !payment) throw new Error('The seed has projects and payments.')
    const id = 'project-in-euros'
    await store.load({
      ...noRecords,
      projects: [{ ...project, _id: id, serviceName: 'In euros', currency: 'EUR' }],
      payments: [{ ...payment, id: 'payment-in-euros', projectId: id, currency: 'EUR' }],
    })
    expect(await store.project(ada, id)).toMatchObject({ currency: 'EUR' })
    expect(await store.payments(ada, 'In euros')).toMatchObject([
      { currency: 'EUR', invoice: { id: 'file-invoice-pdf', name: 'invoice.pdf' } },
    ])
    const [plain] = await store.payments('client-large')
    expect(plain?.currency || undefined).toBeUndefined()
    expect(plain?.invoice ?? undefined).toBeUndefined()
    expect(await store.client(ada)).toMatchObject({ company: 'Lovelace Instruments' })
    const said = (await store.ticket(ada, 'TKT-C6RB94JS'))?.messages.map((message) => message.messageFromId)
    expect(said).toEqual(expect.arrayContaining(['client-ada', 'client-charles']))
  })

  test('takes in a file of a project', async () => {
    const upload: Upload = { id: 'upload-2', clientId: ada, name: 'plan.png', type: 'image/png', size: 7 }
    const file = {
      id: 'file-2',
      projectId: 'project-newsletter',
      name: 'Plan',
      remarks: 'As discussed',
      userType: 'Client',
      uploaderId: ada,
      uploaderName: 'Ada Lovelace',
      createdAt: now.toISOString(),
      upload: { id: upload.id, name: upload.name, size: upload.size },
    }
    await store.addFile(structuredClone(file), upload)
    expect(await store.files('project-newsletter')).toEqual([file])
  })

  test('marks a notification as read, again and again', async () => {
    for (let times = 0; times < 2; times++) {
      expect(await store.markNotificationRead(ada, 'notification-office-hours')).toBe(true)
    }
    const found = (await store.notifications(ada)).find(({ _id }) => _id === 'notification-office-hours')
    expect(found?.read).toBe(true)
    expect(await store.markNotificationRead(ada, 'no-such-notification')).toBe(false)
  })

  test('shows a new notification first', async () => {
    const notification = {
      _id: 'notification-1',
      clientId: ada,
      title: 'News',
      message: 'There is news.',
      CTA: '',
      CTAPath: '',
      createdAt: now.toISOString(),
      read: false,
    }
    await store.addNotification({ ...notification })
    expect((await store.notifications(ada))[0]).toEqual(notification)
  })

  test('sets a new password by a link once, in its time, for its owner', async () => {
    const later = now.getTime() + 1_000
    const use = (tokenHash: string, clientId: string, passwordHash: string, at = now.getTime()) =>
      store.resetPassword({ clientId, tokenHash, now: at, passwordHash })
    await store.saveResetLink({ tokenHash: 'first', clientId: stranger, expiresAt: later })
    await store.saveResetLink({ tokenHash: 'second', clientId: stranger, expiresAt: later })

    expect(await use('first', stranger, 'too late', later)).toBe(false)
    expect(await use('first', ada, 'not hers')).toBe(false)
    expect(await use('unknown', stranger, 'unknown')).toBe(false)
    const attempts = await Promise.all(['a', 'b', 'c'].map((password) => use('first', stranger, password)))
    expect(attempts.filter(Boolean)).toHaveLength(1)
    // With a new password, other links of the same client are no longer good.
    expect(await use('second', stranger, 'd')).toBe(false)
    expect(await store.client(stranger)).toMatchObject({ passwordVersion: 2 })
    expect(await store.client(ada)).toMatchObject({ passwordVersion: 1, passwordHash: 'hash of portal-demo' })
  })

  test('counts tries within a window of time, each one, also ten at once', async () => {
    const start = now.getTime()
    const counted = await Promise.all(Array.from({ length: 10 }, () => store.countTry('door', 60, start)))
    expect(counted.map(({ count }) => count).toSorted((left, right) => left - right)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
    expect(await store.countTry('door', 60, start + 59_999)).toMatchObject({
      count: 11,
      resetsAt: start + 60_000,
    })
    await store.forgiveTry('door')
    expect(await store.countTry('door', 60, start + 59_999)).toMatchObject({ count: 11 })
    expect(await store.countTry('door', 60, start + 60_000)).toMatchObject({
      count: 1,
      resetsAt: start + 120_000,
    })
    expect(await store.countTry('another door', 60, start)).toMatchObject({ count: 1 })
  })

  describe('what is sent with a key', () => {
    const day = 24 * 60 * 60_000
    const claim = (key: string, more: object = {}) => ({
      clientId: ada,
      key,
      digest: 'of the content',
      now: now.getTime(),
      expiresAt: now.getTime() + day,
      ...more,
    })
    let count = 0
    /** Raises a ticket, and gives its number. */
    const raise = async (within: Store) => {
      const ticketId = `TKT-ONCE-${++count}`
      const { message } = said('Once?')
      const ticket = {
        ticketId,
        clientId: ada,
        subject: 'Once',
        status: 'Open',
        createdAt: now.toISOString(),
      }
      await within.createTicket({ ...ticket, messages: [message] }, [])
      return ticketId
    }
    const raised = async () => (await store.tickets(ada)).filter(({ subject }) => subject === 'Once').length

    test('is written once, and its id is given each time', async () => {
      const before = await raised()
      const first = await store.once(claim('one'), raise)
      expect(first).toEqual({ digest: 'of the content', id: expect.any(String), isNew: true })
      expect(await store.once(claim('one', { digest: 'of another' }), raise)).toEqual({
        ...first,
        isNew: false,
      })
      expect(await raised()).toBe(before + 1)
      expect(await store.ticket(ada, first.id)).toMatchObject({ subject: 'Once' })
    })

    test('is written once when ten come at the same time', async () => {
      const before = await raised()
      const all = await Promise.all(Array.from({ length: 10 }, () => store.once(claim('ten'), raise)))
      expect(all.filter(({ isNew }) => isNew)).toHaveLength(1)
      expect(new Set(all.map(({ id }) => id)).size).toBe(1)
      expect(await raised()).toBe(before + 1)
    })

    test('is not written, and can be sent again, where the writing fails', async () => {
      const before = await raised()
      const fail = () => store.once(claim('failed'), () => Promise.reject(new Error('Full')))
      await expect(fail()).rejects.toThrow('Full')
      // Of two that come at the same time, one fails: the other one writes.
      const both = await Promise.allSettled([fail(), store.once(claim('failed'), raise)])
      expect(both.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
      expect(await raised()).toBe(before + 1)
    })

    test('is each client’s own, and new when its time is over', async () => {
      const before = await raised()
      await store.once(claim('mine'), raise)
      expect(await store.once(claim('mine', { clientId: stranger }), raise)).toMatchObject({ isNew: true })
      const later = now.getTime() + day
      expect(await store.once(claim('mine', { now: later - 1 }), raise)).toMatchObject({ isNew: false })
      const next = { now: later, expiresAt: later + day, digest: 'next' }
      expect(await store.once(claim('mine', next), raise)).toMatchObject({ isNew: true, digest: 'next' })
      expect(await store.once(claim('mine', next), raise)).toMatchObject({ isNew: false, digest: 'next' })
      expect(await raised()).toBe(before + 3)
    })
  })

  test('sweeps away what is over, and only that', async () => {
    const start = now.getTime() + 10_000_000
    await store.countTry('old', 1, start)
    await store.countTry('young', 100, start)
    await store.saveResetLink({ tokenHash: 'old', clientId: ada, expiresAt: start + 1_000 })
    await store.saveResetLink({ tokenHash: 'young', clientId: ada, expiresAt: start + 100_000 })
    await store.sweep(start + 1_000)
    expect(await store.countTry('young', 100, start)).toMatchObject({ count: 2 })
    // Before its end, the window of a count that was kept would go on.
    expect(await store.countTry('old', 1, start)).toMatchObject({ count: 1 })
    const use = (tokenHash: string) =>
      store.resetPassword({ clientId: ada, tokenHash, now: start, passwordHash: 'new' })
    expect(await use('old')).toBe(false)
    expect(await use('young')).toBe(true)
  })
})

const noRecords: Records = {
  consultants: [],
  clients: [],
  projects: [],
  updates: [],
  milestones: [],
  payments: [],
  notifications: [],
  tickets: [],
  files: [],
  uploads: [],
}

function said(message: string): { message: KeptMessage; uploads: Upload[] } {
  return {
    message: {
      message,
      messageFrom: 'Mary Somerville',
      messageFromUserType: 'Client',
      date: now.toISOString(),
      attachments: [],
    },
    uploads: [],
  }
}
