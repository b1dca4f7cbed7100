/** What was sent and had no answer: whether it has arrived is seen where it stands. Its draft goes then, and stays otherwise. */
import { expect, test } from 'vitest'
import { fail, hang, offline, once, type Rule } from '../../../server/api/intercept'
import { holdBack, look, lost, openWithToken } from '../portal'
import { createServer, pass, stopTimeInTests, until } from '../server'
import { createBrowser } from '../tab'

stopTimeInTests()

const ticketId = 'TKT-M4XQ72PD'
const update = 'update/project-website-relaunch/update-1'
const approval = 'Please approve (Website relaunch, SRV-2051)'
const picture = new File(['picture'], 'a.png', { type: 'image/png' })

/** A page of Ada's. A second one in the same browser is the page after a reload. */
const open = (server = createServer(), browser = createBrowser(), texts: 'plain' | 'html' = 'plain') =>
  openWithToken({ server, browser, settings: { live: false, texts } })

type Tab = Awaited<ReturnType<typeof open>>

const ticket = {
  call: 'createTicket',
  says: 'Your ticket was sent.',
  beside: { subject: 'Help' },
  place: ({ ticketPlace, newTicketDraft }: Tab) => ticketPlace(newTicketDraft),
  send: ({ raiseTicket }: Tab) => raiseTicket(),
} as const

/** What is sent, and what is written beside the message. */
const kinds = {
  'a reply': {
    call: 'replyTicket',
    says: 'Your reply was sent.',
    beside: {},
    place: ({ replyPlace }: Tab) => replyPlace(ticketId),
    send: ({ replyToTicket }: Tab) => replyToTicket(ticketId),
  },
  'a ticket': ticket,
  'a ticket about a project': {
    ...ticket,
    beside: { subject: 'Help', projectId: 'project-website-relaunch' },
  },
  'a reply to an update': {
    call: 'createTicket',
    says: 'Your reply was sent.',
    beside: {},
    place: ({ ticketPlace }: Tab) => ticketPlace(update, approval),
    send: ({ raiseReply }: Tab) => raiseReply(update, approval),
  },
} as const
type Kind = (typeof kinds)[keyof typeof kinds]

/** A view has the form, and shows what tells of its place. */
async function show(tab: Tab, kind: Kind) {
  const place = kind.place(tab)
  await look(place.$shown)
  await look(tab.$projects)
  return {
    draft: tab.draftOf(place.name),
    sender: tab.senderOf(place.name),
    write: (changes: object) => tab.changeDraft(place.name, { ...kind.beside, ...changes }),
    send: () => kind.send(tab),
    /** @returns the tickets of what has arrived. */
    watch() {
      const arrived: string[] = []
      tab.watchArrival(place, (id) => arrived.push(id))
      return arrived
    },
  }
}

/** @returns what stands in toasts. */
function watchToasts({ $noticeRequest }: Tab) {
  const toasts = new Map<string, string>()
  $noticeRequest.listen((request) => {
    if (request?.action === 'show') toasts.set(request.id, request.message)
    else if (request) toasts.delete(request.id)
  })
  return () => Array.from(toasts.values())
}

/** Somebody writes on the ticket: Ada, on her telephone, unless it says who else. */
const say = ({ store }: Tab['server'], message: string, from = 'Client') =>
  store.addMessage({
    clientId: 'client-ada',
    ticketId,
    message: {
      message,
      messageFrom: from,
      messageFromUserType: from,
      date: new Date().toISOString(),
      attachments: [],
    },
    uploads: [],
  })

/** A server whose list of tickets has no messages. */
const withoutMessages: Rule = async (proceed) => {
  const { data, ...rest } = await (await proceed()).json()
  return Response.json({ ...rest, data: data.map((row: object) => ({ ...row, messages: undefined })) })
}

