/** What the ways in keep, in each of the stores; in PostgreSQL when DATABASE_URL names a server. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSeed } from '../../seed/seed'
import type { KeptPasskey, KeptSession, Pending } from '../../stores/sign-in-records'
import { MOST_SIGN_INS, SIGN_INS_KEPT } from '../../stores/sign-in-store'
import type { Store } from '../../stores/store'
import { type Opened, stores } from './each-store'

const now = new Date('2026-11-20T12:00:00.000Z')
const ada = 'client-ada'
const mary = 'client-new'
const at = now.toISOString()
const device = { browser: 'Firefox', system: 'Windows', city: 'Lyon' }

const pending = (key: string, more: Partial<Pending> = {}): Pending => ({
  ...{ key, clientId: ada, content: { browser: 'b' }, tries: 0, expiresAt: 2_000 },
  ...more,
})
const passkey = (id: string, more: Partial<KeptPasskey> = {}): KeptPasskey => ({
  ...{
    id,
    clientId: ada,
    userHandle: 'handle',
    publicKey: 'key',
    counter: 3,
    transports: ['usb'],
    name: 'Mine',
  },
  ...{ createdAt: at, lastUsedAt: '', ...more },
})
const session = (id: string, more: Partial<KeptSession> = {}): KeptSession => ({
  ...{ id, clientId: ada, way: 'link', ...device, signedInAt: at, lastUsedAt: at, endsAt: 9_000, ...more },
})
const step = (clientId = ada) =>
  ({ clientId, kind: 'totp', secret: 'sealed', lastCounter: 5, createdAt: at }) as const
const signIn = (more: object = {}) =>
  ({ clientId: ada, at, way: 'link', ...device, isNew: true, ...more }) as const

describe.each(Object.entries(stores))('the ways in, in %s', (_name, open) => {
  let opened: Opened
  let store: Store

  beforeAll(async () => {
    opened = await open()
    store = opened.store
    const hashPassword = async (password: string) => password
    await store.load(await createSeed({ now, hashPassword, withoutLarge: true }))
  }, 60_000)
  beforeEach(async () => {
    for (const id of [ada, mary]) await store.endSessions(id)
    await store.sweep(now.getTime())
  })
  afterAll(() => opened.close())

  test('what is begun is tried as often as it may be, also ten times at once, and used once', async () => {
    await store.addPending(pending('one'))
    const tried = await Promise.all(Array.from({ length: 10 }, () => store.tryPending('one', 5, 1_000)))
    expect(tried.filter((found) => found)).toHaveLength(5)
    expect(await store.tryPending('one', 5, 1_000)).toBeUndefined()
    expect(await store.pending('one', 1_000)).toEqual(pending('one', { tries: 5 }))
    await store.changePending('one', { code: 'another' })
    const used = await Promise.all([store.endPending('one'), store.endPending('one')])
    expect(used.filter((found) => found)).toEqual([
      pending('one', { tries: 5, content: { code: 'another' } }),
    ])
    expect(await store.pending('one', 1_000)).toBeUndefined()
  })

  test('what has ended, or is of another browser, is no try', async () => {
    await store.addPending(pending('two', { clientId: null }))
    expect(await store.tryPending('two', 5, 1_000, 'another')).toBeUndefined()
    expect(await store.tryPending('two', 5, 2_000, 'b')).toBeUndefined()
    expect(await store.tryPending('two', 5, 1_999, 'b')).toMatchObject({ tries: 1, clientId: null })
    expect(await store.pending('two', 2_000)).toBeUndefined()
  })

  test('a passkey is its owner’s, and its counter goes up alone', async () => {
    expect(await store.addPasskey(passkey('p1'))).toBe(true)
    expect(await store.addPasskey(passkey('p1', { clientId: mary }))).toBe(false)
    await store.usePasskey('p1', 9, at)
    await store.usePasskey('p1', 4, at)
    expect(await store.passkeys(ada)).toEqual([passkey('p1', { counter: 9, lastUsedAt: at })])
    expect(await store.passkeys(mary)).toEqual([])
    expect(await store.removePasskey(mary, 'p1')).toBe(false)
    expect(await store.removePasskey(ada, 'p1')).toBe(true)
    expect(await store.passkey('p1')).toBeUndefined()
  })

  test('a second step counts each of its codes once, also twice at once', async () => {
    await store.setSecondStep(step(), ['a', 'b'])
    expect(await store.secondStep(ada)).toEqual({ ...step(), recoveryCodes: 2 })
    const counted = await Promise.all([store.useCounter(ada, 7), store.useCounter(ada, 7)])
    expect(counted.toSorted()).toEqual([false, true])
    expect(await store.useCounter(ada, 6)).toBe(false)
    const used = await Promise.all([store.useRecoveryCode(ada, 'a'), store.useRecoveryCode(ada, 'a')])
    expect(used.toSorted()).toEqual([false, true])
    expect(await store.useRecoveryCode(mary, 'b')).toBe(false)
    await store.addTrust({ tokenHash: 'trusted', clientId: ada, expiresAt: 2_000 })
    expect(await store.isTrusted(ada, 'trusted', 1_999)).toBe(true)
    expect(await store.isTrusted(ada, 'trusted', 2_000)).toBe(false)
    expect(await store.isTrusted(mary, 'trusted', 1_999)).toBe(false)
    await store.setRecoveryCodes(ada, ['c'])
    expect(await store.useRecoveryCode(ada, 'b')).toBe(false)
    // Set up anew, it is another one.
    await store.setSecondStep({ ...step(), kind: 'mail' }, ['d'])
    expect(await store.secondStep(ada)).toMatchObject({ kind: 'mail', recoveryCodes: 1 })
    expect(await store.isTrusted(ada, 'trusted', 1_999)).toBe(false)
    expect(await store.dropSecondStep(ada)).toBe(true)
    expect(await store.dropSecondStep(ada)).toBe(false)
    expect(await store.useRecoveryCode(ada, 'd')).toBe(false)
  })

  test('sessions and sign-ins are listed, the newest first', async () => {
    await store.addSession(session('s1'))
    await store.addSession(session('s2', { lastUsedAt: '2026-11-20T12:00:01.000Z' }))
    await store.addSession(session('s3', { endsAt: 1_000 }))
    const idsOf = async (clientId: string) => (await store.sessions(clientId, 1_000)).map(({ id }) => id)
    expect(await idsOf(ada)).toEqual(['s2', 's1'])
    await store.touchSession('s1', '2026-11-20T12:00:02.000Z')
    expect(await idsOf(ada)).toEqual(['s1', 's2'])
    await store.dropSession(mary, 's1')
    expect((await store.sessions(ada, 1_000)).map(({ id }) => id)).toContain('s1')
    await store.dropSession(ada, 's1')
    expect((await store.sessions(ada, 1_000)).map(({ id }) => id)).not.toContain('s1')
    expect(await idsOf(ada)).toEqual(['s2'])
    await store.addSignIn(signIn())
    await store.addSignIn(signIn({ way: 'passkey' }))
    expect((await store.signIns(ada))[0]).toEqual(signIn({ way: 'passkey' }))
    expect(await store.signIns(mary)).toEqual([])
    // Whoever signs in all day fills no disk.
    await store.addSignIn(signIn({ clientId: mary }))
    for (let times = 0; times < MOST_SIGN_INS; times++) await store.addSignIn(signIn({ way: 'password' }))
    expect(await store.signIns(ada)).toEqual(
      Array.from({ length: MOST_SIGN_INS }, () => signIn({ way: 'password' })),
    )
    expect(await store.signIns(mary)).toHaveLength(1)
  })

  test('a new password ends sessions, trusted browsers, and what is begun; passkeys and the second step stay', async () => {
    await store.addSession(session('s4'))
    await store.addTrust({ tokenHash: 'of-before', clientId: ada, expiresAt: 2_000 })
    await store.addPending(pending('three'))
    await store.addPending(pending('link', { clientId: null, content: { email: 'client@example.com' } }))
    await store.addPending(pending('of-mary', { clientId: mary }))
    await store.addPasskey(passkey('p2'))
    await store.setSecondStep(step(mary), [])
    const { passwordVersion = 0 } = (await store.client(ada)) ?? {}
    await store.changePassword(ada, 'new')
    expect(await store.client(ada)).toMatchObject({
      passwordHash: 'new',
      passwordVersion: passwordVersion + 1,
    })
    expect(await store.sessions(ada, 1_000)).toEqual([])
    expect(await store.isTrusted(ada, 'of-before', 1_000)).toBe(false)
    const left = ['three', 'link', 'of-mary'].map((key) => store.pending(key, 1_000))
    expect((await Promise.all(left)).map((found) => found?.key)).toEqual([undefined, undefined, 'of-mary'])
    expect(await store.passkeys(ada)).toHaveLength(1)
    expect(await store.secondStep(mary)).toBeDefined()
  })

  test('what is over is swept away, and only that', async () => {
    const time = now.getTime()
    for (const [key, expiresAt] of [
      ['old', time],
      ['young', time + 1],
    ] as const) {
      await store.addPending(pending(key, { expiresAt }))
      await store.addSession(session(key, { endsAt: expiresAt }))
      await store.addTrust({ tokenHash: key, clientId: ada, expiresAt })
    }
    await store.addSignIn(signIn({ at: new Date(time - SIGN_INS_KEPT).toISOString(), way: 'link' }))
    await store.sweep(time)
    expect((await store.sessions(ada, 0)).map(({ id }) => id)).toEqual(['young'])
    expect([await store.isTrusted(ada, 'old', 0), await store.isTrusted(ada, 'young', 0)]).toEqual([
      false,
      true,
    ])
    expect([await store.pending('old', 0), (await store.pending('young', 0))?.key]).toEqual([
      undefined,
      'young',
    ])
    expect((await store.signIns(ada)).filter(({ way }) => way === 'link')).toEqual([])
    expect((await store.signIns(ada)).length).toBeGreaterThan(0)
  })

  test('of one who is erased, nothing is left', async () => {
    await store.addPasskey(passkey('p3'))
    await store.setSecondStep(step(), ['a'])
    await store.addSession(session('s5'))
    await store.addSignIn(signIn())
    await store.addTrust({ tokenHash: 't', clientId: ada, expiresAt: 2_000 })
    await store.addPending(pending('four'))
    await store.addPending(pending('five', { clientId: null, content: { email: 'client@example.com' } }))
    await store.forgetCounts('client@example.com')
    expect(await store.pending('five', 0)).toBeUndefined()
    await store.erase(ada, 'erased', [])
    expect(await store.passkeys(ada)).toEqual([])
    expect(await store.secondStep(ada)).toBeUndefined()
    expect(await store.useRecoveryCode(ada, 'a')).toBe(false)
    expect(await store.sessions(ada, 0)).toEqual([])
    expect(await store.signIns(ada)).toEqual([])
    expect(await store.isTrusted(ada, 't', 0)).toBe(false)
    expect(await store.pending('four', 0)).toBeUndefined()
  })
})
