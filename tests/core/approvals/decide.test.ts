/** A decision is sent once, and nothing waits for it any more; what the server says against it leads on. */
import { expect, test } from 'vitest'
import { answer, fail, once, type Rule } from '../../../server/api/intercept'
import type { AskedApproval, Choice, TellHost } from '../../../src/core/index'
import { look, lost, openSignedIn, type PortalOptions } from '../portal'
import { createServer, pass, stopTimeInTests, until } from '../server'
import { createBrowser } from '../tab'

stopTimeInTests()

const projectId = 'project-website-relaunch'
const title = 'Please approve the home page'
const approve: Choice = { decision: 'Approved', words: '' }
const ask: Choice = { decision: 'Changes requested', words: 'The logo is too small.' }
const nobody: TellHost = () => ({ isTaken: false })

type Tab = Awaited<ReturnType<typeof openSignedIn>>

/** A tab that shows the updates of the project, and what waits. */
async function open({
  server = createServer(),
  file = async () => new Response('the picture'),
  ...options
}: PortalOptions & { file?: () => Promise<Response> } = {}) {
  const fetch: typeof server.fetch = (input, init) =>
    String(input).includes('homepage-design.png') ? file() : server.fetch(input, init)
  const settings = { idempotencyKeys: true, live: false, fetch }
  const tab = await openSignedIn({ ...options, server, settings })
  await look(tab.updatesOf(projectId))
  await look(tab.$attention)
  tab.watchLive()
  return tab
}

const updateIn = (tab: Tab) => {
  const updates = tab.updatesOf(projectId).get()
  return updates.status === 'ready' ? updates.data.find((each) => each.title === title) : undefined
}
function askedIn(tab: Tab): AskedApproval {
  const update = updateIn(tab)
  return (update && tab.approvalOfUpdate(projectId, update)) ?? expect.fail('nothing is asked')
}
const isWaiting = (tab: Tab) => {
  const attention = tab.$attention.get()
  return attention.status === 'ready' && attention.items.some((item) => item.title === title)
}
const sent = (tab: Tab) => tab.server.calls.filter(({ name }) => name === 'approve')
const keys = (tab: Tab) => sent(tab).map(({ headers }) => headers.get('idempotency-key'))

test('it is recorded with the version, the words and the files that were seen, and waits nowhere, in another tab neither', async () => {
  const [server, browser] = [createServer(), createBrowser()]
  const two = await open({ server, browser })
  const one = await open({ server, browser })
  expect([isWaiting(one), isWaiting(two)]).toEqual([true, true])
  expect(await one.decide(askedIn(one), approve, nobody)).toMatchObject({ is: 'recorded' })
  expect(sent(one)[0]?.body).toEqual({
    ...{ approvalId: 'APR-4T8KQ2VN', version: '3', ...approve },
    files: [{ name: 'homepage-design.png', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }],
  })
  expect(one.recordOf(askedIn(one).approval)).toMatchObject({
    decision: 'Approved',
    by: 'Ada Lovelace',
    version: '3',
  })
  expect(isWaiting(one)).toBe(false)
  await until(() => expect(isWaiting(two)).toBe(false))
  expect(one.toasts).toEqual([])
})

test('a file that can not be loaded goes by its name alone', async () => {
  const tab = await open({ file: () => Promise.reject(new TypeError('Failed to fetch')) })
  expect(await tab.decide(askedIn(tab), approve, nobody)).toMatchObject({ is: 'recorded' })
  expect(Object(sent(tab)[0]?.body).files).toEqual([{ name: 'homepage-design.png' }])
})

test.each<[string, Rule]>([
  ['no answer comes', lost],
  ['the server is in trouble', fail(503, 'Closed.')],
])('where %s, the words stay, and the same key sends them again', async (_, rule) => {
  const tab = await open({ rules: { approve: once(rule) } })
  const name = tab.approvalDraft(askedIn(tab))
  tab.changeDraft(name, { message: ask.words })
  expect(await tab.decide(askedIn(tab), ask, nobody)).toBeNull()
  expect(tab.draftOf(name).get().message).toBe(ask.words)
  expect(isWaiting(tab)).toBe(true)
  expect(await tab.decide(askedIn(tab), ask, nobody)).toMatchObject({ is: 'recorded' })
  expect(keys(tab)).toHaveLength(2)
  expect(new Set(keys(tab)).size).toBe(1)
  expect(tab.draftOf(name).get().message).toBe('')
  expect(askedIn(tab).approval.records.filter(({ version }) => version === '3')).toHaveLength(1)
})

test('two presses at once send it once', async () => {
  const tab = await open()
  const asked = askedIn(tab)
  const outcomes = await Promise.all([tab.decide(asked, approve, nobody), tab.decide(asked, approve, nobody)])
  expect(outcomes).toMatchObject([{ is: 'recorded' }, null])
  expect(sent(tab)).toHaveLength(1)
})

