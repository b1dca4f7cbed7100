/** Calls to sign in, and to reset a forgotten password. */
import * as v from 'valibot'
import { lenient } from '../schema/lenient'
import { userSchema } from '../schema/user'
import { anywhere, ask, done } from './ask'

const signedIn = v.object({ user: lenient(userSchema), token: v.pipe(v.string(), v.nonEmpty()) })

export const login = (json: { email: string; password: string }) =>
  ask('login', anywhere(['data'], signedIn), { json })

export const sendResetEmail = (email: string) => ask('sendResetEmail', done, { json: { email } })

export const resetPassword = (userId: string, token: string, password: string) =>
  ask('resetPassword', done, { params: { userId, token }, json: { password } })
