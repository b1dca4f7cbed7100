/** All that the library keeps in a browser: what a tab does when another one changes it. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { answer, offline, once } from '../../../server/api/intercept'
import { look, lost, openPortal, openSignedIn } from '../portal'
import { createServer, pass, stopTimeInTests, until } from '../server'
import { createBrowser } from '../tab'

stopTimeInTests()

type Tab = Awaited<ReturnType<typeof openSignedIn>>

/** Two tabs of Ada's, in one browser. */
async function openTwo() {
  const [browser, server] = [createBrowser(), createServer()]
  const settings = { idempotencyKeys: true, locales: ['en', 'de'] }
  const one = await openSignedIn({ browser, server, settings })
  const two = await openPortal({ browser, server, settings })
  await two.isSignedIn()
  return [one, two] as const
}

const ticketId = 'TKT-M4XQ72PD'
const reply = `ticket/${ticketId}`
const itemsOf = ({ $notifications }: Tab) => {
  const all = $notifications.get()
  return all.status === 'ready' ? all.data : []
}
const messageIn = (tab: Tab, name = reply) => tab.draftOf(name).get().message

interface Row {
  /** The keys, without what they have in common. */
  keys: readonly string[]
  /** What becomes of it in a tab, when another one changes it. */
  does: 'follows' | 'asks for it when it needs it' | 'is not concerned'
  /** The first tab changes it, and the second has done so. */
  shows(one: Tab, two: Tab): unknown
}

