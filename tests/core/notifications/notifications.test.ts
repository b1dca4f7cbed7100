/** The bell: what is unread, news that arrives, and what is dismissed. */
import { describe, expect, test } from 'vitest'
import { answer, fail, hang, offline } from '../../../server/api/intercept'
import { countOnBell } from '../../../src/core/notifications/notifications'
import { createServerInTime, holdBack, openPortal, openSignedIn, type PortalOptions } from '../portal'
import { pass, stopTimeInTests, until } from '../server'

stopTimeInTests()

const item = (_id: string, createdAt = '2026-01-01', more = {}) => ({ _id, title: _id, createdAt, ...more })
const three = [item('old', '2026-01-01'), item('new', '2026-03-01'), item('middle', '2026-02-01')]

async function open(rows: object[] = three, options: PortalOptions = {}) {
  const notifications = answer({ success: true, data: rows })
  const markNotificationRead = answer({ success: true })
  const tab = await openSignedIn({ ...options, rules: { notifications, markNotificationRead } })
  const stop = tab.$notifications.listen(() => {})
  const ids = () => {
    const resource = tab.$notifications.get()
    return resource.status === 'ready' ? resource.data.map(({ _id }) => _id) : resource.status
  }
  if (rows.length > 0) await until(() => expect(ids()).toHaveLength(rows.length))
  /** Dismisses some. @returns those that the server has taken */
  const dismiss = async (...which: string[]) => {
    const taken: string[] = []
    await tab.dismissNotifications(which, (id) => taken.push(id))
    return taken
  }
  return { ...tab, stop, ids, dismiss }
}

test('the newest comes first', async () => {
  const { ids } = await open()
  expect(ids()).toEqual(['new', 'middle', 'old'])
})

test('what says the same of the same thing is one entry, which counts once', async () => {
  const path = '/support/ticket/7'
  const same = { title: 'Answered', CTAPath: path }
  const rows = [
    ...[item('old', '2026-01-01', same), item('new', '2026-03-01', same)],
    item('asked', '2026-02-01', { title: 'Asked', CTAPath: path }),
    ...[item('none'), item('nothing')],
  ]
  const { $notifications, $bellCount, entriesOf } = await open(rows)
  const resource = $notifications.get()
  const entries = resource.status === 'ready' ? entriesOf(resource.data) : []
  expect(entries.map((entry) => entry.map(({ _id }) => _id))).toEqual([
    ['new', 'old'],
    ['asked'],
    ['none'],
    ['nothing'],
  ])
  expect($bellCount.get()).toBe(4)
})

describe.each([
  ['at the top', (rows: object[]) => rows],
  ['under data', (data: object[]) => ({ success: true, data })],
  ['under notifications', (notifications: object[]) => ({ notifications })],
])('a list %s', (_, shape) => {
  test('is read without those that were read', async () => {
    const { $notifications, server, ids } = await open()
    server.rules.notifications = answer(
      shape([item('a', '2026-01-02', { read: true }), item('b', '2026-01-02', { isRead: true }), item('c')]),
    )
    await pass(5000)
    $notifications.refresh()
    await until(() => expect(ids()).toEqual(['c']))
  })
})

describe('what was read', () => {
  const earlier = ({ $earlier }: Awaited<ReturnType<typeof open>>) => $earlier.get().map(({ _id }) => _id)

  test('can be looked back at, newest first, with what is dismissed now', async () => {
    const tab = await open()
    tab.$earlier.listen(() => {})
    tab.server.rules.notifications = answer({
      data: [item('a', '2026-01-02', { read: true }), item('b', '2026-01-03', { isRead: true }), ...three],
    })
    await pass(5000)
    tab.$notifications.refresh()
    await until(() => expect(earlier(tab)).toEqual(['b', 'a']))
    await tab.dismiss('middle')
    expect(earlier(tab)).toEqual(['middle', 'b', 'a'])
    expect(tab.ids()).toEqual(['new', 'old'])
  })

  test('is nothing where the server has unread ones alone', async () => {
    const tab = await open()
    tab.$earlier.listen(() => {})
    await tab.dismiss('middle')
    expect(earlier(tab)).toEqual([])
  })
})

