import { defineEndpoints, type Sendable } from '../../../../src/elements/index'
import type { Backend } from './backend'

interface Project {
  id: string
  name: string
  state: string
  createdAt: string
}
interface Answer<Data> {
  data: Data | null
  errors?: { message: string }[]
}

const fields = 'id name state createdAt'
const query = (text: string, variables: object) => ({ query: text, variables })

const toProject = ({ id, name, state, createdAt }: Project): Sendable<'Project'> => ({
  _id: id,
  serviceId: id,
  serviceName: name,
  active: state,
  totalCost: 0,
  receivedAmount: 0,
  createdAt,
})

const endpoints = defineEndpoints({
  services: {
    path: '/graphql',
    method: 'POST',
    write: (_, { clientId }) =>
      query(`query ($id: ID!) { client(id: $id) { projects { nodes { ${fields} } } } }`, { id: clientId }),
    // A refusal has status 200, and "errors", which are understood.
    read: ({ data }: Answer<{ client: { projects: { nodes: Project[] } } }>) =>
      data ? { data: data.client.projects.nodes.map(toProject) } : { success: false },
  },
  service: {
    path: '/graphql',
    method: 'POST',
    write: (_, { id }) => query(`query ($id: ID!) { project(id: $id) { ${fields} } }`, { id }),
    read: ({ data }: Answer<{ project: Project }>) =>
      data ? { data: toProject(data.project) } : { success: false },
  },
})

export const graphql: Backend = {
  endpoints,
  answers: {
    'POST /graphql': {
      data: { project: { id: 'P_1', name: 'Website', state: 'OPEN', createdAt: '2026-01-02T00:00:00Z' } },
    },
  },
  ask: (api) => api.service('P_1'),
  sent: [
    { query: 'query ($id: ID!) { project(id: $id) { id name state createdAt } }', variables: { id: 'P_1' } },
  ],
  reads: { _id: 'P_1', serviceName: 'Website', active: 'OPEN', createdAt: '2026-01-02T00:00:00Z' },
  refusal: {
    status: 200,
    body: {
      data: null,
      errors: [
        { type: 'NOT_FOUND', path: ['project'], message: "Could not resolve to a node with the id 'P_1'." },
      ],
    },
    message: "Could not resolve to a node with the id 'P_1'.",
  },
}
