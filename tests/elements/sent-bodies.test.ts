/** What a server gets of a body that a host's `write` gives: by each call that writes, with progress or without. */
import { afterEach, describe, expect, inject, test } from 'vitest'
import { configure } from '../../src/core/index'
import { request } from '../../src/core/server/http'
import type { RequestOptions } from '../../src/core/server/outgoing'
import { fetchWithProgress } from '../../src/core/server/upload'
import type { CallName, endpoints } from '../../src/core/settings/endpoints'
import { kinds, withoutBoundary } from '../bodies'

type Writing = {
  [Call in CallName]: (typeof endpoints)[Call] extends `GET ${string}` ? never : Call
}[CallName]

const form = () => {
  const filled = new FormData()
  filled.set('message', 'Hello')
  filled.append('attachment', new File(['a note'], 'note.txt'))
  return filled
}

/** The values of each call that writes. */
const writing: Record<Writing, RequestOptions> = {
  login: { json: { email: 'ada@example.com', password: 'secret' } },
  sendSignInLink: { json: { email: 'ada@example.com', browser: 'b' } },
  signInByLink: { json: { request: 'r', browser: 'b', code: '123456' } },
  passkeyOptions: { json: {} },
  signInByPasskey: { json: { challenge: 'c', response: {} } },
  sendStepCode: { json: { step: 's' } },
  signInByStep: { json: { step: 's', way: 'totp', code: '123456' } },
  changePassword: { json: { current: 'secret', password: 'another' } },
  newPasskeyOptions: {},
  addPasskey: { json: { challenge: 'c', response: {}, name: 'Phone' } },
  removePasskey: { params: { passkeyId: '1' } },
  beginSecondStep: { json: { kind: 'totp' } },
  turnOnSecondStep: { json: { setUp: 's', code: '123456' } },
  turnOffSecondStep: {},
  renewRecoveryCodes: {},
  endSessions: { json: { session: '1' } },
  askForCopy: { params: { clientId: '1' } },
  askForErasure: { params: { clientId: '1' }, json: { words: 'Please.' } },
  withdrawErasure: { params: { clientId: '1' } },
  sendResetEmail: { json: { email: 'ada@example.com' } },
  resetPassword: { params: { userId: '1', token: 't' }, json: { password: 'secret' } },
  logout: {},
  renew: {},
  changeMailSettings: { params: { clientId: '1' }, json: { answers: 'daily' } },
  checkSession: { json: { userType: 'Client' } },
  addServiceUpdate: { json: {} },
  changeProfile: { params: { id: '1' }, json: { phone: '+49 30 1' } },
  inviteColleague: {
    params: { clientId: 'client-ada' },
    json: { name: 'Grace', email: 'grace@example.com', role: 'look' },
  },
  removeColleague: { params: { clientId: 'client-ada' }, json: { colleague: 'client-charles' } },
  changeColleague: { params: { clientId: 'client-ada' }, json: { colleague: 'client-charles', role: 'pay' } },
  followTicket: { params: { ticketId: '1' }, json: { colleague: 'client-charles' } },
  leaveTicket: { params: { ticketId: '1' }, json: { colleague: 'client-ada' } },
  changePhoto: { params: { id: '1' }, form: form() },
  approve: { params: { serviceId: '1' }, json: { approvalId: '2', decision: 'Approved' } },
  servicePayments: { params: { clientId: '1', serviceId: '2' }, json: { serviceName: 'Website' } },
  markNotificationRead: { params: { notificationId: '1' } },
  createTicket: { params: { userId: '1' }, form: form() },
  replyTicket: { params: { ticketId: '1' }, form: form() },
  rateTicket: { params: { ticketId: '1' }, json: { answer: 'yes' } },
  uploadFile: { params: { serviceId: '1' }, form: form() },
}

const ways: [string, RequestOptions][] = [
  ['without progress', {}],
  ['with progress', { carry: fetchWithProgress(() => {}) }],
]
const calls = Object.keys(writing) as Writing[] // its keys are those of the table

afterEach(() => configure({ endpoints: undefined, apiUrl: undefined }))

describe.each(ways)('%s', (_, way) => {
  test.each(Object.entries(kinds))(
    'a server gets what "write" gives: %s',
    async (_, { write, type, bytes }) => {
      configure({
        apiUrl: inject('echo'),
        endpoints: Object.fromEntries(calls.map((call) => [call, { write }])),
      })
      const got = calls.map(async (call) => {
        // It answers with what it got.
        const answer = await request(call, { ...writing[call], ...way })
        return [call, withoutBoundary(answer as { type: string; bytes: string })]
      })
      expect(await Promise.all(got)).toEqual(calls.map((call) => [call, { type, bytes }]))
    },
  )
})
