/** Calls about the session: whether it is valid, who its client is, and how it goes on and ends. */
import { ownField } from '../../page/is-record'
import type { ApiError } from '../api-error'
import { request, tryOptional } from '../http'
import { userShape } from '../schema/entities/user'
import { ask, done, one } from './ask'

export const checkSession = () => request('checkSession', { json: { userType: 'Client' } })

export const profile = (id: string, signal?: AbortSignal) =>
  ask('profile', one(userShape, 'user', 'client'), { params: { id }, signal })

/** The token in an answer. A proxy's page, or another text, is none. */
const tokenIn = (answer: unknown) =>
  [ownField(answer, 'data'), answer]
    .map((place) => ownField(place, 'token'))
    .find((token) => typeof token === 'string')

/** Asks for a new token in place of one that counts, or that can still be renewed. `undefined` without one. */
export const renew = (token: string, onPassing?: (failure: ApiError) => void) =>
  tryOptional('renew', token, tokenIn, onPassing)

export const logout = (token: string) => tryOptional('logout', token, done)
