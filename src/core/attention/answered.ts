/**
 * Which updates the client has answered. An answer is a ticket; the code that finds it loads with the tickets. Without it, an
 * update requires an action as long as it says so.
 */
import { createResource } from '../data/resource'
import { importBy } from '../server/deploy'
import type { Project, ProjectUpdate, Ticket } from '../server/schema'
import { $clientId } from '../session/session'

/** Finds the ticket with which the client has replied to an update, among all updates of its project. */
type FindReply = (
  update: ProjectUpdate,
  updates: readonly ProjectUpdate[],
  project: Project,
) => Ticket | undefined

/** Whether an update requires an action, and doesn't say itself that the client has answered. */
export const asksClient = ({ actionRequiredFromClient, answered }: ProjectUpdate): boolean =>
  actionRequiredFromClient && !answered

let find: FindReply | undefined

/** Whether the code that finds replies has loaded. It is ready without it, too, if that can't be loaded. */
export const $replies = createResource<void>({
  for: $clientId,
  load: () =>
    importBy(() => import('../tickets/update-replies')).then(
      ({ findReply }) => {
        find = findReply
      },
      () => {},
    ),
})

/** Finds a reply among the known tickets, where support is on. To be called where `$tickets` and `$replies` are followed. */
export const findReply: FindReply = (...about) => find?.(...about)
