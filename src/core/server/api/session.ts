/** Calls about the session: whether it is valid, and who its client is. */
import { request } from '../http'
import { userShape } from '../schema/user'
import { ask, one } from './ask'

export const checkSession = () => request('checkSession', { json: { userType: 'Client' } })

export const profile = (id: string) => ask('profile', one(userShape, 'user', 'client'), { params: { id } })
