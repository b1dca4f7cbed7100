/** What a screen reader hears of what changes while a client looks: each change once, and no more than it is. */
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { CallName } from '../../../server/api/calls'
import { answer } from '../../../server/api/intercept'
import {
  $notifications,
  $payments,
  $tickets,
  milestonesOf,
  ticketOf,
  updatesOf,
} from '../../../src/core/index'
import { defineElements } from '../../../src/elements/index'
import { draw, show, signInAs, stage, until } from '../../elements/page'
import { all, find, inside, open, reads } from '../../elements/person'
import { count, respond, rules } from '../../elements/server'
import { sampleOf } from '../../trials'

beforeAll(() =>
  defineElements({
    only: [
      'cp-milestones',
      'cp-notifications',
      'cp-payments',
      'cp-project-updates',
      'cp-ticket',
      'cp-tickets',
    ],
  }),
)
beforeEach(() => signInAs())

/** All that is said from now on in what stands on the page. */
function listen(): string[] {
  const said: string[] = []
  const watch = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target instanceof Element && target.matches('[role=status]'))
        for (const { textContent } of addedNodes) said.push(textContent ?? '')
  })
  for (const { shadowRoot } of stage.children)
    if (shadowRoot) watch.observe(shadowRoot, { subtree: true, childList: true })
  onTestFinished(() => watch.disconnect())
  return said
}

const ticket = (ticketId: string, status: string, more: object = {}) => ({
  ticketId,
  subject: 'Hello',
  status,
  createdAt: '2026-01-01T10:00:00.000Z',
  messages: [],
  ...more,
})

const isMarked = (element: Element | null) =>
  element !== null && getComputedStyle(element).boxShadow.includes('inset')

let tickets = 0
/** A ticket of its own for each test: what was said of it once is not said again. */
const newId = () => `TKT-${++tickets}`

/** Asks again, and waits for the answer. */
async function askAgain(store: { refresh(): void }, call: CallName) {
  const before = count(call)
  store.refresh()
  await until(() => expect(count(call)).toBe(before + 1))
  await draw()
}

test('a new status is said once, however often the server answers', async () => {
  const id = newId()
  let status = 'Open'
  rules.ticket = async () => Response.json({ success: true, ticket: ticket(id, status) })
  await open(`cp-ticket ticket-id="${id}"`, 'Hello')
  const said = listen()
  status = 'Resolved'
  await askAgain(ticketOf(id), 'ticket')
  await until(() => expect(said).toEqual(['New status of Hello: Resolved']))
  for (let turn = 0; turn < 2; turn++) await askAgain(ticketOf(id), 'ticket')
  expect(said).toEqual(['New status of Hello: Resolved'])
  status = 'Open'
  await askAgain(ticketOf(id), 'ticket')
  await until(() => expect(said.slice(1)).toEqual(['New status of Hello: Open']))
})

const wrote = (messageFromUserType: string) => ({
  message: 'Hello',
  messageFromUserType,
  date: new Date().toISOString(),
})

test('what the system writes is said in its words alone', async () => {
  const id = newId()
  const messages: object[] = []
  rules.ticket = async () => Response.json({ success: true, ticket: ticket(id, 'Open', { messages }) })
  await open(`cp-ticket ticket-id="${id}"`, 'Hello')
  const said = listen()
  messages.push({ ...wrote('System'), messageFrom: 'System', message: 'Tom has joined.' })
  await askAgain(ticketOf(id), 'ticket')
  await until(() => expect(said).toEqual(['Tom has joined.']))
})

test('a status that one has brought about oneself stays unsaid, also when an answer comes right after', async () => {
  const id = newId()
  let now = ticket(id, 'Resolved', { messages: [] })
  rules.ticket = async () => Response.json({ success: true, ticket: now })
  await open(`cp-ticket ticket-id="${id}"`, 'Hello')
  const said = listen()
  const messages: object[] = [wrote('Client')]
  now = ticket(id, 'Open', { messages })
  await askAgain(ticketOf(id), 'ticket')
  messages.push({ ...wrote('Staff'), messageFrom: 'Maya' })
  await askAgain(ticketOf(id), 'ticket')
  await until(() => expect(said.join()).toContain('Maya'))
  await draw()
  expect(said.join()).not.toContain('New status')
})

test.each([
  [
    'cp-project-updates',
    'serviceUpdates',
    updatesOf,
    { title: 'Draft', createdAt: '2026-01-01T10:00:00.000Z' },
    'No updates yet',
  ],
  [
    'cp-milestones',
    'milestones',
    milestonesOf,
    { title: 'Design', dueDate: '2026-01-01', status: 'Pending' },
    'No milestones yet',
  ],
] as const)('the first row of an empty list is said in <%s>', async (tag, call, storeOf, row, empty) => {
  const id = `${tag}-first`
  respond({ service: { _id: id, serviceName: 'Website' }, milestones: [], serviceUpdates: [] })
  // It isn't the text above the list: that stands there before the server has answered.
  const element = await open(`${tag} service-id="${id}"`, empty)
  const said = listen()
  respond({ [call]: [{ _id: 'one', ...row }] })
  await askAgain(storeOf(id), call)
  await reads(element, row.title)
  await until(() => expect(said.join()).toMatch(/^New in .*: 1$/))
})

