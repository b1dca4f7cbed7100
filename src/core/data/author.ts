/** Who wrote a message, or uploaded a file. */
import { latestClientId } from '../session/session'
import { sameStatus } from '../text/same-status'

/** The person who is signed in, another person of the same client, the system, or else the company's staff. */
export type Author = 'mine' | 'colleague' | 'system' | 'staff'

/**
 * @param userType `Client` or `System`; any other word means staff.
 * @param personId The `_id` of the person. Without one, what comes from a client is their own.
 */
export function authorBy(userType: string, personId?: string): Author {
  // After an expiry, a conversation with unsent work stays in view.
  if (isClient(userType)) return !personId || personId === latestClientId() ? 'mine' : 'colleague'
  return sameStatus(userType, 'system') ? 'system' : 'staff'
}

/** Whether somebody is on the client's side: the client, or a colleague. */
export const isClient = (userType: string) => sameStatus(userType, 'client')
