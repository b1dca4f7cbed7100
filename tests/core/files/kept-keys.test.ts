/** The key of a file that may have arrived outlasts a reload: chosen again, the same file stands there once. */
import { expect, test, vi } from 'vitest'
import { fail, once, type Rule } from '../../../server/api/intercept'
import type { SettingsInput } from '../../../src/core/index'
import { lost, openWithToken, type PortalOptions } from '../portal'
import { stopTimeInTests } from '../server'

stopTimeInTests()

const projectId = 'project-newsletter'
const fileOf = (name: string, text = 'plan', lastModified = 1) => new File([text], name, { lastModified })

/** A second page in the same browser is the page after a reload: it has the texts of the form, and none of its files. */
async function open(before: PortalOptions = {}, settings: SettingsInput = {}) {
  const tab = await openWithToken({ settings: { idempotencyKeys: true, ...settings }, ...before })
  const send = (...files: File[]) => {
    tab.chooseFiles(projectId, files)
    return tab.uploadFiles(projectId, () => {})
  }
  const keys = () =>
    tab.server.calls
      .filter(({ name }) => name === 'uploadFile')
      .map(({ headers }) => headers.get('idempotency-key'))
  const count = async () => (await tab.server.store.list('files', projectId)).rows.length
  const remark = (message: string) => tab.changeDraft(tab.uploadDraft(projectId), { message })
  const rename = (subject: string) => tab.changeDraft(tab.uploadDraft(projectId), { subject })
  return { ...tab, send, keys, count, remark, rename }
}

type Opened = Awaited<ReturnType<typeof open>>

interface Row {
  /** What the server does with the first try; by default it writes, and its answer gets lost. */
  rule?: Rule
  settings?: SettingsInput
  /** What happens before the reload. */
  before?: (tab: Opened) => unknown
  /** What the client does after it. By default, the same file is chosen and sent. */
  after?: (tab: Opened) => unknown
  isSame: boolean
}

const again = (tab: Opened) => tab.send(fileOf('plan.pdf'))
const table: Record<string, Row> = {
  'has its key when it is chosen again': { isSame: true },
  'has its key where the tab alone keeps it': { settings: { storage: 'session' }, isSame: true },
  'has its key when the server had given way': { rule: fail(503, 'Later.'), isSame: true },
  'has a new key when it was refused for good': { rule: fail(415, 'No such files.'), isSame: false },
  'has a new key where nothing is kept': { settings: { storage: 'memory' }, isSame: false },
  'has a new key after a sign-out': { before: (tab) => tab.endSession('user'), isSame: false },
  'has a new key a day later': { before: () => vi.setSystemTime(Date.now() + 86_400_000), isSame: false },
  'has a new key with other content': {
    after: (tab) => tab.send(fileOf('plan.pdf', 'plans')),
    isSame: false,
  },
  'has a new key when it was changed': {
    after: (tab) => tab.send(fileOf('plan.pdf', 'nalp', 2)),
    isSame: false,
  },
  'has a new key with remarks': { after: (tab) => [tab.remark('As built'), again(tab)][1], isSame: false },
  'has a new key under another name': {
    after(tab) {
      tab.chooseFiles(projectId, [fileOf('plan.pdf')])
      tab.rename('The plan')
      return tab.uploadFiles(projectId, () => {})
    },
    isSame: false,
  },
}

test.each(Object.entries(table))('after a reload, a file %s', async (_, row) => {
  const { rule = lost, settings, before, after = again, isSame } = row
  const session = new Map<string, string>()
  const tab = await open({ session }, settings)
  tab.server.rules.uploadFile = once(rule)
  await again(tab)
  before?.(tab)
  const { server, browser } = tab
  const next = await open({ server, browser, session }, settings)
  await after(next)
  const [first, second, ...others] = next.keys()
  expect(first).toBeTruthy()
  expect(second).toBeTruthy()
  expect(others).toEqual([])
  expect(second === first).toBe(isSame)
})

test('of several, each has its own, and each stands there once', async () => {
  const tab = await open()
  const had = await tab.count()
  const files = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => fileOf(name))
  tab.server.rules.uploadFile = lost
  await tab.send(...files)
  delete tab.server.rules.uploadFile
  const next = await open({ server: tab.server, browser: tab.browser })
  await next.send(...files)
  const keys = next.keys()
  expect(new Set(keys).size).toBe(3)
  expect(keys.slice(3)).toEqual(keys.slice(0, 3))
  expect(await next.count()).toBe(had + 3)
})

test('one that has arrived has a new key when it is sent once more, and leaves none behind', async () => {
  const tab = await open()
  await again(tab)
  expect(Array.from(tab.browser.local.keys())).not.toContain('client-portal:file-keys')
  const next = await open({ server: tab.server, browser: tab.browser })
  await again(next)
  expect(new Set(next.keys()).size).toBe(2)
})

test('what is kept tells nothing of the file', async () => {
  const tab = await open()
  tab.server.rules.uploadFile = lost
  tab.remark('for Charles')
  await again(tab)
  const kept = tab.browser.local.get('client-portal:file-keys') ?? ''
  expect(JSON.parse(kept)).toHaveLength(1)
  expect(kept).not.toMatch(/plan|Charles|newsletter|ada/i)
})

test.each(['{', '[1]', '[{"key":1}]', '{"a":1}'])("what can't be read of it is nothing: %s", async (kept) => {
  const tab = await open({ local: { 'client-portal:file-keys': kept } })
  await again(tab)
  expect(tab.keys()).toHaveLength(1)
})
