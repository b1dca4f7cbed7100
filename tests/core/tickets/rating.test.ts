/** What a client says of how a ticket was resolved: saved, shown at once, and heard of by the other tab. */
import { expect, test } from 'vitest'
import { answer, fail } from '../../../server/api/intercept'
import { look, openWithToken } from '../portal'
import { createServer, stopTimeInTests, until } from '../server'
import { createBrowser } from '../tab'

stopTimeInTests()

const ticketId = 'TKT-Z3GV58LA'

async function open(browser = createBrowser(), server = createServer({ start: new Date() })) {
  const tab = await openWithToken({ browser, server })
  const store = tab.ticketOf(ticketId)
  await look(store)
  const rating = () => {
    const resource = store.get()
    return resource.status === 'ready' ? resource.data.rating : undefined
  }
  const bodies = () => server.calls.filter(({ name }) => name === 'rateTicket').map(({ body }) => body)
  return { ...tab, server, rating, bodies }
}

test('an answer goes without words as long as there are none, and stands in the ticket', async () => {
  const { rateTicket, changeDraft, draftOf, ratingDraft, rating, bodies } = await open()
  expect(rating()).toEqual({})
  changeDraft(ratingDraft(ticketId), { message: 'Not sent yet' })
  expect(await rateTicket(ticketId, 'no')).toBe(true)
  expect(rating()).toMatchObject({ answer: 'no' })
  expect(draftOf(ratingDraft(ticketId)).get().message).toBe('Not sent yet')
  expect(await rateTicket(ticketId, 'partly', 'It took long')).toBe(true)
  expect(rating()).toMatchObject({ answer: 'partly', words: 'It took long' })
  expect(draftOf(ratingDraft(ticketId)).get().message).toBe('')
  expect(bodies()).toEqual([{ answer: 'no' }, { answer: 'partly', words: 'It took long' }])
})

test('an answer that says nothing of it is taken, too', async () => {
  const { rateTicket, rating, server } = await open()
  server.rules.ticket = fail(503, 'Not now.')
  server.rules.rateTicket = answer({ success: true })
  expect(await rateTicket(ticketId, 'yes', 'Fine')).toBe(true)
  expect(rating()).toEqual({ answer: 'yes', words: 'Fine' })
})

test('one that is refused is told of, keeps the words, and has the ticket asked for again', async () => {
  const { rateTicket, changeDraft, draftOf, ratingDraft, rating, server, toasts } = await open()
  changeDraft(ratingDraft(ticketId), { message: 'Late' })
  server.rules.rateTicket = fail(409, 'This can no longer be changed.')
  const asked = server.count('ticket')
  expect(await rateTicket(ticketId, 'no', 'Late')).toBe(false)
  expect(toasts).toEqual(['error: This can no longer be changed.'])
  expect(rating()).toEqual({})
  expect(draftOf(ratingDraft(ticketId)).get().message).toBe('Late')
  await until(() => expect(server.count('ticket')).toBeGreaterThan(asked))
})

test('another tab follows', async () => {
  const browser = createBrowser()
  const one = await open(browser)
  const two = await open(browser, one.server)
  // A server that tells nothing.
  one.server.rules.events = fail(404, 'Unknown.')
  const stop = two.watchLive()
  await one.rateTicket(ticketId, 'yes')
  await until(() => expect(two.rating()).toMatchObject({ answer: 'yes' }))
  stop()
})
