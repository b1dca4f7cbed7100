/**
 * The items that wait for the client: updates and tickets that require action, approvals, payment. A milestone that is overdue is the
 * company's to do: the project tells of it.
 *
 * Tickets and payment come from two lists that the portal loads anyway: one request each, however many rows
 * there are. The server gives updates and milestones for one project at a time only. So they are requested
 * only for the newest few projects under way: a client with 2,000 projects costs as many requests as a client
 * with five. They can wait: they go out when the content of the page is there, five at a time. A project's own page shows
 * the same resources, so opening it costs no further request.
 */
import { computed } from 'nanostores'
import { sortRows } from '../data/rows'
import { createSource, mergeSources, type Source } from '../data/sources'
import {
  type AskedApproval,
  answerableMilestone,
  approvalOfMilestone,
  approvalOfUpdate,
  waits,
} from '../projects/approvals'
import { type Due, dueNow } from '../projects/due'
import { milestonesOf } from '../projects/milestones'
import { $projects } from '../projects/projects'
import { updatesOf } from '../projects/updates'
import { $features } from '../routing/features'
import { $offerOf } from '../server/optional'
import type { Milestone, Project, ProjectUpdate, Ticket } from '../server/schema'
import { $calendarFactory, type Calendar } from '../settings/calendar'
import { asDay } from '../settings/dates'
import type { PathParams } from '../settings/pattern'
import type { RouteName } from '../settings/routes'
import { sameStatus } from '../text/same-status'
import { lastAnswer } from '../tickets/last-answer'
import { $tickets, asksForAnswer } from '../tickets/tickets'
import { $replies, asksClient, canDecide, findReply, isAskedInTicket, isForRecord } from './answered'
import { eachOnce } from './each-once'

export interface AttentionItem extends Partial<Due> {
  kind: 'update' | 'approval' | 'ticket' | 'payment'
  key: string
  /** Empty for a payment. */
  title: string
  /** The project's name or the ticket's id; empty when the item is about several projects. */
  place: string
  /** Since when the item waits, or when it is due; empty when that is unknown. */
  date: string
  /** The screen where the client can do something about it. A payment for several projects has none. */
  to?: { route: RouteName; params: PathParams }
  /** What the client is asked to approve, where it can be done at once. */
  asked?: AskedApproval | undefined
}

/** The sources of the items. A source that could not be loaded is named. */
export type AttentionSource = 'projects' | 'updates' | 'milestones' | 'tickets'

/** The most projects whose updates and milestones are requested: two requests for each project. */
export const mostFollowed = 5

const underWay = ['Active', 'Delayed', 'Action Required']
const isUnderWay = ({ active }: Project) => underWay.some((status) => sameStatus(status, active))

export const projectsUnderWay = (projects: readonly Project[]): Project[] =>
  sortRows(projects, 'newest', ({ createdAt }) => createdAt).filter(isUnderWay)

/**
 * An update that the client has answered waits for the company. If the answer's ticket asks for more, or an update leads to a ticket
 * that asks, the ticket is counted. What goes on record is answered by no ticket.
 */
export const updatesThatWait = (project: Project, updates: readonly ProjectUpdate[]): AttentionItem[] =>
  updates
    .filter(
      (update) =>
        asksClient(update) &&
        (isForRecord(update) || !(isAskedInTicket(update) || findReply(update, updates, project))),
    )
    .map((update) => {
      const { _id, title, createdAt: date } = update
      const asked = canDecide(update) ? approvalOfUpdate(project._id, update) : undefined
      const kind = update.approval ? 'approval' : 'update'
      return {
        ...within(project, 'projectUpdates'),
        kind,
        key: `update/${_id}`,
        title,
        date,
        asked,
      }
    })

/** Whether the client has yet to decide about a milestone: where that can't go on record, a ticket tells. */
const awaitsApproval = (project: Project, milestone: Milestone): boolean =>
  waits(milestone.approval) &&
  (isForRecord(milestone) || !findReply(answerableMilestone(milestone), [], project))

/** Only those that ask for an approval. Nobody knows since when. */
export const milestonesThatWait = (project: Project, milestones: readonly Milestone[]): AttentionItem[] =>
  milestones.flatMap((milestone) => {
    const { title, approval } = milestone
    if (!approval || !awaitsApproval(project, milestone)) return []
    const asked = canDecide(milestone) ? approvalOfMilestone(project._id, milestone) : undefined
    const key = `approval/${project._id}/${approval.id}`
    return [
      {
        ...within(project, 'milestones'),
        kind: 'approval',
        key,
        title,
        date: '',
        asked,
      },
    ]
  })

