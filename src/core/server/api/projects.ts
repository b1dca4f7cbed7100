import type { RequestOptions } from '../outgoing'
import {
  approvalShape,
  type Decided,
  milestoneShape,
  type Project,
  projectShape,
  updateShape,
} from '../schema/entities/project'
import { ask, done, list, one, type Signal } from './ask'
import { askAll, type ListOptions } from './ask-all'

const projects = list(projectShape, 'services', 'projects')
const updates = list(updateShape, 'updates')
const milestoneList = list(milestoneShape, 'milestones')

export const services = (clientId: string, options?: ListOptions<Project[]>) =>
  askAll('services', projects, { params: { clientId }, ...options })

export const service = (id: string, options?: Signal) =>
  ask('service', one(projectShape, 'service', 'project'), { params: { id }, ...options })

export const serviceUpdates = (projectId: string, options?: Signal) =>
  ask('serviceUpdates', updates, { query: { serviceId: projectId, userType: 'Client' }, ...options })

export const milestones = (projectId: string, options?: Signal) =>
  ask('milestones', milestoneList, { query: { projectId }, ...options })

export const serviceProviderProposals = () => ask('serviceProviderProposals', done)

export const addServiceUpdate = (json: unknown) => ask('addServiceUpdate', done, { json })

/**
 * @returns the approval, with the record in it.
 * @throws ApiError 409 where somebody was faster, or the version is another: ask for the updates or milestones again.
 */
export const approve = (serviceId: string, json: Decided, options?: Pick<RequestOptions, 'key' | 'signal'>) =>
  ask('approve', one(approvalShape, 'approval'), { params: { serviceId }, json, ...options })
