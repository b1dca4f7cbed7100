/** Idempotency keys: what is sent again, because no answer came, says so. */
import { describe, expect, test, vi } from 'vitest'
import { answer, fail, hang, once, type Rule } from '../../../server/api/intercept'
import type { SettingsInput } from '../../../src/core/index'
import { askByBrowser } from '../page-fetch'
import { lost, openWithToken, type PortalOptions } from '../portal'
import { pass, stopTimeInTests, tokenOf } from '../server'

stopTimeInTests()

const ticketId = 'TKT-M4XQ72PD'
const projectId = 'project-newsletter'
const picture = new File(['picture'], 'a.png', { type: 'image/png' })

/** A second page in the same browser is the page after a reload. */
async function open(settings: object = { idempotencyKeys: true }, before: PortalOptions = {}) {
  const { server, browser } = before
  const tab = await openWithToken({ settings, ...(server && browser && { server, browser }) })
  const keys = (name: string) =>
    tab.server.calls.filter((call) => call.name === name).map(({ headers }) => headers.get('idempotency-key'))
  return { ...tab, keys }
}

type Opened = Awaited<ReturnType<typeof open>>

/** The three things that a client sends: how each is written, changed and sent, and how much of it the server has. */
const sent = {
  createTicket: {
    write: ({ changeDraft }: Opened) =>
      changeDraft('ticket', { subject: 'Help', message: 'Please', files: [picture] }),
    change: ({ changeDraft }: Opened) => changeDraft('ticket', { message: 'Please!' }),
    send: ({ raiseTicket }: Opened) => raiseTicket(),
    cancel: ({ senderOf }: Opened) => senderOf('ticket').cancel(),
    count: async ({ server }: Opened) => (await server.store.list('tickets', 'client-ada')).rows.length,
  },
  replyTicket: {
    write: ({ changeDraft, replyDraft }: Opened) =>
      changeDraft(replyDraft(ticketId), { message: 'Thank you', files: [picture] }),
    change: ({ changeDraft, replyDraft }: Opened) => changeDraft(replyDraft(ticketId), { files: [] }),
    send: ({ replyToTicket }: Opened) => replyToTicket(ticketId),
    cancel: ({ senderOf, replyDraft }: Opened) => senderOf(replyDraft(ticketId)).cancel(),
    count: async ({ server }: Opened) =>
      (await server.store.ticket('client-ada', ticketId))?.messages.length ?? 0,
  },
  uploadFile: {
    write: ({ changeDraft, uploadDraft }: Opened) =>
      changeDraft(uploadDraft(projectId), { subject: 'Plan', files: [picture] }),
    change: ({ changeDraft, uploadDraft }: Opened) =>
      changeDraft(uploadDraft(projectId), { message: 'As discussed' }),
    send: ({ uploadFiles }: Opened) => uploadFiles(projectId, () => {}),
    cancel: ({ senderOf, uploadDraft }: Opened) => senderOf(uploadDraft(projectId)).cancel(),
    count: async ({ server }: Opened) => (await server.store.list('files', projectId)).rows.length,
  },
}

interface Destination {
  settings?: SettingsInput
  announced?: string[]
  isOwnFetch?: boolean
  hasKey: boolean
}

const [yes, no] = [{ idempotencyKeys: true }, { idempotencyKeys: false }]
const away = { apiUrl: 'https://api.example/api/v1' }
const announced = ['idempotencyKeys']
/** Where a key needs no leave, or has it. */
const destinations: [string, Destination][] = [
  ["to the page's origin with a key", { hasKey: true }],
  ["to the page's origin without one, if the host says so", { settings: no, hasKey: false }],
  ['to another origin without one: a preflight would refuse it', { settings: away, hasKey: false }],
  ['to another origin with one, if the server announces it', { settings: away, announced, hasKey: true }],
  ['to another origin with one, if the host says so', { settings: { ...away, ...yes }, hasKey: true }],
  [
    'to another origin without one, if the host says so, whatever is announced',
    { settings: { ...away, ...no }, announced, hasKey: false },
  ],
  ["by the host's own `fetch` without one: it may lead anywhere", { isOwnFetch: true, hasKey: false }],
  [
    "by the host's own `fetch` with one, if the server announces it",
    { isOwnFetch: true, announced, hasKey: true },
  ],
]

