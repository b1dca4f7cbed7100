/** Why a search of the list of tickets has found one whose row does not say it. */
import { wantedIn } from '../data/search'
import type { Message, Ticket } from '../server/schema'
import { folded } from '../text/folded'
import { excerptOf, piecesOf } from './pieces'
import type { Piece } from './types'

/** What was written, with who has written it: as much as there is of both. */
export const lineOf = ({ messageFrom, message }: Message): string =>
  [messageFrom, message].filter((text) => text !== '').join(': ')

/** About two lines of a phone. */
const mostSaid = 90

/** The newest message that has what was searched, around it, with who has written it; nothing where the row says why. */
export function saidIn({ ticketId, subject, raisedBy = '', messages }: Ticket, search: string): Piece[] {
  const word = wantedIn(search)
  const has = (text: string) => folded(text).includes(word)
  if (!word || [ticketId, subject, raisedBy].some(has)) return []
  const said = messages.map(lineOf).findLast(has)
  const marks = [{ word, isBeginning: false }]
  return said === undefined ? [] : piecesOf(excerptOf(said, marks, mostSaid), marks)
}
