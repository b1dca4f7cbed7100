/** One of the client's projects. */
import { createFamily } from '../data/family'
import { createResource } from '../data/resource'
import { sameStatus } from '../data/status'
import * as api from '../server/api/projects'
import { notifyUnlessMissing } from '../server/notify'
import type { Project } from '../server/schema'

/** One project, by its `_id`. */
export const projectOf = createFamily((id, $owner) =>
  createResource<Project>({
    for: $owner,
    load: (_, options) => api.service(id, options),
    onFailure: notifyUnlessMissing,
  }),
)

/** The pending payment of a project: the total cost minus the received amount, exact to the hundredth. */
export const pendingPayment = ({ totalCost, receivedAmount }: Project) =>
  Math.round((totalCost - receivedAmount) * 100) / 100

/** What the client owes for a project, exact to the hundredth: never below zero, and nothing for a rejected one. */
export const owedBy = (project: Project) =>
  sameStatus(project.active, 'rejected') ? 0 : Math.max(0, pendingPayment(project))

/**
 * What the client owes for all projects together, exact to the hundredth, with the projects that it is for, the largest
 * amount first. A project for which too much was received takes nothing off the others.
 */
export function amountOwed(projects: readonly Project[]): { amount: number; projects: readonly Project[] } {
  const owing = projects.filter(owedBy).sort((one, other) => owedBy(other) - owedBy(one))
  const hundredths = owing.reduce((sum, project) => sum + Math.round(owedBy(project) * 100), 0)
  return { amount: hundredths / 100, projects: owing }
}
