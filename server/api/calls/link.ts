/** A link and a code by mail, in place of a password. */
import * as v from 'valibot'
import { openCall } from '../call.ts'
import { notBuilt } from '../not-built.ts'
import { email, secret, sixDigits } from '../receiving/fields.ts'
import { answers } from '../schemas.ts'

const sendSignInLink = openCall({
  method: 'POST',
  path: '/auth/user/client/sendSignInLink',
  summary:
    'Mail a link and a code that sign in the browser that asks. The answer does not tell whether the address is known.',
  json: v.object({ email, browser: secret }),
  answer: answers.sendSignInLink,
  refuses: [413],
  handle: notBuilt,
})

const signInByLink = openCall({
  method: 'POST',
  path: '/auth/user/client/signInByLink',
  summary: 'Sign in by a mailed link, or by its code, in the browser that has asked for it.',
  json: v.object({
    request: secret,
    browser: secret,
    token: v.optional(secret),
    code: v.optional(sixDigits),
    trust: v.optional(secret),
  }),
  answer: answers.signInByLink,
  refuses: [401, 413],
  handle: notBuilt,
})

export const linkCalls = { sendSignInLink, signInByLink }
