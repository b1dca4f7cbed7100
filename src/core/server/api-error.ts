/** The errors of calls: to the server, and to the functions of the host's own sign-in. */
import type { CallName } from '../settings/endpoints'

/** The functions of a host that signs its clients in itself. */
export type HostCall = 'getToken' | 'signOut'

/** What a refusal says at single fields of a form, by the names that the call has for them. */
export type FieldErrors = Readonly<Record<string, string | null | undefined>>

interface ApiErrorOptions extends ErrorOptions {
  /** Before this, in milliseconds since 1970, the server wants no other try. */
  earliest?: number
  /** Without it, the status decides. */
  retryable?: boolean | undefined
  fields?: FieldErrors | undefined
}

/** A call that failed. Its message is written for the client; it is the server's own if there is one. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly call: CallName | HostCall
  /** The HTTP status; 0 when no answer came. */
  readonly status: number
  readonly retryable: boolean
  /** Before this, in milliseconds since 1970, the server wants no other try; 0 when it doesn't say. Each try may move it. */
  earliest: number
  readonly fields: FieldErrors

  constructor(call: CallName | HostCall, status: number, message: string, options: ApiErrorOptions = {}) {
    const { earliest = 0, fields = {}, retryable = mayPass(status) } = options
    // A server's message may be anything.
    super(message.slice(0, 1000), options)
    this.call = call
    this.earliest = earliest
    this.status = status
    this.retryable = retryable
    this.fields = fields
  }
}

/** No answer, or one that says nothing against the same call later. By 501 and 505, a server tells what it will never do. */
export const mayPass = (status: number): boolean =>
  [0, 407, 408, 421, 425, 429].includes(status) || (status >= 500 && status !== 501 && status !== 505)

/** The session ended while a request was under way. Its answer or error must not reach the next session. */
export class OutdatedError extends Error {
  override readonly name = 'OutdatedError'
}

/** What libraries say of an answer, for programmers: axios and ky, in a host's own `fetch` or in its server. */
export const wordsOfLibrary = /\bRequest failed with status code (\d+)/

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
