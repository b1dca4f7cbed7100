/** What should have been done, or paid, before today. */
import type { Milestone } from '../server/schema'
import type { Calendar } from '../settings/calendar'
import { asDay } from '../settings/dates'
import { isCompleted } from './milestones'

/** Whether a day has passed. What is no day never has. */
export function isPast(date: string, { today, dayOf }: Calendar): boolean {
  const day = dayOf(asDay(date))
  return day !== null && day < today
}

/** A server may send a milestone without a day. */
export const isOverdue = (milestone: Milestone, calendar: Calendar): boolean =>
  Boolean(milestone.dueDate) && isPast(milestone.dueDate, calendar) && !isCompleted(milestone)