/** A ticket waits since the staff's last answer; if there is none, since it was raised. */
export const ticketsThatWait = (tickets: readonly Ticket[]): AttentionItem[] =>
  tickets.filter(asksForAnswer).map((ticket) => ({
    kind: 'ticket',
    key: `ticket/${ticket.ticketId}`,
    title: ticket.subject,
    place: ticket.ticketId,
    date: lastAnswer(ticket) || ticket.createdAt,
    to: { route: 'ticket', params: { ticketId: ticket.ticketId } },
  }))

/**
 * What is due: one item for all projects together, because a client pays the company. Its date is the earliest. What
 * remains beside it is asked of nobody.
 */
export function paymentThatWaits(projects: readonly Project[], calendar: Calendar): AttentionItem[] {
  const owed = dueNow(projects, calendar)
  const [project, ...others] = owed.due
  if (!project) return []
  const date = asDay(project.dueDate ?? '')
  const where = others.length === 0 ? within(project, 'project') : { place: '' }
  return [{ ...where, kind: 'payment', key: 'payment', title: '', date, ...owed }]
}

const within = ({ _id, serviceId, serviceName }: Project, route: RouteName) => ({
  place: serviceName || serviceId,
  to: { route, params: { serviceId: _id } },
})

/**
 * Sorts the items by urgency. Payment comes first: it is one item, and the client's first question is what is due.
 * Updates and tickets follow, newest first: somebody asked for them, and an old one may have been answered elsewhere.
 */
export function sortByUrgency(items: readonly AttentionItem[]): AttentionItem[] {
  const isPayment = ({ kind }: AttentionItem) => kind === 'payment'
  const others = items.filter((item) => !isPayment(item))
  return [...items.filter(isPayment), ...sortRows(others, 'newest', ({ date }) => date)]
}

const $underWay = computed($projects, (projects) =>
  projects.status === 'ready' ? projectsUnderWay(projects.data) : [],
)

/** Whether more than `mostFollowed` projects are under way: the rest adds no updates or milestones. */
export const $isAttentionBounded = computed($underWay, (projects) => projects.length > mostFollowed)

/** Where is looked for what waits. */
export const $searched = computed([$underWay, $features], (projects, { isSectionOn }) => ({
  tickets: isSectionOn('support'),
  projects: isSectionOn('projects') ? projects.slice(0, mostFollowed).map(({ _id }) => _id) : [],
}))

export type Sources = readonly Source<AttentionSource, AttentionItem>[]

/** What waits within a project. */
const sourcesOf = (project: Project): Sources => [
  createSource('updates', updatesOf(project._id), (updates) => updatesThatWait(project, updates), true),
  createSource(
    'milestones',
    milestonesOf(project._id),
    (milestones) => milestonesThatWait(project, milestones),
    true,
  ),
]

/**
 * The sources of each project that is followed, under its `_id`. Where approvals go on record, and where not, says the server;
 * whether a ticket can be the answer, the host.
 */
export const $projectSources = computed([$underWay, $offerOf, $features], (projects) =>
  projects.slice(0, mostFollowed).map((project) => ({ projectId: project._id, sources: sourcesOf(project) })),
)

/** The sources of what waits within tickets. */
export const ticketSources = (): Sources => [
  createSource('tickets', $tickets, ticketsThatWait),
  createSource('updates', $replies, () => [], true),
]

/** A section that is turned off has no screen to act on, so it adds no items. */
const $sources = computed(
  [$projectSources, $features, $calendarFactory],
  (projectSources, { isSectionOn }, createCalendar): Sources => [
    ...(isSectionOn('support') ? ticketSources() : []),
    ...(isSectionOn('projects')
      ? [
          ...projectSources.flatMap(({ sources }) => sources),
          createSource('projects', $projects, (projects) =>
            isSectionOn('payments') ? paymentThatWaits(projects, createCalendar()) : [],
          ),
        ]
      : []),
  ],
)

const $merged = mergeSources($sources)

/** The items that wait for the client, most urgent first, with the sources that could not be loaded. */
export const $attention = computed($merged, (merged) =>
  merged.status === 'ready' ? { ...merged, items: eachOnce(sortByUrgency(merged.items)) } : merged,
)
