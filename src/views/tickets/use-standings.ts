import { atom } from 'nanostores'
import {
  $features,
  $offerOf,
  $replies,
  $tickets,
  type Answerable,
  asksClient,
  asksForAnswer,
  findReply,
  isAwaited,
  isForRecord,
  type ProjectUpdate,
  projectOf,
  type Resource,
  type Ticket,
  updatesOf,
  waits,
} from '../../core/index'
import { useStore } from '../host/use-store'

/** Where an update stands that requires an action. */
export interface Standing {
  /** Whether the client has to do something, as far as is known. */
  isAsked: boolean
  /** The ticket with which the client has replied. */
  reply: Ticket | undefined
}

/** Where no update requires an action, and where support is off, nobody asks for the tickets. */
const $nothing = atom({ status: 'waiting' as const })

/** Finds the tickets with which the client has replied to something of a project. @param isNeeded Whether anything asks for one. */
export function useReplies(projectId: string, isNeeded: boolean) {
  const project = useStore(projectOf(projectId))
  const needsTickets = useStore($features).isSectionOn('support') && isNeeded
  const tickets = useStore<Resource<unknown>>(needsTickets ? $tickets : $nothing)
  const replies = useStore<Resource<unknown>>(needsTickets ? $replies : $nothing)
  return {
    /** `false` while something is loading that tells of replies. */
    isKnown: !needsTickets || ![tickets, replies, project].some(isAwaited),
    replyTo(about: Answerable, updates: readonly Answerable[]): Ticket | undefined {
      return needsTickets && project.status === 'ready' ? findReply(about, updates, project.data) : undefined
    },
  }
}

/** Whether a ticket may be the client's answer: not to what goes on record, or is there. */
const mayBeReplied = (update: ProjectUpdate) =>
  update.approval ? waits(update.approval) && !isForRecord(update) : update.actionRequiredFromClient

/** Tells where the updates of a project stand. */
export function useStandings(projectId: string) {
  // Approvals may turn out to be answered by tickets.
  useStore($offerOf)
  const updates = useStore(updatesOf(projectId))
  const rows = updates.status === 'ready' ? updates.data : []
  const { isKnown, replyTo } = useReplies(projectId, rows.some(mayBeReplied))
  return {
    isKnown,
    standingOf(update: ProjectUpdate): Standing {
      const reply = mayBeReplied(update) ? replyTo(update, rows) : undefined
      return { reply, isAsked: asksClient(update) && (!reply || asksForAnswer(reply)) }
    },
  }
}
