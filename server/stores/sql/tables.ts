/** The tables of the SQL store. A change here needs a new migration: server/README.md says how to create it. */
import { type SQLWrapper, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  type PgTable,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type {
  MailChoice,
  NewsName,
  NoticeKind,
  RatingAnswer,
  SecondStepKind,
  SignInWay,
} from '../../../src/core/server/schema/index.ts'
import type { KeptCopy } from '../own-data-store.ts'
import type { Attachment, KeptApproval, KeptApprovalRecord, KeptFile, Records } from '../records.ts'
import type { Pending } from '../sign-in-records.ts'
import { amount, moment } from './columns.ts'

const clientId = () =>
  text()
    .notNull()
    .references(() => clients.id, { onDelete: 'restrict' })

/** What is asked for an address that no client has is kept, too: it names nobody, so that nothing refuses it, or takes longer. */
const clientOrNobody = () => text().notNull()

const projectId = () =>
  text()
    .notNull()
    .references(() => projects._id, { onDelete: 'restrict' })

/** A company's own software writes approvals, too: one without these texts could never be decided, and could not be answered. */
const hasTexts = (approval: SQLWrapper) =>
  sql`coalesce(jsonb_typeof(${approval} -> 'id') = 'string' and jsonb_typeof(${approval} -> 'subject') = 'string' and jsonb_typeof(${approval} -> 'version') = 'string', ${approval} is null)`

export const consultants = pgTable('consultants', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
})

export const clients = pgTable(
  'clients',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull().unique(),
    passwordHash: text().notNull(),
    passwordVersion: integer().notNull(),
    consultantId: text().references(() => consultants.id, { onDelete: 'set null' }),
    company: text().notNull().default(''),
    phone: text().notNull().default(''),
    language: text().notNull().default(''),
    timeZone: text().notNull().default(''),
    /** The id of the upload; empty for none. */
    photo: text().notNull().default(''),
    /** The account that the person belongs to; null for the person's own. */
    accountId: text().references((): AnyPgColumn => clients.id, { onDelete: 'restrict' }),
    role: text().notNull().default(''),
    invitedAt: text().notNull().default(''),
  },
  // Each sign-in looks a client up by it.
  ({ accountId, email }) => [
    index('clients_lower_email_index').on(sql`lower(${email})`),
    index().on(accountId),
  ],
)

export const resetLinks = pgTable('reset_links', {
  tokenHash: text().primaryKey(),
  clientId: clientOrNobody(),
  expiresAt: bigint({ mode: 'number' }).notNull(),
  isInvitation: boolean().notNull().default(false),
})

export const projects = pgTable(
  'projects',
  {
    _id: text().primaryKey(),
    clientId: clientId(),
    serviceId: text().notNull(),
    serviceName: text().notNull(),
    industry: text().notNull(),
    active: text().notNull(),
    /** Calendar dates are texts: no time zone can shift them, and they may be empty. */
    startDate: text().notNull(),
    endDate: text().notNull(),
    totalCost: amount().notNull(),
    receivedAmount: amount().notNull(),
    createdAt: moment().notNull(),
    /** Without one, the company says nothing of what is due: 0 would say that nothing is. */
    dueAmount: amount(),
    dueDate: text().notNull().default(''),
    payPath: text().notNull().default(''),
    currency: text().notNull().default(''),
    purchaseOrder: text().notNull().default(''),
  },
  (table) => [index().on(table.clientId, table.createdAt, table._id)],
)

