/** What has come since the client's last visit, and when a visit ends. */
import { describe, expect, test } from 'vitest'
import { answer } from '../../../server/api/intercept'
import { defaultLimits } from '../../../server/api/limits'
import { openSignedIn } from '../portal'
import { messageOf } from '../resources'
import { createServer, pass, stopTimeInTests, until } from '../server'
import { createBrowser } from '../tab'

stopTimeInTests()

const minutes = 60_000
const staffWrote = (date: string) => messageOf({ message: 'Done.', date })

async function open(features = {}, browser = createBrowser()) {
  // While the time of a test jumps, no token ends: renewing one takes time that is real.
  const server = createServer({ limits: { ...defaultLimits, tokenSeconds: defaultLimits.sessionSeconds } })
  const tab = await openSignedIn({ browser, server, settings: { features } })
  server.rules.services = answer({
    data: [
      { _id: 'p1', serviceName: 'Relaunch', active: 'Active', createdAt: '2026-01-02' },
      { _id: 'p2', serviceName: 'Film', active: 'Active', createdAt: '2026-01-01' },
    ],
  })
  server.rules.serviceUpdates = answer({
    data: [
      { _id: 'old', title: 'Old', createdAt: '2026-03-01' },
      { _id: 'new', title: 'New', createdAt: '2026-03-05' },
    ],
  })
  server.rules.tickets = answer({
    data: [
      { ticketId: 'T1', subject: 'Data', messages: [staffWrote('2026-03-06')] },
      { ticketId: 'T2', subject: 'Logo', messages: [staffWrote('2026-02-01')] },
    ],
  })
  server.rules.payments = answer({ data: [{ id: '1', createdAt: '2026-01-01' }] })
  tab.$arrivals.listen(() => {})
  return tab
}

async function newsOf({ $arrivals, arrivalsSince }: Awaited<ReturnType<typeof open>>, date: string) {
  const arrivals = await until(() => {
    const now = $arrivals.get()
    return now.status === 'ready' ? now : expect.fail('It still loads.')
  })
  return arrivalsSince(Date.parse(date), arrivals.items)
}

describe('what has come', () => {
  test('leads to the one thing that it is about, and to the list if there are several', async () => {
    expect(await newsOf(await open(), '2026-03-03')).toEqual([
      { kind: 'updates', count: 2, to: { route: 'projects', params: {} }, rows: expect.anything() },
      { kind: 'answers', count: 1, to: { route: 'ticket', params: { ticketId: 'T1' } }, rows: [] },
    ])
  })

  test('of several projects is named, each with its own screen', async () => {
    const [updates] = await newsOf(await open(), '2026-03-03')
    const to = (serviceId: string) => ({ route: 'projectUpdates', params: { serviceId } })
    expect(updates?.rows).toEqual([
      { title: 'New', place: 'Relaunch', to: to('p1') },
      { title: 'New', place: 'Film', to: to('p2') },
    ])
  })

  test('is nothing where nothing is newer', async () => {
    expect(await newsOf(await open(), '2026-04-01')).toEqual([])
  })

  test('has nothing of a section that is turned off', async () => {
    const tab = await open({ projects: false, support: false })
    expect(await newsOf(tab, '2025-01-01')).toEqual([
      { kind: 'payments', count: 1, to: { route: 'payments', params: {} }, rows: [] },
    ])
  })
})

describe('a visit', () => {
  test('ends with half an hour away; the first one has none before it', async () => {
    const { noteVisit } = await open()
    const first = Date.now()
    expect(noteVisit()).toBe(0)
    await pass(20 * minutes)
    expect(noteVisit()).toBe(0)
    await pass(31 * minutes)
    expect(noteVisit()).toBe(first + 20 * minutes)
    await pass(10 * minutes)
    expect(noteVisit()).toBe(first + 20 * minutes)
  })

  test('is a client’s own, and outlives the sign-out; the browser keeps nothing that names the client', async () => {
    const browser = createBrowser()
    const { noteVisit, signOut, signAdaIn, signMaryIn, $client } = await open({}, browser)
    noteVisit()
    await signOut()
    await signMaryIn()
    await pass(31 * minutes)
    expect(noteVisit()).toBe(0)
    await signOut()
    await signAdaIn()
    expect(noteVisit()).toBeGreaterThan(0)
    expect($client.get()?._id).toBe('client-ada')
    expect(browser.local.get('client-portal:visits')).not.toMatch(/ada|client/)
  })

  test('leaves how much waited, for the same client alone: of the first things, which could be decided at once', async () => {
    const browser = createBrowser()
    const { lastWaiting, noteLastWaiting, signOut, signAdaIn, signMaryIn } = await open({}, browser)
    expect(lastWaiting()).toBeUndefined()
    noteLastWaiting([{}, { asked: { title: 'Home page' } }, ...Array<object>(9).fill({})])
    await signOut()
    await signMaryIn()
    expect(lastWaiting()).toBeUndefined()
    noteLastWaiting([])
    expect(lastWaiting()).toEqual([])
    await signOut()
    await signAdaIn()
    expect(lastWaiting()).toEqual([false, true, false, false, false, false])
    expect(browser.local.get('client-portal:waiting')).not.toMatch(/ada|client|Home/)
  })

  test.each(['', 'no JSON', '[]', '{"x":1}', 'null'])(
    'is the first one where the browser has kept %j',
    async (kept) => {
      const known = { 'client-portal:visits': kept, 'client-portal:waiting': kept }
      const { noteVisit, lastWaiting } = await open({}, createBrowser(known))
      expect([noteVisit(), lastWaiting()]).toEqual([0, undefined])
    },
  )
})
