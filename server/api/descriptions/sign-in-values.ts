/** What each value is of the calls by which a client signs in, and sees to the own ways in. */
import type { Described } from './entities.ts'

export const email: Described = {
  text: 'The email address of the client. Compare it without case.',
  example: 'client@example.com',
}
/** The examples are passwords of the demo: see docs/password-vectors.json. */
export const password: Described = {
  text: 'The password, encrypted with the `passphrase`: AES-256-CBC in the salted format of OpenSSL, in Base64.',
  example: 'U2FsdGVkX1+exDLGydWiNKyiMm13KlIGSxs3bWGbg74=',
}
const trust: Described = {
  text: 'Optional: the `trust` of an earlier answer, where this browser is trusted. It stands for the second step.',
  example: 'b1946ac92492d2347c6235b4d2611184',
}
const browser: Described = {
  text: 'A secret of the browser that asks. Keep its hash alone: a link counts only beside it.',
  example: '0cc175b9c0f1b6a831c399e269772661',
}
const step: Described = {
  text: 'The `step` of a sign-in that is half done.',
  example: '591785b794601e212b260e25925636fd',
}
const challenge: Described = {
  text: 'The `challenge` of the options.',
  example: 'c4ca4238a0b923820dcc509a6f75849b',
}
/** WebAuthn names what else is there. */
const schema = { additionalProperties: true }
const response: Described = {
  schema,
  text: "The browser's answer, as WebAuthn writes it in JSON.",
  example: {
    id: 'Zk3qT9',
    type: 'public-key',
    response: { clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0' },
  },
  fields: {
    id: { text: 'Names the passkey.', example: 'Zk3qT9' },
    response: {
      schema,
      text: 'What the passkey has signed, and what it is about.',
      example: { clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0' },
      fields: {
        clientDataJSON: {
          text: 'The question and the origin, in Base64.',
          example: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
        },
      },
    },
  },
}

/** The values that these calls send. */
export const signInValues = {
  login: { email, password, trust },
  sendSignInLink: { email, browser },
  signInByLink: {
    request: {
      text: 'The `request` of the answer to `sendSignInLink`.',
      example: 'e2fc714c4727ee9395f324cd2e7f331f',
    },
    browser,
    token: {
      text: 'The token of the mailed link. Without it, the code.',
      example: '8f14e45fceea167a5a36dedd4bea2543',
    },
    code: { text: 'The code of the same mail. Without it, the token.', example: '402817' },
    trust,
  },
  passkeyOptions: { step: { ...step, text: `${step.text} Without it, a sign-in begins.` } },
  signInByPasskey: { challenge, response },
  sendStepCode: { step },
  signInByStep: {
    step,
    way: { text: 'By what: one of the `ways`.', example: 'totp' },
    code: { text: 'The code of the app, of the mail, or a recovery code.', example: '402817' },
    challenge,
    response,
    trustBrowser: { text: 'Whether this browser is trusted from then on.', example: false },
  },
  changePassword: {
    current: { text: `The password of before. ${password.text}`, example: password.example },
    password: {
      text: `The new password. ${password.text}`,
      example: 'U2FsdGVkX1/XJIkoF9WGMSxSXryCmu2uTxh5lv7Pny4l3htI2H/Uo3Uv74ayJnH2',
    },
  },
  addPasskey: {
    challenge,
    response,
    name: { text: "The client's name for it. At most 60 characters.", example: 'Firefox, Windows' },
  },
  removePasskey: { passkeyId: { text: 'The `id` of the passkey.', example: 'Zk3qT9' } },
  beginSecondStep: { kind: { text: 'What is to be asked for.', example: 'totp' } },
  turnOnSecondStep: {
    setUp: {
      text: 'The `setUp` of the answer to `beginSecondStep`.',
      example: 'eccbc87e4b5ce2fe28308fd9f2a7baf3',
    },
    code: { text: 'The first code.', example: '402817' },
  },
  endSessions: {
    session: {
      text: 'The `id` of a session. Without it, all but the one that asks.',
      example: 'session-5f0c9a',
    },
  },
} satisfies Record<string, Readonly<Record<string, Described>>>
