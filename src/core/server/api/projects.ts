import { lenient, lenientList } from '../schema/lenient'
import { milestoneSchema, projectSchema, updateSchema } from '../schema/project'
import { ask, done, list, one, type Signal } from './ask'

const projects = list(lenientList(projectSchema), 'services', 'projects')
const updates = list(lenientList(updateSchema), 'updates')
const milestoneList = list(lenientList(milestoneSchema), 'milestones')

export const services = (clientId: string, options?: Signal) =>
  ask('services', projects, { params: { clientId }, ...options })

export const service = (id: string, options?: Signal) =>
  ask('service', one(lenient(projectSchema), 'service', 'project'), { params: { id }, ...options })

export const serviceUpdates = (projectId: string, options?: Signal) =>
  ask('serviceUpdates', updates, { query: { serviceId: projectId, userType: 'Client' }, ...options })

export const milestones = (projectId: string, options?: Signal) =>
  ask('milestones', milestoneList, { query: { projectId }, ...options })

export const serviceProviderProposals = () => ask('serviceProviderProposals', done)

export const addServiceUpdate = (json: unknown) => ask('addServiceUpdate', done, { json })
