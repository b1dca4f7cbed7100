/** One connection for all tabs of a client. */
import { describe, expect, test } from 'vitest'
import { pass, stopTimeInTests, stored, until } from '../server'
import { createBrowser, type TabOptions } from '../tab'
import { createNews, openNewsTab, wait } from './news'

stopTimeInTests()

const minute = 60_000

/** Tabs of one browser, which show the payments. The first one has the stream. */
async function openTabs(count: number, options: TabOptions = {}, news = createNews()) {
  const first = await openNewsTab(news, options)
  await until(() => expect(news.open()).toHaveLength(1))
  const tabs = [first]
  while (tabs.length < count) tabs.push(await openNewsTab(news, { browser: first.browser, ...options }))
  for (const { $payments } of tabs) {
    $payments.listen(() => {})
    await until(() => expect($payments.get().status).toBe('ready'))
  }
  await wait(1000)
  news.server.calls.length = 0
  const paymentsAsked = () => news.server.count('payments')
  return { news, tabs, paymentsAsked }
}

test('three tabs have one connection, and each hears of everything', async () => {
  const { news, tabs, paymentsAsked } = await openTabs(3)
  expect(news.streams).toHaveLength(1)
  news.tell('payments')
  await wait(1000)
  await until(() => expect(paymentsAsked()).toBe(tabs.length))
})

test('a tab that does not listen itself polls only while nobody listens', async () => {
  const { news, tabs } = await openTabs(3)
  tabs[1]?.$notifications.listen(() => {})
  await wait(1000)
  const before = news.server.count('notifications')
  // It has listened to the first one, as the second does.
  tabs[2]?.page.dispatchEvent(new Event('pagehide'))
  const beat = setInterval(() => news.open()[0]?.write(':\n\n'), 20_000)
  await wait(3 * minute)
  clearInterval(beat)
  expect(news.server.count('notifications')).toBe(before)
  news.instead = () => Promise.reject(new TypeError('Failed to fetch'))
  news.open()[0]?.end()
  await wait(2 * minute)
  expect(news.server.count('notifications')).toBeGreaterThanOrEqual(before + 3)
})

describe('the tab that listens', () => {
  test.each([
    ['is left', (tab) => tab.page.dispatchEvent(new Event('pagehide'))],
    ['crashes', (tab) => tab.page.crash()],
    ['has no elements any more', (tab) => tab.leave()],
  ] satisfies [string, (tab: Awaited<ReturnType<typeof openNewsTab>>) => void][])(
    '%s: another one goes on at once, and misses nothing',
    async (_, end) => {
      const { news, tabs, paymentsAsked } = await openTabs(3)
      news.tell('files')
      await wait(500)
      const [first] = tabs
      if (first) end(first)
      for (const stream of news.open()) stream.end()
      news.tell('payments')
      await wait(1000)
      expect(news.open()).toHaveLength(1)
      expect(news.streams).toHaveLength(2)
      expect(news.open()[0]?.after).toBe('1')
      await until(() => expect(paymentsAsked()).toBe(2))
      news.tell('payments')
      await wait(1000)
      await until(() => expect(paymentsAsked()).toBe(4))
    },
  )
})

test.each([
  ['has missed nothing asks for nothing again', 0, 1],
  ['may have missed something asks once for what it shows', 1, 2],
])('a tab that comes later and %s', async (_, events, questions) => {
  const { news, tabs } = await openTabs(1)
  const later = await openNewsTab(news, { browser: tabs[0]?.browser ?? createBrowser(), live: false })
  later.$payments.listen(() => {})
  await until(() => expect(later.$payments.get().status).toBe('ready'))
  for (let event = 0; event < events; event++) news.tell('tickets')
  await wait(1000)
  later.configure({ live: true })
  await wait(1000)
  expect(news.streams).toHaveLength(1)
  expect(news.server.count('payments')).toBe(questions)
})