describe.each(['createTicket', 'replyTicket', 'uploadFile'] as const)('%s', (name) => {
  const { write, change, send, cancel, count } = sent[name]
  /** Writes it, and sends it. */
  const post = (tab: Opened) => {
    write(tab)
    return send(tab)
  }

  test.each(destinations)('goes %s', async (_, { settings = {}, announced, isOwnFetch, hasKey }) => {
    const tab = await open(settings)
    if (!isOwnFetch) askByBrowser(tab, tab.server.fetch)
    const { noteAnnounced } = await import('../../../src/core/server/optional')
    if (announced) noteAnnounced({ optional: announced }, false)
    await post(tab)
    expect(tab.keys(name)).toEqual([hasKey ? expect.stringMatching(/^"[\w-]+"$/) : null])
  })

  test('has a random UUID, also where the page is not secure', async () => {
    const { getRandomValues } = crypto
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto), subtle: crypto.subtle })
    const tab = await open()
    for (const _ of [1, 2]) await post(tab)
    const [first = '', second = ''] = tab.keys(name)
    expect(first).toMatch(/^"[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}"$/)
    expect(second).not.toBe(first)
  })

  test.each<[string, Rule]>([
    ['whose answer is lost', lost],
    ['whose answer is cut', (proceed) => proceed().then(() => new Response('<html>'))],
    ['whose server gives way', (proceed) => proceed().then(() => new Response('{}', { status: 503 }))],
  ])('%s has the same key when it is sent again, and is written once', async (_what, rule) => {
    const tab = await open()
    const before = await count(tab)
    tab.server.rules[name] = once(rule)
    await post(tab)
    expect(await count(tab)).toBe(before + 1)
    await send(tab)
    const [first, second, ...others] = tab.keys(name)
    expect(first).toBeTruthy()
    expect([second, others]).toEqual([first, []])
    expect(await count(tab)).toBe(before + 1)
  })

  test('that was cancelled has the same key when it is sent again', async () => {
    const tab = await open()
    tab.server.rules[name] = hang()
    write(tab)
    const sending = send(tab)
    await pass(10)
    cancel(tab)
    await sending
    delete tab.server.rules[name]
    await send(tab)
    const [first, second] = tab.keys(name)
    expect(first).toBeTruthy()
    expect(second).toBe(first)
  })

  test('has a new key when it has changed since', async () => {
    const tab = await open()
    tab.server.rules[name] = once(lost)
    await post(tab)
    change(tab)
    await send(tab)
    const [first, second] = tab.keys(name)
    expect(second).toBeTruthy()
    expect(second).not.toBe(first)
  })

  test('that arrived has a new key when the same is written anew', async () => {
    const tab = await open()
    const before = await count(tab)
    for (const _ of [1, 2, 3]) await post(tab)
    expect(new Set(tab.keys(name)).size).toBe(3)
    expect(await count(tab)).toBe(before + 3)
  })
})

describe.each(['createTicket', 'replyTicket'] as const)('%s, after a reload', (name) => {
  const { write, change, send, count } = sent[name]
  /** Writes it, and sends it. */
  const post = (tab: Opened) => {
    write(tab)
    return send(tab)
  }
  const withoutFiles = ({ changeDraft, replyDraft }: Opened) => {
    for (const draft of ['ticket', replyDraft(ticketId)]) changeDraft(draft, { files: [] })
  }

  test.each<
    [string, { before?: (tab: Opened) => unknown; after?: (tab: Opened) => unknown; isSame: boolean }]
  >([
    ['has the same key', { before: withoutFiles, isSame: true }],
    [
      'has the same key when it is written again to the letter',
      { before: withoutFiles, after: (tab) => [change(tab), write(tab), withoutFiles(tab)], isSame: true },
    ],
    // A file is not stored. What is sent without it is something else, and a server would refuse it by the same key.
    ['has a new key when its file is missing', { isSame: false }],
    ['has the same key when its file is chosen again', { after: write, isSame: true }],
    ['has a new key when it has changed', { after: (tab) => [write(tab), change(tab)], isSame: false }],
  ])('%s', async (_, { before, after, isSame }) => {
    const tab = await open()
    const had = await count(tab)
    tab.server.rules[name] = once(lost)
    write(tab)
    before?.(tab)
    await send(tab)
    const next = await open(undefined, tab)
    after?.(next)
    await send(next)
    const [first, second] = next.keys(name)
    expect(first).toBeTruthy()
    expect(second).toBeTruthy()
    expect(second === first).toBe(isSame)
    expect(await count(next)).toBe(had + (isSame ? 1 : 2))
  })

  test('has a new key when the first one has arrived', async () => {
    const tab = await open()
    await post(tab)
    const next = await open(undefined, tab)
    await post(next)
    expect(new Set(next.keys(name)).size).toBe(2)
  })

  test('has no key in storage where none is sent', async () => {
    for (const [settings, isKept] of [
      [{ idempotencyKeys: true }, true],
      [{}, false],
    ] as const) {
      const tab = await open(settings)
      tab.server.rules[name] = once(lost)
      await post(tab)
      const kept = tab.browser.local.get('client-portal:drafts') ?? ''
      expect(kept).toContain('"message"')
      expect(/"key"/.test(kept)).toBe(isKept)
    }
  })
})

test('a call that is sent again with a renewed token has the same key', async () => {
  const tokens = ['one', 'two'].map((jti) => tokenOf({ sub: 'client-ada', jti }))
  const tab = await open({ idempotencyKeys: true, getToken: () => tokens[1] ?? null })
  const { setToken } = await import('../../../src/core/server/token')
  setToken(tokens[0] ?? '', 'client-ada')
  tab.server.rules.replyTicket = once(fail(401, 'No.'))
  sent.replyTicket.write(tab)
  await sent.replyTicket.send(tab)
  const [first, second] = tab.keys('replyTicket')
  expect(first).toBeTruthy()
  expect(second).toBe(first)
})

test('calls that write nothing new have none', async () => {
  const tab = await open()
  tab.server.rules.login = answer({ success: false, message: 'No.' })
  await tab.signInWithPassword('client@example.com', 'portal-demo')
  await tab.sendResetEmail('client@example.com')
  await tab.resetPassword('u', 't', 'correct horse')
  await tab.api.payments('client-ada')
  await tab.api.markNotificationRead('notification-office-hours')
  expect(tab.server.calls.length).toBeGreaterThan(4)
  expect(tab.server.calls.filter(({ headers }) => headers.has('idempotency-key'))).toEqual([])
})
