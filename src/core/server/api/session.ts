/** Whether the session holds, and whose it is. */
import { request } from '../http'
import { lenient } from '../schema/lenient'
import { userSchema } from '../schema/user'
import { askAt, data, type Endpoints } from './ask'

export const sessionEndpoints = {
  checkSession: ['POST', '/auth/user/checkTokenValidity'],
  profile: ['GET', '/clients/clientInformation/{id}'],
} as const satisfies Endpoints
const ask = askAt(sessionEndpoints)

export const checkSession = () =>
  request('checkSession', sessionEndpoints.checkSession, { json: { userType: 'Client' } })

export const profile = (id: string) => ask('profile', data(lenient(userSchema)), { params: { id } })
