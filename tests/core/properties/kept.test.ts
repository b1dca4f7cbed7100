/**
 * What a client has written, and whatever a server gives as a token: drafts come back to the letter, and a sign-in ends
 * in a session or in a message, never in an error that nobody sees.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answer } from '../../../server/api/intercept'
import { ada, createServer, stopTimeInTests, stored, tokenOf } from '../server'
import { createBrowser, openTab } from '../tab'
import { holds, texts } from './trial'

stopTimeInTests()

const never = () => new Promise<never>(() => {})
const lasting = tokenOf({ sub: 'client-ada' })
const openPage = async (browser = createBrowser(stored(lasting))) => {
  const tab = await openTab({ browser })
  tab.configure({ fetch: never })
  tab.watchSession()
  return tab
}

/** As of tickets, updates and files: an id comes behind a slash. */
const names = fc.oneof(
  fc.constant('ticket'),
  texts.map((id) => `ticket/${id}`),
  texts.map((id) => `file/${id}`),
)
const changes = fc.oneof(
  fc.record({ subject: texts }),
  fc.record({ message: texts }),
  fc.record({ subject: texts, message: texts }),
  fc.constant({ subject: '', message: '' }),
)
const none = { projectId: '', files: [] }

test('drafts of any name and text come back on the next page, and in another tab', () =>
  holds(
    fc.asyncProperty(
      fc.array(fc.tuple(names, changes, fc.nat(1)), { minLength: 1, maxLength: 8 }),
      async (acts) => {
        const browser = createBrowser(stored(lasting))
        const tabs = [await openPage(browser), await openPage(browser)]
        const expected = new Map<string, { subject: string; message: string }>()
        // Each draft is written in one tab.
        const placeOf = new Map<string, number>()
        for (const [name, change, tab] of acts) {
          const place = placeOf.get(name) ?? tab
          placeOf.set(name, place)
          expected.set(name, { ...(expected.get(name) ?? { subject: '', message: '' }), ...change })
          tabs[place]?.changeDraft(name, change)
          expect(tabs[place]?.draftOf(name).get()).toEqual({ ...expected.get(name), ...none })
        }
        const next = await openPage(browser)
        for (const [name, draft] of expected) expect(next.draftOf(name).get()).toEqual({ ...draft, ...none })
        next.signOut()
        expect(Array.from(browser.local.keys())).toEqual([])
      },
    ),
    6,
    500,
  ))

/** Texts that look like a JWT, more or less. */
const part = (value: string) => Buffer.from(value).toString('base64url')
const claims = fc.dictionary(
  fc.constantFrom('exp', 'iat', 'sub', 'id', '_id', '__proto__'),
  fc.oneof(fc.jsonValue(), fc.double(), fc.integer({ min: 0, max: 2_000_000_000 }), texts),
)
const tokens = fc.oneof(
  texts,
  claims.map((payload) => tokenOf(payload)),
  fc.json().map((payload) => `e30.${part(payload)}.x`),
  fc.tuple(texts, texts, texts).map((parts) => parts.join('.')),
  fc.tuple(texts, texts).map(([payload, rest]) => `${part(payload)}.${part(payload)}.${rest}`),
)

test('a token of any kind is kept, or refused with a message', async () => {
  const server = createServer()
  const browser = createBrowser()
  const tab = await openTab({ browser })
  tab.configure({ fetch: server.fetch })
  tab.watchSession()
  server.rules.profile = answer({ data: ada })
  server.rules.payments = answer({ success: true, data: [] })
  await holds(
    fc.asyncProperty(tokens, fc.boolean(), async (token, namesClient) => {
      server.rules.login = answer({ data: { user: namesClient ? ada : {}, token } })
      const sending = await tab.signInWithPassword('client@example.com', 'portal-demo')
      if (sending.status === 'refused') expect(sending.message).not.toBe('')
      else expect(sending.status).toBe('done')
      const isSignedIn = tab.$client.get() !== null
      if (isSignedIn) expect(browser.local.get('client-portal:token')).toBe(token)
      expect(tab.checkToken()).toBe(tab.$client.get() !== null)
      tab.signOut()
      expect(browser.local.size).toBe(0)
    }),
    100,
    2_000,
  )
})

test('a stored token of any kind ends in a session, or in a sign-in', () =>
  holds(
    fc.asyncProperty(
      tokens,
      fc.oneof(fc.constant(JSON.stringify(ada)), texts, fc.json()),
      fc.boolean(),
      async (token, user, isOpaque) => {
        const tab = await openPage(
          createBrowser({
            ...stored(token),
            'client-portal:user': user,
            ...(isOpaque && { 'client-portal:opaque': 'true' }),
          }),
        )
        expect(['checking', 'expired', 'signed-out']).toContain(tab.$session.get().status)
        expect(tab.$session.get().status === 'checking').toBe(tab.$client.get() !== null)
      },
    ),
    12,
    1_000,
  ))
