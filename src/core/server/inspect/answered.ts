/** What is to be reported: an answer, and how it is read, or a fault of an endpoint. */
import type { CallName } from '../../settings/endpoints'
import type { Reader } from '../schema/read'
import type { Shape } from '../schema/shape'

/** What a reader of answers looks for, and where. */
export interface Place {
  /** What it reads; of a list, a list of its rows. */
  shape: Shape
  /** The names that it may stand under, beside `data` and the top. */
  names: readonly string[]
  find: (answer: unknown) => unknown
}

export type PlacedReader = Reader<unknown> & { place?: Place }

export interface Answered {
  call: CallName
  /** The answer, in the contract's form: the host's `read` has turned it. */
  answer?: unknown
  /** Reads it. Without one, the server lacks the call: it is optional. */
  read?: PlacedReader
}

/** The endpoint's own `write` leaves out the files of a client. */
export interface LeftOut {
  call: CallName
  leavesOut: 'files'
}
