/** What the client has seen or settled leaves the bell by itself, and what waits is counted in one place. */
import { describe, expect, test } from 'vitest'
import { answer, fail, offline } from '../../../server/api/intercept'
import { openPortal, openSignedIn, type PortalOptions } from '../portal'
import { pass, stopTimeInTests, until } from '../server'

stopTimeInTests()

const ticketPath = '/support/ticket/7'
const updatesPath = '/services/service/a/project-updates'
const item = (_id: string, CTAPath: string, createdAt = '2026-01-01T10:00:00.000Z') => ({
  ...{ _id, title: _id, CTAPath, createdAt },
})
const rows = [
  item('ticket', ticketPath),
  item('updates', updatesPath),
  item('odd', '/no/such/screen'),
  item('none', ''),
]
const ticket = { route: 'ticket', params: { ticketId: '7' } } as const
const updates = { route: 'projectUpdates', params: { serviceId: 'a' } } as const

async function open(options: PortalOptions = {}) {
  const tab = await openSignedIn({
    ...options,
    rules: {
      notifications: answer({ data: rows }),
      markNotificationRead: answer({ success: true }),
      ...options.rules,
    },
  })
  return { ...tab, ...(await watch(tab)) }
}

async function watch(tab: Awaited<ReturnType<typeof openPortal>>) {
  const settled: string[] = []
  tab.$bellCount.listen(() => {})
  tab.watchBell((id) => settled.push(id))
  const ids = () => {
    const resource = tab.$notifications.get()
    return resource.status === 'ready' ? resource.data.map(({ _id }) => _id) : resource.status
  }
  await until(() => expect(ids()).not.toBe('loading'))
  return { settled, ids }
}

test('what is seen leaves by the call of dismissing; what is about nothing known stays', async () => {
  const { noteSeen, server, ids, settled, toasts } = await open()
  noteSeen({}, ticket)
  expect(ids()).toEqual(['updates', 'odd', 'none'])
  await until(() => expect(settled).toEqual(['ticket']))
  expect(server.count('markNotificationRead')).toBe(1)
  noteSeen({}, updates)
  expect(ids()).toEqual(['odd', 'none'])
  expect(toasts).toEqual([])
})

test('what is seen before the bell has loaded leaves it, too', async () => {
  const tab = await openSignedIn({ rules: { notifications: answer({ data: rows }) } })
  tab.noteSeen({}, ticket)
  const { ids } = await watch(tab)
  expect(ids()).not.toContain('ticket')
})

test('an answer settles what rang for it, and nothing else of its screen', async () => {
  const later = item('later', updatesPath, '2026-01-01T12:00:00.000Z')
  const { noteAnswered, ids } = await open({ rules: { notifications: answer({ data: [...rows, later] }) } })
  noteAnswered(updates, '2026-01-01T09:58:00.000Z')
  expect(ids()).toEqual(['later', 'ticket', 'odd', 'none'])
})

describe('an answer that comes while its ticket is open', () => {
  const late = (createdAt: string) => answer({ data: [...rows, item('late', ticketPath, createdAt)] })
  /** Longer than the clocks may differ, in milliseconds. */
  const tenMinutes = 600_000

  test('is seen with it', async () => {
    const { noteSeen, server, ids, $notifications } = await open()
    const date = new Date(Date.now() + tenMinutes).toISOString()
    await pass(tenMinutes)
    noteSeen({}, ticket, date)
    server.rules.notifications = late(date)
    $notifications.refresh()
    await pass(1000)
    expect(ids()).toEqual(['updates', 'odd', 'none'])
  })

  test('and rings where it came after what was seen, whatever the clock of the client says', async () => {
    const { noteSeen, server, ids, $notifications } = await open()
    const seen = new Date(Date.now() - 3_600_000)
    noteSeen({}, ticket, seen.toISOString())
    server.rules.notifications = late(new Date(seen.getTime() + 40_000).toISOString())
    $notifications.refresh()
    await until(() => expect(ids()).toContain('late'))
  })

  test('and after it was left, rings', async () => {
    const { noteSeen, server, ids, $notifications } = await open()
    const data = {}
    noteSeen(data, ticket)
    await pass(tenMinutes)
    server.rules.notifications = late(new Date().toISOString())
    // The same data is shown once more, from the cache.
    noteSeen(data, ticket)
    $notifications.refresh()
    await until(() => expect(ids()).toContain('late'))
  })
})

describe('a server that', () => {
  test('refuses is told once, and nobody hears of it', async () => {
    const rules = { markNotificationRead: fail(403, 'No.') }
    const { noteSeen, server, ids, toasts, $notifications } = await open({ rules })
    noteSeen({}, ticket)
    await until(() => expect(server.count('markNotificationRead')).toBe(1))
    await pass(5000)
    $notifications.refresh()
    await pass(60_000)
    expect([ids(), toasts]).toEqual([['updates', 'odd', 'none'], []])
    expect(server.count('markNotificationRead')).toBe(1)
  })

  test('can not be reached is told later, and nobody hears of it', async () => {
    const { noteSeen, server, ids, toasts } = await open({ rules: { markNotificationRead: offline() } })
    noteSeen({}, ticket)
    await until(() => expect(server.count('markNotificationRead')).toBe(1))
    server.rules.markNotificationRead = answer({ success: true })
    await pass(60_000)
    await until(() => expect(server.count('markNotificationRead')).toBeGreaterThan(1))
    expect([ids(), toasts]).toEqual([['updates', 'odd', 'none'], []])
  })
})

