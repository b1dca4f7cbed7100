/** What the client owes, in the currency of each project. */

import type { Project } from '../server/schema'
import { total } from '../settings/money'
import { sameStatus } from '../text/same-status'

export const pendingPayment = ({ totalCost, receivedAmount }: Project) => total([totalCost, -receivedAmount])

/** What the client owes for a project: never below zero, and nothing for a rejected one. */
export const owedBy = (project: Project) =>
  sameStatus(project.active, 'rejected') ? 0 : Math.max(0, pendingPayment(project))

/** The largest amount first. A project for which too much was received takes nothing off the others. */
export const projectsOwing = (projects: readonly Project[]) =>
  projects.filter(owedBy).sort((one, other) => owedBy(other) - owedBy(one))
