import type { Ticket } from '../server/schema'
import { $client } from '../session/session'

/** The name of the colleague who has raised a ticket; nothing for an own one, or where nobody knows. */
export const colleagueOf = ({ raisedBy }: Ticket) =>
  raisedBy === $client.get()?.name ? undefined : raisedBy || undefined
