/** Calls about the session: whether it is valid, who its client is, and how it goes on and ends. */
import type { ApiError } from '../api-error'
import { request, tryOptional } from '../http'
import { userShape } from '../schema/user'
import { ask, done, one, placesIn } from './ask'

export const checkSession = () => request('checkSession', { json: { userType: 'Client' } })

export const profile = (id: string) => ask('profile', one(userShape, 'user', 'client'), { params: { id } })

/** Asks for a new token in place of one that counts, or that can still be renewed. `undefined` without one. */
export const renew = (token: string, onPassing?: (failure: ApiError) => void) =>
  tryOptional(
    'renew',
    token,
    (answer) => placesIn(answer, ['token']).find((each) => typeof each === 'string'),
    onPassing,
  )

export const logout = (token: string) => tryOptional('logout', token, done)
