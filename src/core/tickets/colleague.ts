import { computed } from 'nanostores'
import type { Ticket } from '../server/schema'
import { $client } from '../session/session'

/** The client's own name; nothing until the profile is known: a sign-in may have given no more than the id. */
export const $ownName = computed($client, (client) => client?.name)

/** The name of the colleague who has raised a ticket; nothing for an own one, or where nobody knows. */
export const colleagueOf = ({ raisedBy }: Ticket, ownName: string | undefined) =>
  ownName && raisedBy && raisedBy !== ownName ? raisedBy : undefined
