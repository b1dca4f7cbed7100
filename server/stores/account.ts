/** Several people of one client: each has a row of the clients, and one of them is the account. */
import type { Client } from './records.ts'

/** The account that a person belongs to. */
export const accountIdOf = ({
  id,
  accountId,
}: Pick<Client, 'id'> & Partial<Pick<Client, 'accountId'>>): string => accountId ?? id

/** Of a person whose account is the own one. */
export const ownAccount = { accountId: null, role: '', invitedAt: '' }
