/** What a client sees and changes of the own ways in. */
import * as v from 'valibot'
import { clientCall } from '../call.ts'
import { notBuilt } from '../not-built.ts'
import { secret } from '../receiving/fields.ts'
import { answers } from '../schemas.ts'
import { password } from './session.ts'

const security = clientCall({
  method: 'GET',
  path: '/auth/user/client/security',
  summary: "The client's passkeys, second step, sessions and latest sign-ins.",
  answer: answers.security,
  refuses: [],
  handle: notBuilt,
})

const changePassword = clientCall({
  method: 'POST',
  path: '/auth/user/client/changePassword',
  summary:
    'Change the password, with the one of before, or soon after a sign-in without it. All other sessions end. The answer has the token with which this one goes on.',
  json: v.object({ current: v.optional(password), password }),
  answer: answers.changePassword,
  refuses: [403, 413, 422],
  handle: notBuilt,
})

const endSessions = clientCall({
  method: 'POST',
  path: '/auth/user/client/endSessions',
  summary: 'End one session of the client, or all but the one that asks. Only soon after a sign-in.',
  json: v.object({ session: v.optional(secret) }),
  answer: answers.endSessions,
  refuses: [403, 404, 413],
  handle: notBuilt,
})

export const securityCalls = { security, changePassword, endSessions }
