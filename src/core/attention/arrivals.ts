/** What has come for the client: updates of the projects that are followed, answers, payments. It asks for nothing of its own. */
import { computed } from 'nanostores'
import { sortRows } from '../data/rows'
import { createSource, mergeSources, type Source } from '../data/sources'
import { $payments } from '../payments/payments'
import { $projects } from '../projects/projects'
import { updatesOf } from '../projects/updates'
import { $features } from '../routing/features'
import { dateValue } from '../settings/dates'
import type { PathParams } from '../settings/pattern'
import type { RouteName } from '../settings/routes'
import { lastAnswer } from '../tickets/last-answer'
import { $tickets } from '../tickets/tickets'
import { mostFollowed, projectsUnderWay } from './attention'

const kinds = ['updates', 'answers', 'payments'] as const
type Kind = (typeof kinds)[number]

interface Arrival {
  kind: Kind
  date: string
  /** The project or the ticket; empty for a payment. */
  id: string
  /** What an update is called, and its project. */
  title?: string
  place?: string
}

/** Things of one kind that have come, and the screen that shows them. */
interface ArrivalGroup {
  kind: Kind
  count: number
  to: { route: RouteName; params: PathParams }
  /** Updates of several projects have no screen together: here they are, each with its own, the newest first. */
  rows: readonly { title: string; place: string; to: ArrivalGroup['to'] }[]
}

/** The screens of several things. */
const lists = { updates: 'projects', answers: 'tickets', payments: 'payments' } as const

/** @param id What all of them are about; empty if they are about several things. */
function screenOf(kind: Kind, id: string): ArrivalGroup['to'] {
  if (kind === 'updates' && id) return { route: 'projectUpdates', params: { serviceId: id } }
  if (kind === 'answers' && id) return { route: 'ticket', params: { ticketId: id } }
  return { route: lists[kind], params: {} }
}

const $sources = computed([$projects, $features], (projects, { isSectionOn }): Source<Kind, Arrival>[] => {
  const followed = projects.status === 'ready' ? projectsUnderWay(projects.data).slice(0, mostFollowed) : []
  return [
    ...(isSectionOn('projects')
      ? followed.map(({ _id: id, serviceName, serviceId }) =>
          createSource(
            'updates',
            updatesOf(id),
            (updates): Arrival[] =>
              updates.map(({ createdAt: date, title }) => ({
                ...{ kind: 'updates', date, id, title },
                place: serviceName || serviceId,
              })),
            true,
          ),
        )
      : []),
    ...(isSectionOn('support')
      ? [
          createSource('answers', $tickets, (tickets): Arrival[] =>
            tickets.map((ticket) => ({ kind: 'answers', date: lastAnswer(ticket), id: ticket.ticketId })),
          ),
        ]
      : []),
    ...(isSectionOn('payments')
      ? [
          createSource('payments', $payments, (payments): Arrival[] =>
            payments.map(({ createdAt, receivedDate }) => ({
              kind: 'payments',
              date: createdAt || receivedDate,
              id: '',
            })),
          ),
        ]
      : []),
  ]
})

export const $arrivals = mergeSources($sources)

/** @param moment In milliseconds since 1970. */
export const arrivalsSince = (moment: number, arrivals: readonly Arrival[]): ArrivalGroup[] =>
  kinds.flatMap((kind) => {
    const fresh = arrivals.filter((each) => each.kind === kind && dateValue(each.date) > moment)
    const [first] = fresh
    if (!first) return []
    const isOfOne = fresh.every(({ id }) => id === first.id)
    const rows = kind === 'updates' && !isOfOne ? sortRows(fresh, 'newest', ({ date }) => date) : []
    return {
      ...{ kind, count: fresh.length, to: screenOf(kind, isOfOne ? first.id : '') },
      rows: rows.map(({ title = '', place = '', id }) => ({ title, place, to: screenOf(kind, id) })),
    }
  })
