/** What remains of a project's cost, and what of it is due: to be paid now. Both are in the currency of the project. */

import type { Project } from '../server/schema'
import { leftOutOf } from '../server/schema/read'
import type { Calendar } from '../settings/calendar'
import { compareDates, dateValue } from '../settings/dates'
import { total } from '../settings/money'
import { sameStatus } from '../text/same-status'
import { isPast } from './overdue'

export const pendingPayment = ({ totalCost, receivedAmount, currency }: Project) =>
  total([totalCost, -receivedAmount], currency)

/** Never below zero, and nothing for a rejected project. It is told beside the total, and nobody is asked for it. */
export const remainingOf = (project: Project) =>
  sameStatus(project.active, 'rejected') ? 0 : Math.max(0, pendingPayment(project))

/**
 * The `dueAmount` of a project that says it, 0 too. Of any other, what remains, if it is no longer pending. `NaN` where an
 * amount is not known: then nobody is asked for it.
 */
export const dueOf = (project: Project) =>
  Math.max(0, project.dueAmount ?? (sameStatus(project.active, 'pending') ? 0 : remainingOf(project)))

/** Whether more may be due than is known: some amount can't be read, or some project. */
export const mayOweMore = (projects: readonly Project[]) =>
  leftOutOf(projects) > 0 || projects.some((project) => Number.isNaN(dueOf(project)))

/**
 * The projects for which something is due: the earliest date first, then the largest amount. A project for which too
 * much was received takes nothing off the others.
 */
export const projectsDue = (projects: readonly Project[]) =>
  projects
    .filter((project) => dueOf(project) > 0)
    .sort(
      (one, other) =>
        compareDates(dateValue(one.dueDate ?? ''), dateValue(other.dueDate ?? ''), 'oldest') ||
        dueOf(other) - dueOf(one),
    )

/** What is due now for some projects. */
export interface Due {
  /** The projects that are to be paid for now, the most urgent first. */
  due: readonly Project[]
  /** Those of them that should have been paid by now. */
  overdue: readonly Project[]
  /** Whether more may be due than is known. */
  mayBeMore: boolean
}

export function dueNow(projects: readonly Project[], calendar: Calendar): Due {
  const due = projectsDue(projects)
  const overdue = due.filter(({ dueDate = '' }) => isPast(dueDate, calendar))
  return { due, overdue, mayBeMore: mayOweMore(projects) }
}
