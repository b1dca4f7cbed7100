/** Calls to sign in, and to reset a forgotten password. */
import * as v from 'valibot'
import { isRecord } from '../../page/is-record'
import { lenient } from '../schema/lenient'
import { userSchema } from '../schema/user'
import { ask, done, type Signal } from './ask'

const token = v.pipe(v.string(), v.nonEmpty())

/** The user may be whole, or no more than an id, beside the token or in it: the profile is asked for afterwards. */
const signedIn = v.pipe(
  v.unknown(),
  v.transform((answer) => {
    const places = [Object(Object(answer).data), Object(answer)]
    const find = (...names: string[]) =>
      places.flatMap((place) => names.map((name) => place[name])).find(Boolean)
    const user = find('user', 'client')
    return {
      user: isRecord(user) ? user : { _id: user ?? find('userId', 'clientId', '_id', 'id') },
      token: find('token'),
    }
  }),
  v.object({ user: lenient(userSchema), token }),
)

export const login = (json: { email: string; password: string }, options?: Signal) =>
  ask('login', signedIn, { json, ...options })

export const sendResetEmail = (email: string, options?: Signal) =>
  ask('sendResetEmail', done, { json: { email }, ...options })

export const resetPassword = (userId: string, token: string, password: string, options?: Signal) =>
  ask('resetPassword', done, { params: { userId, token }, json: { password }, ...options })