describe.each<'locks' | 'channels'>(['locks', 'channels'])('without %s', (lacks) => {
  test('each tab listens for itself', async () => {
    const { news, paymentsAsked } = await openTabs(2, { lacks })
    expect(news.open()).toHaveLength(2)
    news.tell('payments')
    await wait(1000)
    expect(paymentsAsked()).toBe(2)
  })

  test('a tab lets go when it is hidden, and goes on when it is seen: connections are few', async () => {
    const { news, tabs, paymentsAsked } = await openTabs(2, { lacks })
    tabs[0]?.page.show(false)
    await wait(1000)
    expect(news.open()).toHaveLength(1)
    news.tell('payments')
    await wait(1000)
    expect(paymentsAsked()).toBe(1)
    tabs[0]?.page.show(true)
    await wait(1000)
    expect(news.open()).toHaveLength(2)
    await until(() => expect(paymentsAsked()).toBe(2))
  })
})

test('what others write into the channel does no harm', async () => {
  const { news, tabs, paymentsAsked } = await openTabs(2)
  const { browser } = tabs[0] ?? {}
  const [channel] = browser?.channels ?? []
  const Other = tabs[0]?.page.BroadcastChannel
  const other = Other && new Other(channel?.name ?? '')
  for (const message of [
    null,
    7,
    'open',
    [],
    { is: 'event' },
    { is: {} },
    { is: 'event', event: 'payments', id: 7 },
  ]) {
    other?.postMessage(message)
  }
  await wait(1000)
  // Only the last one is an event, and only the second tab listens to others.
  expect(paymentsAsked()).toBe(1)
  news.tell('payments')
  await wait(1000)
  await until(() => expect(paymentsAsked()).toBe(3))
})

test('the names of the lock and the channel tell nobody who the client is', async () => {
  const { tabs } = await openTabs(1)
  const { browser, $clientId } = tabs[0] ?? {}
  const names = [...(browser?.locks.keys() ?? []), ...(browser?.channels ?? []).map(({ name }) => name)]
  expect(names).toHaveLength(2)
  for (const name of names) expect(name).not.toContain($clientId?.get())
  expect(new Set(names).size).toBe(1)
})

test('another client in another tab has a connection of their own', async () => {
  const { news } = await openTabs(1)
  const { token, user } = await news.server.signIn('new@example.com')
  news.server.rules.profile = async () => Response.json({ data: user })
  const other = await openNewsTab(news, { browser: createBrowser(stored(token, user)) })
  await until(() => expect(news.open()).toHaveLength(2))
  expect(other.$clientId.get()).toBe('client-new')
})

describe('a page that is hidden', () => {
  test('for five minutes lets go, and listens again when it is seen', async () => {
    const { news, tabs, paymentsAsked } = await openTabs(1)
    const [tab] = tabs
    const beat = setInterval(() => news.open()[0]?.write(':\n\n'), 20_000)
    tab?.page.show(false)
    await wait(5 * minute - 2000)
    expect(news.open()).toHaveLength(1)
    await wait(3000)
    expect(news.open()).toHaveLength(0)
    expect(tab?.browser.channels).toEqual([])
    news.tell('files')
    await wait(minute)
    expect(news.streams).toHaveLength(1)
    tab?.page.show(true)
    await pass(100)
    expect(news.open()[0]?.after).toBe('0')
    await until(() => expect(paymentsAsked()).toBe(1))
    clearInterval(beat)
  })

  test('for less does not', async () => {
    const { news, tabs } = await openTabs(1)
    const beat = setInterval(() => news.open()[0]?.write(':\n\n'), 20_000)
    for (let turn = 0; turn < 3; turn++) {
      tabs[0]?.page.show(false)
      await wait(4 * minute)
      tabs[0]?.page.show(true)
    }
    expect(news.streams).toHaveLength(1)
    clearInterval(beat)
  })

  test('leaves the stream to one that is seen', async () => {
    const { news, tabs } = await openTabs(2)
    const beat = setInterval(() => news.open()[0]?.write(':\n\n'), 20_000)
    tabs[0]?.page.show(false)
    await wait(6 * minute)
    expect(news.streams).toHaveLength(2)
    expect(news.open()).toHaveLength(1)
    clearInterval(beat)
  })
})
