/** The stream ends and is opened again: when, how often, and until when. */
import { describe, expect, test, vi } from 'vitest'
import { fail, type Rule } from '../../../server/api/intercept'
import {
  inSeconds,
  pass,
  recordEvents,
  recordToasts,
  stopTimeInTests,
  stored,
  tokenOf,
  until,
} from '../server'
import { createBrowser } from '../tab'
import { createNews, openNewsTab, wait } from './news'

stopTimeInTests()

const minute = 60_000
const beats = ': still here\n\n'

async function open(news = createNews()) {
  const tab = await openNewsTab(news)
  await until(() => expect(news.askedAt.length).toBeGreaterThan(0))
  return { ...tab, toasts: recordToasts(tab), events: recordEvents(tab) }
}

/** A server that gives no answer to a stream. */
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'))
const refusal = (rule: Rule) => () => rule(noAnswer, null)

describe('a server that can’t be reached', () => {
  test.each([
    ['gives no answer', noAnswer],
    ['is down', refusal(fail(503, 'Later.'))],
    ['takes too long', refusal(fail(408, 'Later.'))],
    ['is asked too often', refusal(fail(429, 'Later.'))],
  ])('since it %s is asked again, with pauses that grow from a second to a minute', async (_, instead) => {
    const news = createNews({ instead })
    const { toasts, events, $isOnline } = await open(news)
    await wait(8 * minute)
    const pauses = news.askedAt.slice(1).map((at, index) => (at - (news.askedAt[index] ?? 0)) / 1000)
    for (const [index, pause] of pauses.entries()) {
      const shortest = Math.min(2 ** index, 40)
      expect(pause).toBeGreaterThanOrEqual(shortest)
      expect(pause).toBeLessThanOrEqual(shortest * 1.5 + 0.1)
    }
    expect(pauses.length).toBeGreaterThan(10)
    expect([toasts, events, $isOnline.get()]).toEqual([[], [], true])
    news.instead = undefined
    await wait(minute)
    expect(news.open()).toHaveLength(1)
  })

  test('comes back: the pauses are short again', async () => {
    const news = createNews({ instead: noAnswer })
    await open(news)
    await wait(2 * minute)
    news.instead = undefined
    await wait(minute)
    for (const stream of news.open()) stream.write(beats)
    await wait(6000)
    news.open()[0]?.end()
    await wait(2000)
    expect(news.open()).toHaveLength(1)
  })

  test.each([
    ['the connection is back', (tab) => tab.page.connect(true)],
    ['the page is seen again', (tab) => tab.page.show(true)],
  ] satisfies [string, (tab: Awaited<ReturnType<typeof open>>) => void][])(
    'is asked at once when %s',
    async (_, act) => {
      const news = createNews({ instead: noAnswer })
      const tab = await open(news)
      await wait(3 * minute)
      news.instead = undefined
      act(tab)
      await pass(10)
      await until(() => expect(news.open()).toHaveLength(1))
      expect(news.askedAt.at(-1)).toBeGreaterThan(Date.now() - 1000)
    },
  )

  test.each([
    ['seconds', () => '200'],
    ['a date', () => new Date(Date.now() + 200_000).toUTCString()],
  ])('is left alone for as long as it asks for, in %s', async (_, after) => {
    const news = createNews({
      instead: async () => new Response(null, { status: 429, headers: { 'retry-after': after() } }),
    })
    const { page } = await open(news)
    await wait(100_000)
    page.show(true)
    await wait(98_000)
    expect(news.askedAt).toHaveLength(1)
    await wait(10_000)
    expect(news.askedAt).toHaveLength(2)
  })
})

test('a stream without a byte for a minute is dead, and opened again', async () => {
  const { news } = await open()
  for (let turn = 0; turn < 5; turn++) {
    await wait(50_000)
    news.open()[0]?.write(beats)
  }
  expect(news.streams).toHaveLength(1)
  await wait(58_000)
  expect(news.streams).toHaveLength(1)
  await wait(4000)
  expect(news.streams).toHaveLength(2)
  expect(news.open()).toHaveLength(1)
})

test('so is a question that nobody answers, by a fetch that hears of no signals', async () => {
  const news = createNews({ instead: () => new Promise(() => {}) })
  await open(news)
  await wait(59_000)
  expect(news.askedAt).toHaveLength(1)
  await wait(5000)
  expect(news.askedAt).toHaveLength(2)
})

