/** A decision is sent once, and nothing waits for it any more; what the server says against it leads on. */
import { expect, test } from 'vitest'
import { answer, fail, once, type Rule } from '../../../server/api/intercept'
import type { TellHost } from '../../../src/core/index'
import { lost } from '../portal'
import { createServer, pass, stopTimeInTests, until } from '../server'
import { createBrowser } from '../tab'
import { approve, ask, askedIn, colleagues, isWaiting, keys, nobody, open, sent, tellUpdates } from './asked'

stopTimeInTests()

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

test('of many files, and of odd or long names, goes what the server takes', async () => {
  const tab = await open()
  const asked = askedIn(tab)
  const names = ['/files/', '/files/a%00.png', `/files/${'議'.repeat(200)}.png`]
  const files = [...names, ...Array.from({ length: 9 }, (_, index) => `/files/${index}.png`)]
  expect(await tab.decide({ ...asked, files }, approve, nobody)).toMatchObject({ is: 'recorded' })
  const named = Array.from(Object(sent(tab)[0]?.body).files, (file) => Object(file).name)
  expect(named).toEqual([
    'file',
    'a.png',
    '議'.repeat(120),
    ...Array.from({ length: 7 }, (_, index) => `${index}.png`),
  ])
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
    'the same person has written other words in another tab',
    409,
    { version: '3', records: [{ ...colleagues, byId: 'client-ada', words: 'Blue, please.' }] },
    { is: 'late', record: { words: 'Blue, please.' } },
  ],
  [
    'it was recorded before, and there is another version by now',
    409,
    { version: '4', records: [{ ...colleagues, byId: 'client-ada' }] },
    { is: 'recorded', record: { version: '3' } },
  ],
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
  expect(tab.draftOf(name).get().message).toBe(outcome.is === 'recorded' ? '' : ask.words)
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
    expect(fields.subject).toBe('Please approve the home page, version 3 (Website relaunch, SRV-2051)')
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
    (outcome?: () => Promise<unknown>): TellHost =>
    (files) => {
      told.push(files)
      return { isTaken: true, ...(outcome && { outcome: outcome() }) }
    }
  expect(await tab.decide(asked, approve, host())).toEqual({ is: 'taken' })
  expect(isWaiting(tab)).toBe(true)
  expect(
    await tab.decide(
      asked,
      approve,
      host(() => Promise.reject(new Error('No pen.'))),
    ),
  ).toBeNull()
  expect(tab.toasts).toEqual(['error: No pen.'])
  const record = { id: 'sig-1', by: 'Ada Lovelace', at: '2026-11-20T09:30:00Z', version: 'signed' }
  expect(
    await tab.decide(
      asked,
      approve,
      host(async () => record),
    ),
  ).toMatchObject({ is: 'recorded' })
  expect(sent(tab)).toEqual([])
  expect(told).toHaveLength(3)
  // What it leaves out is as the client has decided.
  const { records } = askedIn(tab).approval
  expect(records.at(-1)).toMatchObject({ id: 'sig-1', decision: 'Approved', version: '3', files: told[2] })
})

test('what a host gives after the end of the session is put nowhere', async () => {
  const tab = await open()
  const { endSession } = await import('../../../src/core/session/session')
  let give = (_: unknown) => {}
  const given = new Promise<unknown>((resolve) => {
    give = resolve
  })
  const news: unknown[] = []
  const outcome = tab.decide(askedIn(tab), approve, () => {
    endSession('expired')
    give({ ...colleagues, byId: 'client-ada' })
    return { isTaken: true, outcome: given }
  })
  const { $news } = await import('../../../src/core/data/news')
  $news.listen((each) => news.push(each))
  expect(await outcome).toBeNull()
  await pass(1)
  expect(news).toEqual([])
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

test.each<[string, object]>([
  ['the record alone', { ...colleagues, byId: 'client-ada' }],
  ['another approval', { id: 'APR-9', version: '3', records: [colleagues] }],
  ['the approval without the record', { id: 'APR-4T8KQ2VN', version: '3', records: [] }],
])('where the answer is %s, the server is asked what is on record', async (_, data) => {
  const tab = await open()
  const asked = askedIn(tab)
  tab.server.rules.approve = answer({ success: true, data })
  tellUpdates(tab, { ...asked.approval, records: [{ ...colleagues, byId: 'client-ada' }] })
  const before = tab.server.count('serviceUpdates')
  expect(await tab.decide(asked, approve, nobody)).toEqual({ is: 'recorded', record: undefined })
  await until(() => expect(tab.server.count('serviceUpdates')).toBe(before + 1))
  await until(() => expect(tab.recordOf(askedIn(tab).approval)?.byId).toBe('client-ada'))
})

test('where the answer has a later version, that waits, and the record is of the one that was sent', async () => {
  const tab = await open()
  const asked = askedIn(tab)
  const data = { ...asked.approval, version: '4', records: [{ ...colleagues, byId: 'client-ada' }] }
  tab.server.rules.approve = answer({ success: true, data })
  tellUpdates(tab, data)
  const { $sights } = await import('../../../src/core/notifications/seen')
  expect(await tab.decide(asked, approve, nobody)).toMatchObject({ is: 'recorded', record: { version: '3' } })
  expect(askedIn(tab).approval.version).toBe('4')
  expect(isWaiting(tab)).toBe(true)
  expect($sights.get()).toEqual([])
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