describe('what is dismissed in one go', () => {
  async function holdTwo(options?: PortalOptions) {
    const tab = await open(three, options)
    const taken: string[] = []
    const closePanel = tab.$held.dismissWhenLeft((id) => taken.push(id))
    tab.$held.hold(['new', 'old'])
    return { ...tab, taken, closePanel, told: () => tab.server.count('markNotificationRead') }
  }

  test('is there again when the client takes it back, and the server has heard nothing', async () => {
    const { $held, ids, page, closePanel, told } = await holdTwo()
    expect(ids()).toEqual(['middle'])
    // A glance at another tab ends nothing.
    page.show(false)
    await pass(60_000)
    page.show(true)
    $held.giveBack()
    expect(ids()).toEqual(['new', 'middle', 'old'])
    closePanel()
    await pass(1000)
    expect(told()).toBe(0)
  })

  test('is told to the server when the panel is closed', async () => {
    const { $held, ids, closePanel, taken, told } = await holdTwo()
    closePanel()
    await until(() => expect(taken.toSorted()).toEqual(['new', 'old']))
    $held.giveBack()
    expect(ids()).toEqual(['middle'])
    expect(told()).toBe(2)
  })

  test('is no more than that where the server can be reached, but kept when the page is left before the answer', async () => {
    const { server, page, $untold, ids, told, closePanel } = await holdTwo()
    const { rule, goOn } = holdBack(answer({ success: true }))
    server.rules.markNotificationRead = rule
    closePanel()
    await until(() => expect(told()).toBe(2))
    expect($untold.get()).toEqual([])
    page.dispatchEvent(new Event('pagehide'))
    expect($untold.get().toSorted()).toEqual(['new', 'old'])
    goOn()
    await until(() => expect($untold.get()).toEqual([]))
    expect(ids()).toEqual(['middle'])
  })

  test('is told at once, however much it is, when the page is left', async () => {
    const rows = Array.from({ length: 9 }, (_, index) => item(`${index}`))
    const { server, page, $held, $untold } = await open(rows)
    $held.dismissWhenLeft(() => {})
    $held.hold(rows.map(({ _id }) => _id))
    server.rules.markNotificationRead = hang()
    page.dispatchEvent(new Event('pagehide'))
    await until(() => expect(server.count('markNotificationRead')).toBe(9))
    expect($untold.get()).toHaveLength(9)
  })

  test('is told by the next page of the tab when this one is gone without a word', async () => {
    const session = new Map<string, string>()
    const { page, told } = await holdTwo({ session })
    page.crash()
    expect(told()).toBe(0)
    const next = await open(three.slice(2), { session })
    await until(() => expect(next.server.count('markNotificationRead')).toBe(2))
    expect([next.$held.get(), next.$untold.get()]).toEqual([[], []])
  })
})

