/** Saves what a client says of how a ticket was resolved. */
import { tellOwnNews } from '../../live/own-news'
import * as api from '../../server/api/rating/rating'
import type { Rating, RatingAnswer } from '../../server/schema/entities/ticket'
import { carryLeftOut } from '../../server/schema/read'
import { draftOf, dropDraft } from '../drafts'
import { senderOf } from '../sending'
import { ticketOf } from '../tickets'
import { ratingAnswerOf, ratingDraft } from './rating'

/**
 * Never throws: what is wrong is told by the sender of the draft, and what was written stays in it.
 * @param words Without them, those that were said before stay.
 * @returns whether it was saved
 */
export async function rateTicket(ticketId: string, answer: RatingAnswer, words?: string): Promise<boolean> {
  const name = ratingDraft(ticketId)
  const draft = draftOf(name).get()
  const { send, $sending } = senderOf(name)
  const sent = { answer, ...(words !== undefined && { words }) }
  const rating = await send(({ signal }) => api.rateTicket(ticketId, sent, { signal }))
  const sending = $sending.get()
  if (rating) {
    // A server names no words once they are taken away.
    put(ticketId, { ...sent, ...(ratingAnswerOf(rating) && rating) })
    if (words !== undefined) dropDraft(name, draft)
  }
  // A server that refuses it knows more: the ticket may be open again, or the time is over.
  if (rating || sending.status === 'refused') tellOwnNews([`ticket/${ticketId}/`])
  return rating !== null
}

/** Shows at once what the server has. */
function put(ticketId: string, rating: Rating): void {
  const store = ticketOf(ticketId)
  const resource = store.get()
  if (resource.status !== 'ready') return
  const ticket = { ...resource.data, rating: { ...resource.data.rating, ...rating } }
  carryLeftOut(ticket, resource.data)
  store.replace(ticket)
}
