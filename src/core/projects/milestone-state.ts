/** How far a milestone is, and where today stands among the dates of a project. */
import type { Milestone } from '../server/schema'
import type { Calendar } from '../settings/calendar'
import { asDay } from '../settings/dates'
import { isCompleted, milestoneFill } from './milestones'
import { isOverdue } from './overdue'

/** A word that the specification does not know counts as `upcoming`. */
export type MilestoneState = 'completed' | 'overdue' | 'inProgress' | 'upcoming'

export function milestoneState(milestone: Milestone, calendar: Calendar): MilestoneState {
  if (isCompleted(milestone)) return 'completed'
  if (isOverdue(milestone, calendar)) return 'overdue'
  return milestoneFill(milestone) > 0 ? 'inProgress' : 'upcoming'
}

/** What comes next: of the milestones that are not completed, the one of the earliest day. Those without a day come last. */
export function nextMilestone(milestones: readonly Milestone[], { dayOf }: Calendar): Milestone | undefined {
  const dayOfMilestone = ({ dueDate }: Milestone) => dayOf(asDay(dueDate)) ?? Infinity
  return milestones
    .filter((milestone) => !isCompleted(milestone))
    .reduce<Milestone | undefined>(
      (first, each) => (first && dayOfMilestone(first) <= dayOfMilestone(each) ? first : each),
      undefined,
    )
}

/**
 * The place of today among the entries of a list: the index of the first entry after today. `null` when the list has no
 * such place, because no entry has a date, or because the entries do not stand in the order of their dates.
 */
export function placeOfToday(dates: readonly string[], { today, dayOf }: Calendar): number | null {
  const days = dates.map((date) => dayOf(asDay(date)))
  const later = days.findIndex((day) => day !== null && day > today)
  const place = later < 0 ? days.length : later
  const isOrdered = days.every((day, index) => day === null || day > today === index >= place)
  return isOrdered && days.some((day) => day !== null) ? place : null
}
