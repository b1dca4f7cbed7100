/** Passkeys in stories: there is no device that could answer. */
import type { Passkeys } from './server'

const question = { challenge: 'AQID' }

/** What the server of a story asks with. It takes no answer. */
export const askingPasskeys: Passkeys = {
  creationOptions: async () => question,
  requestOptions: async () => question,
  verifyNew: async () => undefined,
  verify: async () => undefined,
}

const { parent } = window

/** A page in a frame can't ask for passkeys. A story stands in one: as its own parent, it looks as if it stood alone. */
export function standAlone(isAlone: boolean): void {
  Object.assign(window, { parent: isAlone ? window : parent })
}
