import { defineEndpoints, type Sendable } from '../../../../src/elements/index'
import { type Backend, toTheEnd } from './backend'

interface Resource<Attributes> {
  type: string
  id: string
  attributes: Attributes
}
interface Project {
  name: string
  state: string
  budget: string
  paid: string
  created: string
}
interface Document<Data> {
  data: Data
  links?: { next: string | null }
}

const toProject = ({ id, attributes }: Resource<Project>): Sendable<'Project'> => ({
  _id: id,
  serviceId: id,
  serviceName: attributes.name,
  active: attributes.state,
  totalCost: attributes.budget,
  receivedAmount: attributes.paid,
  createdAt: attributes.created,
})

const endpoints = defineEndpoints({
  services: {
    path: '/projects?filter[client]={clientId}&page[size]=1&page[cursor]={cursor}',
    read: ({ data, links }: Document<Resource<Project>[]>) => ({
      data: data.map(toProject),
      next: links?.next && new URL(links.next).searchParams.get('page[cursor]'),
    }),
  },
  service: {
    path: '/projects/{id}',
    read: ({ data }: Document<Resource<Project>>) => ({ data: toProject(data) }),
  },
})

const attributes = {
  name: 'Website',
  state: 'active',
  budget: '900.50',
  paid: '400',
  created: '2015-05-22T14:56:29Z',
}

export const jsonApi: Backend = {
  endpoints,
  answers: {
    'GET /projects?filter[client]=7&page[size]=1': {
      links: { self: 'http://example.com/projects', next: 'http://example.com/projects?page[cursor]=2' },
      data: [{ type: 'projects', id: '1', attributes, links: { self: 'http://example.com/projects/1' } }],
    },
    'GET /projects?filter[client]=7&page[size]=1&page[cursor]=2': {
      links: { next: null },
      data: [{ type: 'projects', id: '2', attributes }],
    },
  },
  ask: (api) => api.services('7', toTheEnd),
  reads: [{ _id: '1', serviceName: 'Website', totalCost: 900.5, receivedAmount: 400 }, { _id: '2' }],
  refusal: {
    status: 422,
    body: {
      errors: [
        {
          status: '422',
          source: { pointer: '/data/attributes/firstName' },
          title: 'Invalid Attribute',
          detail: 'First name is too short.',
        },
      ],
    },
    message: 'First name is too short.',
  },
}
