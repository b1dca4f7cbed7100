/** Ends sessions of the client. */
import * as api from '../server/api/security'
import type { Sender } from '../server/sending'
import { securityMessages } from '../text/messages/security/security'
import { change } from './acts'

/** @param session Its id; without one, all others than this one end. */
export const endSessions = (session: string | undefined, sender: Sender): Promise<boolean> =>
  change(
    ({ signal }) => api.endSessions(session ? { session } : {}, { signal }),
    sender,
    securityMessages.get().loggedOut,
  )
