import { atom } from 'nanostores'
import {
  $features,
  $replies,
  $tickets,
  asksClient,
  asksForAnswer,
  findReply,
  isAwaited,
  type ProjectUpdate,
  projectOf,
  type Resource,
  type Ticket,
  updatesOf,
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

/** Tells where the updates of a project stand. */
export function useStandings(projectId: string) {
  const updates = useStore(updatesOf(projectId))
  const project = useStore(projectOf(projectId))
  const hasSupport = useStore($features).isSectionOn('support')
  const rows = updates.status === 'ready' ? updates.data : []
  const needsTickets = hasSupport && rows.some(({ actionRequiredFromClient }) => actionRequiredFromClient)
  const tickets = useStore<Resource<unknown>>(needsTickets ? $tickets : $nothing)
  const replies = useStore<Resource<unknown>>(needsTickets ? $replies : $nothing)
  return {
    /** `false` while something is loading that tells of replies. */
    isKnown: !needsTickets || ![tickets, replies, project].some(isAwaited),
    standingOf(update: ProjectUpdate): Standing {
      const isAnswerable = needsTickets && update.actionRequiredFromClient && project.status === 'ready'
      const reply = isAnswerable ? findReply(update, rows, project.data) : undefined
      return { reply, isAsked: asksClient(update) && (!reply || asksForAnswer(reply)) }
    },
  }
}