export const updates = pgTable(
  'updates',
  {
    _id: text().primaryKey(),
    projectId: projectId(),
    title: text().notNull(),
    description: text().notNull(),
    files: jsonb().$type<Attachment[]>().notNull(),
    actionRequiredFromClient: boolean().notNull(),
    answers: jsonb().$type<string[]>(),
    answered: boolean(),
    approval: jsonb().$type<KeptApproval>(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index().on(table.projectId, table.createdAt, table._id),
    check('updates_approval_check', hasTexts(table.approval)),
  ],
)

export const milestones = pgTable(
  'milestones',
  {
    /** Keeps the milestones in the order in which they were planned. */
    position: serial().primaryKey(),
    projectId: projectId(),
    title: text().notNull(),
    description: text().notNull(),
    dueDate: text().notNull(),
    status: text().notNull(),
    approval: jsonb().$type<KeptApproval>(),
  },
  (table) => [
    index().on(table.projectId, table.position),
    check('milestones_approval_check', hasTexts(table.approval)),
  ],
)

/** What clients have decided about versions of what they are asked to approve. */
export const approvalRecords = pgTable(
  'approval_records',
  {
    id: text().primaryKey(),
    projectId: projectId(),
    approvalId: text().notNull(),
    version: text().notNull(),
    decision: text().notNull(),
    by: text().notNull(),
    byId: text().notNull(),
    words: text().notNull(),
    files: jsonb().$type<KeptApprovalRecord['files']>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index().on(table.projectId, table.createdAt, table.id),
    // Of two decisions at the same time about one version, one is written.
    unique('approval_records_version_unique').on(table.projectId, table.approvalId, table.version),
  ],
)

export const payments = pgTable(
  'payments',
  {
    id: text().primaryKey(),
    clientId: clientId(),
    projectId: projectId(),
    paymentId: text().notNull(),
    receivedDate: text().notNull(),
    receivedPaymentId: text().notNull(),
    receivedAmount: amount().notNull(),
    description: text().notNull(),
    createdAt: moment().notNull(),
    currency: text().notNull().default(''),
    invoice: jsonb().$type<Attachment>(),
  },
  (table) => [index().on(table.clientId, table.createdAt, table.id), index().on(table.projectId)],
)

export const notifications = pgTable(
  'notifications',
  {
    _id: text().primaryKey(),
    clientId: clientId(),
    title: text().notNull(),
    message: text().notNull(),
    CTA: text().notNull(),
    CTAPath: text().notNull(),
    read: boolean().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.clientId, table.createdAt, table._id)],
)

export const tickets = pgTable(
  'tickets',
  {
    ticketId: text().primaryKey(),
    clientId: clientId(),
    subject: text().notNull(),
    raisedBy: text().notNull().default(''),
    followers: jsonb().$type<string[]>(),
    status: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.clientId, table.createdAt, table.ticketId)],
)

export const messages = pgTable(
  'messages',
  {
    /** Keeps the messages in the order in which they were written, also within one millisecond. */
    position: serial().primaryKey(),
    ticketId: text()
      .notNull()
      .references(() => tickets.ticketId, { onDelete: 'restrict' }),
    message: text().notNull(),
    messageFrom: text().notNull(),
    messageFromUserType: text().notNull(),
    messageFromId: text().notNull().default(''),
    date: moment().notNull(),
    attachments: jsonb().$type<Attachment[]>().notNull(),
  },
  (table) => [index().on(table.ticketId)],
)

/** What clients say of how tickets were resolved. */
export const ratings = pgTable(
  'ratings',
  {
    id: text().primaryKey(),
    clientId: clientId(),
    ticketId: text()
      .notNull()
      .references(() => tickets.ticketId, { onDelete: 'restrict' }),
    answer: text().$type<RatingAnswer>().notNull(),
    words: text().notNull(),
    createdAt: moment().notNull(),
    changedAt: moment().notNull(),
    isOver: boolean().notNull().default(false),
  },
  (table) => [
    index().on(table.clientId, table.createdAt, table.id),
    index().on(table.changedAt),
    // Each time that a ticket is resolved, there is one.
    uniqueIndex('ratings_ticket_id_index').on(table.ticketId).where(sql`not ${table.isOver}`),
  ],
)