describe('news', () => {
  test('are looked for every 30 seconds while the bell is shown and the page is visible', async () => {
    const { server, stop, page } = await open()
    await pass(29_000)
    expect(server.count('notifications')).toBe(1)
    await pass(2000)
    expect(server.count('notifications')).toBe(2)
    page.show(false)
    await pass(120_000)
    expect(server.count('notifications')).toBe(2)
    page.show(true)
    await until(() => expect(server.count('notifications')).toBe(3))
    stop()
    await pass(120_000)
    expect(server.count('notifications')).toBe(3)
  })

  test('are looked for as often as the host says, which is never twice at a time', async () => {
    const { configure, server } = await open()
    configure({ pollSeconds: { notifications: 5 } })
    await pass(30_000)
    expect(server.count('notifications')).toBe(7)
    const before = server.count('notifications')
    server.rules.notifications = hang()
    await pass(50_000)
    expect(server.count('notifications')).toBe(before + 1)
  })

  test('with more seconds than a timer can wait do not flood the server', async () => {
    const { configure, server } = await open()
    configure({ pollSeconds: { notifications: 10_000_000 } })
    await pass(60_000)
    const before = server.count('notifications')
    await pass(3_600_000)
    expect(server.count('notifications')).toBe(before)
  })

  test('that can not be had are told once, and what is known stays', async () => {
    const { server, toasts, ids, $notifications } = await open()
    server.rules.notifications = fail(500, 'The bell is broken.')
    await pass(200_000)
    expect(server.count('notifications')).toBeGreaterThan(5)
    expect(toasts).toEqual(['error: The bell is broken.'])
    expect(ids()).toEqual(['new', 'middle', 'old'])
    expect($notifications.get()).toMatchObject({ failure: { message: 'The bell is broken.' } })
  })

  test('that can not be had again, after they could, are told again', async () => {
    const { server, toasts, $notifications } = await open()
    server.rules.notifications = fail(500, 'The bell is broken.')
    await pass(30_000)
    await until(() => expect($notifications.get()).toHaveProperty('failure'))
    delete server.rules.notifications
    await pass(30_000)
    await until(() => expect($notifications.get()).not.toHaveProperty('failure'))
    server.rules.notifications = fail(500, 'Broken once more.')
    await pass(30_000)
    await until(() => expect(toasts).toEqual(['error: The bell is broken.', 'error: Broken once more.']))
  })

  test('that failed while nobody looked are told to who comes back', async () => {
    const { server, stop, toasts, $notifications } = await open()
    const broken = fail(500, 'The bell is broken.')
    server.rules.notifications = async (proceed, signal) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      return broken(proceed, signal)
    }
    await pass(5000)
    $notifications.refresh()
    stop()
    await pass(1600)
    expect([server.count('notifications'), toasts]).toEqual([2, []])
    server.rules.notifications = broken
    $notifications.listen(() => {})
    await pass(30_000)
    expect(toasts).toEqual(['error: The bell is broken.'])
  })
})

describe('a dismissed notification', () => {
  test('leaves at once, and is read on the server', async () => {
    const { dismissNotifications, server, ids } = await open()
    const taken: string[] = []
    const done = dismissNotifications(['middle'], (id) => taken.push(id))
    expect(ids()).toEqual(['new', 'old'])
    expect(taken).toEqual([])
    await done
    expect(taken).toEqual(['middle'])
    expect(server.last('markNotificationRead')).toMatchObject({ method: 'PUT' })
    expect(server.last('markNotificationRead')?.url.pathname).toMatch(/markAsRead\/middle$/)
  })

  test('is not sent again, until the server has refused it', async () => {
    const { dismiss, server } = await open()
    server.rules.markNotificationRead = fail(409, 'Not now.')
    expect(await Promise.all([dismiss('middle'), dismiss('middle')])).toEqual([[], []])
    expect(server.count('markNotificationRead')).toBe(1)
    server.rules.markNotificationRead = answer({ success: true })
    const taken = await Promise.all([dismiss('middle'), dismiss('middle', 'new'), dismiss('new')])
    expect(server.count('markNotificationRead')).toBe(3)
    expect(taken.flat().toSorted()).toEqual(['middle', 'new'])
  })

  test('does not come back with an answer that was under way', async () => {
    const { dismiss, ids } = await open()
    await dismiss('new')
    await pass(31_000) // the server of this test still has it
    expect(ids()).toEqual(['middle', 'old'])
  })

  test('that the server refuses comes back in its place, with a toast', async () => {
    const { dismiss, server, toasts, ids } = await open()
    server.rules.markNotificationRead = fail(409, 'Not now.')
    expect(await dismiss('middle')).toEqual([])
    expect(ids()).toEqual(['new', 'middle', 'old'])
    expect(toasts).toEqual(['error: Not now.'])
  })

  test.each([404, 410])('that is gone on the server is dismissed, without a word: %d', async (status) => {
    const { dismiss, server, toasts, ids } = await open()
    server.rules.markNotificationRead = fail(status, 'No such notification.')
    expect(await dismiss('middle')).toEqual(['middle'])
    expect([ids(), toasts]).toEqual([['new', 'old'], []])
  })

  test('is nobody’s any more when the session ends first', async () => {
    const { dismissNotifications, server, toasts, signOut } = await open()
    const { rule, goOn } = holdBack(fail(500, 'Not now.'))
    server.rules.markNotificationRead = rule
    const done = dismissNotifications(['middle'], () => expect.fail('told of it'))
    await until(() => expect(server.count('markNotificationRead')).toBe(1))
    signOut()
    goOn()
    await done
    expect(toasts).toEqual([])
  })
})

