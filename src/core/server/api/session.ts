/** Calls about the session: whether it is valid, and who its client is. */
import { request } from '../http'
import { lenient } from '../schema/lenient'
import { userSchema } from '../schema/user'
import { ask, one } from './ask'

export const checkSession = () => request('checkSession', { json: { userType: 'Client' } })

export const profile = (id: string) =>
  ask('profile', one(lenient(userSchema), 'user', 'client'), { params: { id } })
