import { defineEndpoints, type Sendable } from '../../../../src/elements/index'
import { type Backend, toTheEnd } from './backend'

interface Case {
  /** `projects/p/cases/1`: the id is its end. */
  name: string
  displayName: string
  state: string
  createTime: string
}
interface Cases {
  cases?: Case[]
  nextPageToken?: string
}

const states: Record<string, string> = { IN_PROGRESS_GOOGLE_SUPPORT: 'Open', CLOSED: 'Resolved' }

const toTicket = (each: Case): Sendable<'Ticket'> => ({
  ticketId: each.name.split('/').at(-1) ?? '',
  subject: each.displayName,
  status: states[each.state] ?? each.state,
  createdAt: each.createTime,
  messages: [],
})

const endpoints = defineEndpoints({
  tickets: {
    path: '/projects/{userId}/cases?pageSize=100&pageToken={cursor}',
    // An empty list is left out, and so is the token of a page that is not there.
    read: ({ cases = [], nextPageToken }: Cases) => ({ data: cases.map(toTicket), next: nextPageToken }),
  },
  ticket: { path: '/projects/p/cases/{ticketId}', read: toTicket },
})

export const googleAip: Backend = {
  endpoints,
  answers: {
    'GET /projects/p/cases?pageSize=100': {
      cases: [
        {
          name: 'projects/p/cases/16033687',
          displayName: 'Quota',
          state: 'ACTION_REQUIRED',
          createTime: '2023-01-10T00:07:55.034Z',
        },
      ],
      nextPageToken: 'next-token',
    },
    'GET /projects/p/cases?pageSize=100&pageToken=next-token': {
      cases: [
        {
          name: 'projects/p/cases/2',
          displayName: 'Old',
          state: 'CLOSED',
          createTime: '2022-01-10T00:07:55Z',
        },
      ],
    },
  },
  ask: (api) => api.tickets('p', toTheEnd),
  reads: [
    { ticketId: '16033687', subject: 'Quota', status: 'ACTION_REQUIRED' },
    { ticketId: '2', status: 'Resolved' },
  ],
  refusal: {
    status: 403,
    body: {
      error: {
        code: 403,
        message: 'The caller does not have permission',
        status: 'PERMISSION_DENIED',
        details: [],
      },
    },
    message: 'The caller does not have permission',
  },
}
