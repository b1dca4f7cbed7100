import * as api from '../server/api/session'
import { ApiError } from '../server/api-error'
import { endWith } from './check-token'
import { $clientId, confirmSession } from './session'

/** Confirms the session, or ends it if the server says that it is invalid. */
export async function askAboutSession(): Promise<void> {
  try {
    await api.checkSession()
    confirmSession()
  } catch (error) {
    if (!(error instanceof ApiError)) return
    // Only these two statuses say that the session is invalid. A server that is down says nothing about it.
    if (error.status === 400 || error.status === 401) $clientId.get() && endWith('invalid')
    else confirmSession()
  }
}
