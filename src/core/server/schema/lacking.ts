/**
 * What stands for a field that an answer lacks. The descriptions in openapi.json, the report of `check-api`, and what
 * `configure({ debug: true })` tells the console all say it in these words.
 */
import type { EntityName, FieldName } from './entities'

/** A server may leave such a field out of all its answers. Any other field is expected. */
const may = (effect: string) => ({ effect })

const dash = '"--" is shown'
const last = `${dash}, and the row stands last`
const leftOut = 'the row is left out'
const setting = 'it is that of the setting `currency`'
const noTitle = 'no title is shown'
const nothingToApprove = 'there is nothing to approve'

export const lacking = {
  Client: {
    _id: 'the profile is not used',
    id: may('`_id` counts'),
    name: 'no name and no initials are shown',
    email: 'no email is shown',
    company: may('no company is shown'),
    photo: may('the initials are shown'),
    phone: may('no phone number is shown'),
    language: may('no language is chosen'),
    timeZone: may('the times are those of the device'),
    editable: may('the client can change nothing of it'),
    POC: may('no consultant is shown'),
    role: may('nothing changes: `may` says what is offered'),
    may: may('everything is offered'),
  },
  Colleagues: {
    people: 'nobody is shown',
    roles: 'no role is shown, and nobody can be invited',
  },
  Consultant: { name: dash, email: 'no email is shown' },
  Project: {
    _id: leftOut,
    serviceId: dash,
    serviceName: `${dash}, and its payments can't be asked for`,
    industry: may(dash),
    active: `${dash}, and the dashboard counts it nowhere`,
    startDate: may(dash),
    endDate: may(dash),
    totalCost: '0 is shown',
    receivedAmount: '0 is shown, and all of the cost as remaining',
    createdAt: last,
    dueAmount: may('what remains is due, unless the project is pending or rejected'),
    dueDate: may('no date is shown, and it is never overdue'),
    payPath: may('there is no "Pay", unless the page has one for all projects'),
    currency: may(setting),
  },
  Update: {
    _id: leftOut,
    title: noTitle,
    description: may('no text is shown'),
    files: may('no files are shown'),
    createdAt: last,
    actionRequiredFromClient: may('it asks the client for nothing'),
    answers: may('there is no button'),
    answered: may('the tickets tell'),
    approval: may(nothingToApprove),
  },
  Milestone: {
    title: noTitle,
    description: may('no text is shown'),
    dueDate: may(`${dash}, and it is never overdue`),
    status: 'it counts as still to come',
    approval: may(nothingToApprove),
  },
  Approval: {
    id: nothingToApprove,
    subject: may('the title of the update or the milestone names it'),
    version: may('no version is named'),
    records: may('it waits'),
  },
  ApprovalRecord: {
    id: leftOut,
    decision: 'it counts as "Changes requested"',
    by: 'no name is shown',
    byId: may('the name is shown, and never "You"'),
    at: 'no time is shown',
    words: may('no words are shown'),
    version: may('it is about what has no version'),
    files: may('no files are shown'),
  },
  Payment: {
    id: leftOut,
    paymentId: '"#" is shown alone',
    receivedDate: dash,
    receivedPaymentId: may(dash),
    receivedAmount: '0 is shown',
    description: may(dash),
    createdAt: 'the row stands last',
    currency: may(setting),
    invoicePath: may('there is no "Invoice"'),
  },
  File: {
    id: leftOut,
    name: 'no name is shown',
    path: 'it has no link',
    createdAt: dash,
    uploadedBy: "it counts as the company's",
    size: may('no size is shown'),
    replaces: may('its name says whose version it is'),
  },
  Ticket: {
    ticketId: leftOut,
    subject: dash,
    raisedBy: may('nobody is named'),
    status: dash,
    createdAt: last,
    followers: may('nobody is shown who follows it'),
    messages: 'no conversation is shown, and no answer is marked as new',
    rating: may('the client has yet to say whether it has helped, once the ticket is resolved'),
  },
  Message: {
    message: 'no text is shown',
    messageFrom: may('"Support" is shown for the staff'),
    messageFromUserType: "it counts as the staff's",
    messageFromId: may('every message of a client is from "You"'),
    date: 'no time is shown, and it stands last',
    attachments: may('no files are shown'),
  },
  Rating: {
    answer: may('the client has yet to answer'),
    words: may('no words are shown'),
    at: may('no date is shown'),
    until: may('it can be changed'),
  },
  Notification: {
    _id: leftOut,
    title: noTitle,
    message: may('no text is shown'),
    CTA: may('there is no button'),
    CTAPath: may('the button is plain text'),
    createdAt: last,
    read: 'it counts as unread',
    isRead: may('`read` counts'),
  },
  Security: {
    needsCurrentPassword: may('the password of before is not asked for'),
    passkeys: may('no passkeys are shown'),
    secondStep: may('no second step is shown'),
    sessions: may('no sessions are shown'),
    signIns: may('no sign-ins are shown'),
  },
  OwnData: {
    copy: may('no copy is shown, and one can be asked for'),
    erasure: may('the client can ask to be erased'),
  },
  Found: {
    id: leftOut,
    kind: 'the row stands among the pages',
    path: 'the row is left out of what was found',
    title: dash,
    text: may('no text is shown'),
    date: may('no date is shown'),
  },
  MailSettings: {
    answers: may('they are not shown'),
    approvals: may('they are not shown'),
    payments: may('they are not shown'),
  },
} satisfies { [Name in EntityName]: Record<FieldName<Name>, string | ReturnType<typeof may>> }
