/** Which answers a client has seen, kept in the browser for each client: through sign-outs, and across tabs. */
import { atom, computed, onMount } from 'nanostores'
import * as v from 'valibot'
import { sortRows } from '../data/list'
import { onOtherTab, openStorage } from '../page/browser'
import type { Ticket } from '../server/schema'
import { $clientId } from '../session/session'
import { $settings } from '../settings/config'
import { dateValue } from '../settings/format'
import { authorOf, lastAnswer } from './conversation'
import { $tickets, isResolved } from './tickets'

/** By ticket, when the latest answer was written that the client has seen. */
type Seen = Readonly<Record<string, string>>

const keyOf = (clientId: string) => `client-portal:seen:${clientId}`
const keptSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))
/** Goes up whenever storage has changed. */
const $edition = atom(0)
const readAgain = () => $edition.set($edition.get() + 1)

const $seen = computed([$clientId, $settings, $edition], (clientId, { storage }): Seen => {
  const kept = v.safeParse(keptSchema, clientId && openStorage(storage).get(keyOf(clientId)))
  return kept.success ? kept.output : {}
})

onMount($seen, () => {
  readAgain()
  return onOtherTab((key) => {
    const clientId = $clientId.get()
    if (clientId && (key === null || key === keyOf(clientId))) readAgain()
  })
})

/** The ids of the tickets with an answer that the client has not seen. */
export const $unseenTickets = computed([$tickets, $seen], (tickets, seen): ReadonlySet<string> => {
  const rows = tickets.status === 'ready' ? tickets.data : []
  return new Set(rows.filter((ticket) => isUnseen(ticket, seen)).map(({ ticketId }) => ticketId))
})

function isUnseen(ticket: Ticket, seen: Seen): boolean {
  const answered = lastAnswer(ticket)
  const known = seen[ticket.ticketId]
  if (known !== undefined) return dateValue(answered) > dateValue(known)
  // In a browser that knows nothing yet, what waits for the client is new, and what is long settled is not.
  const last = sortRows(ticket.messages, 'newest', ({ date }) => date)[0]
  return answered !== '' && !isResolved(ticket) && last !== undefined && authorOf(last) !== 'mine'
}

/** The client has this conversation before their eyes. */
export function markSeen(ticket: Ticket): void {
  const clientId = $clientId.get()
  const answered = lastAnswer(ticket)
  if (!clientId || !answered || $seen.get()[ticket.ticketId] === answered) return
  const seen = { ...$seen.get(), [ticket.ticketId]: answered }
  openStorage($settings.get().storage).set(keyOf(clientId), JSON.stringify(seen))
  readAgain()
}
