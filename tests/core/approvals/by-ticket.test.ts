/** Where a server can't record a decision, it goes into a ticket, once, and waits nowhere. */
import { expect, test } from 'vitest'
import { once } from '../../../server/api/intercept'
import { lost } from '../portal'
import { createServer, pass, stopTimeInTests, until } from '../server'
import { createBrowser } from '../tab'
import { approve, ask, askedIn, isWaiting, nobody, open } from './asked'

stopTimeInTests()

/** A tab whose server lacks the call. */
async function openWithout(options?: Parameters<typeof open>[0]) {
  const tab = await open(options)
  const { noteLacking } = await import('../../../src/core/server/optional')
  noteLacking('approve')
  return tab
}
type Tab = Awaited<ReturnType<typeof openWithout>>
const tickets = ({ server }: Tab) => server.calls.filter(({ name }) => name === 'createTicket')

test.each([approve, ask])('%j is sent again by the same key when no answer came', async (choice) => {
  const tab = await openWithout({ rules: { createTicket: once(lost) } })
  const asked = askedIn(tab)
  if (choice.words) tab.changeDraft(tab.approvalDraft(asked), { message: choice.words })
  expect(await tab.decide(asked, choice, nobody)).toBeNull()
  expect(await tab.decide(asked, choice, nobody)).toMatchObject({ is: 'replied' })
  const keys = tickets(tab).map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toEqual([expect.stringMatching(/-/), keys[0]])
})

test('whoever sends the same words again is asked once, and then it is sent', async () => {
  const tab = await openWithout()
  const asked = askedIn(tab)
  const name = tab.approvalDraft(asked)
  const write = () => tab.changeDraft(name, { message: ask.words })
  write()
  expect(await tab.decide(asked, ask, nobody)).toMatchObject({ is: 'replied' })
  write()
  expect(await tab.decide(asked, ask, nobody)).toBeNull()
  expect(tab.senderOf(name).$sending.get().status).toBe('asking')
  // A double click is no answer.
  expect(await tab.decide(asked, ask, nobody)).toBeNull()
  await pass(600)
  expect(await tab.decide(asked, ask, nobody)).toMatchObject({ is: 'replied' })
  expect(tickets(tab)).toHaveLength(2)
})

test('another tab hears of the answer', async () => {
  const [server, browser] = [createServer(), createBrowser()]
  const two = await openWithout({ server, browser })
  const one = await openWithout({ server, browser })
  expect([isWaiting(one), isWaiting(two)]).toEqual([true, true])
  expect(await one.decide(askedIn(one), approve, nobody)).toMatchObject({ is: 'replied' })
  await until(() => expect([isWaiting(one), isWaiting(two)]).toEqual([false, false]))
})
