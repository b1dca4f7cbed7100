import { defineEndpoints, type Sendable } from '../../../../src/elements/index'
import { type Backend, toTheEnd } from './backend'

interface Incident {
  incidentid: string
  title: string
  statecode: 0 | 1 | 2
  createdon: string
  description: string | null
}
interface Incidents {
  value: Incident[]
  '@odata.nextLink'?: string
}

const states = ['Open', 'Resolved', 'Closed']

const toTicket = (incident: Incident): Sendable<'Ticket'> => ({
  ticketId: incident.incidentid,
  subject: incident.title,
  status: states[incident.statecode] ?? '',
  createdAt: incident.createdon,
  messages: [],
})

const endpoints = defineEndpoints({
  tickets: {
    path: '/incidents?$filter=_customerid_value eq {userId}&$orderby=createdon desc&$skiptoken={cursor}',
    read: (answer: Incidents) => {
      const next = answer['@odata.nextLink']
      return { data: answer.value.map(toTicket), next: next && new URL(next).searchParams.get('$skiptoken') }
    },
  },
  ticket: { path: '/incidents({ticketId})', read: toTicket },
})

const asked = 'GET /incidents?$filter=_customerid_value eq 7&$orderby=createdon desc'
const incident = { title: 'Printer', statecode: 0, createdon: '2026-03-01T08:00:00Z', description: null }

export const odata: Backend = {
  endpoints,
  answers: {
    [`${asked}`]: {
      '@odata.context': 'https://org.example/api/data/v9.2/$metadata#incidents',
      value: [{ '@odata.etag': 'W/"1"', incidentid: '1f3d5c2a', ...incident }],
      '@odata.nextLink': 'https://org.example/api/data/v9.2/incidents?$skiptoken=page-2',
    },
    [`${asked}&$skiptoken=page-2`]: { value: [{ incidentid: '2a', ...incident, statecode: 1 }] },
  },
  ask: (api) => api.tickets('7', toTheEnd),
  reads: [
    { ticketId: '1f3d5c2a', subject: 'Printer', status: 'Open' },
    { ticketId: '2a', status: 'Resolved' },
  ],
  refusal: {
    status: 404,
    body: { error: { code: '0x80040217', message: 'incident With Id = 7 Does Not Exist' } },
    message: 'incident With Id = 7 Does Not Exist',
  },
}