export const uploads = pgTable('uploads', {
  id: text().primaryKey(),
  clientId: clientId(),
  name: text().notNull(),
  type: text().notNull(),
  size: integer().notNull(),
})

/** Files that come before their forms. */
export const begunUploads = pgTable(
  'begun_uploads',
  {
    id: text().primaryKey(),
    clientId: clientId(),
    name: text().notNull(),
    size: integer().notNull(),
    received: integer().notNull(),
    parts: jsonb().$type<string[]>().notNull(),
    isTaken: boolean().notNull().default(false),
    expiresAt: bigint({ mode: 'number' }).notNull(),
  },
  ({ clientId, expiresAt }) => [index().on(clientId), index().on(expiresAt)],
)

export const files = pgTable(
  'files',
  {
    id: text().primaryKey(),
    projectId: projectId(),
    name: text().notNull(),
    remarks: text().notNull(),
    userType: text().notNull(),
    uploaderId: text().notNull().default(''),
    uploaderName: text().notNull().default(''),
    createdAt: moment().notNull(),
    upload: jsonb().$type<KeptFile['upload']>().notNull(),
  },
  (table) => [index().on(table.projectId, table.createdAt, table.id)],
)

/** The keys with which clients send something once, and what was written with them. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    clientId: clientId(),
    key: text().notNull(),
    digest: text().notNull(),
    writtenId: text().notNull(),
    expiresAt: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.key] })],
)

/** Copies of all that is kept of a client: being made, or made and kept for a day. */
export const copies = pgTable(
  'copies',
  {
    /** One of a client at a time. */
    clientId: clientId().primaryKey(),
    id: text().notNull().unique(),
    state: text().$type<KeptCopy['state']>().notNull(),
    askedAt: moment().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    until: bigint({ mode: 'number' }).notNull(),
    dueAt: bigint({ mode: 'number' }).notNull(),
    tries: integer().notNull(),
  },
  ({ dueAt }) => [index().on(dueAt)],
)

/** Clients who have asked to be erased. */
export const erasures = pgTable('erasures', {
  clientId: clientId().primaryKey(),
  askedAt: moment().notNull(),
  words: text().notNull(),
})

/** Mails that are not sent yet. */
export const mails = pgTable(
  'mails',
  {
    id: text().primaryKey(),
    clientId: clientOrNobody(),
    sealed: text().notNull(),
    until: bigint({ mode: 'number' }).notNull(),
    dueAt: bigint({ mode: 'number' }).notNull(),
    tries: integer().notNull(),
  },
  ({ dueAt }) => [index().on(dueAt)],
)

/**
 * What clients may have to be told by mail, until it is in one or needs none. A company's own software writes here, too. A
 * notification may be gone before: then there is nothing to tell.
 */
export const notices = pgTable(
  'notices',
  {
    notificationId: text().primaryKey(),
    clientId: clientId(),
    kind: text().$type<NoticeKind>().notNull(),
    about: text().notNull().default(''),
    /** When it is looked at next. At first it is at once: by the client's choices, the server then knows when it is due. */
    dueAt: bigint({ mode: 'number' }).notNull().default(0),
  },
  ({ clientId, dueAt, kind }) => [
    index().on(dueAt),
    index().on(clientId),
    // Who writes another word by SQL would wait for a mail that never comes.
    check('notices_kind_check', sql`${kind} in ('answers', 'approvals', 'payments')`),
  ],
)

/** What clients have chosen. */
export const mailSettings = pgTable(
  'mail_settings',
  {
    clientId: clientId(),
    kind: text().$type<NoticeKind>().notNull(),
    choice: text().$type<MailChoice>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.kind] })],
)

/** The ids of files that no record names any more, and whose bytes are still to be removed. */
export const discardedFiles = pgTable('discarded_files', { id: text().primaryKey() })

