/** What a screen reader hears of what changes while a client looks: each change once, and no more than it is. */
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { $payments, $tickets, ticketOf } from '../../../src/core/index'
import { defineElements } from '../../../src/elements/index'
import { draw, show, signInAs, stage, until } from '../../elements/page'
import { all, inside, open, reads } from '../../elements/person'
import { count, rules } from '../../elements/server'

beforeAll(() => defineElements({ only: ['cp-payments', 'cp-ticket', 'cp-tickets'] }))
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
async function askAgain(store: { refresh(): void }, call: 'payments' | 'ticket' | 'tickets') {
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