test.each(Object.entries(kinds))('%s that has arrived leaves its form without a reload', async (_, kind) => {
  const tab = await open()
  const { write, send, watch, draft, sender } = await show(tab, kind)
  const arrived = watch()
  const toasts = watchToasts(tab)
  tab.server.rules[kind.call] = once(lost)
  write({ message: 'Please look\n\nat this. \n', files: [picture] })
  expect(await send()).toBeFalsy()
  await until(() => expect(draft.get()).toMatchObject({ subject: '', message: '', files: [] }))
  expect(arrived).toEqual([expect.stringMatching(/^TKT-/)])
  // The failure goes with it, from below the form and from its toast.
  expect(sender.$sending.get().status).toBe('idle')
  expect(toasts()).toEqual([kind.says])
  expect(tab.browser.local.has('client-portal:drafts')).toBe(false)
})

/** A server that keeps texts as HTML: paragraphs, and lines in them. */
const asHtml: Rule = async (proceed) => {
  const answer = await (await proceed()).json()
  for (const { messages } of [answer.data].flat())
    for (const each of messages)
      each.message = each.message
        .split(/(?:\r?\n){2,}/)
        .map((part: string) => `<p>${part.trim().replaceAll('&', '&amp;').replace(/\r?\n/g, '<br>')}</p>`)
        .join('\n')
  return Response.json(answer)
}

test.each(Object.entries(kinds))('%s that stands there as HTML leaves its form, too', async (_, kind) => {
  const tab = await open(undefined, undefined, 'html')
  Object.assign(tab.server.rules, { ticket: asHtml, tickets: asHtml, [kind.call]: once(lost) })
  const { write, send, watch, draft } = await show(tab, kind)
  const arrived = watch()
  write({ message: 'R&D:  look\n\n\n\n  at this\nand that. \n' })
  expect(await send()).toBeFalsy()
  await until(() => expect(draft.get().message).toBe(''))
  expect(arrived).toEqual([expect.stringMatching(/^TKT-/)])
})

interface Case {
  kind?: Kind
  /** How the call ends that sends it; as if nothing had happened, if it is not sent. */
  ends?: (tab: Tab) => Rule
  message?: string
  files?: File[]
  /** What happens before it is written. */
  before?: (tab: Tab) => unknown
  /** What happens after it was sent. */
  after?: (tab: Tab, shown: Awaited<ReturnType<typeof show>>) => unknown
  /** What is in the form after a reload. */
  left: string
}

const gone = { ends: () => lost, left: '' }
const offLine = { ends: () => offline(), left: 'Please' }
const files = [picture]
const kindly = (kind: Kind) => ({ kind, message: ' Please look\n\nat this. \n' })

