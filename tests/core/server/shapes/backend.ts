/** A backend of another shape: its adapter, and what it answers, as its public documents show it. */

import type * as calls from '../../../../src/core/server/api'
import type { SettingsInput } from '../../../../src/core/settings/config'

export interface Backend {
  endpoints: SettingsInput['endpoints']
  readError?: SettingsInput['readError']
  /** By the request: `GET /tickets?page=2`. */
  answers: Record<string, unknown>
  ask(api: typeof calls): Promise<unknown>
  /** What the elements read of the answer. */
  reads: unknown
  /** Its body that makes of the same call a refusal, and what the client reads then. */
  refusal: { status: number; body: unknown; message: string }
  /** The bodies that were sent. */
  sent?: unknown[]
}

/** A list is asked for to its end. */
export const toTheEnd = { onPart: () => {} }
