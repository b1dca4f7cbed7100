/** What the client went to pay: it is told where it was due until more has been received, then that; to this client, for a day. */
import { expect, test } from 'vitest'
import { answer } from '../../../server/api/intercept'
import { look, openPortal, openSignedIn } from '../portal'
import { createServer, until } from '../server'
import { createBrowser } from '../tab'

const project = (_id: string, dueAmount: number, receivedAmount: number) => ({
  ...{ _id, serviceId: _id, serviceName: _id, industry: '', active: 'Active', startDate: '', endDate: '' },
  ...{ totalCost: 1000, createdAt: '', dueAmount, receivedAmount },
})
const before = [project('one', 100, 0), project('two', 50.5, 20)]
const at = new Date().toISOString()

test('until more has been received, what they went for; then what came, for each project alone, too', async () => {
  const { noteGoingToPay, $payingOf } = await openSignedIn()
  expect($payingOf.get()(before)).toBeUndefined()
  noteGoingToPay(before, 'EUR', new Date(at))
  expect($payingOf.get()(before)).toEqual({ amount: 150.5, currency: 'EUR', isReceived: false, at })
  const after = [project('one', 0, 100), project('two', 50.5, 20)]
  expect($payingOf.get()(after)).toEqual({ amount: 100, currency: 'EUR', isReceived: true, at })
  // A refund is no payment, and another project was not paid for.
  expect($payingOf.get()([project('one', 100, 0), project('two', 50.5, 0)])).toMatchObject({
    isReceived: false,
  })
  expect($payingOf.get()([project('three', 10, 0)])).toBeUndefined()
  noteGoingToPay(before.slice(1), 'EUR', new Date(at))
  expect($payingOf.get()(before.slice(1))).toMatchObject({ amount: 50.5, isReceived: false })
})

test('one of several is not said to be missing where another one may have been received', async () => {
  const server = createServer()
  const { noteGoingToPay, $payingOf, $projects } = await openSignedIn({ server })
  noteGoingToPay(before, 'EUR', new Date(at))
  // The page of a project has its own project alone.
  expect($payingOf.get()(before.slice(1))).toBeUndefined()
  server.rules.services = answer({ success: true, data: before })
  const leave = await look($projects)
  expect($payingOf.get()(before.slice(1))).toMatchObject({ amount: 50.5, isReceived: false })
  leave()
  server.rules.services = answer({ success: true, data: [project('one', 0, 100), before[1]] })
  $projects.refresh()
  await look($projects)
  await until(() => expect($payingOf.get()(before.slice(1))).toBeUndefined())
})

test('the payments that came are found by their sum: the newest ones, in its currency', async () => {
  const { paymentsFor } = await openSignedIn()
  const payment = (id: string, receivedAmount: number, day: number, currency?: string) => ({
    ...{ id, paymentId: id, receivedPaymentId: '', description: '', receivedDate: '' },
    ...{ receivedAmount, currency, createdAt: `2026-11-${10 + day}T08:00:00Z` },
  })
  const payments = [
    ...[payment('old', 100, 1), payment('b', 50.5, 3), payment('c', 99.5, 4, 'USD')],
    payment('euros', 7, 5, 'EUR'),
  ]
  const found = (amount: number, currency = 'USD') =>
    paymentsFor({ amount, currency, isReceived: true, at }, payments).map(({ id }) => id)
  expect(found(150)).toEqual(['c', 'b'])
  expect(found(99.5)).toEqual(['c'])
  expect(found(7, 'EUR')).toEqual(['euros'])
  for (const other of [100, 1000]) expect(found(other)).toEqual([])
})

test('it is there after a reload, and not the next day', async () => {
  const [browser, server, session] = [createBrowser(), createServer(), new Map<string, string>()]
  const first = await openSignedIn({ browser, server, session })
  first.noteGoingToPay(before, 'USD')
  const next = await openPortal({ browser, server, session })
  await next.isSignedIn()
  expect(next.$payingOf.get()(before)?.amount).toBe(150.5)
  next.noteGoingToPay(before, 'USD', new Date(Date.now() - 25 * 3_600_000))
  expect(next.$payingOf.get()(before)).toBeUndefined()
})
