/** How a call is described, and what it is asked with: what it takes and answers follows from its schemas. */
import type * as v from 'valibot'
import type { Right, SignInWay } from '../../src/core/server/schema/index.ts'
import type { RefusalStatus } from '../base/refusal.ts'
import type { Device } from '../stores/sign-in-records.ts'
import type { Dependencies } from './dependencies.ts'
import type { Once } from './receiving/once.ts'
import type { Asking } from './session/asking.ts'
import type { LinkTo } from './wire.ts'

type Place<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Place<Rest>
  : never
export type Fields = v.ObjectSchema<v.ObjectEntries, undefined>
export type Success = v.GenericSchema<{ success: true }>
/** An answer without `success`, which is always true: a call that does not succeed throws. */
export type Body<Answer extends Success> = Omit<v.InferInput<Answer>, 'success'>
type Output<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined

export interface Description<Path extends string, Query, Json, Form, Answer extends Success> {
  method: 'GET' | 'POST' | 'PUT'
  /** The path under the API's base. `{name}` is a placeholder. */
  path: Path
  /** One line for the OpenAPI document. */
  summary: string
  query?: Query
  json?: Json
  form?: Form
  /** The schema of the answer. Fields that it does not name are left out, so that no data gets out by accident. */
  answer: Answer
  /**
   * The statuses that it refuses with, in addition to 400, 429, 500 and 503, to 401 if a sign-in is needed, to 415 if it
   * takes a body, and to 422 if it writes.
   */
  refuses: readonly RefusalStatus[]
  /** Of a call that takes JSON: whether it adds something new each time, as all do that take a form. */
  adds?: boolean
  /** Of a call that is no GET: whether it only reads, marks as seen or keeps a session. All others are counted as calls that write. */
  reads?: boolean
  /** Whether a token counts that has ended, for as long as it can be renewed. */
  takesEnded?: boolean
  /** What the client has to be allowed, where the people of one account may do different things. */
  right?: Right
  /** The way in that it belongs to: a server that leaves this way out has no such call. */
  way?: SignInWay
}

/** The input of a call, read and checked. */
export interface Asked<Path extends string, Query, Json, Form> {
  path: Record<Place<Path>, string>
  query: Output<Query>
  json: Output<Json>
  form: Output<Form>
  /** Writes what the body holds, once for each `Idempotency-Key`. */
  once: Form extends Fields ? Once : Json extends Fields ? Once : undefined
  /** The address that the request comes from. Limits count by this address. */
  address: string
  /** What the browser says that it is. Few calls ask. */
  device(): Device
  dependencies: Dependencies
}

/** What a call of a client knows of who asks. */
export interface AskedByClient extends Asking {
  /** Links end with the session. */
  linkTo: LinkTo
  dependencies: Dependencies
}