describe('a server that lacks the call', () => {
  test.each<[string, () => Promise<Response>]>([
    ['404', refusal(fail(404, 'No such thing.'))],
    ["a gateway's 401", refusal(fail(401, 'Who are you?'))],
    ['400', refusal(fail(400, 'What?'))],
    ['a page', async () => new Response('<p>Hello', { headers: { 'content-type': 'text/html' } })],
    ['JSON', async () => Response.json({ success: true })],
    ['no content', async () => new Response(null, { status: 204 })],
  ])('and answers %s is asked once in the tab, and nobody hears of it', async (_, instead) => {
    const heard = (['error', 'warn', 'log'] as const).map((name) => vi.spyOn(console, name).mockReturnValue())
    const news = createNews({ instead })
    const session = new Map<string, string>()
    const tab = await openNewsTab(news, { session })
    const [toasts, events] = [recordToasts(tab), recordEvents(tab)]
    await until(() => expect(session.size).toBe(1))
    tab.page.show(false)
    tab.page.show(true)
    await wait(3 * minute)
    const next = await openNewsTab(news, { session, browser: tab.browser })
    await wait(1000)
    expect(news.askedAt).toHaveLength(1)
    expect(next.$session.get().status).toBe('signed-in')
    expect([toasts, events, tab.$isOnline.get()]).toEqual([[], [], true])
    for (const each of heard) expect(each).not.toHaveBeenCalled()
    for (const each of heard) each.mockRestore()
  })
})

test('a server that has had a stream, and refuses it for once, is asked again: with the next token at once', async () => {
  const news = createNews()
  const { browser, page } = await open(news)
  await until(() => expect(news.open()).toHaveLength(1))
  news.instead = refusal(fail(401, 'Who are you?'))
  news.open()[0]?.end()
  await wait(10_000)
  expect(news.askedAt.length).toBeGreaterThan(2)
  news.instead = undefined
  browser.local.set('client-portal:token', tokenOf({ sub: 'client-ada', exp: inSeconds(3600), again: true }))
  page.restore()
  await pass(10)
  await until(() => expect(news.open()).toHaveLength(1))
})

test('a server that announces nothing is not asked, unless the host names the call', async () => {
  const news = createNews({ announces: [] })
  const tab = await openNewsTab(news)
  await wait(1000)
  expect(news.askedAt).toEqual([])
  tab.configure({ endpoints: { events: '/news/{lastEventId}/events' } })
  await until(() => expect(news.askedAt).toHaveLength(1))
})

describe('the session', () => {
  test('a renewed token opens the stream anew, after the last event', async () => {
    const { news, browser, page } = await open()
    const token = tokenOf({ sub: 'client-ada', exp: inSeconds(3600), again: true })
    news.tell('files')
    await wait(500)
    browser.local.set('client-portal:token', token)
    page.restore()
    await until(() => expect(news.open()[0]?.token).toBe(`Bearer ${token}`))
    expect(news.open()).toHaveLength(1)
    expect(news.open()[0]?.after).toBe('1')
  })

  test('the end of it ends the stream; the next client gets one of their own', async () => {
    const news = createNews()
    const tab = await open(news)
    news.tell('files')
    await wait(500)
    tab.signOut()
    expect(news.open()).toEqual([])
    await wait(minute)
    expect(news.streams).toHaveLength(1)
    const { token, user } = await news.server.signIn('new@example.com')
    news.server.rules.login = async () =>
      Response.json({ data: { user, token, lastEventId: '77' }, optional: ['events'] })
    await tab.signInWithPassword('new@example.com', 'portal-demo')
    await until(() => expect(news.open()).toHaveLength(1))
    expect(news.open()[0]).toMatchObject({ after: '77', token: `Bearer ${token}` })
  })

  test('a page that nobody uses any more has no stream', async () => {
    const { news, leave } = await open()
    leave()
    await wait(minute)
    expect([news.open(), news.streams.length]).toEqual([[], 1])
  })

  test('a token that has ended is not sent: a new one may be on its way', async () => {
    const news = createNews()
    const token = tokenOf({ sub: 'client-ada', exp: inSeconds(30) })
    news.server.rules.payments = async () => Response.json({ data: [] })
    const tab = await openNewsTab(news, { browser: createBrowser(stored(token)) })
    await until(() => expect(news.open()).toHaveLength(1))
    await wait(40_000)
    news.open()[0]?.end()
    await wait(10_000)
    expect(tab.$session.get().status).toBe('signed-in')
    expect(news.streams).toHaveLength(1)
  })
})
