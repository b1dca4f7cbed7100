/** What is written and not sent: what keeps it, what drops it. */
import { expect, test, vi } from 'vitest'
import { answer } from '../../../server/api/intercept'
import { openPortal, takingAnyToken } from '../portal'
import { ada, inSeconds, stopTimeInTests, stored, tokenOf, until } from '../server'
import { type Browser, createBrowser } from '../tab'

stopTimeInTests()

const grace = { ...ada, _id: 'client-grace', id: 'client-grace', name: 'Grace' }
const lasting = (seconds = 3600) => tokenOf({ exp: inSeconds(seconds) })
const file = new File(['x'], 'picture.png', { type: 'image/png' })

async function open(browser: Browser) {
  // The tokens here are none of the server's.
  const tab = await openPortal({ browser, rules: takingAnyToken })
  const { endSession, signIn } = await import('../../../src/core/session/session')
  return { ...tab, endSession, signIn }
}
const signedIn = () => createBrowser(stored(lasting()))

test('texts are there again after a reload; attachments stay with the page', async () => {
  const browser = signedIn()
  const first = await open(browser)
  first.changeDraft('ticket', { subject: 'Help', message: 'Line 1\nLine 2', files: [file] })
  first.changeDraft('ticket/1', { message: 'A reply' })
  for (const reload of ['first', 'second']) {
    const { draftOf } = await open(browser)
    const texts = { subject: 'Help', message: 'Line 1\nLine 2', files: [] }
    expect(draftOf('ticket').get(), `${reload} reload`).toMatchObject(texts)
    expect(draftOf('ticket/1').get().message).toBe('A reply')
    expect(draftOf('ticket/2').get().message).toBe('')
  }
})

test.each([
  [{ subject: 'Help' }, true],
  [{ message: 'Help' }, true],
  [{ files: [file] }, true],
  [{ subject: ' \n', message: '\t ' }, false],
  [{}, false],
])('whether %j is worth asking about: %s', async (changes, isWorth) => {
  const { isUnsent } = await open(signedIn())
  expect(isUnsent({ subject: '', message: '', files: [], ...changes })).toBe(isWorth)
})

test('what is written while nobody is signed in is not stored', async () => {
  const browser = createBrowser()
  const { changeDraft, draftOf } = await open(browser)
  changeDraft('ticket', { message: 'Help' })
  expect(draftOf('ticket').get().message).toBe('Help')
  expect(browser.local.has('client-portal:drafts')).toBe(false)
})

test('a draft that is emptied leaves nothing in storage', async () => {
  const browser = signedIn()
  const { changeDraft } = await open(browser)
  changeDraft('ticket', { message: 'Help' })
  expect(browser.local.has('client-portal:drafts')).toBe(true)
  changeDraft('ticket', { message: '' })
  expect(browser.local.has('client-portal:drafts')).toBe(false)
})

test('two tabs keep their drafts beside each other', async () => {
  const browser = signedIn()
  const one = await open(browser)
  const two = await open(browser)
  one.changeDraft('ticket/1', { message: 'from one' })
  two.changeDraft('ticket/2', { message: 'from two' })
  const three = await open(browser)
  expect(three.draftOf('ticket/1').get().message).toBe('from one')
  expect(three.draftOf('ticket/2').get().message).toBe('from two')
})

test.each([
  ['drops what was sent', 'Help', ''],
  ['leaves what another tab has written', 'Help me', 'Help me'],
])('sending %s', async (_, stored, left) => {
  const browser = signedIn()
  const one = await open(browser)
  const two = await open(browser)
  one.server.rules.createTicket = answer({ success: true, ticketId: 'TKT-1' })
  one.changeDraft('ticket', { subject: 'Plan', message: 'Help', files: [file] })
  two.changeDraft('ticket', { subject: 'Plan', message: stored })
  expect(await one.raiseTicket()).toBe('TKT-1')
  expect(one.draftOf('ticket').get()).toMatchObject({ subject: '', message: '', files: [] })
  const { draftOf } = await open(browser)
  expect(draftOf('ticket').get().message).toBe(left)
})

test('signing out drops them, here and in storage', async () => {
  const browser = signedIn()
  const { changeDraft, draftOf, signOut } = await open(browser)
  changeDraft('ticket', { message: 'Help', files: [file] })
  signOut()
  expect(draftOf('ticket').get()).toMatchObject({ message: '', files: [] })
  expect(browser.local.has('client-portal:drafts')).toBe(false)
})

test.each(['expired', 'invalid'] as const)(
  'a session that is %s keeps them, attachments included, for the same client',
  async (reason) => {
    const browser = signedIn()
    const { changeDraft, draftOf, endSession, signIn } = await open(browser)
    changeDraft('ticket', { message: 'Help', files: [file] })
    endSession(reason)
    expect(draftOf('ticket').get()).toMatchObject({ message: 'Help', files: [file] })
    expect(browser.local.get('client-portal:drafts')).toContain('Help') // for a page that is loaded anew
    signIn(ada, lasting())
    expect(draftOf('ticket').get()).toMatchObject({ message: 'Help', files: [file] })
  },
)

test('another client who signs in finds nothing of them, and neither does the first one afterwards', async () => {
  const browser = signedIn()
  const { changeDraft, draftOf, endSession, signIn } = await open(browser)
  changeDraft('ticket', { message: 'Help', files: [file] })
  endSession('expired')
  signIn(grace, lasting())
  expect(draftOf('ticket').get()).toMatchObject({ message: '', files: [] })
  expect(browser.local.get('client-portal:drafts') ?? '').not.toContain('Help')
})

test('a token that runs out in two tabs at once loses nothing in either', async () => {
  const browser = createBrowser(stored(lasting(100)))
  const one = await open(browser)
  const two = await open(browser)
  one.changeDraft('ticket/1', { message: 'from one' })
  two.changeDraft('ticket/2', { message: 'from two', files: [file] })
  await vi.advanceTimersByTimeAsync(200_000)
  await until(() => expect(two.$session.get().status).toBe('expired'))
  expect(two.draftOf('ticket/2').get()).toMatchObject({ message: 'from two', files: [file] })
})

test('a sign-out in another tab drops them here', async () => {
  const browser = signedIn()
  const one = await open(browser)
  const two = await open(browser)
  two.changeDraft('ticket/2', { message: 'from two' })
  one.signOut()
  await until(() => expect(two.$session.get().status).toBe('signed-out'))
  expect(two.draftOf('ticket/2').get().message).toBe('')
})

test.each([
  'not json',
  '[]',
  '{"clientId":"client-ada","texts":{"ticket":{"message":{}}}}',
  '{"clientId":"client-grace","texts":{}}',
])('storage that holds %s is as good as none', async (text) => {
  const browser = createBrowser({ ...stored(lasting()), 'client-portal:drafts': text })
  const { draftOf, changeDraft } = await open(browser)
  expect(draftOf('ticket').get().message).toBe('')
  changeDraft('ticket', { message: 'Help' })
  expect(draftOf('ticket').get().message).toBe('Help')
})

test('full storage loses nothing as long as the page is there', async () => {
  const { changeDraft, draftOf, page } = await open(signedIn())
  const { localStorage } = page
  if (localStorage) localStorage.fault = 'full'
  changeDraft('ticket', { message: 'x'.repeat(20_000) })
  expect(draftOf('ticket').get().message).toHaveLength(20_000)
})
