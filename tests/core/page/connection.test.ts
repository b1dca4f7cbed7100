/** Whether the connection stands, and what is asked for when it is back. */
import { expect, test } from 'vitest'
import { answer, fail, offline, type Rules } from '../../../server/api/intercept'
import { look, openPage, openPortal, takingAnyToken } from '../portal'
import { adasToken, pass, stopTimeInTests, stored, until } from '../server'

stopTimeInTests()

async function open(otherRules?: Rules) {
  const none = answer({ success: true, data: [] })
  const rules = { ...takingAnyToken, payments: none, services: none, ...otherRules }
  const tab = await openPortal({ local: stored(adasToken()), rules })
  const said: boolean[] = []
  tab.$isOnline.subscribe((isOnline) => said.push(isOnline))
  return { ...tab, said }
}

test('the browser loses its connection, and has it again', async () => {
  const { page, said } = await open()
  page.connect(false)
  page.connect(true)
  expect(said).toEqual([true, false, true])
})

test('the server is down on start: the session stays, and the client is told', async () => {
  const { said, isSignedIn } = await open({ checkSession: offline(), profile: offline() })
  await isSignedIn()
  expect(said.at(-1)).toBe(false)
})

test('a single call that gets no answer is not the connection', async () => {
  const { server, said, $payments, isSignedIn } = await open()
  await isSignedIn()
  server.rules.payments = offline()
  $payments.listen(() => {})
  await pass(1000)
  expect(said).toEqual([true])
})

test('a server that answers, in whatever way, is there', async () => {
  const { server, said, $payments, $projects } = await open()
  await pass(1000)
  server.rules.payments = server.rules.services = offline()
  $payments.listen(() => {})
  $projects.listen(() => {})
  await pass(1000)
  expect(said.at(-1)).toBe(false)
  server.rules.payments = fail(500, 'Still ailing.')
  await pass(5000)
  $payments.retry()
  await until(() => expect(said.at(-1)).toBe(true))
})

test('what could not be had is asked for when the server answers again, and nothing else is', async () => {
  const { server, $payments, $projects, $consultant } = await open()
  await pass(1000)
  $consultant.listen(() => {})
  server.rules.payments = server.rules.services = offline()
  await Promise.all([look($payments, 'failed'), look($projects, 'failed')])
  const before = server.count('consultant')

  server.rules.payments = server.rules.services = answer({ success: true, data: [] })
  await pass(5000)
  await until(() => expect($projects.get().status).toBe('ready'))
  await until(() => expect($payments.get().status).toBe('ready'))
  expect(server.count('payments')).toBe(2)
  expect(server.count('consultant')).toBe(before)
})

test.each([
  ['the connection is gone for a moment while it is on its way', 1],
  ['the first try after the connection is back fails, too', 2],
])('the code of a view comes, though %s', async (_, failures) => {
  const { page, loadForView } = await openPage()
  let tries = 0
  let fail = () => {}
  const code = loadForView(async () => {
    tries += 1
    if (tries === 1) await new Promise((_resolve, reject) => (fail = () => reject(new Error('lost'))))
    if (tries <= failures) throw new Error('lost')
    return 'code'
  })
  page.connect(false)
  page.connect(true)
  fail()
  await pass(1000)
  expect(await code).toBe('code')
})

test('the code of a view is not asked for again until the connection is back', async () => {
  const { page, loadForView } = await openPage()
  let tries = 0
  page.connect(false)
  const code = loadForView(async () => {
    if (++tries <= 2) throw new Error('lost')
    return 'code'
  })
  await pass(1000)
  page.connect(false)
  await pass(60_000)
  expect(tries).toBe(2)
  page.connect(true)
  expect(await code).toBe('code')
})

test('without any loss of the connection, an error of the code of a view is told after a second try', async () => {
  const { loadForView } = await openPage()
  let tries = 0
  const told = expect(loadForView(() => Promise.reject(new Error(`broken ${++tries}`)))).rejects.toThrow(
    'broken 2',
  )
  await pass(1_000)
  await told
})

test('the address of the page, which may hold a secret, goes to no server', async () => {
  const { api, configure } = await openPage({ local: stored(adasToken()) })
  const asked: (RequestInit | undefined)[] = []
  configure({
    fetch: async (_, init) => {
      asked.push(init)
      return Response.json({ success: true })
    },
  })
  await api.checkSession()
  expect(asked[0]?.referrerPolicy).toBe('strict-origin')
})
