/** All that is kept of the client: asked for, being made, downloaded; and the wish to be erased. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { answer, fail } from '../../../server/api/intercept'
import { configure } from '../../../src/core/index'
import { defineElements } from '../../../src/elements/index'
import { show, signInAs, until } from '../../elements/page'
import { all, control, fill, find, focusedIn, press, reads, textOf } from '../../elements/person'
import { adasHostToken, count, rules } from '../../elements/server'

beforeAll(() => defineElements({ only: ['cp-portal', 'cp-account'] }))

const own = (data: object = {}) => answer({ success: true, data })
const askedAt = '2026-11-20T09:30:00.000Z'
const ready = {
  state: 'ready',
  askedAt,
  until: '2026-11-21T09:30:00Z',
  path: '/files/my-data.zip',
  size: 1_500,
}

async function signIn(optional: readonly string[]) {
  const { token, clientId } = await adasHostToken()
  const user = { _id: clientId, name: 'Ada Lovelace', email: 'client@example.com' }
  rules.login = answer({ success: true, data: { token, user }, optional })
  await signInAs()
}

beforeEach(async () => {
  rules.checkSession = answer({ success: true })
  rules.ownData = own()
  await signIn(['ownData', 'askForCopy', 'askForErasure'])
})

async function openPage(text: string | RegExp = 'Erase my account') {
  history.replaceState(null, '', '/portal/account')
  const portal = show('cp-portal base="/portal"')
  await reads(portal, text)
  return portal
}

test.each([
  [true, 2, true],
  [true, 1, false],
  [false, 2, false],
])(
  'who has the account in own name (%s), of %i people, hears that it goes for all: %s',
  async (isOwner, count, isTold) => {
    const you = { id: 'a', name: 'Ada', email: 'ada@example.com', role: 'all', isYou: true, isOwner }
    const charles = { id: 'c', name: 'Charles', email: 'charles@example.com', role: 'all', isOwner: !isOwner }
    rules.colleagues = own({ people: [you, charles].slice(0, count), roles: [] })
    await signIn(['ownData', 'askForErasure', 'colleagues'])
    const portal = await openPage()
    await reads(portal, 'ada@example.com')
    expect(textOf(portal).includes('your colleagues lose their access, too')).toBe(isTold)
  },
)

test('a copy is asked for once, and downloaded when it is made', async () => {
  const portal = await openPage()
  rules.askForCopy = own({ copy: { state: 'making', askedAt } })
  control(portal, 'Ask for a copy').click()
  await reads(portal, /Your copy is being made/)
  expect(focusedIn(portal)?.textContent).toBe('Your data')
  expect(all(portal, 'button').map(({ textContent }) => textContent)).not.toContain('Ask for a copy')
  expect(count('askForCopy')).toBe(1)

  rules.ownData = own({ copy: ready })
  await until(() => {
    // There is a connection again. For some seconds, an answer is new.
    dispatchEvent(new Event('online'))
    expect(control(portal, /^Download/).getAttribute('href')).toMatch(/my-data\.zip$/)
  })
  expect(textOf(portal)).toMatch(/^.*Your copy of November 20, 2026.* is ready/)
})

test('a copy that could not be made says so, and can be asked for again', async () => {
  rules.ownData = own({ copy: { state: 'failed', askedAt } })
  const portal = await openPage('The copy could not be made. Please ask for it again.')
  rules.askForCopy = fail(500, 'The disk is full.')
  control(portal, 'Ask for a copy').click()
  await until(() => expect(count('askForCopy')).toBe(1))
  expect(control(portal, 'Ask for a copy')).toBeDefined()
})

test('the wish to be erased keeps its words when it fails, is said, and taken back', async () => {
  const portal = await openPage()
  control(portal, 'Ask to be erased').click()
  await until(() => expect(focusedIn(portal)).toBe(find(portal, '[name=words]')))
  fill(portal, '[name=words]', 'We have closed.')
  rules.askForErasure = fail(500, 'Not now.')
  const form = find(portal, '[name=words]').closest('form')
  form?.requestSubmit()
  await reads(portal, 'Not now.')
  expect(find<HTMLTextAreaElement>(portal, '[name=words]').value).toBe('We have closed.')

  rules.askForErasure = own({ erasure: { askedAt, words: 'We have closed.' } })
  form?.requestSubmit()
  await reads(portal, /You have asked on .* to be erased/)
  expect(textOf(portal)).toContain('We have closed.')
  expect(focusedIn(portal)?.textContent).toBe('Erase my account')

  rules.withdrawErasure = own()
  control(portal, 'Take it back').click()
  await until(() => control(portal, 'Ask to be erased'))
})

test('what the server does not announce is not there', async () => {
  await signIn(['ownData', 'askForCopy'])
  const portal = await openPage('Your data')
  expect(textOf(portal)).not.toContain('Erase my account')
  await signIn(['logout'])
  configure({ portalUrl: '/portal' })
  const account = show('cp-account')
  await press(account, /account/i)
  await until(() => control(account, 'Log out', '[role=menuitem]'))
  expect(all(account, '[role=menuitem]')).toHaveLength(1)
})
