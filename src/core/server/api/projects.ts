import { lenient, lenientList } from '../schema/lenient'
import { milestoneSchema, projectSchema, updateSchema } from '../schema/project'
import { ask, data, done, type Signal } from './ask'

const projects = data(lenientList(projectSchema))
const updates = data(lenientList(updateSchema))
const milestoneList = data(lenientList(milestoneSchema))

export const services = (clientId: string, options?: Signal) =>
  ask('services', projects, { params: { clientId }, ...options })

export const service = (id: string, options?: Signal) =>
  ask('service', data(lenient(projectSchema)), { params: { id }, ...options })

export const serviceUpdates = (projectId: string, options?: Signal) =>
  ask('serviceUpdates', updates, { query: { serviceId: projectId, userType: 'Client' }, ...options })

export const milestones = (projectId: string, options?: Signal) =>
  ask('milestones', milestoneList, { query: { projectId }, ...options })

export const serviceProviderProposals = () => ask('serviceProviderProposals', done)

export const addServiceUpdate = (json: unknown) => ask('addServiceUpdate', done, { json })
