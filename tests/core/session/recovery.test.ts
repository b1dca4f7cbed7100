/** The way back in for who forgot the password. */
import { describe, expect, test } from 'vitest'
import { answer, fail, hang, offline } from '../../../server/api/intercept'
import { decryptPassword } from '../../../server/api/session/decrypt-password'
import { openPortal, openSignedIn } from '../portal'
import { stopTimeInTests, until } from '../server'

stopTimeInTests()

type Portal = Awaited<ReturnType<typeof openPortal>>
type Sender = Parameters<Portal['sendResetEmail']>[1]
/** The two steps of the way. */
const steps = {
  sendResetEmail: ({ sendResetEmail }: Portal, sender?: Sender) => sendResetEmail('a@b', sender),
  resetPassword: ({ resetPassword }: Portal, sender?: Sender) =>
    resetPassword('u', 't', 'correct horse', sender),
}
const unreadable = "The server's answer can't be read."
const names = ['sendResetEmail', 'resetPassword'] as const

/** What the link in a mail is made of. */
const linkIn = (text = '') =>
  /\/reset-password#\/([^/]+)\/(\S+)/.exec(text)?.slice(1).map(decodeURIComponent) ?? []

test('the whole way: a mail, its link, a new password, a sign-in; and the link works once', async () => {
  const { sendResetEmail, resetPassword, signInWithPassword, server, toasts } = await openPortal()
  expect(await sendResetEmail(' <b>client@example.com</b> ')).toEqual({ status: 'done' })
  const { text } = await until(() => server.mails[0] ?? expect.fail('There is no mail.'))
  const [userId = '', token = ''] = linkIn(text)
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
  const { resetPassword, configure, server } = await openPortal()
  server.rules.resetPassword = answer({ success: true })
  configure({ passphrase: 'of the host' })
  await resetPassword('client/1', 'a b', 'correct horse')
  const { url, body, headers } = server.last('resetPassword') ?? {}
  expect(url?.pathname).toBe('/api/v1/auth/user/client/updatePassword/client%2F1/a%20b')
  expect(decryptPassword(Object(body).password, 'of the host')).toBe('correct horse')
  expect(headers?.has('authorization')).toBe(false)
})

test('with passwordEncryption: none, the new password travels as it was typed', async () => {
  const { resetPassword, configure, server } = await openPortal()
  server.rules.resetPassword = answer({ success: true })
  configure({ passwordEncryption: 'none' })
  await resetPassword('client-1', 'token', 'correct hörse')
  expect(server.last('resetPassword')?.body).toEqual({ password: 'correct hörse' })
})

describe.each(names)('%s that fails says why, by a toast too', (name) => {
  test.each([
    ['the server refuses', fail(400, 'This link is too old.'), 'This link is too old.'],
    ['it is refused with 401', fail(401, 'No.'), 'No.'],
    ['success is false', answer({ success: false, message: 'Not now.' }), 'Not now.'],
    ['success is missing', answer({ message: 'Sent.' }), unreadable],
    ['success is no more than a word', answer({ success: 'true' }), unreadable],
    ['the answer is empty', answer(''), unreadable],
    ['the server is down', offline(), "The server can't be reached."],
  ])('when %s', async (_, rule, message) => {
    const tab = await openSignedIn({ rules: { [name]: rule } })
    expect(await steps[name](tab)).toMatchObject({ status: 'refused', message })
    expect(tab.toasts).toEqual(['loading: Please wait...', `error: ${message}`])
    expect(tab.events).toEqual([]) // whatever was refused, no session is ended
  })
})

test("what a server says otherwise, the host's `read` turns into a success", async () => {
  const { sendResetEmail, configure, server } = await openPortal()
  server.rules.sendResetEmail = answer({ ok: 1 })
  const read = (given: unknown) => ({ success: Object(given).ok === 1 })
  configure({ endpoints: { sendResetEmail: { read } } })
  expect(await sendResetEmail('a@b')).toEqual({ status: 'done' })
})

test.each(names)('%s that is cancelled sends no more', async (name) => {
  const tab = await openPortal({ rules: { [name]: hang() } })
  const sender = tab.createSender()
  const ending = steps[name](tab, sender)
  await until(() => expect(tab.server.count(name)).toBe(1))
  sender.cancel()
  expect(await ending).toEqual({ status: 'idle' })
  expect(tab.server.last(name)?.signal?.aborted).toBe(true)
})

test.each([
  ['', 't'],
  ['u', '..'],
])('a link with the parts "%s" and "%s" leads to no call', async (userId, token) => {
  const { resetPassword, server } = await openPortal()
  expect(await resetPassword(userId, token, 'correct horse')).toMatchObject({ status: 'refused' })
  expect(server.calls).toEqual([])
})

test('a new password that is refused is told to have a blank that nobody sees', async () => {
  const { resetPassword, server } = await openPortal({ rules: { resetPassword: fail(422, 'Too short.') } })
  const refused = await resetPassword('u', 't', 'correct horse ')
  expect(refused).toMatchObject({
    message: 'Too short.',
    fields: { password: expect.stringContaining('space') },
  })
  expect(server.count('resetPassword')).toBe(1)
  expect(await resetPassword('u', 't', 'correct horse')).toMatchObject({ fields: {} })
})

test.each([
  ['', 'missing'],
  ['<i></i>', 'missing'],
  ['client', 'malformed'],
  ['client@example.com', undefined],
])('the address %j is %s', async (email, problem) => {
  const { findEmailProblem } = await openPortal()
  expect(findEmailProblem(email)).toBe(problem)
})

test('a text that the host has emptied is no toast; what follows still is', async () => {
  const { configure, sendResetEmail, checkToken, server, toasts } = await openPortal()
  configure({ messages: { session: { noToken: '' }, recovery: { wait: '' } } })
  checkToken()
  await sendResetEmail('client@example.com')
  expect(toasts).toEqual(['success: A password reset link has been sent to this email address'])
  server.rules.sendResetEmail = fail(503, 'Not now.')
  configure({ messages: { recovery: { wait: '', sent: '' } } })
  await sendResetEmail('client@example.com')
  expect(toasts.slice(1)).toEqual(['error: Not now.'])
})
