/** What is asked for after the password, and how a client turns it on and off. */
import * as v from 'valibot'
import { secondStepKinds, secondStepWays } from '../../../src/core/server/schema/index.ts'
import { clientCall, openCall } from '../call.ts'
import { notBuilt } from '../not-built.ts'
import { passkeyResponse, secret, shortCode, sixDigits } from '../receiving/fields.ts'
import { answers } from '../schemas.ts'

const sendStepCode = openCall({
  method: 'POST',
  path: '/auth/user/client/sendStepCode',
  summary: 'Mail a code to a client whose sign-in is half done.',
  json: v.object({ step: secret }),
  answer: answers.sendStepCode,
  refuses: [409, 413],
  handle: notBuilt,
})

const signInByStep = openCall({
  method: 'POST',
  path: '/auth/user/client/signInByStep',
  summary: 'Go on with a sign-in that is half done: by a code or a passkey.',
  json: v.object({
    step: secret,
    way: v.picklist(secondStepWays),
    code: v.optional(shortCode),
    challenge: v.optional(secret),
    response: v.optional(passkeyResponse),
    trustBrowser: v.optional(v.boolean(), false),
  }),
  answer: answers.signInByStep,
  refuses: [401, 409, 413],
  handle: notBuilt,
})

const beginSecondStep = clientCall({
  method: 'POST',
  path: '/auth/user/client/beginSecondStep',
  summary: 'Begin to set up a second step: the key for an app, or a code by mail. Only soon after a sign-in.',
  json: v.object({ kind: v.picklist(secondStepKinds) }),
  answer: answers.beginSecondStep,
  refuses: [403, 413],
  handle: notBuilt,
})

const turnOnSecondStep = clientCall({
  method: 'POST',
  path: '/auth/user/client/turnOnSecondStep',
  summary:
    'Turn the second step on by its first code. The recovery codes are told this once. Only soon after a sign-in.',
  json: v.object({ setUp: secret, code: sixDigits }),
  answer: answers.turnOnSecondStep,
  refuses: [403, 409, 413],
  handle: notBuilt,
})

const turnOffSecondStep = clientCall({
  method: 'POST',
  path: '/auth/user/client/turnOffSecondStep',
  summary: 'Turn the second step off, and tell the client by mail. Only soon after a sign-in.',
  answer: answers.turnOffSecondStep,
  refuses: [403],
  handle: notBuilt,
})

const renewRecoveryCodes = clientCall({
  method: 'POST',
  path: '/auth/user/client/renewRecoveryCodes',
  summary: 'New recovery codes, told this once; those of before count no more. Only soon after a sign-in.',
  answer: answers.renewRecoveryCodes,
  refuses: [403],
  handle: notBuilt,
})

export const stepCalls = { sendStepCode, signInByStep }
export const secondStepCalls = { beginSecondStep, turnOnSecondStep, turnOffSecondStep, renewRecoveryCodes }
