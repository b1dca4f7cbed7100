/** Clients hear by mail of what has rung their bell: once, when they want it, and not of what they have seen meanwhile. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isFull } from '../../../tests/tiers'
import { answerTicket } from '../../api/answer-ticket'
import { createClock } from '../../base/clock'
import type { Mail } from '../../mail/mail'
import { createNotices, type NoticesOptions } from '../../mail/notices'
import { createMailQueue } from '../../mail/queue'
import { withColleagues } from '../../seed/colleagues'
import { createSeed } from '../../seed/seed'
import { closedEmail } from '../../stores/closed'
import { noRecords } from '../../stores/no-records'
import type { Store } from '../../stores/store'
import { type Opened, stores } from '../stores/each-store'

const start = new Date('2026-11-20T12:00:00.000Z')
const secret = new TextEncoder().encode('a secret of 32 bytes for a test.')
const ada = 'client-ada'

describe.each(Object.entries(stores))('with the store in %s', (_name, open) => {
  let opened: Opened
  let store: Store
  let sent: Mail[]
  let errors: unknown[]
  let clock: ReturnType<typeof createClock>
  let closing: (() => Promise<void>)[]

  beforeEach(async () => {
    opened = await open()
    store = opened.store
    clock = createClock(start)
    ;[sent, errors, closing] = [[], [], []]
    await store.load(await createSeed({ now: start, hashPassword: async () => '', withoutLarge: true }))
    await store.changeClient(ada, { name: 'Ada' })
    await store.changeDetails(ada, { timeZone: '', language: '' })
    // Her seed has one that is due in five days.
    for (const { _id } of (await store.list('projects', ada)).rows)
      await store.changeProject(_id, { dueAmount: 0 })
  }, 60_000)

  afterEach(async () => {
    for (const close of closing) await close()
    await opened.close()
    expect(errors).toEqual([])
  })

  /** A server. All of them share the database. */
  function serve(more: Partial<NoticesOptions> = {}) {
    const log = (error: unknown) => errors.push(error)
    const send = async (mail: Mail) => void sent.push(mail)
    const queue = createMailQueue({ store, secret, send, log, now: () => clock.now().getTime() })
    const notices = createNotices({
      ...{ store, mails: queue, secret, clock: clock.now, log },
      ...{
        waitSeconds: 120,
        portalUrl: 'https://portal.example.com',
        apiUrl: 'https://portal.example.com/api/v1',
      },
      ...{ language: 'en', timeZone: 'UTC' },
      ...more,
    })
    const close = async () => {
      await notices.close()
      await queue.close()
    }
    closing.push(close)
    return { look: notices.look, close }
  }

  /** A server looks, and what it tells is sent. @returns the mails that came */
  async function look(...servers: ReturnType<typeof serve>[]): Promise<Mail[]> {
    sent = []
    const all = servers.length > 0 ? servers : [serve()]
    await Promise.all(all.map((server) => server.look()))
    for (const server of all) await server.close()
    return sent
  }

  const answer = async (subject = 'The menu', ticketId = 'TKT-M4XQ72PD') => {
    const ticket = { clientId: ada, ticketId, subject, status: 'Open', createdAt: '', messages: [] }
    const date = clock.now().toISOString()
    await answerTicket(store, { ticket, from: 'Maya', message: 'It is mended: the code is 4711.', date })
  }
  const subjects = (mails: readonly Mail[]) => mails.map(({ subject }) => subject)

  test('an answer is told after two minutes, once, with its title and where it is, and not what it says', async () => {
    await answer()
    clock.advance({ seconds: 119 })
    expect(await look()).toEqual([])
    clock.advance({ seconds: 1 })
    const [mail, ...others] = await look()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: 'client@example.com', subject: 'News on your ticket: The menu' })
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('https://portal.example.com/support/ticket/TKT-M4XQ72PD')
      expect(part).not.toMatch(/mended|4711/)
    }
    clock.advance({ days: 2 })
    expect(await look()).toEqual([])
  })

  test.each<[string, () => Promise<unknown>]>([
    ['read in the portal', () => store.markNotificationsRead(ada, '/support/ticket/TKT-M4XQ72PD')],
    [
      'removed',
      async () => {
        const [bell] = (await store.list('notifications', ada)).rows
        await store.remove({ notifications: [bell?._id ?? ''] })
      },
    ],
    ['turned off', () => store.changeMailSettings(ada, { answers: 'never' })],
    [
      'of an account that is closed',
      () =>
        store.changeClient(ada, {
          email: closedEmail({ id: ada, email: 'a@example.com' }, 'locked', start.toISOString()),
        }),
    ],
    ['of a client who is erased', () => store.erase(ada, `erased ${start.toISOString()}: ${ada}`, [])],
  ])('what is %s meanwhile is not told', async (_what, happen) => {
    await answer()
    await happen()
    clock.advance({ days: 3 })
    expect(await look()).toEqual([])
    expect(await store.notices(ada)).toEqual([])
  })

  test('where clients are not told at all, nothing waits for the day on which they are', async () => {
    await answer()
    clock.advance({ minutes: 2 })
    expect(await look(serve({ isOn: false }))).toEqual([])
    expect(await look()).toEqual([])
  })

  test('what comes within the two minutes is one mail, and several answers on one ticket are one line', async () => {
    await answer('The menu')
    clock.advance({ seconds: 60 })
    await answer('The menu')
    await answer('The footer', 'TKT-H8WK35TN')
    clock.advance({ seconds: 60 })
    const mails = await look()
    expect(subjects(mails)).toEqual(['News in your client portal: The menu, and more'])
    expect(mails[0]?.text.match(/News on your ticket/g)).toHaveLength(2)
  })

  test('very many answers are one mail, which stays short', async () => {
    await answer()
    const bell = await bellOf(ada)
    await store.together(async (store) => {
      for (let index = 1; index < (isFull ? 1_000 : 100); index++) {
        const notice = { kind: 'answers', about: `Ticket ${index}` } as const
        await store.addNotification({ ...bell, _id: `bell-${index}` }, notice)
      }
    })
    clock.advance({ minutes: 2 })
    const [mail, ...others] = await look()
    expect(others).toEqual([])
    expect(mail?.text.match(/News on your ticket/g)).toHaveLength(10)
    expect(mail?.text).toContain('The portal shows you what else is new.')
    expect(mail?.html?.length).toBeLessThan(10_000)
  }, 60_000)

  test('of servers that share a database, one tells it; and a server that stopped leaves it to the next one', async () => {
    await answer()
    await look()
    clock.advance({ minutes: 2 })
    expect(await look(serve(), serve(), serve())).toHaveLength(1)
  })

  test.each([
    ['Pacific/Auckland', '2026-11-20T12:00:00Z', '2026-11-20T19:00:00Z'],
    ['America/New_York', '2026-11-20T13:00:01Z', '2026-11-21T13:00:00Z'],
    ['', '2026-11-20T07:59:00Z', '2026-11-20T08:00:00Z'],
    ['No/Such_Zone', '2026-11-20T12:00:00Z', '2026-11-21T08:00:00Z'],
    // The clocks are put forward at two in the morning.
    ['Europe/Berlin', '2027-03-27T12:00:00Z', '2027-03-28T06:00:00Z'],
  ])('once a day is at eight in the zone of the client: in "%s", of %s at %s', async (timeZone, from, at) => {
    await store.changeDetails(ada, { timeZone })
    await store.changeMailSettings(ada, { answers: 'daily' })
    clock.set(new Date(from))
    await answer('One')
    await answer('Another', 'TKT-H8WK35TN')
    clock.set(new Date(Date.parse(at) - 1000))
    expect(await look()).toEqual([])
    clock.advance({ seconds: 1 })
    expect(await look()).toHaveLength(1)
  })

  test('who chooses another time is told what waits by it', async () => {
    await store.changeMailSettings(ada, { answers: 'daily' })
    await answer()
    clock.advance({ minutes: 5 })
    expect(await look()).toEqual([])
    await store.changeMailSettings(ada, { answers: 'at-once' })
    expect(await look()).toHaveLength(1)
  })

  test('for one who can not be told, others do not wait', async () => {
    await answer()
    await store.addNotification(
      { ...(await bellOf(ada)), _id: 'of-mary', clientId: 'client-new' },
      { kind: 'answers', about: 'For Mary' },
    )
    clock.advance({ minutes: 2 })
    const { client } = store
    const inTurn: Store['inTurn'] = (id, write) =>
      id === ada ? Promise.reject(new Error('Out of order')) : store.inTurn(id, write)
    const broken = serve({ store: { ...store, client, inTurn } })
    expect(subjects(await look(broken))).toEqual(['News on your ticket: For Mary'])
    expect(errors.splice(0).map(String)).toEqual(['Error: Out of order'])
    clock.advance({ minutes: 10 })
    expect(subjects(await look())).toEqual(['News on your ticket: The menu'])
  })

  const bellOf = async (clientId: string) => {
    const [bell] = (await store.list('notifications', clientId)).rows
    if (!bell) throw new Error('There is none.')
    return bell
  }

  describe('a payment', () => {
    const project = 'project-website-relaunch'
    const due = (dueDate: string, dueAmount = 12_125) => store.changeProject(project, { dueDate, dueAmount })
    /** From one morning to another, a server looks every hour. @returns when it told what */
    async function pass(hours: number): Promise<string[]> {
      const told: string[] = []
      for (let hour = 0; hour < hours; hour++) {
        const at = clock.now().toISOString().slice(0, 13)
        for (const { subject } of await look()) told.push(`${at} ${subject}`)
        clock.advance({ hours: 1 })
      }
      return told
    }

    test('is told three days before the day on which it is due, and on that day: once each, from eight on, without the amount', async () => {
      await due('2026-11-24')
      const days = [await pass(24), await pass(48), await pass(48)]
      const subject = 'Payment due on November 24, 2026: Website relaunch'
      expect(days).toEqual([[`2026-11-21T09 ${subject}`], [], [`2026-11-24T09 ${subject}`]])
      expect((await bellOf(ada)).title).toBe('A payment is due today')
    })

    test('rings in the language of the client', async () => {
      await store.changeDetails(ada, { language: 'fr' })
      await due('2026-11-20')
      await look()
      expect(await bellOf(ada)).toMatchObject({
        title: 'Un paiement est dû aujourd’hui',
        message: 'Website relaunch : veuillez payer avant le 20 novembre 2026 inclus.',
      })
    })

    test('that is paid meanwhile is not told, and the bell is quiet again', async () => {
      await due('2026-11-22')
      expect(await look()).toEqual([])
      expect(await bellOf(ada)).toMatchObject({ title: 'A payment is due soon', read: false })
      await due('2026-11-22', 0)
      expect(await pass(72)).toEqual([])
      expect((await bellOf(ada)).read).toBe(true)
    })

    test('is told to those who may pay, as long as they may', async () => {
      const [, charles = expect.fail(), luigi = expect.fail()] = withColleagues(
        { ...noRecords(), clients: [(await store.client(ada)) ?? expect.fail()] },
        start,
      ).clients
      const tess = { ...luigi, id: 'client-tess', email: 'tess@example.com', invitedAt: '' }
      const paul = { ...tess, id: 'client-paul', email: 'paul@example.com', role: 'pay' }
      // One pays, one is invited to, one only looks, and one will.
      await store.load({ clients: [charles, { ...luigi, role: 'pay' }, tess, paul] })
      await due('2026-11-21')
      expect(await look()).toEqual([])
      const rung = await Promise.all(
        [charles, luigi, tess, paul].map(
          async ({ id }) => (await store.list('notifications', id)).rows.length,
        ),
      )
      expect(rung).toEqual([1, 0, 0, 1])
      await store.changeClient(paul.id, { role: 'look' })
      clock.advance({ hours: 21 })
      const subject = 'Payment due on November 21, 2026: Website relaunch'
      // A server that stops leaves what is not sent to the next one.
      const told = [...(await look()), ...(await look()), ...(await look())]
      expect(told.map((mail) => `${mail.to}: ${mail.subject}`).toSorted()).toEqual([
        `charles@example.com: ${subject}`,
        `client@example.com: ${subject}`,
      ])
      expect((await bellOf(paul.id)).read).toBe(true)
    })

    test('that has another day is told by that one alone', async () => {
      await due('2026-11-22')
      expect(await look()).toEqual([])
      await due('2026-12-01')
      expect(await pass(24 * 7)).toEqual([])
      expect(await pass(24 * 7)).toHaveLength(2)
    })

    test.each(['', 'soon', '2026-11-19', '2026-13-45'])('on the day "%s" is not told', async (day) => {
      await due(day)
      expect(await pass(30)).toEqual([])
    })

    test('rings once, whichever servers look', async () => {
      await due('2026-11-20')
      await look(serve(), serve(), serve())
      const rung = (await store.list('notifications', ada)).rows.filter(({ title }) =>
        /payment is due/.test(title),
      )
      expect(rung).toHaveLength(1)
    })
  })
})
