/** What fails beneath the API: what a client reads, what an operator reads, and that it works again by itself. */
import { describe, expect, test, vi } from 'vitest'
import { describeError } from '../../api/node/log'
import { createWatch } from '../../api/watch'
import { ConnectionFailure } from '../../base/fault'
import { createBrowserApi } from '../../browser'
import { BucketFailure } from '../../files/node/bucket'
import { MailFailure } from '../../mail/queue'
import { expectRefusal } from './expect-refusal'
import { speakTo } from './speak'

const failure = (message: string, more: object) => Object.assign(new Error(message), more)
/** As the database's library throws it: the query and the client's words are in the message. */
const query = (cause: Error) =>
  failure("Failed query: insert … params: 'my secret'", { query: 'insert', params: ['my secret'], cause })

/** By what has failed: the error, and what an operator is told of it. */
const passing: Record<string, [error: Error, told: object]> = {
  'the database is away': [
    query(failure('connect ECONNREFUSED', { code: 'ECONNREFUSED' })),
    { component: 'database', code: 'ECONNREFUSED', means: 'nothing listens at its address' },
  ],
  'it is still away, when news are listened to again': [
    new ConnectionFailure(failure('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' })),
    { component: 'database', code: 'ECONNREFUSED', means: 'nothing listens at its address' },
  ],
  'it is starting': [
    query(failure('starting', { code: '57P03', severity: 'FATAL' })),
    { component: 'database', code: '57P03', means: 'the database is starting or stopping' },
  ],
  'its connection broke': [
    failure('Connection terminated unexpectedly', {}),
    { component: 'database', means: 'the connection to the database is lost' },
  ],
  'its disk is full': [
    query(failure('could not extend file', { code: '53100', severity: 'ERROR' })),
    { component: 'database', code: '53100', means: 'the disk of the database is full' },
  ],
  'the disk is full': [
    failure('ENOSPC: no space left', { code: 'ENOSPC', syscall: 'write' }),
    { component: 'disk', code: 'ENOSPC', means: 'the disk is full' },
  ],
  'the disk can only be read': [
    failure('EROFS', { code: 'EROFS', syscall: 'open' }),
    { component: 'disk', means: 'the disk can only be read' },
  ],
}

const lasting: typeof passing = {
  'a row that is refused': [
    query(failure('null value', { code: '23502', severity: 'ERROR', table: 'tickets' })),
    { component: 'database', code: '23502', table: 'tickets' },
  ],
  'a bug': [
    new TypeError('x is not a function'),
    { component: 'server', name: 'TypeError', message: 'x is not a function' },
  ],
}

const ours = 'Something went wrong on our side. Please try again in a moment.'

describe.each([
  ...Object.entries(passing).map(([what, row]) => [503, "We're doing maintenance.", what, ...row] as const),
  ...Object.entries(lasting).map(([what, row]) => [500, ours, what, ...row] as const),
])('%i "%s": %s', (status, message, _, error, told) => {
  test('a client reads what to do and when, an operator what it was, and then it works again', async () => {
    const faults: unknown[][] = []
    const api = createBrowserApi({ watch: createWatch({}), log: (...fault) => faults.push(fault) })
    const ada = speakTo(api.fetch, (await api.signIn()).token)
    const failing = vi.spyOn(api.store, 'ticket').mockRejectedValueOnce(error)
    const path = '/support/getTicketDetails?ticketId=TKT-M4XQ72PD'
    const refusal = await ada.get(path)
    expectRefusal(refusal, status, message)
    expect(refusal.headers.get('Retry-After')).toBe(status === 503 ? '30' : null)
    expect(faults).toEqual([[error, expect.any(String), 'GET /api/v1/support/getTicketDetails']])
    expect(describeError(error)).toMatchObject(told)
    expect(JSON.stringify(describeError(error))).not.toContain('my secret')
    failing.mockRestore()
    expect((await ada.get(path)).status).toBe(200)
  })
})

test('a mail and a bucket are named, too', () => {
  const cause = failure('connect 192.0.2.1:587', { code: 'ESOCKET' })
  expect(describeError(new MailFailure('A mail could not be sent (try 1).', { cause }))).toEqual({
    component: 'mail',
    code: 'ESOCKET',
    means: 'it can not be reached',
    message: 'A mail could not be sent (try 1).',
  })
  const bucket = new BucketFailure('GET /files/7 at s3.example.com: 403 AccessDenied', {
    code: 'AccessDenied',
  })
  expect(describeError(bucket)).toMatchObject({ component: 'bucket', means: expect.stringContaining('403') })
})
