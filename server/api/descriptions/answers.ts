/** What stands around the data of an answer, and in a refusal, with an example of each; and what the elements need of it. */
import { abilities, secondStepWays } from '../../../src/core/server/schema/index.ts'
import type { CallName } from '../calls.ts'
import { offered } from '../offered.ts'
import type { Described } from './entities.ts'
import { cursor } from './values.ts'

/** What stands around the data of an answer. */
export const answerDescriptions: Readonly<Record<string, Described>> = {
  success: { text: '`true`; may be missing. `false` is a refusal, also with status 200.', example: true },
  data: { text: 'What was asked for.' },
  user: {
    text: 'Who has signed in. An id is enough: the profile is asked for at once.',
    orElse: {
      type: 'object',
      properties: {
        _id: { type: 'string', minLength: 1, description: "The client's id.", examples: ['client-ada'] },
      },
      required: ['_id'],
    },
  },
  token: {
    text: 'The bearer token. It is missing where a second step is asked for. In a JWT, `exp` tells when it ends, and `_id`, `id` or `sub` whose it is. Any other text counts until a 401.',
    example: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJjbGllbnQtYWRhIn0.c2lnbmF0dXJl',
  },
  optional: {
    text: 'The optional calls that the server has, `limit` if it answers lists in pages, `serviceId` if it reads that of a new ticket, and `idempotencyKeys` if it writes once what comes twice with one `Idempotency-Key`. Without the list, none of them is made.',
    example: offered,
    known: abilities,
  },
  renewFor: {
    text: 'Beside `optional` with `renew`: for how many seconds after its end a token can still be renewed. Without it, a closed page costs the session as soon as its token ends.',
    example: 7200,
  },
  lastEventId: {
    text: "The id of the client's newest event; before the first one, any text that the server knows again, such as `0`. With it, a page that opens `events` later misses nothing.",
    example: '5f0c9a',
  },
  trust: {
    text: 'Of a second step with `trustBrowser`: the page keeps it, and sends it with the next sign-ins. It stands for the second step alone.',
    example: 'b1946ac92492d2347c6235b4d2611184',
  },
  secondStep: {
    text: 'In place of the user and the token, where a second step is asked for.',
    fields: {
      step: {
        text: 'Stands for the sign-in that is half done. It is no token: no other call takes it.',
        example: '591785b794601e212b260e25925636fd',
      },
      ways: {
        text: 'By what it can go on, best first.',
        example: ['totp', 'recovery'],
        known: secondStepWays,
      },
      trustDays: {
        text: 'For how many days the browser can be trusted. Without it, the page does not ask.',
        example: 30,
      },
    },
  },
  request: {
    text: 'Names what was asked for, also of an unknown address.',
    example: 'e2fc714c4727ee9395f324cd2e7f331f',
  },
  challenge: {
    text: 'Stands for this question. It counts once.',
    example: 'c4ca4238a0b923820dcc509a6f75849b',
  },
  options: {
    text: 'The options of WebAuthn as JSON, for the browser.',
    example: { challenge: 'Zk3qT9', rpId: 'portal.example.com' },
  },
  setUp: { text: 'Stands for this beginning.', example: 'eccbc87e4b5ce2fe28308fd9f2a7baf3' },
  secret: { text: 'The key for an app, in Base32. It is told this once.', example: 'JBSWY3DPEHPK3PXP' },
  address: {
    text: 'The same as an address for an app, which the page shows as a QR code.',
    example:
      'otpauth://totp/Client%20Portal:client%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Client%20Portal',
  },
  recoveryCodes: { text: 'Ten codes, each of which counts once.', example: ['7K2M9-QXD4F'] },
  ticketId: { text: "The new ticket's id. `_id` and `id` are read, too.", example: 'TKT-M4XQ72PD' },
  message: { text: 'A sentence for people.', example: 'Done.' },
  next: {
    text: 'The `cursor` of the next rows. Only an answer to a `limit` has it, and not that of the last rows. Optional: a server that answers all rows needs none.',
    example: cursor,
  },
  total: {
    text: "How many rows there are in all. Of an answer to a `limit`, beside the first rows. Optional: without it, the page can't show how many rows are still to come.",
    example: 10_000,
  },
}

/** What the elements need of an answer, where that is not its `data`. */
export const neededOf: Partial<Record<CallName, readonly string[]>> = {
  // Nobody would hear of a mail that was not sent, or of a password that was not set.
  sendResetEmail: ['success'],
  resetPassword: ['success'],
  sendStepCode: ['success'],
  createTicket: [],
  replyTicket: [],
}
/** It says of an answer that it is one, where the elements need that. */
export const hasToBeSaid = {
  text: 'Has to be `true`, and may not be missing. `false` is a refusal, also with status 200.',
  example: true,
}

/** What is in a refusal. */
export const failureDescriptions: Readonly<Record<string, Described>> = {
  success: { text: 'Always `false`.', example: false },
  message: {
    text: 'What happened and what helps, for the client: the elements show it as it is.',
    example: 'The email or the password is not right.',
  },
}
