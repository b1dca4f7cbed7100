/** What a client reads of a refusal that has other words than the contract's `message`. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from '../../../src/core/server/api'
import { configure, type SettingsInput } from '../../../src/core/settings/config'
import { failureOf } from '../server'

const error = vi.spyOn(console, 'error')
beforeEach(() => void error.mockReset())
afterEach(() => configure({ endpoints: undefined, readError: undefined, fetch: undefined }))

/** The failure of a call that is refused. */
function refused(body: unknown, settings: SettingsInput = {}, status = 400) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  configure({ ...settings, fetch: async () => new Response(text, { status }) })
  return failureOf(api.ticket('7'))
}

const own = 'The server cannot do this. Please contact us.'
const word = 'Please do not send card numbers.'

test.each<[what: string, body: unknown, message: string]>([
  ['problem details', { type: '/problems/card', title: 'Not taken', status: 400, detail: word }, word],
  ['problem details with no more than a title', { title: 'Not taken.' }, 'Not taken.'],
  [
    'problem details with errors',
    { title: 'Not valid.', errors: [{ detail: 'Too long.', pointer: '#/subject' }, { detail: 'No files.' }] },
    'Too long. No files.',
  ],
  [
    'errors by field',
    { title: 'One or more.', errors: { Email: ['Missing.'], Name: 'Short.' } },
    'Missing. Short.',
  ],
  ['an error with a message', { error: { code: 'card', message: word } }, word],
  ['an error that is a text', { error: word }, word],
  ['a list of texts', { errors: ['too long', 'no digit'] }, 'too long; no digit'],
  ['a list of messages', { errors: [{ message: word }, { message: word }] }, word],
  [
    'messages, as NestJS sends them',
    { statusCode: 400, message: ['too long', 'no digit'], error: 'Bad Request' },
    'too long; no digit',
  ],
  ['a message, whatever stands beside it', { message: word, detail: 'x', error: 'y' }, word],
  ['a word for programs', { error: 'invalid_grant' }, own],
  ['a word for programs, and a title', { error: 'RecordInvalid', title: 'Not taken.' }, 'Not taken.'],
  ['HTML', { error: '<h1>Bad Gateway</h1>', detail: '<!doctype html>' }, own],
  ['an address in angle brackets', { error: 'Unknown: <ada@example.com>' }, 'Unknown: <ada@example.com>'],
  ['a problem of no known shape', { problem: word }, own],
  ['a text that is no JSON', 'Error at line 7 of server.js', own],
  ['nonsense', { error: 7, errors: [[[1]], null, {}], message: {}, title: [] }, own],
  [
    'more than anybody reads',
    { errors: Array.from({ length: 99 }, (_, each) => `no ${each}`) },
    'no 0; no 1; no 2; no 3; no 4',
  ],
  ['a message of its library', { message: 'Request failed with status code 502' }, own],
  ['an error of its library, as a text', { message: 'AxiosError: Request failed with status code 502' }, own],
  ['an error with the message of its library', { error: 'Request failed with status code 502' }, own],
  ['a text without an end', { error: 'a'.repeat(99_999) }, 'a'.repeat(1000)],
  ['a message without an end', { message: 'a'.repeat(99_999) }, 'a'.repeat(1000)],
])('without a reader: %s', async (_, body, message) => {
  expect(await refused(body)).toMatchObject({ name: 'ApiError', status: 400, message })
  expect(error).not.toHaveBeenCalled()
})

test('without a reader, errors by field stand at their fields, beside a message of the contract, too', async () => {
  const errors = { subject: ['Too long.', 'No digit.'], message: word, attachment: [] }
  expect(await refused({ message: 'Not valid.', errors })).toMatchObject({
    message: 'Not valid.',
    fields: { subject: 'Too long. No digit.', message: word, attachment: '' },
  })
})

const readError: SettingsInput['readError'] = ({ problem }) => ({ message: problem })

test('the reader for all calls knows which call it was, and its status', async () => {
  const seen = vi.fn(readError)
  expect(await refused({ problem: word }, { readError: seen }, 409)).toMatchObject({
    message: word,
    status: 409,
  })
  expect(seen).toHaveBeenCalledExactlyOnceWith({ problem: word }, { call: 'ticket', status: 409 })
})

test.each<[what: string, settings: SettingsInput, expected: object, body?: unknown]>([
  [
    "the endpoint's stands before it",
    { readError, endpoints: { ticket: { error: () => ({ message: 'Mine.' }) } } },
    { message: 'Mine.' },
  ],
  [
    "what the endpoint's does not say, it says",
    { readError, endpoints: { ticket: { error: () => ({ retryable: true }) } } },
    { message: word, retryable: true },
  ],
  [
    "another endpoint's is not asked",
    { endpoints: { tickets: { error: () => ({ message: 'x' }) } } },
    { message: own },
  ],
  [
    'nothing said is the usual reading',
    { readError: () => null },
    { message: 'Usual.' },
    { error: 'Usual.' },
  ],
  [
    'a message of its own is not what counts',
    { readError },
    { message: word },
    { message: 'x', problem: word },
  ],
  [
    'it may be the text of something else',
    { readError: (text) => ({ message: text.slice(0, 4) }) },
    { message: 'Down' },
    'Down for today',
  ],
  [
    'whether to try again',
    { readError: () => ({ retryable: true }) },
    { message: expect.stringMatching(/try again/), retryable: true, status: 400 },
  ],
  [
    'what is wrong at single fields',
    { readError: () => ({ message: own, fields: { subject: word, message: undefined } }) },
    { message: own, fields: { subject: word } },
  ],
  [
    'single fields alone are told as the message, too',
    { readError: () => ({ fields: { subject: word } }) },
    { message: word, fields: { subject: word } },
  ],
  [
    'a refusal that `read` has found',
    { endpoints: { ticket: { read: () => ({ success: false }) } }, readError },
    { message: word },
  ],
])('a reader: %s', async (_, settings, expected, body = { problem: word }) => {
  expect(await refused(body, settings)).toMatchObject(expected)
  expect(error).not.toHaveBeenCalled()
})

// A host without types can give anything.
const anything = (value: unknown) => (() => value) as SettingsInput['readError']
const throwing = () => {
  throw new Error('no errors')
}
test.each<[what: string, settings: SettingsInput, name: string, why: RegExp]>([
  ['throws', { readError: throwing }, 'readError', /no errors/],
  [
    'of an endpoint throws',
    { endpoints: { ticket: { error: throwing } } },
    'endpoints.ticket.error',
    /no errors/,
  ],
  ['gives a number', { readError: anything({ message: 7 }) }, 'readError', /plain text/],
  [
    'gives HTML at a field',
    { readError: anything({ fields: { subject: '<b>No</b>' } }) },
    'readError',
    /plain text/,
  ],
  ['gives HTML', { readError: anything({ message: '<b>No</b>' }) }, 'readError', /plain text/],
  [
    'gives a word for "retryable"',
    { readError: anything({ retryable: 'yes' }) },
    'readError',
    /true or false/,
  ],
  [
    'is none',
    { endpoints: { ticket: { error: Object('text') } } },
    'endpoints.ticket.error',
    /not a function/,
  ],
])(
  'a reader that %s is told to the console, and the usual reading stands in',
  async (_, settings, name, why) => {
    expect(await refused({ error: word }, settings)).toMatchObject({ message: word, retryable: false })
    const message = `client-portal-elements: ${name}() failed.`
    expect(error.mock.calls).toEqual([
      [message, expect.objectContaining({ message: expect.stringMatching(why) })],
    ])
  },
)
