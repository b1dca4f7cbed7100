/** A token that was verified once: what it counts for after that, and for how long it is remembered. */
import { beforeEach, describe, expect, test } from 'vitest'
import { rememberTokens } from '../../api/session/remember-tokens'
import { createClock } from '../../base/clock'
import { type BrowserApi, createBrowserApi } from '../../browser'
import { closedEmail } from '../../stores/closed'
import { speakTo } from './speak'

const start = new Date('2026-11-20T12:00:00.000Z')
const path = '/clients/clientInformation/client-ada'

describe('counts no longer', () => {
  let api: BrowserApi
  let token: string
  const ask = async (as = token) => (await speakTo(api.fetch, as).get(path)).status

  beforeEach(async () => {
    api = createBrowserApi({ start })
    token = (await api.signIn()).token
    expect([await ask(), await ask()]).toEqual([200, 200])
  })

  test.each<[string, () => Promise<unknown>]>([
    ['once its session has ended', () => speakTo(api.fetch, token).post('/auth/user/client/logout')],
    [
      'once there is another password',
      async () => {
        const link = { clientId: 'client-ada', tokenHash: 'of a link' }
        await api.store.saveResetLink({ ...link, expiresAt: start.getTime() + 1 })
        await api.store.resetPassword({ ...link, now: start.getTime(), passwordHash: 'another' })
      },
    ],
    [
      'once the account is locked',
      async () => {
        const ada = (await api.store.client('client-ada')) ?? expect.fail()
        const email = closedEmail(ada, 'locked', start.toISOString())
        await api.store.changeClient('client-ada', { email })
      },
    ],
    ['at its end', async () => api.clock.advance({ minutes: 15 })],
  ])('%s', async (_when, happen) => {
    await happen()
    expect([await ask(), await ask()]).toEqual([401, 401])
  })

  test('until its end it does, to the last second', async () => {
    api.clock.advance({ minutes: 14, seconds: 59 })
    expect(await ask()).toBe(200)
  })

  test('of one that is known, nothing may be changed', async () => {
    const [head, claims = '', signature = ''] = token.split('.')
    const other = (await api.signIn('new@example.com')).token.split('.')
    const forged = [
      [head, claims, signature.slice(0, -1)],
      [head, claims, `${signature.slice(0, -4)}AAAA`],
      [head, claims, other[2]],
      [head, other[1], signature],
      [head, claims],
    ]
    for (const parts of forged) expect([parts, await ask(parts.join('.'))]).toEqual([parts, 401])
    expect(await ask()).toBe(200)
  })
})

describe('is remembered', () => {
  const clock = createClock(start)
  const verified: string[] = []
  /** A reader for which each token says when it ends, in seconds after the start. */
  const reader = (most?: number) =>
    rememberTokens(
      async (token) => {
        verified.push(token)
        const endsAt = start.getTime() / 1000 + Number(token)
        if (Number.isNaN(endsAt)) throw new Error('It is forged.')
        return { clientId: token, endsAt }
      },
      clock.now,
      most,
    )

  beforeEach(() => {
    clock.set(start)
    verified.length = 0
  })

  test('until its end', async () => {
    const read = reader()
    for (let count = 0; count < 3; count++) expect(await read('60')).toMatchObject({ clientId: '60' })
    expect(verified).toEqual(['60'])
    clock.advance({ seconds: 60 })
    await read('60')
    await read('60')
    expect(verified).toEqual(['60', '60', '60'])
  })

  test('with a number of others, the newest ones', async () => {
    const read = reader(2)
    for (const token of ['1', '2', '3', '2', '3', '1']) await read(token)
    expect(verified).toEqual(['1', '2', '3', '1'])
  })

  test('never, if it is forged', async () => {
    const read = reader()
    for (let count = 0; count < 2; count++) await expect(read('forged')).rejects.toThrow('It is forged.')
    expect(verified).toEqual(['forged', 'forged'])
  })
})
