/** The headers of calls and answers that the OpenAPI document names. */
import { keyPattern } from '../receiving/once.ts'

/** Calls that write something new each time do so once for each key. */
export const keyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'What comes again with the same key is answered again, and written once.',
  example: '"8f14e45f-ceea-467f-a0e6-1ed7d6d6f0b3"',
  schema: { type: 'string', pattern: keyPattern.source },
}

/** Of a refusal with 429. */
export const secondsToWait = {
  description: 'How many seconds to wait.',
  required: true,
  schema: { type: 'integer', minimum: 1 },
  example: 30,
}