test('what a server refuses after a reload is told to nobody, too', async () => {
  const session = new Map<string, string>()
  const { noteSeen, browser, server } = await open({ session, rules: { markNotificationRead: offline() } })
  noteSeen({}, ticket)
  await until(() => expect(server.count('markNotificationRead')).toBe(1))
  await pass(12_000)
  server.rules.markNotificationRead = fail(403, 'No.')
  const next = await openPortal({ browser, session, server })
  const { ids } = await watch(next)
  await until(() => expect(next.$untold.get()).toEqual([]))
  expect([ids(), next.toasts]).toEqual([['updates', 'odd', 'none'], []])
})

describe('what the server does not know yet', () => {
  /** Ada has seen the ticket that the bell has rung for, and the server can't be told. */
  async function openUntold(options?: PortalOptions) {
    const session = new Map<string, string>()
    const tab = await open({ session, ...options, rules: { markNotificationRead: offline() } })
    tab.noteSeen({}, ticket)
    await until(() => expect(tab.$untold.get()).toEqual(['ticket']))
    return { ...tab, session }
  }

  test.each([
    ['local', 'memory'],
    ['session', 'local'],
    ['memory', 'local'],
  ] as const)('is kept for the tab alone when what was %s becomes %s', async (before, storage) => {
    const { configure, browser, session } = await openUntold({ settings: { storage: before } })
    configure({ storage })
    await pass(1000)
    const isKept = storage !== 'memory'
    for (const key of ['client-portal:untold', 'client-portal:settled'])
      expect([session.has(key), browser.local.has(key)]).toEqual([isKept, false])
  })

  test('is no longer kept once it does', async () => {
    const { server, session, $untold } = await openUntold()
    expect(session.get('client-portal:settled')).toContain('ticket')
    server.rules.markNotificationRead = answer({ success: true })
    await pass(60_000)
    await until(() => expect($untold.get()).toEqual([]))
    expect([...session.keys()]).not.toContain('client-portal:settled')
  })

  test('and is dismissed by hand after a reload comes back with the reason', async () => {
    const { browser, server, session } = await openUntold()
    const next = await openPortal({ browser, session, server })
    const { ids } = await watch(next)
    const refused: string[] = []
    void next.dismissNotifications(
      ['ticket'],
      () => {},
      ({ message }) => refused.push(message),
    )
    await pass(12_000)
    expect([ids(), [...session.keys()]]).toEqual([
      ['updates', 'odd', 'none'],
      expect.not.arrayContaining(['client-portal:settled']),
    ])
    server.rules.markNotificationRead = fail(403, 'No.')
    await pass(60_000)
    await until(() => expect(ids()).toContain('ticket'))
    expect(refused).toEqual(['No.'])
  })
})

test('a second tab follows, and it is so after a reload', async () => {
  const tab = await openSignedIn()
  const two = await openPortal({ browser: tab.browser, server: tab.server })
  await two.isSignedIn()
  const [first, second] = [await watch(tab), await watch(two)]
  expect(second.ids()).toContain('notification-ticket-answered')
  tab.noteSeen({}, { route: 'ticket', params: { ticketId: 'TKT-M4XQ72PD' } })
  await until(() => expect(first.settled).toHaveLength(1))
  two.$notifications.refresh()
  await until(() => expect(second.ids()).not.toContain('notification-ticket-answered'))
  const reloaded = await watch(await openPortal({ browser: tab.browser, server: tab.server }))
  await until(() => expect(reloaded.ids()).toHaveLength(4))
})

describe('what waits', () => {
  const everywhere = { tickets: true, projects: ['a'] }
  const waits = (to: typeof ticket | typeof updates, date = '2026-01-01T09:00:00.000Z') => ({
    ...{ kind: to.route === 'ticket' ? 'ticket' : 'update', date, to },
  })

  test('is not counted by the bell, but stands in it', async () => {
    const { noteWaiting, ids, $bellCount, $duties } = await open()
    expect($bellCount.get()).toBe(4)
    noteWaiting([waits(ticket), { kind: 'payment', date: '' }], everywhere)
    expect([ids().length, $bellCount.get(), $duties.get()]).toEqual([4, 3, ['ticket']])
  })

  test('is another thing than what came days later on the same screen, or comes now', async () => {
    const { noteWaiting, server, $notifications, $bellCount } = await open()
    noteWaiting([waits(ticket, '2025-12-01')], everywhere)
    expect($bellCount.get()).toBe(4)
    noteWaiting([waits(ticket)], everywhere)
    expect($bellCount.get()).toBe(3)
    await pass(5000)
    server.rules.notifications = answer({ data: [...rows, item('late', ticketPath)] })
    $notifications.refresh()
    await until(() => expect($bellCount.get()).toBe(4))
  })

  test('stays where it was not looked for again', async () => {
    const { noteWaiting, ids, $duties } = await open()
    noteWaiting([waits(ticket), waits(updates)], everywhere)
    noteWaiting([], { tickets: false, projects: ['b'] })
    expect([ids().length, [...$duties.get()].sort()]).toEqual([4, ['ticket', 'updates']])
  })

  test('leaves the bell once it is settled, and is known after a reload', async () => {
    const session = new Map<string, string>()
    const { browser, server, noteWaiting } = await open({ session })
    noteWaiting([waits(ticket), waits(updates)], everywhere)
    const next = await openPortal({ browser, session, server })
    const { ids, settled } = await watch(next)
    expect(next.$bellCount.get()).toBe(2)
    next.noteWaiting([waits(updates)], everywhere)
    expect(ids()).toEqual(['updates', 'odd', 'none'])
    await until(() => expect(settled).toEqual(['ticket']))
    expect(next.$bellCount.get()).toBe(2)
  })
})
