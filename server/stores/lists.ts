/**
 * Lists, whole or page by page. A page begins after a row, and not after a number of rows: what is created or removed
 * between two pages makes no other row come twice or not at all. A cursor is the key of that row, as text. It holds no
 * permission: the rows are looked for by their owner, whatever cursor comes.
 */
import { base64url } from 'jose'
import * as v from 'valibot'
import { Refusal } from '../base/refusal.ts'
import type { Records } from './records.ts'

/** Each list, and the field of its rows that says whose they are: a client's, or of which project. Both stores follow it. */
export const owners = {
  projects: 'clientId',
  updates: 'projectId',
  milestones: 'projectId',
  approvalRecords: 'projectId',
  payments: 'clientId',
  files: 'projectId',
  notifications: 'clientId',
  ratings: 'clientId',
  tickets: 'clientId',
} as const satisfies Partial<Record<keyof Records, 'clientId' | 'projectId'>>

export type ListName = keyof typeof owners
export const listNames = Object.keys(owners) as ListName[] // the keys of that table

/** The rows of each list. */
export type Lists = { [Name in ListName]: Records[Name][number] }

/** Whose a row is. */
export const ownerOf = (name: ListName, row: object): string => Object(row)[owners[name]]

/** The lists of an erased client of which rows stay: those of its payments, and of the projects that were paid. */
const kept: readonly ListName[] = ['projects', 'payments']

/** The lists that go with a client or a project. */
export const goingWith = (owner: 'clientId' | 'projectId'): ListName[] =>
  listNames.filter((name) => owners[name] === owner && !kept.includes(name))

/** Which rows of a list are asked for. */
export interface Asked {
  /** At most so many. Without one, all of them. */
  limit?: number | undefined
  /** After the row that this stands for: the `next` of an earlier page. Without a limit it says nothing. */
  cursor?: string | undefined
  /** Whether the first page has to say how many rows there are: it does by default. Counting them costs time. */
  withTotal?: boolean
  /** Of the payments, only those for projects of this name. */
  serviceName?: string | undefined
}

export interface Page<Row> {
  rows: Row[]
  /** The cursor of the rows after these; missing if there are none. */
  next?: string
  /** How many rows there are on all pages. Only the first page has it. */
  total?: number
}

/**
 * Reads a list of a client, or of a project: whole, or with a `limit` a page of it. Newest first, but milestones in the
 * order of their plan.
 *
 * @throws a `Refusal` with 400 if the cursor can't be read
 */
export type ReadList = <Name extends ListName>(
  name: Name,
  ownerId: string,
  asked?: Asked,
) => Promise<Page<Lists[Name]>>

const limitText = '"limit" has to be a whole number, 1 or more.'

const limit = v.pipe(v.string(), v.regex(/^0*[1-9]\d*$/, limitText))

/** What a call that lists can be sent in its query. */
export const paging = { limit: v.optional(limit), cursor: v.optional(v.string()) }

/** What such a call is sent, as it comes. */
export type AskedByCall = Omit<Asked, 'limit'> & { limit?: string | undefined }

/** A page of the rows that were found: `limit`, and one more if there are any. */
export function pageOf<Row>(found: Row[], limit: number, keyOf: (row: Row) => readonly unknown[]): Page<Row> {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return {
    rows,
    ...(last && found.length > limit && { next: base64url.encode(JSON.stringify(keyOf(last))) }),
  }
}

/** The parts of keys. A database would fail on others. */
export const keyParts = {
  moment: v.pipe(
    v.string(),
    v.regex(/^(?!0000)\d{4}-/),
    v.check((text) => new Date(text).toJSON() === text),
  ),
  id: v.pipe(
    v.string(),
    v.check((text) => !text.includes('\0')),
  ),
  position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1)),
}

/** Reads the key in a cursor. @throws a `Refusal` with 400 if it is none */
export function readCursor<Schema extends v.GenericSchema>(
  cursor: string,
  key: Schema,
): v.InferOutput<Schema> {
  try {
    return v.parse(key, JSON.parse(new TextDecoder().decode(base64url.decode(cursor))))
  } catch {
    throw new Refusal(400, 'This "cursor" can\'t be read. Please send one that an answer gave as "next".')
  }
}
