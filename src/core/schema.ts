/**
 * What the server says: the entities of the specification's section 3 and the answers of its section 7.
 *
 * The schemas here are strict: the reference API keeps to them and publishes them as its OpenAPI document.
 * The client reads by `lenient(schema)`: the same shape, but unknown fields pass, a missing or misshapen
 * field gets its default, and an unreadable row is left out rather than breaking the list it stands in.
 */
import * as v from 'valibot'

/** An identifier: the one kind of text that must be there. */
const id = v.pipe(v.string(), v.nonEmpty())
/** A moment (`2026-11-20T09:30:00.000Z`) or a calendar date (`2026-11-20`); empty when there is none. */
const date = v.pipe(v.string(), v.regex(/^$|^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/))
/** US dollars unless the host configures another currency; whole and hundredths, `1250.5`. */
const amount = v.number()
const url = v.string()

export const userSchema = v.object({
  _id: v.string(),
  id: v.string(),
  name: v.string(),
  email: v.string(),
  /** Point of contact: the consultant's id, absent while nobody is assigned. */
  POC: v.optional(v.object({ id })),
})

export const consultantSchema = v.object({ name: v.string(), email: v.string() })

export const projectSchema = v.object({
  /** Addresses the project, in paths and queries. */
  _id: id,
  /** The number that people read. */
  serviceId: v.string(),
  serviceName: v.string(),
  industry: v.string(),
  /** The status as a word: `Active`, `On Hold`, … */
  active: v.string(),
  startDate: date,
  endDate: date,
  totalCost: amount,
  receivedAmount: amount,
  createdAt: date,
})

export const paymentSchema = v.object({
  id,
  paymentId: v.string(),
  receivedDate: date,
  /** The bank's reference. */
  receivedPaymentId: v.string(),
  receivedAmount: amount,
  description: v.string(),
  createdAt: date,
})

export const notificationSchema = v.object({
  _id: id,
  title: v.string(),
  message: v.string(),
  /** The label of the call-to-action; empty when there is none. */
  CTA: v.string(),
  CTAPath: v.string(),
  createdAt: date,
  read: v.boolean(),
})

export const messageSchema = v.object({
  message: v.string(),
  messageFrom: v.string(),
  /** `Client`, `System`, or anything else for staff. */
  messageFromUserType: v.string(),
  date,
  attachments: v.array(url),
})

export const ticketSchema = v.object({
  ticketId: id,
  subject: v.string(),
  status: v.string(),
  createdAt: date,
  messages: v.array(messageSchema),
})

export const fileSchema = v.object({
  id,
  name: v.string(),
  path: url,
  createdAt: date,
  uploadedBy: v.object({ userType: v.string() }),
  /** In bytes, when known. */
  size: v.optional(v.number()),
})

export const updateSchema = v.object({
  _id: id,
  title: v.string(),
  description: v.string(),
  files: v.array(url),
  createdAt: date,
  actionRequiredFromClient: v.boolean(),
})

export const milestoneSchema = v.object({
  title: v.string(),
  description: v.string(),
  dueDate: date,
  status: v.string(),
})

export type User = v.InferOutput<typeof userSchema>
export type Consultant = v.InferOutput<typeof consultantSchema>
export type Project = v.InferOutput<typeof projectSchema>
export type Payment = v.InferOutput<typeof paymentSchema>
export type Notification = v.InferOutput<typeof notificationSchema>
export type Message = v.InferOutput<typeof messageSchema>
export type Ticket = v.InferOutput<typeof ticketSchema>
export type ProjectFile = v.InferOutput<typeof fileSchema>
export type ProjectUpdate = v.InferOutput<typeof updateSchema>
export type Milestone = v.InferOutput<typeof milestoneSchema>

const success = v.literal(true)
const done = v.object({ success, message: v.optional(v.string()) })
const data = <Entity extends v.GenericSchema>(entity: Entity) => v.object({ success, data: entity })

