/**
 * What waits for the client: updates and tickets that require action, overdue milestones, pending payment.
 *
 * Tickets and payments are known from the two lists that the portal loads anyway: one request each, however
 * many there are. Updates and milestones the server gives for one project at a time only, so they are looked
 * for in the newest few projects that are under way, and nowhere else: a client with 2,000 projects costs as
 * many requests as one with five. What is asked for here is the same that a project's own page shows, so going
 * there costs nothing more.
 */
import { computed } from 'nanostores'
import { sortRows } from '../data/list'
import { createSource, mergeSources, type Source } from '../data/sources'
import { sameStatus } from '../data/status'
import { isOverdue, milestonesOf } from '../projects/milestones'
import { pendingPayment } from '../projects/project'
import { $projects } from '../projects/projects'
import { updatesOf } from '../projects/updates'
import { $features } from '../routing/features'
import type { Milestone, Project, ProjectUpdate, Ticket } from '../server/schema'
import { $calendarFactory, type Calendar } from '../settings/calendar'
import type { PathParams } from '../settings/pattern'
import type { RouteName } from '../settings/routes'
import { lastAnswer } from '../tickets/conversation'
import { $tickets } from '../tickets/tickets'

export interface AttentionItem {
  kind: 'update' | 'ticket' | 'milestone' | 'payment'
  key: string
  /** Payment has none. */
  title: string
  /** The project's name or the ticket's id; empty where it is several projects. */
  place: string
  /** Since when it waits, or when it was due; empty where nobody knows. */
  date: string
  /** The screen where the client can do something about it. */
  route: RouteName
  params: PathParams
  /** What is to be paid, for how many projects together. */
  payment?: { amount: number; projects: number }
}

/** What of it could not be loaded. */
export type AttentionSource = 'projects' | 'updates' | 'milestones' | 'tickets'

/** In how many projects updates and milestones are looked for: two requests each. */
export const mostFollowed = 5

const underWay = ['Active', 'Delayed', 'Action Required']
/** What has been delivered is paid for; what was rejected, stands still or has not begun is not. */
const payable = [...underWay, 'Delivered', 'Completed']
const isOneOf = (statuses: readonly string[], status: string) =>
  statuses.some((each) => sameStatus(each, status))

/** The projects under way, newest first. */
export const projectsUnderWay = (projects: readonly Project[]): Project[] =>
  sortRows(projects, 'newest', ({ createdAt }) => createdAt).filter(({ active }) => isOneOf(underWay, active))

export const updatesThatWait = (project: Project, updates: readonly ProjectUpdate[]): AttentionItem[] =>
  updates
    .filter(({ actionRequiredFromClient }) => actionRequiredFromClient)
    .map(({ _id, title, createdAt: date }) => ({
      ...within(project),
      kind: 'update',
      key: `update/${_id}`,
      title,
      date,
      route: 'projectUpdates',
    }))

export const milestonesThatWait = (
  project: Project,
  milestones: readonly Milestone[],
  calendar: Calendar,
): AttentionItem[] =>
  milestones.flatMap((milestone, index) => {
    if (!isOverdue(milestone, calendar)) return []
    const { title, dueDate: date } = milestone
    const key = `milestone/${project._id}/${index}`
    return { ...within(project), kind: 'milestone', key, title, date, route: 'milestones' }
  })

/** A ticket waits since the last answer; where the server lists no messages, since it was raised. */
export const ticketsThatWait = (tickets: readonly Ticket[]): AttentionItem[] =>
  tickets
    .filter(({ status }) => sameStatus(status, 'action required'))
    .map((ticket) => ({
      kind: 'ticket',
      key: `ticket/${ticket.ticketId}`,
      title: ticket.subject,
      place: ticket.ticketId,
      date: lastAnswer(ticket) || ticket.createdAt,
      route: 'ticket',
      params: { ticketId: ticket.ticketId },
    }))

/** One for all projects together: a client pays the company. */
export function paymentThatWaits(projects: readonly Project[]): AttentionItem[] {
  const owing = projects.filter(
    (project) => isOneOf(payable, project.active) && pendingPayment(project) >= 0.01,
  )
  const [project, ...others] = owing
  if (!project) return []
  const amount = owing.reduce((sum, each) => sum + Math.round(pendingPayment(each) * 100), 0) / 100
  const base = { kind: 'payment', key: 'payment', title: '', date: '' } as const
  const payment = { amount, projects: owing.length }
  return others.length === 0
    ? [{ ...base, ...within(project), route: 'project', payment }]
    : [{ ...base, place: '', route: 'projects', params: {}, payment }]
}

const within = ({ _id, serviceId, serviceName }: Project) => ({
  place: serviceName || serviceId,
  params: { serviceId: _id },
})

/**
 * What somebody asked for comes first, the latest before what was asked long ago and perhaps answered elsewhere;
 * then what is overdue, the longest first; then what has no date, payment.
 */
export function sortByUrgency(items: readonly AttentionItem[]): AttentionItem[] {
  const of = (...kinds: AttentionItem['kind'][]) => items.filter(({ kind }) => kinds.includes(kind))
  return [
    ...sortRows(of('update', 'ticket'), 'newest', ({ date }) => date),
    ...sortRows(of('milestone'), 'oldest', ({ date }) => date),
    ...of('payment'),
  ]
}

const $underWay = computed($projects, (projects) =>
  projects.status === 'ready' ? projectsUnderWay(projects.data) : [],
)

/** Whether there are more projects under way than updates and milestones are looked for in. */
export const $isAttentionBounded = computed($underWay, (projects) => projects.length > mostFollowed)

type Sources = readonly Source<AttentionSource, AttentionItem>[]

const $projectSources = computed([$underWay, $calendarFactory], (projects, createCalendar) =>
  projects
    .slice(0, mostFollowed)
    .flatMap(
      (project): Sources => [
        createSource('updates', updatesOf(project._id), (updates) => updatesThatWait(project, updates)),
        createSource('milestones', milestonesOf(project._id), (milestones) =>
          milestonesThatWait(project, milestones, createCalendar()),
        ),
      ],
    ),
)

/** Sections that the host has turned off have no screen to act on: nothing waits there. */
const $sources = computed(
  [$projectSources, $features],
  (projectSources, { isSectionOn }): Sources => [
    ...(isSectionOn('support') ? [createSource('tickets', $tickets, ticketsThatWait)] : []),
    ...(isSectionOn('projects')
      ? [
          ...projectSources,
          createSource('projects', $projects, isSectionOn('payments') ? paymentThatWaits : () => []),
        ]
      : []),
  ],
)

const $merged = mergeSources($sources)

/** What waits for the client, the most urgent first. */
export const $attention = computed($merged, (merged) =>
  merged.status === 'ready' ? { ...merged, items: sortByUrgency(merged.items) } : merged,
)
