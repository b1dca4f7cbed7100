/** A project, its updates and its milestones. */
import * as v from 'valibot'
import { amount, date, id, url } from './values'

export const projectSchema = v.object({
  /** Identifies the project in paths and queries. */
  _id: id,
  /** The number that people see. */
  serviceId: v.string(),
  serviceName: v.string(),
  industry: v.string(),
  /** The status as a word: `Active`, `On Hold`, … */
  active: v.string(),
  startDate: date,
  endDate: date,
  totalCost: amount,
  receivedAmount: amount,
  createdAt: date,
})

export const updateSchema = v.object({
  _id: id,
  title: v.string(),
  description: v.string(),
  files: v.array(url),
  createdAt: date,
  actionRequiredFromClient: v.boolean(),
})

export const milestoneSchema = v.object({
  title: v.string(),
  description: v.string(),
  dueDate: date,
  status: v.string(),
})

export type Project = v.InferOutput<typeof projectSchema>
export type ProjectUpdate = v.InferOutput<typeof updateSchema>
export type Milestone = v.InferOutput<typeof milestoneSchema>