describe.each([
  ['no connection', offline()],
  ['a captive portal’s page', answer('<html><body>Pay for the WLAN</body></html>')],
  ['no answer within ten seconds', hang()],
  ['a gateway without its server', fail(502, 'Bad gateway.')],
  ['a server that wants to be left alone', fail(503, 'Closed.', { 'Retry-After': '5' })],
])('what is dismissed with %s', (_, rule) => {
  async function openWithout(options?: PortalOptions) {
    const session = new Map<string, string>()
    const tab = await open(three, { session, ...options })
    const marked = () => tab.server.calls.filter(({ name }) => name === 'markNotificationRead')
    tab.server.rules.markNotificationRead = rule
    const taken: string[] = []
    const refused = new Set<string>()
    void tab.dismissNotifications(
      ['middle', 'new'],
      (id) => taken.push(id),
      ({ message }) => refused.add(message),
    )
    await pass(12_000)
    const before = marked().length
    /** Those of which the server has heard since, once each. */
    const heard = () =>
      marked()
        .slice(before)
        .map(({ url }) => url.pathname.split('/').at(-1))
        .toSorted()
    const heal = () => {
      tab.server.rules.markNotificationRead = answer({ success: true })
    }
    return { ...tab, session, taken, refused, marked, heard, heal }
  }

  test('stays gone, is told, and the server hears of it as soon as it can be reached', async () => {
    const { ids, toasts, taken, heard, heal, $untold } = await openWithout()
    expect(ids()).toEqual(['old'])
    expect(toasts.filter((toast) => toast.startsWith('blank'))).not.toEqual([])
    expect(toasts.every((toast) => toast === toasts[0])).toBe(true)
    heal()
    await pass(30_000)
    await until(() => expect(heard()).toEqual(['middle', 'new']))
    await until(() => expect($untold.get()).toEqual([]))
    expect([ids(), taken.toSorted()]).toEqual([['old'], ['middle', 'new']])
  })

  test('stays gone while a gateway is still without its server', async () => {
    const { ids, server, taken, heal } = await openWithout()
    server.rules.markNotificationRead = fail(502, 'Bad gateway.')
    await pass(30_000)
    expect(ids()).toEqual(['old'])
    heal()
    await pass(90_000)
    await until(() => expect(taken.toSorted()).toEqual(['middle', 'new']))
  })

  test('is told also if it is dismissed while the server hears of the others', async () => {
    const { dismissNotifications, server, taken, heard, heal } = await openWithout()
    const { rule: held, goOn } = holdBack(answer({ success: true }))
    server.rules.markNotificationRead = held
    while (heard().length === 0) await pass(500)
    server.rules.markNotificationRead = offline()
    await dismissNotifications(['old'], (id) => taken.push(id))
    heal()
    goOn()
    await pass(1_000)
    await until(() => expect(taken.toSorted()).toEqual(['middle', 'new', 'old']))
  })

  test('comes back with the reason when it could not be told for an hour', async () => {
    const { ids, taken, refused, marked, $untold } = await openWithout({ server: createServerInTime() })
    await pass(3_400_000)
    expect([ids(), refused.size]).toEqual([['old'], 0])
    await pass(600_000)
    await until(() => expect(ids()).toEqual(['new', 'middle', 'old']))
    expect([taken, refused.size, $untold.get()]).toEqual([[], 1, []])
    const before = marked().length
    await pass(600_000)
    expect(marked()).toHaveLength(before)
  })

  test('stays gone for hours without a connection', async () => {
    const { ids, page, taken, heal } = await openWithout({ server: createServerInTime() })
    page.connect(false)
    await pass(10_000_000)
    // The first answer after that says little.
    page.connect(true)
    await pass(5_000)
    expect(ids()).toEqual(['old'])
    heal()
    await pass(30_000)
    await until(() => expect(taken.toSorted()).toEqual(['middle', 'new']))
  })

  test.each([
    ['from the beginning', true],
    ['later', false],
  ])('stands in no storage of the browser where the host wants memory %s', async (_, isFirst) => {
    const settings = { storage: 'memory' } as const
    const { configure, session, heard, heal } = await openWithout(isFirst ? { settings } : {})
    configure(settings)
    await pass(1_000)
    expect([...session.keys()]).not.toContain('client-portal:untold')
    heal()
    await pass(30_000)
    await until(() => expect(heard()).toEqual(expect.arrayContaining(['middle', 'new'])))
  })

  test('stays gone after a reload, too', async () => {
    const { browser, session, server, heard, heal } = await openWithout()
    heal()
    const tab = await openPortal({ browser, session, server })
    tab.$notifications.listen(() => {})
    await until(() => expect(tab.$notifications.get()).toMatchObject({ data: [{ _id: 'old' }] }))
    await until(() => expect(heard()).toEqual(['middle', 'new']))
    await until(() => expect(session.get('client-portal:untold')).toBeUndefined())
  })

  test('is forgotten when the client signs out', async () => {
    const { session, signOut, marked, heal } = await openWithout()
    signOut()
    heal()
    const before = marked().length
    await pass(300_000)
    expect([session.get('client-portal:untold'), marked().length]).toEqual([undefined, before])
  })

  test('comes back if the server refuses it then', async () => {
    const { ids, server, refused } = await openWithout()
    server.rules.markNotificationRead = fail(403, 'These have to be read.')
    await pass(30_000)
    await until(() => expect(ids()).toEqual(['new', 'middle', 'old']))
    expect([...refused]).toEqual(['These have to be read.'])
  })
})

