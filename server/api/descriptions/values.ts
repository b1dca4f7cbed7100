/** What each value of a call is, with an example: in its path, its query and its body. */
import { newsFields, optionalCalls } from '../../../src/core/server/schema/index.ts'
import type { CallName } from '../calls.ts'
import { accountValues, clientId, inPlace } from './account-values.ts'
import { colleagueNotes, colleagueValues } from './colleague-values.ts'
import { type Described, seenFile, seenFiles } from './entities.ts'
import { email, password, signInValues } from './sign-in-values.ts'

const projectId: Described = {
  text: "The project's `_id`, and not the `serviceId` that people read.",
  example: 'project-website-relaunch',
}
const ticketId: Described = { text: 'The `ticketId` of the ticket.', example: 'TKT-M4XQ72PD' }
const userType: Described = { text: 'Always `Client`.', example: 'Client' }
export const cursor = 'WyIyMDI2LTExLTIwVDA5OjMwOjAwLjAwMFoiLCJwYXltZW50LTEiXQ'
const message: Described = {
  text: 'What the client writes. Empty where there is an attachment.',
  example: 'It still happens.',
}
const attachment: Described = {
  text: `The attached files: the field is repeated for each of them. ${inPlace}`,
  example: ['(the bytes of a file)'],
}
/** Beside the other values of a call that lists. A company's own server may do without. */
const paging = {
  limit: {
    text: 'How many rows to answer at most, 1 to 1,000; more count as 1,000. Without it, all of them. Optional: it is sent only if the server announces `limit`.',
    example: 100,
  },
  cursor: {
    text: "The `next` of an earlier answer: the rows after those. Without it, the first rows. It is any text of the server's. Optional, as `limit` is.",
    example: cursor,
  },
} satisfies Record<string, Described>

/** The values that a call sends. */
export const valueDescriptions = {
  ...signInValues,
  ...colleagueValues({ clientId, ticketId }),
  checkSession: { userType },
  sendResetEmail: { email },
  resetPassword: {
    userId: { text: "The client's id, from the mailed link.", example: 'client-ada' },
    token: { text: 'The token of the mailed link. It counts once, and for a short time.', example: 'Zk3qT9' },
    password: {
      text: `The new password. ${password.text}`,
      example: 'U2FsdGVkX1/XJIkoF9WGMSxSXryCmu2uTxh5lv7Pny4l3htI2H/Uo3Uv74ayJnH2',
    },
  },
  ...accountValues,
  consultant: {
    pocId: { text: "The contact's id: `POC.id` of the profile.", example: 'consultant-maya' },
  },
  services: { clientId, ...paging },
  service: { id: projectId },
  serviceUpdates: { serviceId: projectId, userType, ...paging },
  milestones: { projectId, ...paging },
  payments: { clientId, ...paging },
  servicePayments: {
    clientId,
    ...paging,
    serviceName: {
      text: "The project's `serviceName`. Where the host's endpoint has the place `{serviceId}`, its `_id` is sent there.",
      example: 'Website relaunch',
    },
  },
  notifications: paging,
  markNotificationRead: {
    notificationId: { text: 'The `_id` of the notification.', example: 'notification-ticket-answered' },
  },
  tickets: { userId: clientId, ...paging },
  ticket: { ticketId },
  approve: {
    serviceId: projectId,
    approvalId: { text: 'The `id` of the approval.', example: 'APR-4T8KQ2VN' },
    version: {
      text: 'The `version` that the client has seen; empty where it has none. Is it another one by now, answer 409.',
      example: '3',
    },
    decision: { text: 'What the client has decided.', example: 'Approved' },
    words: {
      text: 'What the client has written. Needed beside `Changes requested`; else it may be empty. At most 2000 characters.',
      example: 'Well done, thank you.',
    },
    files: {
      text: 'The files that the client has seen, at most 10, with names of at most 120 characters; `[]` where there are none.',
      example: seenFiles,
      fields: seenFile,
    },
  },
  createTicket: {
    userId: clientId,
    subject: {
      text: 'The subject. Keep it as it came. At most 200 characters.',
      example: 'Please approve the home page (Website relaunch, SRV-2051)',
    },
    message,
    attachment,
  },
  replyTicket: { ticketId, message, attachment },
  rateTicket: {
    ticketId: { text: 'The `ticketId` of a resolved ticket.', example: 'TKT-Z3GV58LA' },
    answer: { text: 'Whether it has helped: `yes`, `partly` or `no`.', example: 'partly' },
    words: {
      text: 'What the client has written beside it, at most 500 characters; empty to take it back. Without it, what was written before stays.',
      example: 'It works, but it took a week.',
    },
  },
  files: { serviceId: projectId, userType, ...paging },
  uploadFile: {
    serviceId: projectId,
    fileName: {
      text: "The client's name for the file. It may have no ending: then add that of the file.",
      example: 'Menu on my phone',
    },
    file: { text: `The file itself, with its own name. ${inPlace}`, example: '(the bytes of a file)' },
    remarks: {
      text: 'What the client says about it. Keep it beside the file, for the company: no answer has it, and no element shows it. Empty for nothing.',
      example: 'As we said on Monday.',
    },
    userType,
    uploadedById: clientId,
  },
  search: {
    query: {
      text: 'What the client has typed, trimmed: 2 to 100 characters. Each word of it has to stand somewhere in what is found, whatever the case and the marks of its letters.',
      example: 'menu',
    },
    newest: {
      text: 'Optional: the kind that the text names, as "files" does: the newest of it are found, whatever their words.',
      example: 'file',
    },
  },
  events: {
    lastEventId: {
      text: "The id of the last event that the page has heard of, first that of the sign-in or of the session's check. What came after it is told first; if it is too old or unknown, one event of every name. The one of a client who has had none yet is known.",
      example: '5f0c9a',
    },
  },
  download: {
    id: { text: 'The id of the upload.', example: 'upload-1' },
    name: { text: 'The name of the file, for people.', example: 'plan.pdf' },
    expires: { text: 'When the link ends, in seconds since 1970.', example: '1790000000' },
    session: { text: 'The session that the link ends with, if it is for one.', example: '8f14e45fceea467f' },
    by: { text: 'The person whom the link is for, if that is a colleague.', example: 'client-charles' },
    signature: { text: "The server's signature of the link.", example: 'mZ2X' },
  },
} satisfies Partial<Record<CallName | 'download', Readonly<Record<string, Described>>>>

