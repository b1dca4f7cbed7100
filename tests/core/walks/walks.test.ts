/**
 * Random walks of several clients who share a browser with several tabs: they sign in and out, answers come late and in
 * any order or not at all, tokens end and are renewed or not, the connection comes and goes, views are opened and closed. Whatever happens,
 * a tab shows nothing of a client's but of the one who is signed in there; and when all has come to rest, it shows what a
 * page shows that is opened then.
 */
import { setMaxListeners } from 'node:events'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type Client,
  clients,
  createHoldingServer,
  emailOf,
  type Fate,
  markOf,
  marksIn,
} from '../../holding-server'
import { runs, seed } from '../../trials'
import { pass, stopTimeInTests } from '../server'
import { type Browser, createBrowser, openTab, type Tab, type TabOptions } from '../tab'

stopTimeInTests()
// That milestones can't be loaded is logged.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

/** What a view may show. Each of them is made when it is shown. */
const views = {
  projects: (tab: Tab) => tab.$projects,
  payments: (tab: Tab) => tab.$payments,
  tickets: (tab: Tab) => tab.$tickets,
  consultant: (tab: Tab) => tab.$consultant,
  bell: (tab: Tab) => tab.$notifications,
  unread: (tab: Tab) => tab.$allNotifications,
  project: (tab: Tab) => tab.projectOf('p1'),
  updates: (tab: Tab) => tab.updatesOf('p1'),
  files: (tab: Tab) => tab.filesOf('p1'),
  paid: (tab: Tab) => tab.paymentsOf('p1'),
  ticket: (tab: Tab) => tab.ticketOf('t1'),
  attention: (tab: Tab) => tab.$attention,
  counts: (tab: Tab) => tab.$projectCounts,
  statuses: (tab: Tab) => tab.$otherStatuses,
  years: (tab: Tab) => tab.$paidYears,
  story: (tab: Tab) => tab.createStory('p1'),
  list: (tab: Tab) => tab.createPaymentList(tab.$payments).$rows,
  tickets2: (tab: Tab) => tab.createTicketList().$rows,
  client: (tab: Tab) => tab.$client,
  draft: (tab: Tab) => tab.draftOf('ticket/t1'),
  unseen: (tab: Tab) => tab.$unseenTickets,
} as const
type View = keyof typeof views
// The type of Object.keys() is `string[]`, but the keys of the table are exactly the views.
const viewNames = Object.keys(views) as View[]