/** What staff has done. */
export const acts = pgTable(
  'acts',
  {
    position: bigserial({ mode: 'number' }).primaryKey(),
    at: moment().notNull(),
    by: text().notNull(),
    verb: text().notNull(),
    clientId: text().references(() => clients.id, { onDelete: 'restrict' }),
    says: text().notNull(),
    reason: text().notNull(),
  },
  (table) => [index().on(table.clientId, table.position)],
)

/** What a sign-in begins, and what ends within minutes: it can be tried a few times, and is used once. */
export const pending = pgTable(
  'pending',
  {
    key: text().primaryKey(),
    clientId: text().references(() => clients.id, { onDelete: 'restrict' }),
    content: jsonb().$type<Pending['content']>().notNull(),
    tries: integer().notNull(),
    expiresAt: bigint({ mode: 'number' }).notNull(),
  },
  ({ clientId, expiresAt }) => [index().on(clientId), index().on(expiresAt)],
)

export const passkeys = pgTable(
  'passkeys',
  {
    id: text().primaryKey(),
    clientId: clientId(),
    userHandle: text().notNull(),
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
    /** Empty as long as nobody has signed in by it. */
    lastUsedAt: text().notNull().default(''),
  },
  (table) => [index().on(table.clientId, table.createdAt)],
)

export const secondSteps = pgTable('second_steps', {
  clientId: clientId().primaryKey(),
  kind: text().$type<SecondStepKind>().notNull(),
  secret: text().notNull(),
  lastCounter: bigint({ mode: 'number' }).notNull(),
  createdAt: moment().notNull(),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  { clientId: clientId(), code: text().notNull() },
  (table) => [primaryKey({ columns: [table.clientId, table.code] })],
)

export const trustedBrowsers = pgTable(
  'trusted_browsers',
  {
    tokenHash: text().primaryKey(),
    clientId: clientId(),
    expiresAt: bigint({ mode: 'number' }).notNull(),
  },
  ({ clientId }) => [index().on(clientId)],
)

export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    clientId: clientId(),
    way: text().$type<SignInWay>().notNull(),
    browser: text().notNull(),
    system: text().notNull(),
    city: text().notNull(),
    signedInAt: moment().notNull(),
    lastUsedAt: moment().notNull(),
    endsAt: bigint({ mode: 'number' }).notNull(),
  },
  ({ clientId, endsAt }) => [index().on(clientId), index().on(endsAt)],
)

export const signIns = pgTable(
  'sign_ins',
  {
    position: bigserial({ mode: 'number' }).primaryKey(),
    clientId: clientId(),
    at: moment().notNull(),
    way: text().$type<SignInWay>().notNull(),
    browser: text().notNull(),
    system: text().notNull(),
    city: text().notNull(),
    isNew: boolean().notNull(),
  },
  (table) => [index().on(table.clientId, table.position), index().on(table.at)],
)

export const tries = pgTable('tries', {
  key: text().primaryKey(),
  count: integer().notNull(),
  resetsAt: bigint({ mode: 'number' }).notNull(),
})

/** What the function `tell` may name, of this version and of others that use the database. */
export const newsNames = pgTable('news_names', {
  name: text().$type<NewsName>().primaryKey(),
})

/** What has changed for a client, for the streams of news. */
export const events = pgTable(
  'events',
  {
    /** Puts them in order, and stays here: it goes up with the news of all clients. */
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** What pages get as the id. */
    key: text().notNull().default(sql`gen_random_uuid()::text`),
    clientId: clientId(),
    name: text().$type<NewsName>().notNull(),
    target: text().notNull(),
    /** When it was written, and not when its transaction began. */
    createdAt: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index().on(table.clientId, table.createdAt)],
)

/** The table of each kind of records. A ticket's messages have one of their own. */
export const tables: Readonly<Record<keyof Records, PgTable>> = {
  consultants,
  clients,
  projects,
  updates,
  milestones,
  approvalRecords,
  payments,
  notifications,
  tickets,
  ratings,
  files,
  uploads,
}