const table: Record<string, Row> = {
  'the session': {
    keys: ['token', 'api', 'opaque', 'clock', 'renew-for', 'user'],
    does: 'follows',
    async shows(one, two) {
      one.signOut()
      await until(() => expect(two.status()).toBe('signed-out'))
      await one.signMaryIn()
      await until(() => expect(two.$client.get()?.name).toBe('Mary Somerville'))
    },
  },
  'what the server can': {
    keys: ['announced'],
    does: 'asks for it when it needs it',
    async shows(one, two) {
      one.signOut()
      await until(() => expect(two.status()).toBe('signed-out'))
      await one.signAdaIn()
      await two.isSignedIn()
      expect(two.browser.local.get('client-portal:announced')).toContain('limit')
    },
  },
  'the mailed links that were asked for': {
    keys: ['sign-in'],
    does: 'asks for it when it needs it',
    async shows(one, two) {
      one.server.rules.sendSignInLink = answer({ success: true, data: { request: 'request-1' } })
      await one.askForLink('client@example.com')
      expect(two.isAskedHere({ request: 'request-1', token: 't', code: '402817' })).toBe(true)
    },
  },
  'the mail that a tab waits for': {
    keys: ['sign-in-wait'],
    does: 'is not concerned',
    async shows(one, two) {
      one.server.rules.sendSignInLink = answer({ success: true, data: { request: 'request-1' } })
      await one.askForLink('client@example.com')
      expect([one.$linkWait.get()?.request, two.$linkWait.get()]).toEqual(['request-1', null])
    },
  },
  'that the client trusts the browser': {
    keys: ['trust'],
    does: 'asks for it when it needs it',
    async shows(one, two) {
      const data = { ...(await one.server.signIn()), trust: 'trust-1' }
      one.server.rules.login = answer({ success: true, data })
      await one.signAdaIn()
      two.signOut()
      await two.signAdaIn()
      expect(one.server.last('login')?.body).toMatchObject({ trust: 'trust-1' })
    },
  },
  'that the client wants no passkey in this browser': {
    keys: ['no-passkey'],
    does: 'asks for it when it needs it',
    async shows(one, two) {
      one.leavePasskeyOffer(true)
      expect(two.browser.local.has('client-portal:no-passkey')).toBe(true)
    },
  },
  'the words of a draft': {
    keys: ['drafts'],
    does: 'follows',
    async shows(one, two) {
      one.changeDraft(reply, { message: 'Help' })
      await until(() => expect(messageIn(two)).toBe('Help'))
      one.changeDraft(reply, { message: '' })
      await until(() => expect(messageIn(two)).toBe(''))
    },
  },
  'the key of what was sent': {
    keys: ['drafts'],
    does: 'follows',
    async shows(one, two) {
      one.server.rules.replyTicket = once(lost)
      one.changeDraft(reply, { message: 'Help' })
      await until(() => expect(messageIn(two)).toBe('Help'))
      await one.replyToTicket(ticketId)
      const { key } = one.draftOf(reply).get()
      expect(key).toBeTruthy()
      await until(() => expect(two.draftOf(reply).get().key).toEqual(key))
    },
  },
  'the key of a file that may have arrived': {
    keys: ['file-keys'],
    does: 'asks for it when it needs it',
    async shows(one, two) {
      one.server.rules.uploadFile = once(lost)
      for (const tab of [one, two]) {
        tab.chooseFiles('project-newsletter', [new File(['plan'], 'plan.pdf', { lastModified: 1 })])
        await tab.uploadFiles('project-newsletter', () => {})
      }
      const [first, second] = one.server.calls
        .filter(({ name }) => name === 'uploadFile')
        .map(({ headers }) => headers.get('idempotency-key'))
      expect(first).toBeTruthy()
      expect(second).toBe(first)
    },
  },
  'where a large file goes on': {
    keys: ['uploads'],
    does: 'asks for it when it needs it',
    async shows() {
      const { keepUpload, keptUpload } = await import('../../../src/core/tickets/large/kept-uploads')
      const file = () => new File(['plan'], 'plan.pdf', { lastModified: 1 })
      keepUpload(file(), 'https://client.example/uploads/1')
      expect(keptUpload(file())).toBe('https://client.example/uploads/1')
    },
  },
  'words that a tab has written': {
    keys: ['own-drafts'],
    does: 'is not concerned',
    async shows(one, two) {
      two.changeDraft(reply, { message: 'Mine' })
      one.changeDraft(reply, { message: 'Help' })
      await pass(1)
      expect([messageIn(one), messageIn(two)]).toEqual(['Help', 'Mine'])
    },
  },
  'that the same was sent': {
    keys: ['sent'],
    does: 'follows',
    async shows(one, two) {
      for (const tab of [two, one]) tab.changeDraft(reply, { message: 'Help' })
      expect(await one.replyToTicket(ticketId)).toBe(true)
      await until(() => expect(messageIn(two)).toBe(''))
    },
  },
  'what the client has decided, or raised': {
    keys: ['news'],
    does: 'follows',
    async shows(one) {
      await look(one.updatesOf('project-website-relaunch'))
      one.watchLive()
      // Of the second tab: its core was loaded last.
      const { tellOwnNews } = await import('../../../src/core/live/own-news')
      const before = one.server.count('serviceUpdates')
      tellOwnNews(['service/project-website-relaunch/'])
      await until(() => expect(one.server.count('serviceUpdates')).toBeGreaterThan(before))
    },
  },
  'answers that were seen': {
    keys: ['seen'],
    does: 'follows',
    async shows(one, two) {
      for (const tab of [one, two]) {
        await look(tab.$tickets)
        tab.$unseenTickets.listen(() => {})
      }
      const [unseen] = two.$unseenTickets.get()
      const tickets = one.$tickets.get()
      const rows = tickets.status === 'ready' ? tickets.data : []
      one.markSeen(rows.find(({ ticketId }) => ticketId === unseen) ?? expect.fail())
      await until(() => expect(two.$unseenTickets.get().has(unseen ?? '')).toBe(false))
    },
  },
  'the language': {
    keys: ['locale'],
    does: 'follows',
    async shows(one, two) {
      const stops = [one, two].map(({ watchTexts }) => watchTexts())
      await one.chooseLanguage('de')
      await until(() => expect(two.ticketsMessages.get().open).toBe('Offen'))
      for (const stop of stops) stop()
    },
  },
  'how much waited last': {
    keys: ['waiting'],
    does: 'asks for it when it needs it',
    shows(one, two) {
      one.noteLastWaiting([{}])
      expect(two.lastWaiting()).toEqual([false])
    },
  },
  'when the client was here': {
    keys: ['visits'],
    does: 'asks for it when it needs it',
    async shows(one, two) {
      one.noteVisit(1_000)
      expect(two.noteVisit(3_600_000)).toBe(1_000)
    },
  },
  'where a sign-in leads back to': {
    keys: ['return', 'return-page', 'return-client'],
    does: 'is not concerned',
    shows(one, two) {
      one.rememberReturn('/support')
      expect(two.takeReturn()).toBeNull()
    },
  },
  'what a list shows, and where the portal is': {
    keys: ['kept', 'path'],
    does: 'is not concerned',
    shows(one, two) {
      one.placeInEntry('cp-tickets 0').write({ status: 'Open' })
      expect(two.placeInEntry('cp-tickets 0').read()).toEqual({ status: '' })
    },
  },
  'of which lists the client wants to see all rows': {
    keys: ['whole'],
    does: 'asks for it when it needs it',
    shows(one, two) {
      const unchanged = two.rememberingWhole(two.placeInEntry('cp-payments 2'), 'payments')
      expect(unchanged.read().more).toBeUndefined()
      const [first, second, other] = [
        one.rememberingWhole(one.placeInEntry('cp-payments 0'), 'payments'),
        two.rememberingWhole(two.placeInEntry('cp-portal 1'), 'payments'),
        two.rememberingWhole(two.placeInEntry('cp-tickets 0'), 'tickets'),
      ]
      first.write({ more: '200' })
      expect([second.read().more, other.read().more]).toEqual(['200', undefined])
      other.write({ search: 'menu' })
      // Who searches in a list that was open before has not chosen to see less of it.
      unchanged.write({ search: 'menu' })
      expect(second.read().more).toBe('200')
      const longer = two.placeInEntry('cp-payments 3')
      longer.write({ more: '400' })
      expect(two.rememberingWhole(longer, 'payments').read().more).toBe('400')
      second.write({})
      expect(two.rememberingWhole(two.placeInEntry('cp-portal 1'), 'payments').read().more).toBeUndefined()
    },
  },
  'what the server lacks, and when the page was loaded anew': {
    keys: ['lacking', 'reloaded'],
    does: 'is not concerned',
    async shows(one, two) {
      const before = [...two.browser.local]
      const { noteLacking } = await import('../../../src/core/server/optional')
      noteLacking('events')
      await pass(1)
      expect([...one.browser.local]).toEqual(before)
    },
  },
  'what is no storage: a lock, how tabs tell each other of news, and the entry of a sheet': {
    keys: ['renew', 'live', 'sheet'],
    does: 'is not concerned',
    shows: (one, two) => expect([...one.browser.local.keys()]).toEqual([...two.browser.local.keys()]),
  },
  'what was dismissed, and may be taken back': {
    keys: ['held'],
    does: 'is not concerned',
    shows(one, two) {
      one.$held.hold(['notification-1'])
      expect([one.$held.get(), two.$held.get()]).toEqual([['notification-1'], []])
    },
  },
  'what was dismissed, and the server does not know': {
    keys: ['untold'],
    does: 'is not concerned',
    async shows(one, two) {
      one.server.rules.markNotificationRead = offline()
      await one.dismissNotifications(['notification-1'], () => {})
      expect([one.$untold.get(), two.$untold.get()]).toEqual([['notification-1'], []])
    },
  },
  'which notifications have left by themselves': {
    keys: ['settled'],
    does: 'is not concerned',
    async shows(one, two) {
      await look(one.$notifications)
      const { _id } = itemsOf(one).find(({ CTAPath }) => CTAPath?.endsWith(ticketId)) ?? expect.fail()
      one.watchBell(() => {})
      one.noteSeen({}, { route: 'ticket', params: { ticketId } })
      await until(() => expect([one.isSettled(_id), two.isSettled(_id)]).toEqual([true, false]))
    },
  },
  'which notifications are about what waits': {
    keys: ['duties'],
    does: 'is not concerned',
    async shows(one, two) {
      for (const tab of [one, two]) await look(tab.$notifications)
      one.watchBell(() => {})
      const to = { route: 'ticket', params: { ticketId: 'TKT-H8WK35TN' } } as const
      one.noteWaiting([{ kind: 'ticket', date: new Date(Date.now() - 2 * 86_400_000).toISOString(), to }], {
        tickets: true,
        projects: [],
      })
      expect([one.$duties.get().length, two.$duties.get().length]).toEqual([1, 0])
    },
  },
  'what the client went to pay': {
    keys: ['paying'],
    does: 'is not concerned',
    async shows(one, two) {
      await look(one.$projects)
      const known = one.$projects.get()
      const projects = known.status === 'ready' ? known.data : []
      one.noteGoingToPay(projects, 'USD')
      expect([one.$payingOf.get()(projects)?.isReceived, two.$payingOf.get()(projects)]).toEqual([
        false,
        undefined,
      ])
      one.signOut()
      expect(one.$payingOf.get()(projects)).toBeUndefined()
    },
  },
  'what the client has opened from a search': {
    keys: ['recent'],
    does: 'is not concerned',
    shows(one, two) {
      const [first, second] = [one, two].map((tab) => {
        const search = tab.createSearch()
        search.$result.listen(() => {})
        return search
      })
      const title = [{ text: 'The menu', isMatch: false }]
      const to = { route: 'ticket', params: { ticketId } } as const
      first?.choose({ key: 'ticket', kind: 'ticket', title, text: [], to })
      const recent = (search: typeof first) =>
        search?.$result.get().groups.filter(({ kind }) => kind === 'recent')
      expect([recent(first)?.length, recent(second)?.length]).toEqual([1, 0])
    },
  },
  'a notification that was dismissed, which the server keeps': {
    keys: [],
    does: 'asks for it when it needs it',
    async shows(one, two) {
      for (const tab of [one, two]) await look(tab.$notifications)
      const shown = () => itemsOf(two).map(({ _id }) => _id)
      const [id = ''] = shown()
      await one.dismissNotifications([id], () => {})
      expect(shown()).toContain(id)
      two.$notifications.refresh()
      await until(() => expect(shown()).not.toContain(id))
    },
  },
}

const rows = Object.entries(table).map(([what, { does, shows }]) => [what, does, shows] as const)
test.each(rows)('%s: another tab %s', async (_, __, shows) => {
  await shows(...(await openTwo()))
})

test('each key in the code has its row', () => {
  const files = execFileSync('git', ['ls-files', 'src/core', 'src/views', 'src/elements'], {
    encoding: 'utf8',
  })
  const texts = files.split('\n').map((file) => (/\.tsx?$/.test(file) ? readFileSync(file, 'utf8') : ''))
  const keys = texts.flatMap((text) =>
    Array.from(text.matchAll(/['`]client-portal:([\w-]+)/g), ([, key = '']) => key),
  )
  const named = Object.values(table).flatMap((row) => row.keys)
  expect([...new Set(named)].toSorted()).toEqual([...new Set(keys)].toSorted())
})
