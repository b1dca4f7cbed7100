import { type RatingAnswer, ratingAnswers } from '../../src/core/server/schema/index.ts'

/** The words for what a client says. */
export const ratingWords: readonly string[] = ratingAnswers

/** What a client says of how a ticket was resolved: one for each time that it is. */
export interface KeptRating {
  id: string
  clientId: string
  ticketId: string
  answer: RatingAnswer
  /** Empty if the client has written nothing. */
  words: string
  /** When it was first said, and last. */
  createdAt: string
  changedAt: string
  /** Whether the ticket was opened again after it. */
  isOver: boolean
}
