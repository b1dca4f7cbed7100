/** How the API refuses: with a status, and with a sentence that says what happened and what to do. */
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { faultOf } from './fault.ts'

/** Every status that the API refuses with. */
export const refusals = {
  400: 'The request does not fit; the message says what.',
  401: 'Not signed in, or no longer.',
  403: 'Not allowed to anyone who asks in this way.',
  404: 'There is none, or it is not yours.',
  409: 'Somebody has decided before, or there is another version; or an upload is not at this offset; or a sign-in has to begin anew.',
  410: 'What the form names as an upload has ended, or is not whole: send the file itself.',
  413: 'Too large, or too many files; the message says the limit.',
  415: 'Not sent as JSON, or for a form, as multipart/form-data.',
  422: 'Sent before with the same `Idempotency-Key`, and other content; or a new password that is too short or easily guessed.',
  429: 'Too often; `Retry-After` says how many seconds to wait.',
  500: 'Our fault.',
  503: 'The database, the disk or the bucket of files does not answer, or the server is about to stop; `Retry-After` says how many seconds to wait.',
} as const

export type RefusalStatus = keyof typeof refusals

/** What is noted for those who watch the server. */
export type ApiEvent = {
  /** The address that the call came from; `undefined` if a load balancer gives none. */
  from: string | undefined
  /** A client's id, or the email of a sign-in that is refused; `undefined` if nobody is known. */
  who: string | undefined
} & (
  | {
      event:
        | 'signed-in'
        | 'signed-out'
        | 'new-password'
        | 'passkey-added'
        | 'passkey-removed'
        | 'second-step-on'
        | 'recovery-codes-renewed'
        | 'second-step-off'
        | 'sessions-ended'
    }
  | {
      event: 'answered' | 'refused'
      /** The id that the answer carries: `X-Request-Id`. */
      id: string
      status: number
      /** What was called: `POST /api/v1/auth/user/client/login`, without the values in its path. */
      call: string
      /** Milliseconds until the answer began. */
      ms: number
    }
)

/**
 * Thrown by a call that refuses. `headers` are added to the answer. By `Retry-After`, a page says when to come again: no
 * message does.
 */
export class Refusal extends Error {
  readonly status: RefusalStatus
  readonly headers: Record<string, string>
  /** Who was refused, for the log. */
  who: string | undefined
  /** The rate that is used up. */
  rate: string | undefined

  constructor(status: RefusalStatus, message: string, headers: Record<string, string> = {}, who?: string) {
    super(message)
    this.who = who
    this.status = status
    this.headers = headers
  }
}

/** Creates the answer for a refusal. All refusals have the same form. */
export function answerRefusal(context: Context, { status, message, headers }: Refusal): Response {
  return context.json({ success: false, message }, status, headers)
}

/** Turns anything that was thrown into a refusal. `log` gets unexpected errors. */
export function toRefusal(error: unknown, log: (error: unknown) => void): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof HTTPException) return new Refusal(400, 'The request could not be read.')
  log(error)
  if (faultOf(error).isPassing) return new Refusal(503, "We're doing maintenance.", { 'Retry-After': '30' })
  return new Refusal(500, 'Something went wrong on our side. Please try again in a moment.')
}
