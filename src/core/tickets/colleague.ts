import type { Ticket } from '../server/schema'

/**
 * The name of the colleague who has raised a ticket; nothing for an own one, or where nobody knows.
 * @param ownName The client's; nothing until the profile is known: a sign-in may have given no more than the id.
 */
export const colleagueOf = ({ raisedBy }: Ticket, ownName: string | undefined) =>
  ownName && raisedBy !== ownName && raisedBy
