/** Whether an email is somebody's. */
import { closedAs } from './closed.ts'
import type { Client } from './records.ts'
import type { Store } from './store.ts'

/** That of an account that is locked for a while stays its own. */
export const hasEmail = (one: Client, email: string): boolean => {
  const closed = closedAs(one)
  return closed ? closed.state === 'locked' && closed.email === email : one.email.toLowerCase() === email
}

/** @param ownId whose own it may be */
export const isTaken = async (
  email: string,
  store: Pick<Store, 'clients'>,
  ownId?: string,
): Promise<boolean> => (await store.clients()).some((one) => one.id !== ownId && hasEmail(one, email))
