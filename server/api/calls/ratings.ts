/** Clients say whether it has helped how a ticket was resolved, and can change that for a while. */
import * as v from 'valibot'
import { ratingAnswers } from '../../../src/core/server/schema/index.ts'
import { Refusal } from '../../base/refusal.ts'
import { randomId } from '../../base/secrets.ts'
import { clientCall } from '../call.ts'
import { text, whole } from '../receiving/fields.ts'
import { answers } from '../schemas.ts'
import { notFound } from '../session/owner.ts'
import { toRating } from '../wire.ts'

/** In characters: it is one line. */
const longest = 500

const refusals = {
  'not resolved': 'This ticket is open again. Please write a reply instead.',
  over: 'This can no longer be changed.',
}

const rateTicket = clientCall({
  method: 'POST',
  path: '/support/rateTicket/{ticketId}',
  summary: 'Say whether it has helped how a ticket was resolved, or change it.',
  json: v.object({
    answer: v.picklist(ratingAnswers),
    words: v.optional(text('words', undefined, longest)),
  }),
  answer: answers.rateTicket,
  refuses: [403, 404, 409, 413],
  right: 'write',
  async handle({ path, json: { answer, words }, account, dependencies }) {
    const { store, clock, limits } = dependencies
    const now = clock()
    const rating = await store.rateTicket({
      ...{ id: randomId(), clientId: account.id, ticketId: path.ticketId, answer },
      words: words === undefined ? undefined : whole(words.trim()),
      at: now.toISOString(),
      since: new Date(now.getTime() - limits.ratingSeconds * 1000).toISOString(),
    })
    if (!rating) notFound('ticket')
    if (typeof rating === 'string') throw new Refusal(409, refusals[rating])
    return { data: toRating(rating, limits) }
  },
})

export const ratingCalls = { rateTicket }
