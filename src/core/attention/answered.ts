/**
 * Which updates the client has answered, and what they have yet to approve. An answer is a ticket, or it is on record; the code
 * that finds tickets loads with them. Without it, an update requires an action as long as it says so.
 */
import { createResource } from '../data/resource'
import { waits } from '../projects/approvals'
import { $features } from '../routing/features'
import { importBy } from '../server/deploy'
import { isOffered } from '../server/optional'
import type { Project, ProjectUpdate, Ticket } from '../server/schema'
import { $clientId } from '../session/session'
import type { Answerable } from '../tickets/update-replies'

/** Finds the ticket with which the client has replied to an update, among all updates of its project. */
type FindReply = (about: Answerable, updates: readonly Answerable[], project: Project) => Ticket | undefined

/** Whether the client's answer goes on record. Elsewhere it is a ticket. To be called where `$offerOf` is followed. */
export const isForRecord = ({ approval }: Pick<ProjectUpdate, 'approval'>): boolean =>
  approval !== undefined && isOffered('approve')

/** Whether an update requires an action, and doesn't say itself that the client has answered. */
export const asksClient = ({ actionRequiredFromClient, answered, approval }: ProjectUpdate): boolean =>
  approval
    ? waits(approval) && (isForRecord({ approval }) || !answered)
    : actionRequiredFromClient && !answered

let code: { findReply: FindReply; isAskedInTicket(update: Answerable): boolean } | undefined

/** Whether the code that finds replies has loaded. It is ready without it, too, if that can't be loaded. */
export const $replies = createResource<void>({
  for: $clientId,
  load: () =>
    importBy(() => import('../tickets/update-replies')).then(
      (loaded) => {
        code = loaded
      },
      () => {},
    ),
})

/** Finds a reply among the known tickets, where support is on. To be called where `$tickets` and `$replies` are followed. */
export const findReply: FindReply = (...about) => code?.findReply(...about)

/** Whether an update names a ticket that asks for an answer. To be called where the same are followed. */
export const isAskedInTicket = (update: Answerable): boolean => code?.isAskedInTicket(update) ?? false

/** Whether there is a way to decide: where it can't go on record, that is a ticket. */
export const canDecide = (about: Pick<ProjectUpdate, 'approval'>) =>
  isForRecord(about) || $features.get().isSectionOn('support')
