/** A server that says when to come again: the client reads it, and nothing asks before. */
import { describe, expect, test } from 'vitest'
import { answer, fail, type Rule } from '../../../server/api/intercept'
import { openPortal, takingAnyToken } from '../portal'
import { adasToken, failureOf, inSeconds, pass, stopTimeInTests, stored, tokenOf, until } from '../server'

stopTimeInTests()

async function open(token = adasToken()) {
  // The tokens here are none of the server's.
  const good = answer({ success: true, data: [] })
  const rules = { ...takingAnyToken, payments: good, notifications: good }
  const tab = await openPortal({ local: stored(token), rules })
  await tab.isSignedIn()
  return tab
}

const refuse =
  (status: number, body: string, wait: string): Rule =>
  async () =>
    new Response(body, { status, headers: { 'retry-after': wait } })
const said = (message: string) => JSON.stringify({ success: false, message })
const later = 'The server cannot do this just now. Please try again in a few minutes.'
const inTwoHours = () => new Date(Date.now() + 7_200_000).toUTCString()

test.each<[number, string, () => string, string]>([
  [429, '<html>', () => '120', 'Please try again in 2 minutes.'],
  [503, '', () => '45', 'Please try again in 45 seconds.'],
  [503, '{}', inTwoHours, 'Please try again in 2 hours.'],
  [429, said('Too many requests.'), () => '61', 'Too many requests. Please try again in 61 seconds.'],
  [429, said('Error 429'), () => '240', 'Error 429 Please try again in 4 minutes.'],
  // It says so itself.
  [429, said('Please wait 5 minutes.'), () => '300', 'Please wait 5 minutes.'],
  [429, '', () => 'soon', later],
  [429, '', () => '-5', later],
  [503, said('Closed.'), () => 'Mon, 01 Jan 2001 00:00:00 GMT', 'Closed.'],
  [500, said('Broken.'), () => '120', 'Broken.'],
])('status %d with %j', async (status, body, wait, message) => {
  const { api, server } = await open()
  server.rules.payments = refuse(status, body, wait())
  expect(await failureOf(api.payments('7'))).toMatchObject({ status, message })
})

test('in another language, too', async () => {
  const { api, configure, loadTexts, server } = await open()
  configure({ locale: 'de' })
  await loadTexts()
  server.rules.payments = refuse(429, '', '120')
  expect(await failureOf(api.payments('7'))).toMatchObject({
    message: 'Bitte versuchen Sie es in 2 Minuten noch einmal.',
  })
})

describe('nothing asks again by itself before that', () => {
  test('what polls, and what is asked when the client comes back', async () => {
    const { $notifications, $payments, page, server } = await open()
    server.rules.notifications = server.rules.payments = refuse(429, '', '300')
    for (const store of [$notifications, $payments]) {
      store.listen(() => {})
      await until(() => expect(store.get().status).toBe('failed'))
    }
    for (let minute = 0; minute < 4; minute++) {
      await pass(60_000)
      page.show(false)
      page.show(true)
      page.connect(false)
      page.connect(true)
    }
    expect([server.count('notifications'), server.count('payments')]).toEqual([1, 1])
    $payments.retry()
    await until(() => expect(server.count('payments')).toBe(2))
    await pass(120_000)
    expect(server.count('notifications')).toBeGreaterThan(1)
  })

  test('the renewal of a token', async () => {
    const token = tokenOf({ sub: 'client-ada', iat: inSeconds(0), exp: inSeconds(600) })
    const { configure, server } = await open(token)
    server.rules.renew = fail(429, 'Later.', { 'retry-after': '240' })
    configure({ endpoints: { renew: '/auth/user/client/renewToken' } })
    await pass(301_000)
    await until(() => expect(server.count('renew')).toBe(1))
    await pass(230_000)
    expect(server.count('renew')).toBe(1)
    await pass(15_000)
    await until(() => expect(server.count('renew')).toBe(2))
  })
})