test('another ticket with the same subject has no new status', async () => {
  const [running, resolved] = [newId(), newId()]
  rules.ticket = async () => Response.json({ success: true, ticket: ticket(resolved, 'Resolved') })
  // Known already, it is shown without a moment between.
  await reads(show(`cp-ticket ticket-id="${resolved}"`), 'Resolved')
  rules.ticket = async () => Response.json({ success: true, ticket: ticket(running, 'Open') })
  const element = await open(`cp-ticket ticket-id="${running}"`, 'Open')
  const said = listen()
  rules.ticket = async () => Response.json({ success: true, ticket: ticket(running, 'Pending') })
  await askAgain(ticketOf(running), 'ticket')
  await until(() => expect(said).toEqual(['New status of Hello: Pending']))
  expect(isMarked(inside(element).querySelector('[part~=badge]'))).toBe(true)
  element.setAttribute('ticket-id', resolved)
  await reads(element, 'Resolved')
  await draw()
  expect(isMarked(inside(element).querySelector('[part~=badge]'))).toBe(false)
  expect(said).toHaveLength(1)
})

const payment = (id: string, createdAt: string) => ({
  id,
  paymentId: id,
  receivedPaymentId: id,
  receivedAmount: 10,
  createdAt,
})

test('of two changes within some seconds, each is counted alone', async () => {
  const rows = [payment('PAY-1', '2026-01-01T10:00:00.000Z')]
  rules.payments = async () => Response.json({ success: true, data: rows })
  const element = await open('cp-payments', 'PAY-1')
  const said = listen()
  rows.unshift(payment('PAY-2', '2026-01-02T10:00:00.000Z'))
  await askAgain($payments, 'payments')
  await until(() => expect(said).toEqual(['New in Payment History: 1']))
  rows.unshift(payment('PAY-3', '2026-01-03T10:00:00.000Z'))
  await askAgain($payments, 'payments')
  await until(() => expect(said.slice(1)).toEqual(['New in Payment History: 1']))
  // Both are marked.
  expect(all(element, 'tbody>tr').filter(isMarked)).toHaveLength(2)
})

test.each([
  ['first', (rows: object[], row: object) => [row, ...rows]],
  ['last', (rows: object[], row: object) => [...rows, row]],
])('a row is news in a long list whose newest come %s; one that goes is none', async (_, add) => {
  const ids = Array.from({ length: 1_000 }, newId)
  let rows: object[] = ids.map((id) => ticket(id, 'Open'))
  rules.tickets = async () => Response.json({ success: true, tickets: rows })
  await open('cp-tickets', 'Hello')
  const said = listen()
  rows = rows.slice(1, -1)
  await askAgain($tickets, 'tickets')
  rows = add(rows, ticket(newId(), 'Open'))
  await askAgain($tickets, 'tickets')
  await until(() => expect(said).toEqual(['New in Ticket log: 1']))
  rows = rows.map((row, index) => (index === 0 ? { ...row, status: 'Resolved' } : row))
  await askAgain($tickets, 'tickets')
  await until(() => expect(said.slice(1)).toEqual(['New in Ticket log: 1']))
})

const notification = (_id: string, CTAPath: string) => ({
  _id,
  title: `Of ${CTAPath}`,
  message: '',
  CTA: '',
  CTAPath,
  createdAt: new Date().toISOString(),
  read: false,
})

const told = [
  {
    tag: 'cp-milestones service-id="P1"',
    path: '/services/service/P1/view-milestones',
    call: 'milestones' as const,
    store: () => milestonesOf('P1'),
    shown: 'Kickoff',
    before: { data: [{ title: 'Kickoff', dueDate: '', status: 'Pending' }] },
    after: { data: [{ title: 'Kickoff', dueDate: '', status: 'Completed' }] },
    said: 'New in Milestones: 1',
  },
  {
    tag: 'cp-ticket ticket-id="T1"',
    path: '/support/ticket/T1',
    call: 'ticket' as const,
    store: () => ticketOf('T1'),
    shown: 'Resolved',
    before: { data: ticket('T1', 'Resolved') },
    after: { data: ticket('T1', 'Resolved', { messages: [{ ...wrote('Staff'), messageFrom: 'Maya' }] }) },
    said: 'New answer from Maya: Hello',
  },
  {
    tag: 'cp-ticket ticket-id="T2"',
    path: '/support/ticket/T2',
    call: 'ticket' as const,
    store: () => ticketOf('T2'),
    shown: 'Open',
    before: { data: ticket('T2', 'Open') },
    after: { data: ticket('T2', 'Action Required') },
    said: 'New status of Hello: Action Required',
  },
]
test.each(sampleOf(told, 1))('what $tag has said, the bell beside it does not say again', async (each) => {
  const { tag, path, call, store, shown, before, after, said: once } = each
  respond({ notifications: [], service: { _id: 'P1', serviceName: 'Website', startDate: '2026-01-01' } })
  rules[call] = answer({ success: true, ...before })
  show(`<${tag}></${tag.split(' ')[0]}><cp-notifications></cp-notifications>`)
  const [place, bell] = stage.children
  await reads(place, shown)
  // What says the bell's news comes after it.
  await until(() => find(bell, '[role=status]'))
  await draw()
  const said = listen()
  rules[call] = answer({ success: true, ...after })
  await askAgain(store(), call)
  respond({ notifications: [notification(`${tag} 1`, path), notification(`${tag} 2`, '/payments')] })
  await askAgain($notifications, 'notifications')
  await until(() => expect(said.length).toBeGreaterThan(1))
  expect(said).toEqual([once, 'New notification: Of /payments'])
})
