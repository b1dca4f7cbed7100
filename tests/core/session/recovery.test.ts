/** The way back in for who forgot the password. */
import { describe, expect, test } from 'vitest'
import { answer, fail, hang, offline } from '../../../server/api/intercept'
import { decryptPassword } from '../../../server/api/session/decrypt-password'
import { createServer, recordEvents, recordToasts, stopTimeInTests, until } from '../server'
import { openTab } from '../tab'

stopTimeInTests()

async function open() {
  const server = createServer()
  const tab = await openTab()
  tab.configure({ fetch: server.fetch })
  tab.watchSession()
  return { ...tab, server, toasts: recordToasts(tab), events: recordEvents(tab) }
}

/** What the link in a mail is made of. */
const linkIn = (text = '') =>
  /\/reset-password#\/([^/]+)\/(\S+)/.exec(text)?.slice(1).map(decodeURIComponent) ?? []

test('the whole way: a mail, its link, a new password, a sign-in; and the link works once', async () => {
  const { sendResetEmail, resetPassword, signInWithPassword, server, toasts } = await open()
  expect(await sendResetEmail(' <b>client@example.com</b> ')).toEqual({ status: 'done' })
  const [userId = '', token = ''] = linkIn(
    (await until(() => server.mails[0] ?? expect.fail('There is no mail.'))).text,
  )
  expect(await resetPassword(userId, token, 'correct horse')).toEqual({ status: 'done' })
  expect(toasts).toEqual([
    'loading: Please wait...',
    'success: A password reset link has been sent to this email address',
    'loading: Please wait...',
    'success: Password Updated Successfully',
  ])
  expect(await resetPassword(userId, token, 'another horse')).toMatchObject({ status: 'refused' })
  expect(await signInWithPassword('client@example.com', 'correct horse')).toEqual({ status: 'done' })
})

test('the password travels encrypted, to a path with the id and the token of the link', async () => {
  const { resetPassword, configure, server } = await open()
  server.rules.resetPassword = answer({ success: true })
  configure({ passphrase: 'of the host' })
  await resetPassword('client/1', 'a b', 'correct horse')
  const { url, body, headers } = server.last('resetPassword') ?? {}
  expect(url?.pathname).toBe('/api/v1/auth/user/client/updatePassword/client%2F1/a%20b')
  expect(decryptPassword(Object(body).password, 'of the host')).toBe('correct horse')
  expect(headers?.has('authorization')).toBe(false)
})

test('with passwordEncryption: none, the new password travels as it was typed', async () => {
  const { resetPassword, configure, server } = await open()
  server.rules.resetPassword = answer({ success: true })
  configure({ passwordEncryption: 'none' })
  await resetPassword('client-1', 'token', 'correct hörse')
  expect(server.last('resetPassword')?.body).toEqual({ password: 'correct hörse' })
})

describe.each(['sendResetEmail', 'resetPassword'] as const)(
  '%s that fails says why, by a toast too',
  (name) => {
    test.each([
      ['the server refuses', fail(400, 'This link is too old.'), 'This link is too old.'],
      ['it is refused with 401', fail(401, 'No.'), 'No.'],
      ['success is false', answer({ success: false, message: 'Not now.' }), 'Not now.'],
      ['success is missing', answer({ message: 'Sent.' }), "The server's answer can't be read."],
      ['success is no more than a word', answer({ success: 'true' }), "The server's answer can't be read."],
      ['the answer is empty', answer(''), "The server's answer can't be read."],
      ['the server is down', offline(), "The server can't be reached."],
    ])('when %s', async (_, rule, message) => {
      const { sendResetEmail, resetPassword, signInWithPassword, server, toasts, events } = await open()
      await signInWithPassword('client@example.com', 'portal-demo')
      server.rules[name] = rule
      const result =
        name === 'sendResetEmail' ? sendResetEmail('a@b') : resetPassword('u', 't', 'correct horse')
      expect(await result).toMatchObject({ status: 'refused', message })
      expect(toasts.slice(1)).toEqual(['loading: Please wait...', `error: ${message}`])
      expect(events).toEqual(['cp-sign-in']) // whatever was refused, no session is ended
    })
  },
)

test("what a server says otherwise, the host's `read` turns into a success", async () => {
  const { sendResetEmail, configure, server } = await open()
  server.rules.sendResetEmail = answer({ ok: 1 })
  const read = (given: unknown) => ({ success: Object(given).ok === 1 })
  configure({ endpoints: { sendResetEmail: { read } } })
  expect(await sendResetEmail('a@b')).toEqual({ status: 'done' })
})

test.each(['sendResetEmail', 'resetPassword'] as const)(
  '%s that is cancelled sends no more',
  async (name) => {
    const { sendResetEmail, resetPassword, createSender, server } = await open()
    server.rules[name] = hang()
    const sender = createSender()
    const ending =
      name === 'sendResetEmail'
        ? sendResetEmail('a@b', sender)
        : resetPassword('u', 't', 'correct horse', sender)
    await until(() => expect(server.count(name)).toBe(1))
    sender.cancel()
    expect(await ending).toEqual({ status: 'idle' })
    expect(server.last(name)?.signal?.aborted).toBe(true)
  },
)

test.each([
  ['', 't'],
  ['u', '..'],
])('a link with the parts "%s" and "%s" leads to no call', async (userId, token) => {
  const { resetPassword, server } = await open()
  expect(await resetPassword(userId, token, 'correct horse')).toMatchObject({ status: 'refused' })
  expect(server.calls).toEqual([])
})

test.each([
  ['', 'missing'],
  ['<i></i>', 'missing'],
  ['client', 'malformed'],
  ['client@example.com', undefined],
])('the address %j is %s', async (email, problem) => {
  const { findEmailProblem } = await openTab()
  expect(findEmailProblem(email)).toBe(problem)
})

test('a text that the host has emptied is no toast; what follows still is', async () => {
  const { configure, sendResetEmail, checkToken, server, toasts } = await open()
  configure({ messages: { session: { noToken: '' }, recovery: { wait: '' } } })
  checkToken()
  await sendResetEmail('client@example.com')
  expect(toasts).toEqual(['success: A password reset link has been sent to this email address'])
  server.rules.sendResetEmail = fail(503, 'Not now.')
  configure({ messages: { recovery: { wait: '', sent: '' } } })
  await sendResetEmail('client@example.com')
  expect(toasts.slice(1)).toEqual(['error: Not now.'])
})