const tab = fc.nat(1)
const act = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('sign in' as const), tab, client: fc.constantFrom(...clients) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('sign out' as const), tab }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      which: fc.nat(20),
      fate: fc.constantFrom<Fate>(
        'answered',
        'answered',
        'answered',
        'answered',
        'failed',
        'lost',
        'refused',
      ),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('answer all' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      // Tokens count for 600, and can be renewed for an hour after that.
      seconds: fc.constantFrom(0, 1, 5, 30, 300, 700, 2_000, 5_000),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('show' as const), tab, view: fc.constantFrom(...viewNames) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('hide' as const), tab, which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('connect' as const), online: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('look away' as const), tab, visible: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('come back' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('navigate' as const), tab }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('write' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clear storage' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const), tab }) },
)
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

/** Without locks, as on a page without TLS, two tabs may renew one token. */
const options = fc.constantFrom({}, { lacks: 'locks' as const })

type Server = ReturnType<typeof createHoldingServer>

/** A tab that writes down whatever it shows of somebody who is not signed in there. */
async function openWatched(browser: Browser, server: Server, options: Pick<TabOptions, 'lacks'>) {
  const tab = await openTab({ browser, ...options })
  setMaxListeners(0, tab.page, tab.page.document)
  tab.configure({ fetch: server.fetch, passwordEncryption: 'none', live: false })
  const shown: { view: View; store: ReturnType<(typeof views)[View]>; stop: () => void }[] = []
  const wrong: string[] = []
  /** Nobody has left: what is not sent yet waits for the same client. */
  const hasEndedByItself = () => {
    const session = tab.$session.get()
    return session.status === 'expired' || (session.status === 'signed-out' && session.reason === 'invalid')
  }
  let latest: string | null = null
  const check = (view: View, value: unknown) => {
    latest = tab.$clientId.get() ?? latest
    const who = view === 'draft' && hasEndedByItself() ? latest : tab.$clientId.get()
    const others = marksIn(value instanceof Set ? Array.from(value) : value).filter((each) => each !== who)
    if (others.length > 0) wrong.push(`${view} shows ${others} to ${who ?? 'nobody'}`)
  }
  const show = (view: View) => {
    const store = views[view](tab as Tab)
    // Each store has values of a type of its own; here, they are only written down.
    const all = store as { subscribe(listener: (value: unknown) => void): () => void }
    shown.push({ view, store, stop: all.subscribe((value) => check(view, value)) })
  }
  const stops = [
    tab.watchSession(),
    // Each client has files, tickets and drafts of their own: views are drawn anew for the next one.
    tab.$clientId.listen(() =>
      queueMicrotask(() => {
        for (const { view, stop } of shown.splice(0)) {
          stop()
          show(view)
        }
      }),
    ),
  ]
  return {
    ...tab,
    shown,
    wrong,
    show,
    hide(which: number) {
      const [closed] = shown.splice(which % Math.max(1, shown.length), 1)
      closed?.stop()
    },
    look() {
      for (const { view, store } of shown) check(view, store.get())
    },
    close() {
      for (const { stop } of shown.splice(0)) stop()
      for (const stop of stops) stop()
    },
  }
}
type Watched = Awaited<ReturnType<typeof openWatched>>

/** Lets everything come to rest: what failed is asked for again, as a client would. */
async function rest(tabs: readonly Watched[], server: Server): Promise<void> {
  server.connect(true)
  for (const each of tabs) {
    each.page.connect(true)
    each.page.show(true)
  }
  for (let round = 0; round < 12; round++) {
    await pass(500)
    for (const each of server.waiting.slice()) each.meet('answered')
    await pass(0)
    for (const { shown } of tabs) {
      for (const { store } of shown) if ('retry' in store && 'failure' in Object(store.get())) store.retry()
    }
    if (round > 6 && server.waiting.length === 0) break
  }
  expect(server.waiting.map(({ call }) => call)).toEqual([])
}

const plain = (value: unknown) =>
  JSON.parse(JSON.stringify(value instanceof Set ? Array.from(value) : (value ?? null)))

async function walk(acts: readonly Act[], options: Pick<TabOptions, 'lacks'>): Promise<void> {
  const browser = createBrowser()
  const server = createHoldingServer()
  const open = () => openWatched(browser, server, options)
  const tabs = [await open(), await open()]
  const perform = async (each: Act) => {
    const tab = 'tab' in each ? tabs[each.tab] : undefined
    if (each.kind === 'answer')
      server.waiting[each.which % Math.max(1, server.waiting.length)]?.meet(each.fate)
    else if (each.kind === 'answer all') for (const one of server.waiting.slice()) one.meet('answered')
    else if (each.kind === 'wait') {
      // What has been answered is read first: to read takes no time of this clock.
      for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate)
      await pass(each.seconds * 1000)
    } else if (each.kind === 'connect') {
      server.connect(each.online)
      for (const { page } of tabs) page.connect(each.online)
    } else if (!tab) return
    else if (each.kind === 'sign in') void tab.signInWithPassword(emailOf(each.client), 'secret')
    else if (each.kind === 'sign out') tab.signOut()
    else if (each.kind === 'show') tab.show(each.view)
    else if (each.kind === 'hide') tab.hide(each.which)
    else if (each.kind === 'look away') tab.page.show(each.visible)
    else if (each.kind === 'come back') tab.page.restore()
    else if (each.kind === 'navigate') tab.checkToken()
    else if (each.kind === 'clear storage') tab.page.localStorage?.clear()
    else if (each.kind === 'write') {
      const who = tab.$clientId.get()
      if (who) tab.changeDraft('ticket/t1', { message: `${markOf(who as Client)} wrote this.` })
    } else if (each.kind === 'reload') {
      tab.close()
      tab.page.crash()
      browser.tabs.splice(browser.tabs.indexOf(tab.page), 1)
      tabs[each.tab] = await open()
    }
  }
  try {
    for (const each of acts) {
      await perform(each)
      for (const one of tabs) one.look()
      await pass(0)
      for (const one of tabs) one.look()
      expect(tabs.flatMap(({ wrong }) => wrong)).toEqual([])
    }
    await rest(tabs, server)
    const fresh = await open()
    for (const { shown } of tabs) for (const { view } of shown) fresh.show(view)
    await rest([...tabs, fresh], server)
    expect(tabs.flatMap(({ wrong }) => wrong)).toEqual([])
    expect(server.askedInVain).toEqual([])
    const who = fresh.$clientId.get()
    // Also what was written in another tab, and by whoever is back.
    for (const one of who ? [...tabs, fresh] : []) one.show('draft')
    for (const one of tabs) {
      expect(one.$clientId.get()).toBe(who)
      expect(plain(one.$client.get())).toEqual(plain(fresh.$client.get()))
      for (const { view, store } of one.shown) {
        // After a session that has ended by itself, a draft waits where it was written.
        if (view === 'draft' && !who) continue
        const other = fresh.shown.find((each) => each.view === view)?.store
        expect({ [view]: plain(store.get()) }).toEqual({ [view]: plain(other?.get()) })
      }
    }
    fresh.close()
  } finally {
    for (const one of tabs) one.close()
    vi.clearAllTimers()
  }
}

test('nobody ever sees what is another one’s', () =>
  fc.assert(fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 40, size: 'max' }), options, walk), {
    seed,
    numRuns: runs(15, 1_000),
  }))
