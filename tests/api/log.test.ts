/** What the server's log says: who was refused, and what went wrong; never what a client wrote. */
import { describe, expect, test } from 'vitest'
import { createBrowserApi } from '../../demo/api/browser'
import { defaultLimits } from '../../demo/api/limits'
import { describeError } from '../../demo/api/node/log'
import { openPglite } from '../../demo/api/node/pglite'
import type { RefusedEvent } from '../../demo/api/refusal'
import { credentials, speakTo } from './speak'

function open() {
  const events: RefusedEvent[] = []
  const rates = { ...defaultLimits.rates, write: { tries: 0, seconds: 60 } }
  const limits = { ...defaultLimits, rates }
  const addressOf = () => '2001:db8::1'
  const api = createBrowserApi({ limits, addressOf, noteRefused: (event) => events.push(event) })
  return { api, events, from: '2001:0db8:0000:0000::/64' }
}

test('a refused sign-in, a token that does not count, a link that is no good, a client who writes too often', async () => {
  const { api, events, from } = open()
  const nobody = speakTo(api.fetch)
  await nobody.post('/auth/user/client/login', credentials('client@example.com', 'a guess'))
  await speakTo(api.fetch, 'forged').get('/clients/clientInformation/client-ada')
  await nobody.get('/uploads/file-phone-menu-png/a.png')
  const ada = speakTo(api.fetch, (await api.signIn()).token)
  await ada.send('/support/client/replyTicket/TKT-M4XQ72PD', { message: 'my secret' })
  expect(events).toEqual([
    { status: 401, call: 'POST /api/v1/auth/user/client/login', from, who: 'client@example.com' },
    { status: 401, call: 'GET /api/v1/clients/clientInformation/:id', from, who: undefined },
    { status: 403, call: 'GET /api/v1/uploads/:id/:name', from, who: undefined },
    { status: 429, call: 'POST /api/v1/support/client/replyTicket/:ticketId', from, who: 'client-ada' },
  ])
})

test('nothing is noted of a call that is answered, or of one that does not fit', async () => {
  const { api, events } = open()
  const ada = speakTo(api.fetch, (await api.signIn()).token)
  await ada.get('/clients/clientInformation/client-ada')
  await ada.get('/clients/clientInformation/client-mary')
  await ada.post('/auth/user/checkTokenValidity', { userType: 'Staff' })
  expect(events).toEqual([])
})

describe('an error', () => {
  test("of the database is named by its code and constraint, without the client's words", async () => {
    const store = await openPglite()
    const link = { tokenHash: 'the words of a client', clientId: 'nobody', expiresAt: 0 }
    const error = await store.saveResetLink(link).catch((error: unknown) => error)
    await store.close()
    const told = describeError(error)
    expect(told).toMatchObject({ code: '23503', table: 'reset_links', constraint: expect.any(String) })
    expect(JSON.stringify(told)).not.toContain('words')
  }, 60_000)

  test('of ours is told with its place', () => {
    expect(describeError(new TypeError('x is not a function'))).toEqual({
      name: 'TypeError',
      message: 'x is not a function',
      at: expect.arrayContaining([expect.stringContaining('log.test')]),
    })
  })
})
