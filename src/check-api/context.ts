/** What all checks know: how to ask, and whom they ask for. */
import { isOffered } from '../core/server/optional'
import type { CallName } from '../core/settings/endpoints'
import type { Line } from './asking/exchange'
import type { Options } from './options'
import type { Redactor } from './redact'

export interface Context {
  options: Options
  line: Line
  secrets: Redactor
  /** The client who is signed in; empty while nobody is. */
  clientId: string
  /** Whether nobody answered the sign-in, or it was refused. */
  isRefused: boolean
  /** Each sign-in that was tried. */
  signIns: { email: string; isRight: boolean }[]
  /** How long the answers took, in seconds. */
  times: { call: string; seconds: number }[]
  /** Why the page does not make a call; empty for a call that it makes. */
  without(call: CallName): string
}

/** Whether the server has to know keys: it announces them, or the command says so. A page also sends them to its own origin. */
export const sendsKeys = ({ idempotencyKeys }: Options): boolean =>
  idempotencyKeys || isOffered('idempotencyKeys')
