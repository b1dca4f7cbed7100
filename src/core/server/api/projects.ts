import { lenient, lenientList } from '../schema/lenient'
import { milestoneSchema, projectSchema, updateSchema } from '../schema/project'
import { askAt, data, done, type Endpoints, type Signal } from './ask'

export const projectsEndpoints = {
  services: ['GET', '/services/get-services-for-client/{clientId}'],
  service: ['GET', '/services/getServiceDetails/{id}'],
  serviceUpdates: ['GET', '/services/getServiceUpdates'],
  milestones: ['GET', '/services/get-milestones'],
  serviceProviderProposals: ['GET', '/proposals/service-provider-proposals'],
  addServiceUpdate: ['POST', '/services/addServiceUpdate'],
} as const satisfies Endpoints
const ask = askAt(projectsEndpoints)

const projects = data(lenientList(projectSchema))
const updates = data(lenientList(updateSchema))
const milestoneList = data(lenientList(milestoneSchema))

export const services = (clientId: string, options?: Signal) =>
  ask('services', projects, { params: { clientId }, ...options })

export const service = (id: string, options?: Signal) =>
  ask('service', data(lenient(projectSchema)), { params: { id }, ...options })

export const serviceUpdates = (serviceId: string, options?: Signal) =>
  ask('serviceUpdates', updates, { query: { serviceId, userType: 'Client' }, ...options })

export const milestones = (projectId: string, options?: Signal) =>
  ask('milestones', milestoneList, { query: { projectId }, ...options })

export const serviceProviderProposals = () => ask('serviceProviderProposals', done)

export const addServiceUpdate = (json: unknown) => ask('addServiceUpdate', done, { json })
