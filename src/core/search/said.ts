/** Where in what was written a search has found its words. */
import { wantedIn } from '../data/search'
import type { Message, Ticket } from '../server/schema'
import { folded } from '../text/folded'
import { sameStatus } from '../text/same-status'
import { excerptOf, piecesOf } from './pieces'
import { hasWord, soughtIn } from './sought'
import type { Piece } from './types'

/** What was written, with who has written it: as much as there is of both. */
export const lineOf = ({ messageFrom, message }: Message): string =>
  [messageFrom, message].filter((text) => text !== '').join(': ')

/** The newest message that has what was searched, around it, with who has written it; nothing where the row says why. */
export function saidIn({ ticketId, subject, raisedBy = '', messages }: Ticket, search: string): Piece[] {
  const word = wantedIn(search)
  const has = (text: string) => folded(text).includes(word)
  if (!word || [ticketId, subject, raisedBy].some(has)) return []
  const said = messages.map(lineOf).findLast(has)
  const marks = [{ word, isBeginning: false }]
  return said === undefined ? [] : piecesOf(excerptOf(said, marks), marks)
}

/** Of a long conversation, each message is folded once. */
const foldedLines = new WeakMap<Message, string>()

function foldedLine(message: Message): string {
  const line = foldedLines.get(message) ?? folded(lineOf(message))
  foldedLines.set(message, line)
  return line
}

/** The place of the message to which words lead: of those that have most of them, the first; -1 where none has any. */
export function placeOfSaid(messages: readonly Message[], query: string): number {
  const { words } = soughtIn(query)
  let most = 0
  let best = -1
  messages.forEach((message, place) => {
    const count = words.filter((word) => hasWord(foldedLine(message), word)).length
    // What a person wrote comes before what the system did.
    const fit = 2 * count - (sameStatus(message.messageFromUserType, 'system') ? 1 : 0)
    if (fit <= most) return
    most = fit
    best = place
  })
  return best
}
