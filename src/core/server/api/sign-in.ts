/** Calls to sign in, and to reset a forgotten password. */
import { isRecord, ownField } from '../../page/is-record'
import { userShape } from '../schema/entities/user'
import { reader } from '../schema/read'
import { ask, type Signal } from './ask'

const readUser = reader(userShape)

/** The user may be whole, or no more than an id, beside the token or in it: the profile is asked for afterwards. */
function signedIn(answer: unknown) {
  const places = [ownField(answer, 'data'), answer]
  const find = (...names: string[]) =>
    places.flatMap((place) => names.map((name) => ownField(place, name))).find(Boolean)
  const found = find('user', 'client')
  const user = readUser(isRecord(found) ? found : { _id: found ?? find('userId', 'clientId', '_id', 'id') })
  const token = find('token')
  return user && typeof token === 'string' ? { user, token } : undefined
}

export const login = (json: { email: string; password: string }, options?: Signal) =>
  ask('login', Object.assign(signedIn, { shape: { user: userShape } }), { json, ...options })

/** Nobody would hear of a mail that was not sent, or of a password that was not set: the answer must say that it was. */
const succeeded = (answer: unknown) => ownField(answer, 'success') === true || undefined

export const sendResetEmail = (email: string, options?: Signal) =>
  ask('sendResetEmail', succeeded, { json: { email }, ...options })

export const resetPassword = (userId: string, token: string, password: string, options?: Signal) =>
  ask('resetPassword', succeeded, { params: { userId, token }, json: { password }, ...options })
