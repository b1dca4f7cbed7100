/** What is asked for an address that nobody has is the same work as for a client: no time tells who is one. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMailQueue } from '../../mail/queue'
import type { Store } from '../../stores/store'
import { type Opened, stores } from '../stores/each-store'
import { secret } from './open-api'
import { aBrowser, auth, known, openWays, start, unknown } from './ways'

/** A store that notes what is asked of it, also within a transaction. */
function recording(store: Store, called: string[]): Store {
  return new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        called.push(String(name))
        const given = args.map((one) =>
          typeof one === 'function' ? (store: Store) => one(recording(store, called)) : one,
        )
        return value.apply(target, given)
      }
    },
  })
}

describe.each(Object.entries(stores))('on %s', (_name, open) => {
  let opened: Opened

  beforeAll(async () => {
    opened = await open()
  }, 60_000)
  beforeEach(async () => {
    for (const email of [known, unknown]) await opened.store.forgetCounts(email)
  })
  afterAll(() => opened.close())

  /** Asks. @returns what the store was asked until there was no more to do, and who got a mail */
  async function workFor(email: string, call: string, json: object) {
    const called: string[] = []
    const sent: string[] = []
    const store = recording(opened.store, called)
    const queue = createMailQueue({
      ...{ store, secret, now: () => start.getTime(), log: console.error },
      async send({ to }) {
        sent.push(to)
      },
    })
    const { nobody } = await openWays({ mails: queue }, store)
    called.length = 0
    await nobody.post(`${auth}/${call}`, { email, ...json })
    // The queue asks until no mail is left.
    const isDone = async () => called.at(-1) === 'takeMail' && (await opened.store.countMails()) === 0
    await vi.waitUntil(isDone, 10_000)
    await queue.close()
    return { called, sent }
  }

  test.each([
    ['sendSignInLink', { browser: aBrowser() }, true],
    ['sendPasswordResetEmail', {}, true],
    ['sendPasswordResetEmail, too soon after it', {}, false],
  ])('%s: is the same work, before the answer and after it, and no mail', async (what, json, isMailed) => {
    const [call = ''] = what.split(',')
    // No link of before is left, after which another one would be too soon.
    await opened.store.sweep(start.getTime() + 24 * 60 * 60 * 1000)
    for (const email of isMailed ? [] : [unknown, known]) await workFor(email, call, json)
    const ofNobody = await workFor(unknown, call, json)
    const ofClient = await workFor(known, call, json)
    expect(ofNobody.called).toEqual(ofClient.called)
    expect(ofClient.called.includes('addMail')).toBe(isMailed)
    expect(ofNobody.sent).toEqual([])
    expect(ofClient.sent).toEqual(isMailed ? [known] : [])
  })

  test('a link of nobody opens nothing, and goes with those of clients', async () => {
    const link = { clientId: 'nobody:digest', tokenHash: 'of-nobody', expiresAt: 2_000 }
    expect(await opened.store.saveResetLink(link)).toBe(true)
    expect(await opened.store.clientByResetLink({ ...link, now: 1_000 })).toBeUndefined()
    await opened.store.sweep(2_000)
    // Within the pause after another one, it would not be saved.
    expect(await opened.store.saveResetLink({ ...link, tokenHash: 'another' }, 1_000)).toBe(true)
  })
})
