/** What the people of one account may do. */
import type { Right } from '../../../src/core/server/schema/index.ts'
import { Refusal } from '../../base/refusal.ts'
import type { Client } from '../../stores/records.ts'
import { rightsOf } from '../../stores/roles.ts'

const refusals: Record<Right, string> = {
  pay: 'You can look at payments, and not pay.',
  write: 'You can read tickets, and not write on them.',
  upload: 'You can look at files, and not add any.',
  approve: 'You can look at what is to be approved, and not decide about it.',
  addServices: 'You can look at projects, and not ask for more.',
  invite: 'You can see who your colleagues are here, and not change that.',
}

/** @throws a `Refusal` with 403 if the client's role does not have one of these rights */
export function requireRight(client: Client, ...anyOf: readonly Right[]): void {
  const [right] = anyOf
  const may = rightsOf(client)
  if (!right || anyOf.some((one) => may.includes(one))) return
  throw new Refusal(403, `${refusals[right]} Please ask a colleague who can do everything here.`)
}