test('all are dismissed: they leave together, a few calls at a time, and only the refused one comes back', async () => {
  const many = Array.from({ length: 20 }, (_, index) => item(`n${index}`))
  const { dismiss, server, ids, toasts } = await open(many)
  let [running, most] = [0, 0]
  server.rules.markNotificationRead = async () => {
    const isBad = server.last('markNotificationRead')?.url.pathname.endsWith('/n7')
    most = Math.max(most, ++running)
    await Promise.resolve()
    running--
    return isBad ? Response.json({ message: 'No.' }, { status: 409 }) : Response.json({ success: true })
  }
  const done = dismiss(...many.map(({ _id }) => _id))
  expect(ids()).toEqual([])
  expect(await done).toHaveLength(19)
  expect(most).toBeLessThanOrEqual(4)
  expect(ids()).toEqual(['n7'])
  expect(toasts).toEqual(['error: No.'])
})

test.each([
  [
    'the session ended',
    async ({ signOut, signAdaIn }: Awaited<ReturnType<typeof open>>) => {
      signOut()
      await signAdaIn()
    },
  ],
  ['another client signed in', ({ signMaryIn }: Awaited<ReturnType<typeof open>>) => signMaryIn()],
])('what of them was not sent when %s is not sent in the next session', async (_, change) => {
  const many = Array.from({ length: 6 }, (_, index) => item(`n${index}`))
  const tab = await open(many)
  const { rule, goOn } = holdBack()
  tab.server.rules.markNotificationRead = rule
  const done = tab.dismiss(...many.map(({ _id }) => _id))
  await until(() => expect(tab.server.count('markNotificationRead')).toBe(4))
  await change(tab)
  goOn()
  await done
  expect(tab.server.count('markNotificationRead')).toBe(4)
})

test('another session knows nothing of what was dismissed in this one', async () => {
  const { dismiss, signOut, signAdaIn, ids } = await open()
  await dismiss('new')
  signOut()
  await signAdaIn()
  await until(() => expect(ids()).toEqual(['new', 'middle', 'old']))
})

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [2000, '99+'],
])('of %i unread ones the bell shows %s', (count, shown) => {
  expect(countOnBell(count, String)).toBe(shown)
})
