/** Whether it has helped how a ticket was resolved, as the client has said it. */
import { type Rating, type RatingAnswer, ratingAnswers } from '../../server/schema/entities/ticket'
import { dateValue, isCalendarDate } from '../../settings/dates'

/** In characters, of what a client writes beside it. */
export const longestRating = 500

/** What a client has said; `undefined` before they have, and for a word that nobody knows. */
export const ratingAnswerOf = ({ answer }: Rating): RatingAnswer | undefined =>
  ratingAnswers.find((each) => each === answer?.trim().toLowerCase())

const day = 86_400_000

/** Whether it can still be changed. A day counts until its end. */
export const isRatingChangeable = ({ until = '' }: Rating): boolean =>
  !(dateValue(until) + (isCalendarDate(until) ? day : 0) < Date.now())

/** The name of the draft of what a client writes beside it, and of its sender. */
export const ratingDraft = (ticketId: string): string => `rating/${ticketId}`
