/** What has changed on the server is asked for again: at once if it is on screen. */
import { describe, expect, test } from 'vitest'
import type { CallName } from '../../../server/api/calls'
import { pass, recordEvents, stopTimeInTests, until } from '../server'
import { createNews, openNewsTab, wait } from './news'

stopTimeInTests()

const project = 'project-website-relaunch'
const ticket = 'TKT-M4XQ72PD'

/** A tab that shows everything, and listens. */
async function openAll(options?: Parameters<typeof createNews>[0]) {
  const news = createNews(options)
  const tab = await openNewsTab(news)
  const stores = [
    tab.$allNotifications,
    tab.$tickets,
    tab.ticketOf(ticket),
    tab.$projects,
    tab.projectOf(project),
    tab.updatesOf(project),
    tab.milestonesOf(project),
    tab.paymentsOf(project),
    tab.$payments,
    tab.filesOf(project),
  ]
  for (const store of stores) store.listen(() => {})
  await until(() => {
    expect(news.open()).toHaveLength(1)
    for (const store of stores) expect(store.get().status).toBe('ready')
  })
  await pass(1000)
  news.server.calls.length = 0
  /** The calls that are made within a second. */
  const asked = async () => {
    await pass(1000)
    return news.server.calls.map(({ name }) => name).toSorted()
  }
  return { ...tab, asked }
}

const all: CallName[] = [
  'files',
  'milestones',
  'notifications',
  'payments',
  'service',
  'servicePayments',
  'serviceUpdates',
  'services',
  'ticket',
  'tickets',
]
const ofProject: CallName[] = ['milestones', 'service', 'servicePayments', 'serviceUpdates']

describe('an event asks for what it is about', () => {
  test.each<[string, object, CallName[]]>([
    ['notifications', {}, ['notifications']],
    ['tickets', {}, ['tickets']],
    ['ticket', { ticketId: ticket }, ['ticket']],
    ['ticket', {}, ['ticket']],
    ['ticket', { ticketId: 'TKT-M4XQ72P' }, []],
    ['services', {}, ['services']],
    ['service', { serviceId: project }, ofProject],
    ['service', { serviceId: 7 }, []],
    ['service', {}, [...ofProject, 'payments'].toSorted() as CallName[]],
    ['payments', {}, ['payments', 'servicePayments']],
    ['files', { serviceId: project }, ['files']],
    ['files', { serviceId: 'another' }, []],
    ['files', {}, ['files']],
    ['session', {}, ['checkSession']],
    ['weather', {}, []],
    ['toString', {}, []],
    ['', {}, []],
  ])('%s %o', async (event, data, expected) => {
    const { news, asked } = await openAll()
    news.tell(event, data)
    expect(await asked()).toEqual(expected)
  })

  test('whose data is none', async () => {
    const { news, asked } = await openAll()
    news.open()[0]?.write('event: ticket\ndata: {{{\n\nevent: files\ndata: [1]\n\n')
    expect(await asked()).toEqual(['files', 'ticket'])
  })
})

test('what is not on screen is asked for when it is shown next', async () => {
  const news = createNews()
  const { $payments } = await openNewsTab(news)
  const stop = $payments.listen(() => {})
  await until(() => expect($payments.get().status).toBe('ready'))
  await until(() => expect(news.open()).toHaveLength(1))
  stop()
  news.tell('payments')
  await pass(2000)
  expect(news.server.count('payments')).toBe(1)
  $payments.listen(() => {})
  await pass(100)
  expect(news.server.count('payments')).toBe(2)
})

test('a page that is hidden asks when it is seen again', async () => {
  const { news, asked, page } = await openAll()
  page.show(false)
  news.tell('payments')
  expect(await asked()).toEqual([])
  page.show(true)
  expect(await asked()).toContain('payments')
})

