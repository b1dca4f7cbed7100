/** The errors of calls: to the server, and to the functions of the host's own sign-in. */
import type { CallName } from '../settings/endpoints'

/** The functions of a host that signs its clients in itself. */
export type HostCall = 'getToken' | 'signOut'

/** A call that failed. Its message is written for the client; it is the server's own if there is one. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly call: CallName | HostCall
  /** The HTTP status; 0 when no answer came. */
  readonly status: number
  readonly retryable: boolean
  /** Before this, in milliseconds since 1970, the server wants no other try; 0 when it doesn't say. */
  readonly earliest: number

  constructor(
    call: CallName | HostCall,
    status: number,
    message: string,
    options?: ErrorOptions,
    earliest = 0,
    retryable = status === 0 || status === 408 || status === 429 || status >= 500,
  ) {
    // A server's message may be anything.
    super(message.slice(0, 1000), options)
    this.call = call
    this.earliest = earliest
    this.status = status
    this.retryable = retryable
  }
}

/** The session ended while a request was under way. Its answer or error must not reach the next session. */
export class OutdatedError extends Error {
  override readonly name = 'OutdatedError'
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
