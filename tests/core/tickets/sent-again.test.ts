/** What was sent in one tab stands in no other one, and the same words are sent again only by who means it. */
import { expect, test } from 'vitest'
import { fail, once } from '../../../server/api/intercept'
import { holdBack, look, lost, openWithToken } from '../portal'
import { createServer, pass, stopTimeInTests, until } from '../server'
import { createBrowser } from '../tab'

stopTimeInTests()

const ticketId = 'TKT-M4XQ72PD'
const reply = `ticket/${ticketId}`
const file = new File(['x'], 'picture.png', { type: 'image/png' })

async function openTwo() {
  const [server, browser] = [createServer(), createBrowser()]
  const open = async (session = new Map<string, string>()) => {
    const tab = await openWithToken({ server, browser, session, settings: { live: false } })
    tab.watchSession()
    // A form shows it.
    tab.draftOf(reply).listen(() => {})
    return tab
  }
  const kept = new Map<string, string>()
  const one = await open()
  const two = await open(kept)
  /** The second tab is loaded anew. */
  async function reload() {
    two.page.crash()
    browser.tabs.splice(browser.tabs.indexOf(two.page), 1)
    return open(kept)
  }
  return { one, two, reload, server }
}
type Tab = Awaited<ReturnType<typeof openTwo>>['one']

const write = (tab: Tab, message: string, more: object = {}) => tab.changeDraft(reply, { message, ...more })
const draftIn = ({ draftOf }: Tab) => draftOf(reply).get()

/** What the second tab does before the first one sends "Help", and what stands in it then. */
const cases: Record<
  string,
  { before?: (two: Tab) => void; left: string; files?: number; reloaded?: string }
> = {
  'that has written nothing': { left: '' },
  'that has written the same': { before: (two) => write(two, 'Help'), left: '' },
  'that has written the same, and a blank': { before: (two) => write(two, 'Help \n'), left: '' },
  'that has written more': { before: (two) => write(two, 'Help me'), left: 'Help me' },
  'that has written something else': { before: (two) => write(two, 'Thanks'), left: 'Thanks' },
  'that has attached a file to it': {
    before: (two) => write(two, 'Help', { files: [file] }),
    left: 'Help',
    files: 1,
    // The words were sent, and the file is gone.
    reloaded: 'Another thing',
  },
  'that has chosen a project': {
    before: (two) => write(two, 'Help', { projectId: 'project-1' }),
    left: 'Help',
  },
  'that has deleted it': { before: (two) => write(two, ''), left: '' },
}

test.each(Object.entries(cases))(
  'in a tab %s',
  async (_, { before, left, files = 0, reloaded = left || 'Another thing' }) => {
    const { one, two, reload } = await openTwo()
    write(one, 'Help')
    await pass(1)
    before?.(two)
    await pass(1)
    expect(draftIn(one).message).toBe('Help')
    expect(await one.replyToTicket(ticketId)).toBe(true)
    await pass(1)
    expect(draftIn(one).message).toBe('')
    expect(draftIn(two)).toMatchObject({ message: left })
    expect(draftIn(two).files).toHaveLength(files)
    // Whatever the first writes now, it is not lost by a reload.
    write(one, 'Another thing')
    await pass(1)
    expect(draftIn(await reload()).message).toBe(reloaded)
  },
)

test('the same that is written anew after it was sent stays', async () => {
  const { one, two } = await openTwo()
  write(one, 'Help')
  await one.replyToTicket(ticketId)
  await pass(10)
  write(two, 'Help')
  await pass(10)
  one.changeDraft('ticket', { message: 'Another thing' })
  await pass(10)
  expect(draftIn(two).message).toBe('Help')
})

test('it leaves a tab that could hear nothing', async () => {
  const { one, two, server } = await openTwo()
  for (const tab of [two, one]) write(tab, 'Help')
  // A browser may let a page rest that nobody sees.
  one.browser.tabs.splice(one.browser.tabs.indexOf(two.page), 1)
  await one.replyToTicket(ticketId)
  await pass(1_000)
  expect(draftIn(two).message).toBe('Help')
  two.page.show(true)
  await pass(1)
  expect(draftIn(two).message).toBe('')
  expect(server.count('replyTicket')).toBe(1)
})