test('a burst of 100 events makes two questions at most', async () => {
  const { news, asked } = await openAll()
  for (let event = 0; event < 100; event++) {
    news.tell('payments')
    news.tell('session')
    await pass(5)
  }
  const calls = await asked()
  // The burst takes half a second: it is told of five times, or six.
  expect(calls.filter((name) => name === 'payments').length).toBeLessThanOrEqual(6)
  // The last question of the burst may have waited for the answer to the one before.
  await news.server.answersAll()
  await asked()
  await news.server.answersAll()
  news.server.calls.length = 0
  for (let event = 0; event < 100; event++) news.tell('payments')
  expect((await asked()).filter((name) => name === 'payments')).toHaveLength(1)
})

test('while a question is under way, many events ask for one more', async () => {
  const { news, $payments } = await openAll()
  const answers: (() => void)[] = []
  news.server.rules.payments = (proceed) => new Promise((resolve) => answers.push(() => resolve(proceed())))
  for (let event = 0; event < 100; event++) {
    news.tell('payments')
    await pass(50)
  }
  expect(answers).toHaveLength(1)
  answers[0]?.()
  await until(() => expect(answers).toHaveLength(2))
  answers[1]?.()
  await pass(2000)
  expect(answers).toHaveLength(2)
  expect($payments.get().status).toBe('ready')
})

describe('an event of the session', () => {
  test('ends it when the server says so', async () => {
    const { news, asked, ...tab } = await openAll()
    const events = recordEvents(tab)
    news.server.rules.checkSession = async () => Response.json({ success: false }, { status: 400 })
    news.tell('session')
    await asked()
    expect(events).toEqual(['cp-sign-out invalid'])
    expect(news.open()).toEqual([])
  })
})

describe('polling', () => {
  const minute = 60_000

  test('rests while the stream is open, and goes on when it is closed', async () => {
    const { news } = await openAll()
    const beat = setInterval(() => news.open()[0]?.write(': still here\n\n'), 20_000)
    await pass(10 * minute)
    expect(news.server.calls).toEqual([])
    clearInterval(beat)
    news.instead = () => Promise.reject(new TypeError('Failed to fetch'))
    news.open()[0]?.end()
    await wait(minute)
    expect(news.server.count('ticket')).toBeGreaterThanOrEqual(5)
    expect(news.server.count('notifications')).toBeGreaterThanOrEqual(1)
  })

  test('goes on where the host has turned it off', async () => {
    const news = createNews()
    const tab = await openNewsTab(news, { live: false })
    tab.ticketOf(ticket).listen(() => {})
    await wait(minute)
    expect(news.streams).toEqual([])
    expect(news.server.count('ticket')).toBeGreaterThanOrEqual(5)
    tab.configure({ live: true })
    await until(() => expect(news.open()).toHaveLength(1))
    tab.configure({ live: false })
    await until(() => expect(news.open()).toHaveLength(0))
  })

  test('asks for what could not be answered, even while the stream is open', async () => {
    const { news, $notifications } = await openAll()
    news.server.rules.notifications = async () => Response.json({}, { status: 503 })
    news.tell('notifications')
    await until(() => expect($notifications.get()).toHaveProperty('failure'))
    delete news.server.rules.notifications
    await wait(35_000)
    await until(() => expect($notifications.get()).not.toHaveProperty('failure'))
  })
})

test('a server without ids: whenever its stream opens, everything that is shown asks once', async () => {
  const { news, asked } = await openAll({ hasIds: false })
  expect(await asked()).toEqual([])
  news.open()[0]?.end()
  await until(async () => {
    const names = await asked()
    expect(Array.from(new Set(names))).toEqual(all)
  })
  expect(news.open()).toHaveLength(1)
  expect(news.open()[0]?.after).toBe(null)
})

test('one with ids is told the last one, at first the one of the session check', async () => {
  const { news, asked } = await openAll()
  expect(news.open()[0]?.after).toBe('0')
  news.tell('payments')
  await asked()
  news.server.calls.length = 0
  news.open()[0]?.end()
  news.tell('files')
  await pass(2000)
  expect(news.open()[0]?.after).toBe('1')
  expect(await asked()).toEqual(['files'])
})