/** What the server answers to each call that reads or writes something. */
export const answers = {
  login: data(v.object({ user: userSchema, token: v.string() })),
  sendResetEmail: done,
  resetPassword: done,
  checkSession: done,
  profile: data(userSchema),
  consultant: data(consultantSchema),
  services: data(v.array(projectSchema)),
  service: data(projectSchema),
  serviceUpdates: data(v.array(updateSchema)),
  milestones: data(v.array(milestoneSchema)),
  payments: data(v.array(paymentSchema)),
  servicePayments: data(v.array(paymentSchema)),
  notifications: data(v.array(notificationSchema)),
  markNotificationRead: done,
  tickets: data(v.array(ticketSchema)),
  ticket: data(ticketSchema),
  createTicket: v.object({ success, ticketId: id }),
  replyTicket: data(ticketSchema),
  uploadFile: v.object({ success, message: v.string() }),
  files: data(v.array(fileSchema)),
}

/** What the server answers when it refuses, whatever the call: a status of 400 or more, or `success: false`. */
export const failureSchema = v.object({ success: v.literal(false), message: v.string() })

/** Reads a list of what the strict schema describes. Something that is no list at all can't be read. */
export function lenientList<Strict extends Schema>(
  strict: Strict,
): v.GenericSchema<unknown, v.InferOutput<Strict>[]> {
  return readableRows(lenient(strict))
}

type Schema = v.GenericSchema
type Structure = Schema & {
  entries?: Record<string, Schema>
  item?: Schema
  wrapped?: Schema
  pipe?: readonly { type: string }[]
}

/** Reads what the strict schema describes, from a server that is not quite as strict. */
export function lenient<Strict extends Schema>(
  strict: Strict,
): v.GenericSchema<unknown, v.InferOutput<Strict>> {
  // The wrapper yields the strict schema's output by construction; the type system can't follow the walk.
  return loosen(strict) as v.GenericSchema<unknown, v.InferOutput<Strict>>
}

const textual = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
)
const numeric = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty())]),
  v.transform((value) => Number(value)),
  v.finite(),
)

/** Reads a value or, where it is missing or misshapen, gives its default. Only an id has none. */
function loosen(schema: Structure): Schema {
  const reader = readerOf(schema)
  switch (schema.type) {
    case 'string':
      return isId(schema) ? reader : v.fallback(reader, '')
    case 'number':
      return v.fallback(reader, 0)
    case 'boolean':
      return v.fallback(reader, false)
    case 'array':
      return v.fallback(reader, [])
    case 'optional':
      return v.fallback(v.optional(reader), undefined)
    default:
      return reader
  }
}

/** Reads a value in whichever way a server may write it. */
function readerOf(schema: Structure): Schema {
  switch (schema.type) {
    case 'string':
      return isId(schema) ? v.pipe(textual, v.nonEmpty()) : textual
    case 'number':
      return numeric
    case 'array':
      return readableRows(loosen(schema.item ?? v.unknown()))
    case 'optional':
      return readerOf(schema.wrapped ?? v.unknown())
    case 'object':
      return v.pipe(
        v.custom<object>((value) => !Array.isArray(value)),
        v.object(
          Object.fromEntries(
            Object.entries(schema.entries ?? {}).map(([name, entry]) => [name, withDefault(entry)]),
          ),
        ),
      )
    default:
      return schema
  }
}

const isId = ({ pipe }: Structure) => pipe?.some(({ type }) => type === 'non_empty') ?? false

/** An object within another: where it is missing or misshapen, what an empty one gives, if that can be read. */
function withDefault(entry: Structure): Schema {
  const loose = loosen(entry)
  const empty = entry.type === 'object' ? v.safeParse(loose, {}) : undefined
  return empty?.success ? v.fallback(loose, empty.output) : loose
}

/** A list without the rows that can't be read. */
function readableRows<Row>(row: v.GenericSchema<unknown, Row>): v.GenericSchema<unknown, Row[]> {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((candidates) =>
      candidates.flatMap((candidate) => {
        const read = v.safeParse(row, candidate)
        return read.success ? [read.output] : []
      }),
    ),
  )
}