test('what could not be sent is still where it was sent, whatever the other tab does', async () => {
  const { one, two, server } = await openTwo()
  write(one, 'Help')
  await pass(1)
  server.rules.replyTicket = once(fail(413, 'Too much.'))
  expect(await two.replyToTicket(ticketId)).toBe(false)
  write(one, '')
  await pass(1)
  expect(draftIn(two).message).toBe('Help')
})

/** Sends "Help", and then again what a case writes. @returns how often it was sent */
async function sendTwice(again: (tabs: { one: Tab; two: Tab }) => unknown) {
  const tabs = await openTwo()
  write(tabs.one, 'Help')
  await tabs.one.replyToTicket(ticketId)
  await pass(1_000)
  await again(tabs)
  return tabs.server.count('replyTicket')
}
const send = (tab: Tab, message: string, more?: object) => {
  write(tab, message, more)
  return tab.replyToTicket(ticketId)
}
const isAsking = (tab: Tab, name = reply) => tab.senderOf(name).$sending.get().status === 'asking'

test.each<[what: string, count: number, again: Parameters<typeof sendTwice>[0]]>([
  ['in the same tab', 1, ({ one }) => send(one, 'Help')],
  ['in another tab', 1, ({ two }) => send(two, 'Help')],
  ['with a blank behind it', 1, ({ one }) => send(one, 'Help ')],
  ['by a double click', 1, ({ one }) => Promise.all([send(one, 'Help'), one.replyToTicket(ticketId)])],
  ['after a minute', 2, ({ one }) => pass(60_000).then(() => send(one, 'Help'))],
  ['in other words', 2, ({ one }) => send(one, 'Help me')],
  ['beside a file', 2, ({ one }) => send(one, 'Help', { files: [file] })],
  [
    'by a client who means it',
    2,
    async ({ one }) => {
      await send(one, 'Help')
      expect(isAsking(one)).toBe(true)
      await pass(1_000)
      await one.replyToTicket(ticketId)
      expect(isAsking(one)).toBe(false)
    },
  ],
  [
    'that was changed instead',
    2,
    async ({ one }) => {
      await send(one, 'Help')
      await pass(1_000)
      await send(one, 'Help, please')
    },
  ],
])('the same %s', async (_, count, again) => {
  expect(await sendTwice(again)).toBe(count)
})

test('while it is on its way from another tab, the same is asked about; once it was refused, it is not', async () => {
  const { one, two, server } = await openTwo()
  for (const tab of [one, two]) await look(tab.ticketOf(ticketId))
  const { rule, goOn } = holdBack(fail(400, 'Not now.'))
  server.rules.replyTicket = once(rule)
  write(one, 'Help')
  await pass(1)
  const sending = one.replyToTicket(ticketId)
  await until(() => expect(server.count('replyTicket')).toBe(1))
  expect(await two.replyToTicket(ticketId)).toBe(false)
  expect([isAsking(two), server.count('replyTicket')]).toEqual([true, 1])
  goOn()
  expect(await sending).toBe(false)
  write(two, 'Help')
  await pass(1)
  expect(await two.replyToTicket(ticketId)).toBe(true)
  await pass(1)
  expect([draftIn(one).message, draftIn(two).message]).toEqual(['', ''])
})

test('of another ticket, nobody is asked', async () => {
  const { one } = await openTwo()
  for (const id of ['TKT-1', 'TKT-2']) {
    one.changeDraft(`ticket/${id}`, { message: 'Help' })
    await one.replyToTicket(id)
    expect(isAsking(one, `ticket/${id}`)).toBe(false)
  }
})

test.each([
  ['was refused', fail(400, 'Not now.')],
  ['has no answer yet', lost],
])('what %s is sent again without a question', async (_, rule) => {
  const { one, server } = await openTwo()
  server.rules.replyTicket = once(rule)
  await send(one, 'Help')
  await pass(1_000)
  await one.replyToTicket(ticketId)
  expect(server.count('replyTicket')).toBe(2)
})
