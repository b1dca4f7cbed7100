/** The store's contract, held by each of the stores; by PostgreSQL when DATABASE_URL names a server. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { toProject } from '../../api/wire'
import { createSeed } from '../../seed/seed'
import type { ListName } from '../../stores/lists'
import type { KeptNews } from '../../stores/news'
import { noRecords } from '../../stores/no-records'
import type { BegunUpload, KeptMessage, KeptTicket, Records, Upload } from '../../stores/records'
import type { Store } from '../../stores/store'
import { type Opened, stores } from './each-store'

const now = new Date('2026-11-20T12:00:00.000Z')
const ada = 'client-ada'
const stranger = 'client-new'
const relaunch = 'project-website-relaunch'

describe.each(Object.entries(stores))('the store in %s', (_name, open) => {
  let opened: Opened
  let store: Store
  let seed: Records

  beforeAll(async () => {
    opened = await open()
    store = opened.store
    expect(await store.isEmpty()).toBe(true)
    seed = await createSeed({ now, hashPassword: async (password) => `hash of ${password}` })
    const [client] = seed.clients
    // As a company may have it in its own tables.
    if (client) seed.clients.push({ ...client, id: 'client-grace', email: 'Grace@Example.com' })
    await store.load(structuredClone(seed))
  }, 60_000)

  afterAll(() => opened.close())

  /** A whole list. */
  const rowsOf = async <Name extends ListName>(name: Name, owner: string) =>
    (await store.list(name, owner)).rows

  test('gives back what was loaded', async () => {
    expect(await store.isEmpty()).toBe(false)
    await store.ping()
    expect(await store.client(ada)).toEqual(seed.clients.find(({ id }) => id === ada))
    expect(await store.clientByEmail('new@example.com')).toMatchObject({ id: stranger, consultantId: null })
    expect(await store.clientByEmail('grace@example.com')).toMatchObject({ id: 'client-grace' })
    expect(await store.consultant('consultant-maya')).toEqual(seed.consultants[0])
    const [project] = seed.projects
    expect(await store.project(ada, project?._id ?? '')).toEqual(project)
    const menu = seed.uploads.find(({ name }) => name === 'phone-menu.png')
    expect(await store.upload('file-phone-menu-png')).toEqual(menu)
    expect(await rowsOf('projects', 'client-large')).toHaveLength(2_000)
    expect(await rowsOf('payments', 'client-large')).toHaveLength(10_000)
    expect(await rowsOf('tickets', 'client-large')).toHaveLength(2_000)
  })

  test('lists the newest first, and milestones and messages in their order', async () => {
    for (const name of ['projects', 'payments', 'notifications', 'tickets', 'updates', 'files'] as const) {
      const owner = name === 'updates' || name === 'files' ? relaunch : ada
      const moments = (await rowsOf(name, owner)).map(({ createdAt }) => createdAt)
      expect(moments.length).toBeGreaterThan(1)
      expect(moments).toEqual(moments.toSorted().reverse())
    }
    const titles = (rows: Records['milestones']) => rows.map(({ title }) => title)
    const ofRelaunch = seed.milestones.filter(({ projectId }) => projectId === relaunch)
    expect(titles(await rowsOf('milestones', relaunch))).toEqual(titles(ofRelaunch))
    const isTicket = ({ ticketId }: KeptTicket) => ticketId === 'TKT-H8WK35TN'
    const texts = (kept?: KeptTicket) => kept?.messages.map(({ message }) => message)
    const said = texts(seed.tickets.find(isTicket))
    expect(texts(await store.ticket(ada, 'TKT-H8WK35TN'))).toEqual(said)
    expect(texts((await rowsOf('tickets', ada)).find(isTicket))).toEqual(said)
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
    const found = (await store.list('payments', ada, { serviceName: 'Website relaunch' })).rows
    expect(found.map(({ projectId }) => projectId)).toEqual([relaunch, relaunch])
    expect((await store.list('payments', ada, { serviceName: 'No such project' })).rows).toEqual([])
    expect((await store.list('payments', stranger, { serviceName: 'Website relaunch' })).rows).toEqual([])
  })

  test("gives nothing of another client's", async () => {
    expect(await store.project(stranger, relaunch)).toBeUndefined()
    expect(await store.ticket(stranger, 'TKT-M4XQ72PD')).toBeUndefined()
    expect(await store.markNotificationRead(stranger, 'notification-welcome')).toBe(false)
    const mine = { clientId: stranger, ticketId: 'TKT-M4XQ72PD', ...said('Mine?') }
    expect(await store.addMessage(mine)).toBeUndefined()
    expect((await store.ticket(ada, 'TKT-M4XQ72PD'))?.messages).toHaveLength(2)
  })

  test('takes in a ticket with its files, and answers on it', async () => {
    const upload = uploadOf('upload-1', stranger)
    const attachments = [{ id: upload.id, name: upload.name }]
    const messages = [{ ...said('How?').message, attachments }]
    const ticket: KeptTicket = { ...ticketOf('TKT-1'), clientId: stranger, messages }
    await store.createTicket(structuredClone(ticket), [upload])
    expect(await store.ticket(stranger, 'TKT-1')).toMatchObject(ticket)
    expect(await store.upload('upload-1')).toEqual(upload)

    const answer = { clientId: stranger, ticketId: 'TKT-1', ...said('So.'), status: 'Resolved' } as const
    const answered = await store.addMessage(answer)
    expect(answered).toMatchObject({
      status: 'Resolved',
      messages: [{ message: 'How?' }, { message: 'So.' }],
    })
  })

  test('reopens a resolved ticket once, however many replies come at once', async () => {
    const reply = (text: string) =>
      store.addMessage({
        ...{ clientId: stranger, ticketId: 'TKT-1', ...said(text) },
        ...{ status: 'Open', reopening: said('Reopened.').message },
      })
    await Promise.all(Array.from({ length: 10 }, (_, index) => reply(`Reply ${index}`)))
    const ticket = await store.ticket(stranger, 'TKT-1')
    expect(ticket?.status).toBe('Open')
    expect(ticket?.messages).toHaveLength(13)
    expect(ticket?.messages.filter(({ message }) => message === 'Reopened.')).toHaveLength(1)
    expect(ticket?.messages[2]?.message).toBe('Reopened.')
  })

  test('tells a project for which nothing is due from one that says nothing of it', async () => {
    const [said] = seed.projects
    if (!said) throw new Error('The seed has projects.')
    const { dueAmount: _amount, dueDate: _date, ...silent } = said
    await store.load({ ...noRecords(), projects: [{ ...silent, _id: 'project-silent' }] })
    expect(await store.project(ada, relaunch)).toMatchObject({ dueAmount: 12_125 })
    expect(await store.project(ada, 'project-trade-fair-stand')).toMatchObject({ dueAmount: 0, dueDate: '' })
    const kept = await store.project(ada, 'project-silent')
    expect(kept && 'dueAmount' in toProject(kept)).toBe(false)
  })

  test('keeps the currency, the invoice, the company and the person of what has them', async () => {
    const [project, payment] = [seed.projects[0], seed.payments[0]]
    if (!project || !payment) throw new Error('The seed has projects and payments.')
    const id = 'project-in-euros'
    await store.load({
      ...noRecords(),
      projects: [{ ...project, _id: id, serviceName: 'In euros', currency: 'EUR' }],
      payments: [{ ...payment, id: 'payment-in-euros', projectId: id, currency: 'EUR' }],
    })
    expect(await store.project(ada, id)).toMatchObject({ currency: 'EUR' })
    expect((await store.list('payments', ada, { serviceName: 'In euros' })).rows).toMatchObject([
      { currency: 'EUR', invoice: { id: 'file-invoice-pdf', name: 'invoice.pdf' } },
    ])
    const [plain] = (await store.list('payments', 'client-large')).rows
    expect(plain?.currency || undefined).toBeUndefined()
    expect(plain?.invoice ?? undefined).toBeUndefined()
    expect(await store.client(ada)).toMatchObject({ company: 'Lovelace Instruments' })
    const said = (await store.ticket(ada, 'TKT-C6RB94JS'))?.messages.map((message) => message.messageFromId)
    expect(said).toEqual(expect.arrayContaining(['client-ada', 'client-charles']))
  })

  test('takes in a file of a project', async () => {
    const upload = uploadOf('upload-2', ada)
    const file = fileOf('file-2', upload)
    const { files, bytes } = await store.roomTaken(ada)
    await store.addFile(structuredClone(file), upload)
    expect(await rowsOf('files', 'project-newsletter')).toEqual([file])
    expect(await store.roomTaken(ada)).toEqual({ files: files + 1, bytes: bytes + upload.size })
    expect(await store.roomTaken('nobody')).toEqual({ files: 0, bytes: 0 })
  })

  test('marks a notification as read, again and again', async () => {
    for (let times = 0; times < 2; times++) {
      expect(await store.markNotificationRead(ada, 'notification-office-hours')).toBe(true)
    }
    const found = await rowsOf('notifications', ada)
    expect(found.find(({ _id }) => _id === 'notification-office-hours')?.read).toBe(true)
    expect(await store.markNotificationRead(ada, 'no-such-notification')).toBe(false)
  })

  test('marks all notifications about one path as read, or those that say something, of this client alone', async () => {
    const about = (_id: string, clientId: string, CTAPath: string) => ({
      ...notificationOf(_id),
      createdAt: '2020-01-01T12:00:00.000Z',
      clientId,
      CTAPath,
    })
    await store.load({
      notifications: [
        about('of-ticket-1', ada, '/support/ticket/1'),
        about('of-ticket-1-too', ada, '/support/ticket/1'),
        about('of-ticket-11', ada, '/support/ticket/11'),
        about('of-a-stranger', stranger, '/support/ticket/1'),
      ],
    })
    const whatIsRead = async () => {
      const all = [...(await rowsOf('notifications', ada)), ...(await rowsOf('notifications', stranger))]
      const read = all.filter((one) => one.read && one._id.startsWith('of-')).map(({ _id }) => _id)
      return read.toSorted()
    }
    await store.markNotificationsRead(ada, '/support/ticket/1', 'Of something else.')
    expect(await whatIsRead()).toEqual([])
    await store.markNotificationsRead(ada, '/support/ticket/1')
    expect(await whatIsRead()).toEqual(['of-ticket-1', 'of-ticket-1-too'])
    await store.markNotificationsRead(ada, '/support/ticket/11', notificationOf('').message)
    expect(await whatIsRead()).toHaveLength(3)
  })

  test('shows a new notification first', async () => {
    const notification = { ...notificationOf('notification-1'), clientId: ada }
    await store.addNotification({ ...notification })
    expect((await rowsOf('notifications', ada))[0]).toEqual(notification)
  })

  test('sets a new password by a link once, in its time, for its owner', async () => {
    const later = now.getTime() + 1_000
    const use = (tokenHash: string, clientId: string, passwordHash: string, at = now.getTime()) =>
      store.resetPassword({ clientId, tokenHash, now: at, passwordHash })
    await store.saveResetLink({ tokenHash: 'first', clientId: stranger, expiresAt: later })
    await store.saveResetLink({ tokenHash: 'second', clientId: stranger, expiresAt: later })
    const owner = async (tokenHash: string, clientId: string, at = now.getTime()) =>
      (await store.clientByResetLink({ clientId, tokenHash, now: at }))?.id

    expect(await owner('first', stranger)).toBe(stranger)
    expect(await owner('first', stranger, later)).toBeUndefined()
    expect(await owner('first', ada)).toBeUndefined()
    expect(await owner('unknown', stranger)).toBeUndefined()
    expect(await use('first', stranger, 'too late', later)).toBe(false)
    expect(await use('first', ada, 'not hers')).toBe(false)
    expect(await use('unknown', stranger, 'unknown')).toBe(false)
    const attempts = await Promise.all(['a', 'b', 'c'].map((password) => use('first', stranger, password)))
    expect(attempts.filter(Boolean)).toHaveLength(1)
    // With a new password, other links of the same client are no longer good.
    expect(await owner('second', stranger)).toBeUndefined()
    expect(await use('second', stranger, 'd')).toBe(false)
    expect(await store.client(stranger)).toMatchObject({ passwordVersion: 2 })
    expect(await store.client(ada)).toMatchObject({ passwordVersion: 1, passwordHash: 'hash of portal-demo' })
  })

  describe('an invitation', () => {
    const sevenDays = now.getTime() + 7 * 24 * 60 * 60 * 1000
    const inHalfAnHour = now.getTime() + 30 * 60 * 1000
    const isGood = async (tokenHash: string) =>
      (await store.clientByResetLink({ clientId: stranger, tokenHash, now: now.getTime() })) !== undefined
    const invite = (tokenHash: string) =>
      store.saveResetLink({ tokenHash, clientId: stranger, expiresAt: sevenDays, isInvitation: true })
    const ask = (tokenHash: string) =>
      store.saveResetLink({ tokenHash, clientId: stranger, expiresAt: inHalfAnHour }, inHalfAnHour - 60_000)

    test('and a link that the client asks for do not stand in the way of each other', async () => {
      await invite('invitation')
      expect(await ask('asked')).toBe(true)
      expect(await ask('asked again')).toBe(false)
      expect(await Promise.all(['invitation', 'asked'].map(isGood))).toEqual([true, true])
    })

    test('takes the place of the one before, and of nothing else', async () => {
      expect(await invite('another invitation')).toBe(true)
      const all = ['invitation', 'another invitation', 'asked']
      expect(await Promise.all(all.map(isGood))).toEqual([false, true, true])
    })

    test('ends with the first password, however that is set', async () => {
      const link = { clientId: stranger, tokenHash: 'asked', now: now.getTime() }
      expect(await store.resetPassword({ ...link, passwordHash: 'new' })).toBe(true)
      expect(await isGood('another invitation')).toBe(false)
    })
  })

  describe('the company', () => {
    test('finds a payment by its number or reference among those of one client, and changes who answers a client', async () => {
      const [{ clientId = '', paymentId = '', receivedPaymentId = '' } = {}] = seed.payments
      const found = expect.objectContaining({ paymentId, receivedPaymentId })
      expect(await store.findPayment(clientId, paymentId, '')).toEqual(found)
      expect(await store.findPayment(clientId, 'PAY-0', receivedPaymentId)).toEqual(found)
      expect(await store.findPayment(clientId, 'PAY-0', '')).toBeUndefined()
      expect(await store.findPayment('client-nobody', paymentId, receivedPaymentId)).toBeUndefined()
      const before = await store.client(stranger)
      await store.changeClient(stranger, { company: 'Another' })
      expect(await store.client(stranger)).toEqual({ ...before, company: 'Another' })
    })

    test('sees all clients and consultants, and finds projects and tickets of each', async () => {
      const names = (await store.clients()).map(({ name }) => name)
      expect(names).toEqual(['Ada Lovelace', 'Ada Lovelace', 'Katherine Johnson', 'Mary Somerville'])
      expect(await store.consultants()).toEqual(seed.consultants)
      const booking = seed.projects.find(({ serviceId }) => serviceId === 'SRV-2064')
      expect(await store.findProjects(booking?._id ?? '')).toEqual([booking])
      expect(await store.findProjects('SRV-2064')).toEqual([booking])
      expect(await store.findProjects('SRV-0')).toEqual([])
      expect((await store.findTicket('TKT-M4XQ72PD'))?.messages).toHaveLength(2)
      expect(await store.findTicket('TKT-0')).toBeUndefined()
      const open = await store.openTickets()
      expect(new Set(open.map(({ clientId }) => clientId)).size).toBeGreaterThan(1)
      expect(open.filter(({ status }) => status === 'Resolved')).toEqual([])
      const moments = open.map(({ createdAt }) => createdAt)
      expect(moments).toEqual(moments.toSorted().reverse())
      expect(open.find(({ ticketId }) => ticketId === 'TKT-M4XQ72PD')?.messages).toHaveLength(2)
    })

    test('keeps one decision about each version, whoever comes at once, and changes what is asked', async () => {
      const projectId = 'project-website-relaunch'
      const asked = await store.approval(projectId, 'APR-4T8KQ2VN')
      expect(asked).toEqual({
        ...{ part: 'project-updates', title: 'Please approve the home page' },
        approval: { id: 'APR-4T8KQ2VN', subject: 'Home page', version: '3' },
      })
      expect(await store.approval('project-newsletter', 'APR-4T8KQ2VN')).toBeUndefined()
      expect(await store.approval(projectId, 'APR-9M3XW7CD')).toMatchObject({
        ...{ part: 'view-milestones', title: 'Design system and key screens', approval: { version: '' } },
      })
      const record = (id: string) => ({
        ...{ id, projectId, approvalId: 'APR-4T8KQ2VN', version: '3', decision: 'Approved' },
        ...{ by: 'Ada Lovelace', byId: ada, words: '', files: [{ name: 'a.png' }] },
        createdAt: now.toISOString(),
      })
      const written = await Promise.all(
        ['one', 'two', 'three'].map((id) => store.addApprovalRecord(ada, record(id))),
      )
      expect(written.toSorted()).toEqual([false, false, true])
      const records = await rowsOf('approvalRecords', projectId)
      expect(records.filter(({ version }) => version === '3')).toHaveLength(1)
      await store.changeApproval(projectId, { id: 'APR-4T8KQ2VN', subject: 'Home page', version: '4' }, [])
      expect(await store.approval(projectId, 'APR-4T8KQ2VN')).toMatchObject({ approval: { version: '4' } })
      expect((await rowsOf('updates', projectId))[0]).toMatchObject({ files: [], approval: { version: '4' } })
      expect(await rowsOf('approvalRecords', projectId)).toEqual(records)
    })

    test('changes of a project and of a milestone what it names, and writes it in one turn', async () => {
      const id = 'project-newsletter'
      const [first] = await rowsOf('milestones', id)
      if (!first) throw new Error('The newsletter has no milestones.')
      const before = await store.project(ada, id)
      await store.inTurn(ada, async (store) => {
        await store.changeProject(id, { active: 'On Hold', dueAmount: 12.5 })
        await store.replaceMilestone({ ...first, status: 'Pending' })
        await store.load({ notifications: [{ ...notificationOf('notification-2'), clientId: ada }] })
      })
      expect(await store.project(ada, id)).toEqual({ ...before, active: 'On Hold', dueAmount: 12.5 })
      const changed = await rowsOf('milestones', id)
      expect(changed[0]).toEqual({ ...first, status: 'Pending' })
      expect(changed.slice(1).map(({ status }) => status)).not.toContain('On Hold')
      const bell = await rowsOf('notifications', ada)
      expect(bell.map(({ _id }) => _id)).toContain('notification-2')
    })
  })

  test('counts tries within a window of time, each one, also ten at once', async () => {
    const start = now.getTime()
    const counted = await Promise.all(Array.from({ length: 10 }, () => store.countTry('door', 60, start)))
    const counts = counted.map(({ count }) => count).toSorted((left, right) => left - right)
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    const tryLater = (later: number) => store.countTry('door', 60, start + later)
    expect(await tryLater(59_999)).toMatchObject({ count: 11, resetsAt: start + 60_000 })
    await store.forgiveTry('door')
    expect(await tryLater(59_999)).toMatchObject({ count: 11 })
    expect(await tryLater(60_000)).toMatchObject({ count: 1, resetsAt: start + 120_000 })
    expect(await store.countTry('another door', 60, start)).toMatchObject({ count: 1 })
  })

  test('gives a mail that waits to one who asks, and again when its time has come', async () => {
    const mail = { clientId: ada, sealed: 'sealed', until: 9_000, tries: 0 }
    await store.addMail({ ...mail, id: 'mail-later', dueAt: 200 })
    await store.addMail({ ...mail, id: 'mail-first', dueAt: 100 })
    expect(await store.takeMail(99, 1_000)).toBeUndefined()
    const taken = await Promise.all([1, 2, 3].map(() => store.takeMail(300, 1_000)))
    expect(taken.map((one) => one?.id ?? '').toSorted()).toEqual(['', 'mail-first', 'mail-later'])
    await store.deferMail('mail-later', 500)
    expect(await store.takeMail(500, 1_000)).toEqual({ ...mail, id: 'mail-later', dueAt: 1_000, tries: 2 })
    expect(await store.countMails()).toBe(2)
    for (const id of ['mail-first', 'mail-later']) await store.removeMail(id)
    expect(await store.countMails()).toBe(0)
  })

  describe('a file that comes before its form', () => {
    const begun = (id: string, owner = ada, expiresAt = 2_000): BegunUpload => ({
      ...{
        id,
        clientId: owner,
        name: 'plan.pdf',
        size: 30,
        received: 0,
        parts: [],
        isTaken: false,
        expiresAt,
      },
    })

    test('goes on where it is, takes one of two parts for a place, and is nobody else’s', async () => {
      expect(await store.beginUpload(begun('begun-1'), 1)).toBe(true)
      expect(await store.beginUpload(begun('begun-2'), 1)).toBe(false)
      expect(await store.beginUpload(begun('begun-3', stranger), 1)).toBe(true)
      const add = (id: string, offset: number, owner = ada) =>
        store.addPart(owner, 'begun-1', { id, offset, size: 10 })
      const added = await Promise.all(['part-a', 'part-b'].map((id) => add(id, 0)))
      expect(added.toSorted()).toEqual([false, true])
      expect(await add('part-c', 20)).toBe(false)
      expect(await add('part-c', 10, stranger)).toBe(false)
      expect(await add('part-d', 10)).toBe(true)
      expect(await store.begunUpload(stranger, 'begun-1')).toBeUndefined()
      expect(await store.endUpload(stranger, 'begun-1')).toBeUndefined()
      const { received, parts } = (await store.begunUpload(ada, 'begun-1')) ?? begun('')
      expect([received, parts]).toEqual([20, [added[0] ? 'part-a' : 'part-b', 'part-d']])
    })

    test('is taken by one of two forms, and ends some time later', async () => {
      expect(await store.takeUpload(stranger, 'begun-1', 1_000)).toBe(false)
      const taken = await Promise.all([1_000, 1_001].map((until) => store.takeUpload(ada, 'begun-1', until)))
      expect(taken.toSorted()).toEqual([false, true])
      expect((await store.begunUpload(ada, 'begun-1'))?.expiresAt).toBe(taken[0] ? 1_000 : 1_001)
    })

    test('ends when it is said, or has expired, and its parts are to be removed', async () => {
      expect(await store.endUpload(ada, 'begun-1')).toMatchObject({ id: 'begun-1', received: 20 })
      expect(await store.endUpload(ada, 'begun-1')).toBeUndefined()
      expect(await store.begunUpload(ada, 'begun-1')).toBeUndefined()
      expect(await store.addPart(ada, 'begun-1', { id: 'part-e', offset: 20, size: 10 })).toBe(false)
      const parts = await store.discarded(10)
      expect(parts).toHaveLength(2)
      expect(parts).toContain('part-d')
      await store.forgetDiscarded(parts)
      await store.sweep(1_999)
      expect(await store.begunUpload(stranger, 'begun-3')).toBeDefined()
      await store.sweep(2_000)
      expect(await store.begunUpload(stranger, 'begun-3')).toBeUndefined()
    })
  })

  test('keeps a mark until its end, and longer when it is set anew', async () => {
    const start = now.getTime()
    const isThere = async () =>
      Promise.all([0, 999, 1_000, 4_999, 5_000].map((later) => store.isCounted('mark', start + later)))
    expect(await store.isCounted('mark', start)).toBe(false)
    await store.mark('mark', start + 1_000)
    expect(await isThere()).toEqual([true, true, false, false, false])
    await Promise.all([5_000, 3_000].map((later) => store.mark('mark', start + later)))
    expect(await isThere()).toEqual([true, true, true, true, false])
  })

  test('finds a client together with what is counted under a key, until that is over', async () => {
    const at = (later: number) => store.clientAndCount(ada, 'ended:a-session', now.getTime() + later)
    const client = await store.client(ada)
    expect(await at(0)).toEqual({ client, isCounted: false })
    await store.mark('ended:a-session', now.getTime() + 1_000)
    expect(await at(999)).toEqual({ client, isCounted: true })
    expect(await at(1_000)).toEqual({ client, isCounted: false })
    expect(await store.clientAndCount('nobody', 'ended:a-session', now.getTime())).toBeUndefined()
  })

  test('writes what has to be in turn one after the other, whatever fails of it', async () => {
    const before = await store.roomTaken(ada)
    const write = (index: number) =>
      store.inTurn(ada, async (within) => {
        const { files } = await within.roomTaken(ada)
        if (index === 2) throw new Error('No room.')
        const { message } = said('In turn')
        const uploads = [uploadOf(`in-turn-${index}`, ada)]
        await within.addMessage({ clientId: ada, ticketId: 'TKT-M4XQ72PD', message, uploads })
        return files - before.files
      })
    const written = await Promise.allSettled(Array.from({ length: 6 }, (_, index) => write(index)))
    const values = written.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
    expect(values.toSorted()).toEqual([0, 1, 2, 3, 4])
    expect(written[2]).toMatchObject({ status: 'rejected', reason: { message: 'No room.' } })
    expect((await store.roomTaken(ada)).files).toBe(before.files + 5)
  })

  describe('what is sent with a key', () => {
    const day = 24 * 60 * 60_000
    const claim = (key: string, more: object = {}) => ({
      ...{ clientId: ada, key, digest: 'of the content' },
      ...{ now: now.getTime(), expiresAt: now.getTime() + day, ...more },
    })
    let count = 0
    /** Raises a ticket, and gives its number. */
    const raise = async (within: Store) => {
      const ticketId = `TKT-ONCE-${++count}`
      await within.createTicket({ ...ticketOf(ticketId), clientId: ada, subject: 'Once' }, [])
      return ticketId
    }
    const raised = async () =>
      (await rowsOf('tickets', ada)).filter(({ subject }) => subject === 'Once').length

    test('is written once, and its id is given each time', async () => {
      const before = await raised()
      const first = await store.once(claim('one'), raise)
      expect(first).toEqual({ digest: 'of the content', id: expect.any(String), isNew: true })
      const again = await store.once(claim('one', { digest: 'of another' }), raise)
      expect(again).toEqual({ ...first, isNew: false })
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
      // In a database, the one that writes may be the first.
      expect(both[1].status).toBe('fulfilled')
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

  describe('news', () => {
    const upload = uploadOf('upload-news', ada)
    const link = { clientId: ada, tokenHash: 'news', now: now.getTime(), expiresAt: now.getTime() + 1 }
    const writes: Record<string, [write: () => Promise<unknown>, heard: string[]]> = {
      'a notification': [
        () => store.addNotification({ ...notificationOf('news-1'), clientId: ada }),
        ['notifications'],
      ],
      'a notification that was read': [
        () => store.markNotificationRead(ada, 'notification-lyon-data'),
        ['notifications'],
      ],
      'none for what is not there': [() => store.markNotificationRead(ada, 'nothing'), []],
      'a new ticket': [() => store.createTicket({ ...ticketOf('TKT-NEWS'), clientId: ada }, []), ['tickets']],
      'a message': [
        () => store.addMessage({ clientId: ada, ticketId: 'TKT-M4XQ72PD', ...said('News.') }),
        ['ticket TKT-M4XQ72PD', 'tickets'],
      ],
      "none for another client's ticket": [
        () => store.addMessage({ clientId: stranger, ticketId: 'TKT-M4XQ72PD', ...said('Mine?') }),
        [],
      ],
      'a file': [() => store.addFile(fileOf('file-news', upload), upload), ['files project-newsletter']],
      'a new password': [
        async () => {
          await store.saveResetLink(link)
          await store.resetPassword({ ...link, passwordHash: 'hash of portal-demo' })
        },
        ['session'],
      ],
      'what others have written': [
        () => store.tell(ada, { name: 'payments' }, { name: 'service', target: 'project-newsletter' }),
        ['payments', 'service project-newsletter'],
      ],
      'none for what was taken back': [
        () =>
          store
            .once({ ...link, key: 'news', digest: '' }, async (within) => {
              // The store in memory takes nothing back.
              if (within !== store) await within.createTicket({ ...ticketOf('TKT-BACK'), clientId: ada }, [])
              throw new Error('Full')
            })
            .catch(() => {}),
        [],
      ],
    }
    const words = (news: readonly KeptNews[] = []) =>
      news.map(({ name, target }) => `${name} ${target}`.trim())
    const heard: KeptNews[] = []

    beforeAll(() => {
      store.listen({ hear: (news) => void heard.push(news), hears: () => {} })
    })

    test.each(Object.entries(writes))('%s', async (_what, [write, expected]) => {
      await store.tell(ada, { name: 'services' })
      const last = await store.newestNews(ada)
      const theirs = await store.newestNews(stranger)
      await vi.waitFor(() => expect(heard.at(-1)?.id).toBe(last))
      heard.length = 0
      await write()
      // What is written last is heard last.
      await store.tell(ada, { name: 'services' })
      await vi.waitFor(() => expect(heard.at(-1)?.name).toBe('services'))
      expect(words(heard)).toEqual([...expected, 'services'])
      expect(heard.every(({ clientId }) => clientId === ada)).toBe(true)
      const since = (await store.newsSince(ada, last, Date.now())) ?? []
      const known = since.findIndex(({ id }) => id === last)
      expect(known).toBeGreaterThanOrEqual(0)
      expect(words(since.slice(known + 1))).toEqual([...expected, 'services'])
      expect(await store.newestNews(ada)).toBe(since.at(-1)?.id)
      expect(await store.newestNews(stranger)).toBe(theirs)
    })

    test('that a store does not know, it does not know', async () => {
      const last = await store.newestNews(ada)
      expect(await store.newsSince(ada, last, Date.now())).toBeDefined()
      for (const id of [`${last}0`, '1', '0', '-1', 'x', '', '9'.repeat(30), "1'"]) {
        expect({ id, since: await store.newsSince(ada, id, Date.now()) }).toEqual({ id, since: undefined })
      }
      expect(await store.newsSince('client-large', '0', Date.now())).toEqual([])
      expect(await store.newsSince('client-large', last, Date.now())).toBeUndefined()
    })

    test('are given at once up to 200', async () => {
      const last = await store.newestNews('client-large')
      await store.tell('client-large', { name: 'payments' })
      const first = await store.newestNews('client-large')
      expect(last).toBe('0')
      const tell = (many: number) =>
        store.tell('client-large', ...Array.from({ length: many }, () => ({ name: 'services' as const })))
      await tell(199)
      expect(await store.newsSince('client-large', first, Date.now())).toHaveLength(200)
      await tell(1)
      expect(await store.newsSince('client-large', first, Date.now())).toBeUndefined()
    })

    test('are kept for ten minutes, and the newest for as long as it is that', async () => {
      await store.tell(ada, { name: 'payments' }, { name: 'services' })
      const newest = await store.newestNews(ada)
      const since = (minutes: number) => store.newsSince(ada, newest, Date.now() + minutes * 60_000)
      const all = (await since(0)) ?? []
      expect(all.at(-1)?.id).toBe(newest)
      expect(all.length).toBeGreaterThan(1)
      await store.sweep(Date.now() + 9 * 60_000)
      // The last ones come again, for as long as others may have been under way beside them.
      expect(await since(9)).toEqual(all)
      expect(await since(11)).toEqual([])
      await store.sweep(Date.now() + 11 * 60_000)
      expect(await since(11)).toEqual([])
      expect(await store.newsSince(ada, all[0]?.id ?? '', Date.now())).toBeUndefined()
    })
  })

  describe('what is removed, ended and erased', () => {
    const grace = 'client-grace-hopper'
    const email = 'hopper@example.com'
    const attachment = (id: string) => ({ id, name: `${id} of Grace.pdf` })
    const upload = (id: string) => ({ ...uploadOf(id, grace), ...attachment(id) })
    const names = ['invoice', 'document', 'picture', 'answer', 'loose']
    const uploads = names.map((name) => upload(`grace-${name}`))
    const ticketId = 'TKT-GRACE'
    const link = (tokenHash: string) => ({ tokenHash, clientId: grace, expiresAt: now.getTime() + 60_000 })

    beforeAll(async () => {
      const [project] = seed.projects
      const [payment] = seed.payments
      const [update] = seed.updates
      const [file] = seed.files
      if (!project || !payment || !update || !file) throw new Error('The seed has some of each.')
      const mine = { ...project, clientId: grace, serviceName: "Grace's harbour", purchaseOrder: 'Grace 7' }
      const both = ['paid', 'free']
      const shown = [attachment('grace-picture'), attachment('grace-loose')]
      const said = (files: string[]) => ({
        ...messageFrom(grace, 'Grace Hopper'),
        attachments: files.map(attachment),
      })
      await store.load({
        clients: [
          {
            ...{ id: grace, name: 'Grace Hopper', email, company: 'Hopper Marine', consultantId: null },
            ...{ passwordHash: 'hash', passwordVersion: 3 },
          },
        ],
        projects: both.map((name) => ({ ...mine, _id: `grace-${name}`, serviceId: `HW-${name}` })),
        updates: both.map((name) => ({
          ...{ ...update, _id: `update-${name}`, projectId: `grace-${name}`, files: structuredClone(shown) },
        })),
        milestones: [
          { projectId: 'grace-free', title: 'Grace', description: '', dueDate: '', status: 'Pending' },
        ],
        payments: [
          {
            ...{ ...payment, id: 'payment-grace', paymentId: 'PAY-GH', description: 'For Grace' },
            ...{ clientId: grace, projectId: 'grace-paid', invoice: attachment('grace-invoice') },
          },
        ],
        notifications: [{ ...notificationOf('bell-grace'), message: 'Hello Grace', clientId: grace }],
        uploads: structuredClone(uploads),
        files: both.map((name) => ({
          ...{ ...file, id: `file-${name}`, projectId: `grace-${name}`, uploaderId: grace },
          ...{ uploaderName: 'Grace Hopper', upload: upload('grace-document') },
        })),
        tickets: [
          { ...ticketOf(ticketId), clientId: grace, messages: [said(['grace-answer', 'grace-picture'])] },
        ],
      })
      // She writes on a ticket of Ada's, too, and uploads there.
      const message = messageFrom(grace, 'Grace Hopper')
      await store.addMessage({ clientId: ada, ticketId: 'TKT-H8WK35TN', message, uploads: [] })
      const shared = { ...file, id: 'file-shared', uploaderId: grace, uploaderName: 'Grace Hopper' }
      const theirs = uploadOf('upload-shared', ada)
      await store.addFile({ ...shared, projectId: 'project-newsletter', upload: theirs }, theirs)
    })

    const discarded = async () => (await store.discarded(100)).toSorted()

    test('all that is kept of a client is found, and of nobody else', async () => {
      const { milestones, tickets, uploads, ...others } = await store.recordsOf(grace)
      const ids = (rows: readonly object[]) => rows.map((row) => Object(row)._id ?? Object(row).id).toSorted()
      const found = Object.entries(others).map(([name, rows]) => [name, ids(rows)])
      expect(Object.fromEntries(found)).toMatchObject({
        ...{ clients: [grace], projects: ['grace-free', 'grace-paid'], payments: ['payment-grace'] },
        ...{ updates: ['update-free', 'update-paid'], files: ['file-free', 'file-paid'] },
        notifications: ['bell-grace'],
      })
      expect(milestones).toMatchObject([{ title: 'Grace' }])
      expect(tickets).toMatchObject([{ ticketId, messages: [{ messageFromId: grace }] }])
      expect(uploads).toHaveLength(5)
      expect(Object.values(await store.recordsOf('nobody')).flat()).toEqual([])
      expect(ids(await store.findPayments('PAY-GH'))).toEqual(['payment-grace'])
      expect(await store.findPayments('payment-grace')).toMatchObject([{ paymentId: 'PAY-GH' }])
    })

    test('a file goes from all that has it, and its bytes are to go', async () => {
      await store.removeUpload(upload('grace-picture'))
      const { updates, tickets, uploads } = await store.recordsOf(grace)
      expect(updates.map(({ files }) => files)).toEqual(Array(2).fill([attachment('grace-loose')]))
      expect(tickets[0]?.messages[0]?.attachments).toEqual([attachment('grace-answer')])
      expect(uploads).toHaveLength(4)
      expect(await store.upload('grace-picture')).toBeUndefined()
      await store.removeUpload(upload('grace-document'))
      expect((await store.recordsOf(grace)).files).toEqual([])
      expect(await discarded()).toEqual(['grace-document', 'grace-picture'])
      await store.forgetDiscarded(['grace-picture'])
      expect(await discarded()).toEqual(['grace-document'])
    })

    test('a project goes with what is in it, and lists are as before without it', async () => {
      const before = await rowsOf('projects', grace)
      await store.remove({ projects: ['grace-free'], uploads: ['grace-loose'] })
      expect(await rowsOf('projects', grace)).toEqual(before.filter(({ _id }) => _id !== 'grace-free'))
      for (const name of ['updates', 'milestones', 'files'] as const) {
        expect(await rowsOf(name, 'grace-free')).toEqual([])
      }
      expect(await rowsOf('updates', 'grace-paid')).toHaveLength(1)
      expect(await discarded()).toEqual(['grace-document', 'grace-loose'])
    })

    test('sessions end, with each link, and a closed account gets none', async () => {
      const find = (tokenHash: string) => store.clientByResetLink({ ...link(tokenHash), now: now.getTime() })
      const lock = () => store.changeClient(grace, { email: `locked ${now.toISOString()}: ${email}` })
      await store.saveResetLink(link('before'))
      await lock()
      expect(await find('before')).toBeUndefined()
      await store.changeClient(grace, { email })
      expect(await find('before')).toMatchObject({ id: grace })
      await store.endSessions(grace)
      expect(await store.client(grace)).toMatchObject({ passwordVersion: 4, passwordHash: 'hash' })
      expect(await find('before')).toBeUndefined()
      await lock()
      expect(await store.clientByEmail(email)).toBeUndefined()
      expect(await store.saveResetLink(link('closed'))).toBe(false)
      expect(await find('closed')).toBeUndefined()
      await store.changeClient(grace, { email })
      expect(await store.saveResetLink(link('open'))).toBe(true)
    })

    test('the trail has what was done, newest first, of all or of one client', async () => {
      const act = { at: now.toISOString(), by: 'maya', says: 'Grace has it.', reason: 'Grace' }
      const first = { ...act, verb: 'notify', clientId: grace }
      const second = { ...act, verb: 'consultant add', clientId: null }
      await store.addAct(first)
      await store.addAct(second)
      expect(await store.acts()).toEqual([second, first])
      expect(await store.acts(grace)).toEqual([first])
      expect(await store.acts(ada)).toEqual([])
    })

    test('an act and what it tells of are written together, or neither', async () => {
      const write = store.together(async (within) => {
        // The store in memory takes nothing back.
        if (within !== store) await within.changeClient(grace, { company: 'Taken back' })
        throw new Error('Full')
      })
      await expect(write).rejects.toThrow('Full')
      expect(await store.client(grace)).toMatchObject({ company: 'Hopper Marine' })
      expect(await store.together(async (within) => (await within.client(grace))?.name)).toBe('Grace Hopper')
    })

    test('an erased client is nowhere, and the payments stay', async () => {
      const later = now.getTime() + 60_000
      const counted = [`device:${email} 192.0.2.1`, `signInAccount:${email}`, `mail:${email} 192.0.2.1`]
      for (const key of [...counted, `device:other-${email} 192.0.2.1`]) await store.mark(key, later)
      await store.addMail({ id: 'mail-grace', clientId: grace, sealed: '', until: 1, dueAt: 1, tries: 0 })
      const claim = { clientId: grace, key: 'grace', digest: '', now: now.getTime(), expiresAt: later }
      await store.once(claim, async () => ticketId)
      await store.tell(grace, { name: 'payments' })
      const before = await store.newestNews(grace)

      await store.forgetCounts(email)
      await store.erase(grace, 'erased', [])

      const records = await store.recordsOf(grace)
      const totalCost = seed.projects[0]?.totalCost
      expect(records).toMatchObject({
        clients: [
          { id: grace, name: 'Former client', email: 'erased', passwordHash: '', passwordVersion: 5 },
        ],
        projects: [{ _id: 'grace-paid', serviceId: 'HW-paid', serviceName: 'HW-paid', totalCost }],
        payments: [{ paymentId: 'PAY-GH', receivedAmount: seed.payments[0]?.receivedAmount, invoice: null }],
        ...{ updates: [], milestones: [], notifications: [], tickets: [], files: [], uploads: [] },
      })
      const files = await rowsOf('files', 'project-newsletter')
      const others = [await rowsOf('tickets', ada), files, await store.acts()]
      expect(JSON.stringify([records, others])).not.toMatch(
        /grace hopper|hopper@|Grace's|of Grace|Grace 7|hopper marine|for grace/i,
      )
      expect(JSON.stringify(others)).toContain('Former client')
      expect(await store.acts(grace)).toMatchObject([{ by: 'maya', verb: 'notify', says: '', reason: '' }])
      expect(await discarded()).toEqual(['grace-answer', 'grace-document', 'grace-invoice', 'grace-loose'])
      const isCounted = (key: string) => store.isCounted(key, now.getTime())
      expect(await Promise.all(counted.map(isCounted))).toEqual([false, false, false])
      expect(await isCounted(`device:other-${email} 192.0.2.1`)).toBe(true)
      expect(await store.countMails()).toBe(0)
      expect(await store.clientByResetLink({ ...link('open'), now: now.getTime() })).toBeUndefined()
      expect(await store.once(claim, async () => 'anew')).toMatchObject({ isNew: true })
      // The pages have heard that the session is over, and what came before is gone.
      expect(await store.newsSince(grace, before, Date.now())).toBeUndefined()
      const last = await store.newestNews(grace)
      expect(await store.newsSince(grace, last, Date.now())).toMatchObject([{ name: 'session' }])
    })

    test('erased twice is as erased once, and files that have to stay do', async () => {
      await store.load({ uploads: [upload('grace-kept'), upload('grace-gone')] })
      const before = await store.recordsOf(grace)
      await store.erase(grace, 'erased', ['grace-kept'])
      expect(await store.recordsOf(grace)).toEqual({
        ...before,
        clients: [{ ...before.clients[0], passwordVersion: 6 }],
        uploads: [upload('grace-kept')],
      })
      await store.forgetDiscarded(await store.discarded(100))
      expect(await store.discarded(100)).toEqual([])
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

const notificationOf = (_id: string) => ({
  ...{ _id, title: 'News', message: 'There is news.', CTA: '', CTAPath: '' },
  ...{ createdAt: now.toISOString(), read: false },
})

const ticketOf = (ticketId: string) => ({
  ...{ ticketId, subject: 'News', status: 'Open' },
  ...{ createdAt: now.toISOString(), messages: [said('News?').message] },
})

const uploadOf = (id: string, clientId: string): Upload => ({
  ...{ id, clientId, name: 'a.pdf', type: 'application/pdf', size: 5 },
})

/** A file of the newsletter. */
const fileOf = (id: string, { id: uploadId, name, size }: Upload) => ({
  ...{ id, projectId: 'project-newsletter', name: 'Plan', remarks: 'As discussed', userType: 'Client' },
  ...{ uploaderId: ada, uploaderName: 'Ada Lovelace', createdAt: now.toISOString() },
  upload: { id: uploadId, name, size },
})

function said(message: string): { message: KeptMessage; uploads: Upload[] } {
  return {
    message: {
      ...{ message, messageFrom: 'Mary Somerville', messageFromUserType: 'Client' },
      ...{ date: now.toISOString(), attachments: [] },
    },
    uploads: [],
  }
}

const messageFrom = (messageFromId: string, messageFrom: string): KeptMessage => ({
  ...said('I am Grace Hopper.').message,
  ...{ messageFromId, messageFrom, message: 'Words.' },
})
