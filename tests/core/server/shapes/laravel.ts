import { defineEndpoints, type Sendable } from '../../../../src/elements/index'
import { type Backend, toTheEnd } from './backend'

interface Project {
  id: number
  name: string
  status: string
  price: string
  paid: string
  starts_on: string | null
  created_at: string
}
interface Resource<Data> {
  data: Data
  meta?: { total?: number; next_cursor?: string | null }
}

const toProject = (project: Project): Sendable<'Project'> => ({
  _id: project.id,
  serviceId: project.id,
  serviceName: project.name,
  active: project.status,
  startDate: project.starts_on,
  totalCost: project.price,
  receivedAmount: project.paid,
  createdAt: project.created_at,
})

const endpoints = defineEndpoints({
  services: {
    path: '/clients/{clientId}/projects?per_page={limit}&cursor={cursor}',
    read: ({ data, meta }: Resource<Project[]>) => ({
      data: data.map(toProject),
      next: meta?.next_cursor,
      total: meta?.total,
    }),
  },
  service: { path: '/projects/{id}', read: ({ data }: Resource<Project>) => ({ data: toProject(data) }) },
})

const project = {
  name: 'Website',
  status: 'on_hold',
  price: '1200.00',
  paid: '0.00',
  starts_on: null,
  created_at: '2026-01-02T10:00:00.000000Z',
}

export const laravel: Backend = {
  endpoints,
  answers: {
    'GET /clients/7/projects?per_page=100': {
      data: [{ id: 1, ...project }],
      links: { first: null, last: null, prev: null, next: 'http://localhost/projects?cursor=eyJpZCI6MX0' },
      meta: { path: 'http://localhost/projects', per_page: 1, next_cursor: 'eyJpZCI6MX0', prev_cursor: null },
    },
    'GET /clients/7/projects?per_page=1000&cursor=eyJpZCI6MX0': {
      data: [{ id: 2, ...project }],
      meta: { next_cursor: null },
    },
  },
  ask: (api) => api.services('7', toTheEnd),
  reads: [{ _id: '1', serviceId: '1', totalCost: 1200, startDate: '', active: 'on_hold' }, { _id: '2' }],
  refusal: {
    status: 422,
    body: {
      message: 'The team name must be a string. (and 1 more error)',
      errors: {
        team_name: ['The team name must be a string.', 'The team name must be at least 1 characters.'],
      },
    },
    message: 'The team name must be a string. (and 1 more error)',
  },
}