const cases: Record<string, Case> = {
  ...Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, { ...kindly(kind), ...gone }])),
  ...Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [`${name} that has not arrived`, { kind, ...offLine }]),
  ),
  'a reply with its file': { ...gone, files },
  'a reply whose file has not arrived': { ...offLine, files, after: ({ server }) => say(server, 'Please') },
  'a reply that comes back with other line ends': {
    message: 'One\ntwo\n',
    ends: () => offline(),
    after: ({ server }) => say(server, 'One\r\ntwo'),
    left: '',
  },
  'a reply whose like stood there before': { ...gone, before: ({ server }) => say(server, 'Please') },
  'a reply whose like stood there before, and that has not arrived': {
    ...offLine,
    before: ({ server }) => say(server, 'Please'),
  },
  'a reply that staff repeats': { ...offLine, after: ({ server }) => say(server, 'Please', 'Staff') },
  'a reply that was refused': {
    ends: () => fail(400, 'Not now.'),
    after: ({ server }) => say(server, 'Please'),
    left: 'Please',
  },
  'a reply that was cancelled': {
    ends: () => hang(),
    after: async ({ server }, { sender }) => {
      sender.cancel()
      await say(server, 'Please')
    },
    left: '',
  },
  'a reply that nobody has sent': { after: ({ server }) => say(server, 'Please'), left: 'Please' },
  'a reply that was changed': { ...gone, after: (_, { write }) => write({ message: 'P' }), left: 'P' },
  'a reply that was written anew': {
    ...gone,
    after: (_, { write }) => ['Pleas', 'Please'].map((message) => write({ message })),
    left: 'Please',
  },
  'a reply beside what another tab has written': {
    ...gone,
    async after({ server, browser }) {
      const other = await show(await open(server, browser), kinds['a reply'])
      other.write({ message: 'Please, and more' })
    },
    left: 'Please, and more',
  },
  'a ticket in a list without messages': {
    ...gone,
    kind: ticket,
    before: ({ server }) => Object.assign(server.rules, { tickets: withoutMessages }),
  },
  'a ticket with a file, in a list without messages': {
    ...gone,
    kind: ticket,
    files,
    before: ({ server }) => Object.assign(server.rules, { tickets: withoutMessages }),
    left: 'Please',
  },
  'a ticket beside others with its subject, or its message': {
    ...offLine,
    kind: ticket,
    async after(tab) {
      delete tab.server.rules.createTicket
      for (const [subject, message] of [
        ['Help', 'Other'],
        ['Other', 'Please'],
      ] as const) {
        const form = new FormData()
        form.set('subject', subject)
        form.set('message', message)
        await tab.api.createTicket('client-ada', form)
      }
    },
  },
}

test.each(Object.entries(cases))('%s, after a reload', async (_, row) => {
  const { kind = kinds['a reply'], message = 'Please', ends, before, after, left } = row
  const tab = await open()
  await before?.(tab)
  const first = await show(tab, kind)
  first.write({ message, files: row.files ?? [] })
  if (ends) {
    tab.server.rules[kind.call] = ends(tab)
    const sending = first.send()
    await pass(10)
    await after?.(tab, first)
    await sending
    delete tab.server.rules[kind.call]
  } else await after?.(tab, first)

  const next = await open(tab.server, tab.browser)
  const { draft, watch } = await show(next, kind)
  const arrived = watch()
  await pass(100)
  expect(draft.get().message).toBe(left)
  expect(arrived).toHaveLength(left ? 0 : 1)
  const { draft: later } = await show(await open(tab.server, tab.browser), kind)
  expect(later.get().message).toBe(left)
})

test.each(Object.values(kinds))('while nobody knows what stands there, its draft stays: %#', async (kind) => {
  const tab = await open()
  const first = await show(tab, kind)
  first.write({ message: 'Please' })
  tab.server.rules[kind.call] = lost
  await first.send()
  const next = await open(tab.server, tab.browser)
  Object.assign(next.server.rules, { ticket: hang(), tickets: hang() })
  const place = kind.place(next)
  const arrived: string[] = []
  next.watchArrival(place, (id) => arrived.push(id))
  await pass(100)
  expect([next.draftOf(place.name).get().message, arrived]).toEqual(['Please', []])
})

test.each([
  ['comes', true, []],
  ['gets lost', false, ['Your reply was sent.']],
])('what is seen before its answer waits until that %s', async (_, comes, says) => {
  const tab = await open()
  const { write, send, watch, draft } = await show(tab, kinds['a reply'])
  const arrived = watch()
  const toasts = watchToasts(tab)
  const { rule, goOn } = holdBack()
  tab.server.rules.replyTicket = comes ? rule : (proceed, signal) => lost(() => rule(proceed, signal), signal)
  write({ message: 'Please' })
  const sending = send()
  await pass(10)
  tab.ticketOf(ticketId).refresh()
  await until(() => expect(JSON.stringify(tab.ticketOf(ticketId).get())).toContain('Please'))
  expect(draft.get().message).toBe('Please')
  goOn()
  expect(await sending).toBe(comes)
  await pass(10)
  expect(draft.get().message).toBe('')
  expect(toasts()).toEqual(says)
  expect(arrived).toHaveLength(says.length)
})