export const exampleOfEvents = 'id: 91d3e7\nevent: ticket\ndata: {"ticketId":"TKT-M4XQ72PD"}\n\n'

const events = Object.entries(newsFields).map(([name, field]) => `\`${name}\` {${field}}`)

/** What is said of a call beside its summary, and that it is optional. */
const callNotes: Partial<Record<CallName, string>> = {
  sendResetEmail:
    'The server builds the link: `/reset-password#/{userId}/{token}` behind the address of the portal, or the page that the host has for it.',
  renew:
    'With `renewFor`, it is made also with a token that has ended, before anything else is asked: then a 401 ends the session.',
  logout:
    'The session ends in the browser in any case. With `renewFor`, it takes a token that has ended, too.',
  events: `Each event has an \`id\`, a name, and \`data\` as JSON: ${events.join(', ')}: the session has ended, or the password is new. \`serviceId\` is the \`_id\`. Without the id in its data, all of the kind have changed. The same may come twice, and in any order.`,
  checkSession:
    'Only the status counts: 400 and 401 end the session. Any other failure says nothing about it.',
  serviceProviderProposals: 'No element makes this call. A server needs none.',
  addServiceUpdate: 'No element makes this call. A server needs none.',
  changeProfile:
    'Optional: made only if the server announces `changeProfile`. The answer is the profile as it is then.',
  changePhoto:
    'Optional: made only if the server announces `changePhoto`. The answer is the profile as it is then.',
  approve:
    'Optional: made only if the server announces `approve`. The answer is the approval with the record in it. Of what comes at the same time about one version, one is written; the others get 409, and so does what is about another version: the page then asks for the updates or the milestones again.',
  ...colleagueNotes,
  rateTicket:
    'Optional: made only if the server announces `rateTicket`. The client can change it for a week. Of a ticket that is not resolved, or once the week is over, answer 409: the page then asks for the ticket again.',
  search:
    "Optional: made only if the server announces `search`, a moment after the latest key. Look only in what is the client's. With 404 or 405, the page counts it as lacking.",
  replyTicket: 'An answer without the ticket is read, too: the elements then ask for it.',
  createTicket: 'Only the id is read. Without one, the client is led to the list of tickets.',
}

/** What is said of a call beside its summary; empty for nothing. */
export const noteOf = (call: string): string =>
  [
    optionalCalls.some((each) => each === call) ? 'Optional: made only if the server announces it.' : '',
    new Map<string, string>(Object.entries(callNotes)).get(call),
  ]
    .filter(Boolean)
    .join(' ')
