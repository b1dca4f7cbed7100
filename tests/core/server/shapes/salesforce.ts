import { defineEndpoints, type Sendable } from '../../../../src/elements/index'
import type { Backend } from './backend'

interface Case {
  Id: string
  CaseNumber: string
  Subject: string | null
  Status: string
  CreatedDate: string
}
interface Records<Row> {
  totalSize: number
  done: boolean
  records: Row[]
}

/** `2026-03-01T08:00:00.000+0000`: its zone lacks the colon. */
const toDate = (text: string) => text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')

const toTicket = (each: Case): Sendable<'Ticket'> => ({
  ticketId: each.Id,
  subject: each.Subject ?? each.CaseNumber,
  status: each.Status === 'Closed' ? 'Resolved' : each.Status,
  createdAt: toDate(each.CreatedDate),
  messages: [],
})

const select = 'SELECT Id, CaseNumber, Subject, Status, CreatedDate FROM Case'

const endpoints = defineEndpoints({
  tickets: {
    path: `/query?q=${select} WHERE ContactId = '{userId}' ORDER BY CreatedDate DESC`,
    read: ({ records }: Records<Case>) => records.map(toTicket),
  },
  ticket: { path: '/sobjects/Case/{ticketId}', read: toTicket },
})

export const salesforce: Backend = {
  endpoints,
  answers: {
    [`GET /query?q=${select} WHERE ContactId = '003D0' ORDER BY CreatedDate DESC`]: {
      totalSize: 1,
      done: true,
      records: [
        {
          attributes: { type: 'Case', url: '/services/data/v60.0/sobjects/Case/500D0' },
          Id: '500D0',
          CaseNumber: '00001026',
          Subject: null,
          Status: 'Closed',
          CreatedDate: '2026-03-01T08:00:00.000+0000',
        },
      ],
    },
  },
  ask: (api) => api.tickets('003D0'),
  reads: [
    {
      ticketId: '500D0',
      subject: '00001026',
      status: 'Resolved',
      createdAt: '2026-03-01T08:00:00.000+00:00',
    },
  ],
  refusal: {
    status: 400,
    body: [{ message: "No such column 'Foo' on entity 'Case'.", errorCode: 'INVALID_FIELD' }],
    message: "No such column 'Foo' on entity 'Case'.",
  },
}
