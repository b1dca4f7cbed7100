/** Settings that come while the page runs: what runs is aborted, and asked anew where they say. */
import { describe, expect, test } from 'vitest'
import { answer, hang } from '../../../server/api/intercept'
import { holdBack, openPortal, takingAnyToken } from '../portal'
import { adasToken, pass, stopTimeInTests, stored, until } from '../server'

stopTimeInTests()

const kept = (origin?: string) => ({ ...stored(adasToken()), ...(origin && { 'client-portal:api': origin }) })

/** A page on which elements stand, and whose requests are still on their way when the settings come. */
async function open(local: Record<string, string> = kept()) {
  const rules = { checkSession: hang(), profile: hang(), payments: hang() }
  const tab = await openPortal({ local, rules })
  const { server } = tab
  tab.$payments.listen(() => {})
  await pass(600)
  const asked = server.calls.length
  /** What is asked from now on, and whether it carries a token. */
  const since = () =>
    server.calls
      .slice(asked)
      .map(({ url, headers }) => [url.origin + url.pathname.slice(0, 7), headers.has('authorization')])
  const answerAll = () =>
    Object.assign(server.rules, takingAnyToken, { payments: answer({ data: [{ id: 1 }] }) })
  return { ...tab, since, answerAll }
}

describe('another base on the same origin', () => {
  test('is asked at once for all that is shown, with the token, and without a word to the client', async () => {
    const { configure, server, since, answerAll, $payments, $session, toasts, events } = await open()
    expect(server.count('payments')).toBe(1)
    answerAll()
    configure({ apiUrl: '/portal' })
    await until(() => expect($payments.get().status).toBe('ready'))
    await until(() => expect($session.get().status).toBe('signed-in'))
    await pass(100)
    expect(since().every(([address, isSigned]) => String(address).endsWith('/portal') && isSigned)).toBe(true)
    expect([toasts, events]).toEqual([[], []])
  })
})

describe('an API on another origin', () => {
  const apiUrl = 'https://api.example/v1'

  test('gets no token that another API gave', async () => {
    const { configure, since, answerAll, $session } = await open(kept('https://client.example'))
    answerAll()
    configure({ apiUrl })
    await pass(1000)
    expect(since()).toEqual([])
    expect($session.get()).toEqual({ status: 'signed-out' })
  })

  test('gets no token of a sign-in that was under way', async () => {
    const { configure, server, since, signAdaIn, $session, browser } = await open({})
    const { rule, goOn } = holdBack()
    server.rules.login = rule
    const signingIn = signAdaIn()
    await until(() => expect(server.count('login')).toBe(1))
    configure({ apiUrl })
    goOn()
    expect(await signingIn).toEqual({ status: 'idle' })
    await pass(1000)
    expect(since().filter(([, isSigned]) => isSigned)).toEqual([])
    expect([$session.get(), browser.local.size]).toEqual([{ status: 'signed-out' }, 0])
  })

  test('that gave the token is the only one that gets it', async () => {
    const { configure, server, since, answerAll, $session } = await open(kept('https://api.example'))
    expect(server.calls).toEqual([])
    answerAll()
    configure({ apiUrl })
    await until(() => expect($session.get().status).toBe('signed-in'))
    expect(since().every(([address]) => String(address).startsWith('https://api.example/'))).toBe(true)
  })
})

test('a sign-in of the host that comes late asks nothing more for the client before', async () => {
  const { configure, server, answerAll, $client } = await open()
  answerAll()
  const before = server.calls.length
  configure({ getToken: () => ({ token: 'opaque', clientId: 'client-mary' }) })
  expect($client.get()).toBeNull()
  await until(() => expect(server.count('checkSession')).toBe(2))
  await pass(100)
  const tokens = server.calls.slice(before).map(({ headers }) => headers.get('authorization'))
  expect(new Set(tokens)).toEqual(new Set(['Bearer opaque']))
})

test('a fetch of the host that comes late carries what is asked anew', async () => {
  const { configure, since, $payments } = await open()
  const asked: string[] = []
  configure({
    fetch: async (input) => {
      asked.push(String(input))
      return Response.json({ success: true, data: [] })
    },
  })
  await until(() => expect($payments.get().status).toBe('ready'))
  expect(since()).toEqual([])
  expect(asked.length).toBeGreaterThan(0)
})

test('a storage that comes late takes the session along, and leaves nothing behind', async () => {
  const { configure, browser, answerAll, $session, events } = await open()
  answerAll()
  const before = new Map(browser.local)
  configure({ storage: 'memory' })
  await until(() => expect($session.get().status).toBe('signed-in'))
  expect(browser.local.size).toBe(0)
  configure({ storage: 'local' })
  await until(() => expect($session.get().status).toBe('signed-in'))
  expect(browser.local).toEqual(before)
  expect(events).toEqual([])
})

test('settings that say nothing about the server change nothing of it', async () => {
  const { configure, since } = await open()
  configure({ locale: 'de', brand: { name: 'Northlight' }, routes: { login: '/in' } })
  await pass(1000)
  expect(since()).toEqual([])
})
