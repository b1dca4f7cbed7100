/**
 * The answers that a client has seen. They are stored in the browser, survive sign-outs, and are shared between tabs. Of other
 * devices, the bell tells, where there is one. They tell nothing of the client: no more than times, each under a hash of the client and the ticket.
 */
import { atom, computed, onMount } from 'nanostores'
import { isClient } from '../data/author'
import { sortRows } from '../data/rows'
import { $readAnswers } from '../notifications/seen'
import { isRecord } from '../page/is-record'
import { parseJson, toJson } from '../page/json'
import { onOtherTab, openStorage } from '../page/storage'
import type { Ticket } from '../server/schema'
import { $clientId } from '../session/session'
import { $settings } from '../settings/config'
import { dateValue } from '../settings/dates'
import { digest } from '../text/hash'
import { lastAnswer } from './last-answer'
import { $tickets, isResolved } from './tickets'

/** For each ticket, the date of the latest answer that its client has seen. */
type Seen = Readonly<Record<string, string>>

const seenKey = 'client-portal:seen'
const nameOf = ({ ticketId }: Ticket) => digest(`${$clientId.get()} ${ticketId}`)
const isSeen = (kept: unknown): kept is Seen =>
  isRecord(kept) && Object.values(kept).every((date) => typeof date === 'string')

/** Goes up whenever storage has changed, so that storage is read again. */
const $edition = atom(0)
const readAgain = () => $edition.set($edition.get() + 1)

const $seen = computed([$settings, $edition], ({ storage }): Seen => {
  const kept = parseJson(openStorage(storage).get(seenKey))
  return isSeen(kept) ? kept : {}
})

onMount($seen, () => {
  readAgain()
  return onOtherTab((key) => {
    if (key === null || key === seenKey) readAgain()
  })
})

/** The ids of the tickets with an answer that the client has not seen. */
export const $unseenTickets = computed(
  [$tickets, $seen, $readAnswers],
  (tickets, seen, read): ReadonlySet<string> => {
    const rows = tickets.status === 'ready' ? tickets.data : []
    const unseen = rows.filter((ticket) => isUnseen(ticket, seen, read.get(ticket.ticketId) ?? 0))
    return new Set(unseen.map(({ ticketId }) => ticketId))
  },
)

function isUnseen(ticket: Ticket, seen: Seen, readUntil: number): boolean {
  const answered = lastAnswer(ticket)
  if (dateValue(answered) <= readUntil) return false
  const known = seen[nameOf(ticket)]
  if (known !== undefined) return dateValue(answered) > dateValue(known)
  // No record in this browser yet: an answer is new unless the ticket is resolved or the client's side wrote last.
  const last = sortRows(ticket.messages, 'newest', ({ date }) => date)[0]
  return answered !== '' && !isResolved(ticket) && last !== undefined && !isClient(last.messageFromUserType)
}

export function markSeen(ticket: Ticket): void {
  const answered = lastAnswer(ticket)
  if (!$clientId.get() || !answered || $seen.get()[nameOf(ticket)] === answered) return
  const seen = { ...$seen.get(), [nameOf(ticket)]: answered }
  openStorage($settings.get().storage).set(seenKey, toJson(seen))
  readAgain()
}
