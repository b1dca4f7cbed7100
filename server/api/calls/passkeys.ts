/** Passkeys: signing in by one, adding and removing them. */
import * as v from 'valibot'
import { clientCall, openCall } from '../call.ts'
import { notBuilt } from '../not-built.ts'
import { passkeyResponse, secret, text } from '../receiving/fields.ts'
import { answers } from '../schemas.ts'

const passkeyOptions = openCall({
  method: 'POST',
  path: '/auth/user/client/passkeyOptions',
  summary: 'What the browser asks for a passkey with. It names nobody: the passkey says whose it is.',
  json: v.object({ step: v.optional(secret) }),
  answer: answers.passkeyOptions,
  refuses: [409, 413],
  handle: notBuilt,
})

const signInByPasskey = openCall({
  method: 'POST',
  path: '/auth/user/client/signInByPasskey',
  summary: 'Sign in by a passkey. It stands for a second step, too.',
  json: v.object({ challenge: secret, response: passkeyResponse }),
  answer: answers.signInByPasskey,
  refuses: [401, 413],
  handle: notBuilt,
})

const newPasskeyOptions = clientCall({
  method: 'POST',
  path: '/auth/user/client/newPasskeyOptions',
  summary: 'What the browser makes a new passkey with. Only soon after a sign-in.',
  answer: answers.newPasskeyOptions,
  refuses: [403],
  handle: notBuilt,
})

const addPasskey = clientCall({
  method: 'POST',
  path: '/auth/user/client/addPasskey',
  summary: 'Add a passkey under a name, and tell the client by mail. Only soon after a sign-in.',
  json: v.object({
    challenge: secret,
    response: passkeyResponse,
    name: text('passkeyName', 'Please give the passkey a name.'),
  }),
  answer: answers.addPasskey,
  refuses: [403, 413],
  handle: notBuilt,
})

const removePasskey = clientCall({
  method: 'POST',
  path: '/auth/user/client/removePasskey/{passkeyId}',
  summary: 'Remove a passkey. Only soon after a sign-in.',
  answer: answers.removePasskey,
  refuses: [403, 404],
  handle: notBuilt,
})

export const passkeyCalls = { passkeyOptions, signInByPasskey }
export const ownPasskeyCalls = { newPasskeyOptions, addPasskey, removePasskey }