/** What the updates of the project are from now on, as the server tells them. */
function tellUpdates(tab: Tab, approval: object | undefined): void {
  const update = { ...updateIn(tab), approval }
  tab.server.rules.serviceUpdates = answer({ success: true, data: [update] })
}
const colleagues = {
  id: 'r',
  decision: 'Approved',
  by: 'Charles Babbage',
  byId: 'other',
  at: '2026-11-20T09:30:00Z',
  version: '3',
}

test.each([
  [
    'a colleague was faster',
    409,
    { version: '3', records: [colleagues] },
    { is: 'late', record: { by: 'Charles Babbage' } },
  ],
  ['there is another version', 409, { version: '4', records: [] }, { is: 'changed' }],
  ['nothing is asked any more', 404, undefined, { is: 'changed' }],
  [
    'it was recorded before, without an answer',
    409,
    { version: '3', records: [{ ...colleagues, byId: 'client-ada' }] },
    { is: 'recorded' },
  ],
])('where %s, the answer %i leads to what the server says now', async (_, status, approval, outcome) => {
  const tab = await open()
  const asked = askedIn(tab)
  const name = tab.approvalDraft(asked)
  tab.changeDraft(name, { message: ask.words })
  tab.server.rules.approve = fail(status, 'No.')
  tellUpdates(tab, approval && { id: asked.approval.id, ...approval })
  expect(await tab.decide(asked, approve, nobody)).toMatchObject(outcome)
  expect(tab.toasts).toEqual([])
  expect(tab.draftOf(name).get().message).toBe(outcome.is === 'changed' ? ask.words : '')
})

test('where the server goes on to refuse what has not changed, its words are told', async () => {
  const tab = await open({ rules: { approve: fail(409, 'Not now.') } })
  expect(await tab.decide(askedIn(tab), approve, nobody)).toBeNull()
  expect(tab.toasts).toEqual(['error: Not now.'])
})

test.each([404, 405, 501])(
  'a server that answers %i, and goes on to ask, lacks the call: the answer is a ticket',
  async (status) => {
    const tab = await open({ rules: { approve: fail(status, 'Not Found') } })
    const outcome = await tab.decide(askedIn(tab), ask, nobody)
    expect(outcome).toEqual({ is: 'replied', ticketId: expect.stringMatching(/^TKT-/) })
    const form = tab.server.last('createTicket')?.body
    const fields = form instanceof FormData ? Object.fromEntries(form) : {}
    expect(fields.subject).toBe('Please approve the home page (Website relaunch, SRV-2051)')
    expect(fields.message).toMatch(
      /^Changes requested: Home page, version 3 \(.*homepage-design\.png.*\)\s+The logo is too small\.$/,
    )
    await until(() => expect(isWaiting(tab)).toBe(false))
    const { isOffered } = await import('../../../src/core/server/optional')
    expect(isOffered('approve')).toBe(false)
  },
)

test('a host that takes over sends nothing; what it gives is the record, and what it refuses is told', async () => {
  const tab = await open()
  const asked = askedIn(tab)
  const told: unknown[] = []
  const host =
    (outcome?: Promise<unknown>): TellHost =>
    (files) => {
      told.push(files)
      return { isTaken: true, ...(outcome && { outcome }) }
    }
  expect(await tab.decide(asked, approve, host())).toEqual({ is: 'taken' })
  expect(isWaiting(tab)).toBe(true)
  expect(await tab.decide(asked, approve, host(Promise.reject(new Error('No pen.'))))).toBeNull()
  expect(tab.toasts).toEqual(['error: No pen.'])
  const record = { id: 'sig-1', decision: 'Approved', by: 'Ada Lovelace', at: '2026-11-20T09:30:00Z' }
  expect(await tab.decide(asked, approve, host(Promise.resolve(record)))).toMatchObject({ is: 'recorded' })
  expect(sent(tab)).toEqual([])
  expect(told).toHaveLength(3)
  expect(tab.recordOf(askedIn(tab).approval)?.id).toBe('sig-1')
})

test('what the session cuts off is not lost', async () => {
  const tab = await open()
  const { endSession } = await import('../../../src/core/session/session')
  const name = tab.approvalDraft(askedIn(tab))
  tab.changeDraft(name, { message: ask.words })
  tab.server.rules.approve = () => new Promise(() => {})
  const outcome = tab.decide(askedIn(tab), ask, nobody)
  await pass(1)
  endSession('expired')
  expect(await outcome).toBeNull()
  expect(tab.draftOf(name).get().message).toBe(ask.words)
})

test('what was sent just now is asked about once: the next press sends it', async () => {
  const tab = await open({ rules: { approve: fail(501, 'Not implemented') } })
  const asked = askedIn(tab)
  const raised = () => tab.server.calls.filter(({ name }) => name === 'createTicket').length
  expect(await tab.decide(asked, approve, nobody)).toMatchObject({ is: 'replied' })
  expect(await tab.decide(asked, approve, nobody)).toBeNull()
  expect(raised()).toBe(1)
  await pass(1000)
  expect(await tab.decide(asked, approve, nobody)).toMatchObject({ is: 'replied' })
  expect(raised()).toBe(2)
})
