/** The people of the client in the account, and what one who may does about them; and what a role is not offered. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answer, fail } from '../../../server/api/intercept'
import { configure, signOut } from '../../../src/core/index'
import { defineElements } from '../../../src/elements/index'
import { actByFinger } from '../../elements/finger'
import { draw, show, signInAs, toasts, until } from '../../elements/page'
import { all, fieldOf, find, focusedIn, press, reads, textOf, typeInto } from '../../elements/person'
import { adasHostToken, hold, rules, serve } from '../../elements/server'

beforeAll(() => defineElements({ only: ['cp-portal'] }))

const people = [
  {
    id: 'client-ada',
    name: 'Ada Lovelace',
    email: 'client@example.com',
    role: 'all',
    isYou: true,
    isOwner: true,
  },
  { id: 'client-charles', name: 'Charles Babbage', email: 'charles@example.com', role: 'pay' },
  {
    ...{ id: 'client-luigi', name: 'Luigi Menabrea', email: 'luigi@example.com', role: 'x' },
    invitedAt: '2026-11-20T09:30:00.000Z',
  },
]
const roles = [
  { id: 'all', name: 'Can do everything', text: '' },
  { id: 'pay', name: 'Can pay and write', text: '' },
  { id: 'x', name: 'A role of the server', text: 'As it says.' },
]
const told = (more: object[] = people) => answer({ success: true, data: { people: more, roles } })
const all4 = ['colleagues', 'inviteColleague', 'removeColleague', 'changeColleague', 'followTicket']

let sent: [string, unknown][] = []
/** Whether the latest of them is called off. */
let isAborted = () => false

async function signInWith(optional = all4, profile: object = {}) {
  signOut()
  const { token, clientId } = await adasHostToken()
  const user = { _id: clientId, name: 'Ada Lovelace', email: 'client@example.com', ...profile }
  rules.login = answer({ success: true, data: { token, user }, optional })
  rules.profile = answer({ success: true, data: user })
  rules.checkSession = answer({ success: true })
  rules.colleagues = told()
  await signInAs()
}

async function openPage(path = '/account/account') {
  history.replaceState(null, '', path)
  return show('cp-portal base="/account"')
}

beforeEach(async () => {
  sent = []
  configure({
    fetch: (input, init) => {
      const [, call] = /\/((?:invite|remove|change)Colleague)\//.exec(String(input)) ?? []
      if (call && typeof init?.body === 'string') sent.push([call, JSON.parse(init.body)])
      if (call) isAborted = () => init?.signal?.aborted === true
      return serve(input, init)
    },
  })
  await signInWith()
})

test('names everybody, who "you" are, and who has not come yet', async () => {
  const portal = await openPage()
  await reads(portal, 'charles@example.com')
  expect(textOf(portal)).toMatch(/Ada Lovelace\s*You/)
  expect(find(portal, '[part~=badge]').part.contains('badge-neutral')).toBe(true)
  expect(textOf(portal)).toContain('Invited on November 20, 2026, not here yet')
  // The account is Ada's: nobody takes her out, and she does not lock herself out.
  expect(all(portal, '[aria-label="Remove Ada Lovelace"]')).toEqual([])
  expect(all(portal, 'select')).toHaveLength(2)
})

test('the button beside a choice is as high as the choice, and has its border', async () => {
  const portal = await openPage()
  await reads(portal, 'charles@example.com')
  const lookOf = (each: HTMLElement) => [each.offsetHeight, getComputedStyle(each).borderTopColor]
  const button = find(portal, '[aria-label="Remove Charles Babbage"]')
  expect(lookOf(button)).toEqual(lookOf(find(portal, 'select')))
})

test('for a finger, the button beside a choice is as high as the choice', async () => {
  const portal = await openPage()
  await reads(portal, 'charles@example.com')
  actByFinger(portal)
  const button = find(portal, '[aria-label="Remove Charles Babbage"]')
  expect(button.offsetHeight).toBe(find(portal, 'select').offsetHeight)
})

test('an invitation is checked, sent, and leaves the focus at the list', async () => {
  const portal = await openPage()
  await press(portal, 'Invite a colleague')
  await press(portal, 'Send invitation')
  await until(() => expect(textOf(portal)).toContain('Enter the name.'))
  expect(focusedIn(portal)).toBe(fieldOf(portal, 'Name'))
  typeInto(fieldOf(portal, 'Name'), 'Grace Hopper')
  typeInto(fieldOf(portal, 'Email'), 'grace@example.com')
  const refusal = 'This address can not be invited. Please take another one.'
  rules.inviteColleague = fail(422, refusal)
  await press(portal, 'Send invitation')
  await reads(portal, refusal)
  // It is said once: at the field, which has the focus.
  const email = fieldOf(portal, 'Email')
  expect(email).toMatchObject({ value: 'grace@example.com', ariaInvalid: 'true' })
  expect(focusedIn(portal)).toBe(email)
  expect(textOf(portal).split(refusal)).toHaveLength(2)
  expect(toasts.join()).not.toContain(refusal)
  const grace = { id: 'g', name: 'Grace Hopper', email: 'grace@example.com', role: 'x' }
  rules.inviteColleague = told([...people, grace])
  await press(portal, 'Send invitation')
  await until(() => expect(textOf(portal)).not.toContain('Send invitation'))
  await reads(portal, 'grace@example.com')
  expect(focusedIn(portal)?.textContent).toBe('Colleagues')
  const said = { name: 'Grace Hopper', email: 'grace@example.com', role: 'x' }
  expect(sent).toEqual([
    ['inviteColleague', said],
    ['inviteColleague', said],
  ])
})

test.each<[string, leave: (portal: HTMLElement) => unknown]>([
  ['Cancel', (portal) => press(portal, 'Cancel')],
  ['closing what is around it', (portal) => portal.remove()],
])('an invitation that is on its way goes on after %s, and a toast tells of it', async (_by, leave) => {
  const portal = await openPage()
  const release = hold('inviteColleague', told())
  await press(portal, 'Invite a colleague')
  await until(() => typeInto(fieldOf(portal, 'Name'), 'Grace Hopper'))
  typeInto(fieldOf(portal, 'Email'), 'grace@example.com')
  await press(portal, 'Send invitation')
  await until(() => expect(sent).toHaveLength(1))
  await leave(portal)
  await draw()
  expect(isAborted()).toBe(false)
  release()
  await until(() => expect(toasts).toContainEqual(expect.stringMatching(/^success: .*grace@example\.com/)))
})

test('of several roles in a row, by keys or not, the one is saved that is confirmed', async () => {
  const portal = await openPage()
  await reads(portal, 'charles@example.com')
  find(portal, 'select').focus()
  await userEvent.keyboard('{ArrowDown}')
  await until(() => expect(find(portal, 'select').value).toBe('x'))
  await press(portal, 'Cancel')
  await until(() => expect(find(portal, 'select').value).toBe('pay'))
  await userEvent.selectOptions(find(portal, 'select'), 'all')
  await userEvent.selectOptions(find(portal, 'select'), 'x')
  await draw()
  expect(sent).toEqual([])
  rules.changeColleague = told(people.map((one) => ({ ...one, role: 'x' })))
  await press(portal, 'Save')
  await until(() => expect(toasts.at(-1)).toBe('success: Saved. It counts at once.'))
  expect(sent).toEqual([['changeColleague', { colleague: 'client-charles', role: 'x' }]])
  expect(find(portal, 'select').value).toBe('x')
  await until(() => expect(focusedIn(portal)).toBe(find(portal, 'select')))
  expect(all(portal, 'button').map(({ textContent }) => textContent)).not.toContain('Save')
})

test('who may do more, and who is taken out, is asked for first, and "Cancel" has the focus', async () => {
  const portal = await openPage()
  await reads(portal, 'charles@example.com')
  rules.changeColleague = told(people.map((one) => ({ ...one, role: 'all' })))
  await userEvent.selectOptions(find(portal, 'select'), 'all')
  await press(portal, 'Save')
  await reads(portal, 'Let Charles Babbage do more?')
  await reads(portal, 'Can do everything: Also invites colleagues.')
  await until(() => expect(focusedIn(portal)?.textContent).toBe('Cancel'))
  expect(sent).toEqual([])
  await press(portal, 'Save', 'dialog[open] button')
  await until(() => expect(sent).toEqual([['changeColleague', { colleague: 'client-charles', role: 'all' }]]))
  rules.removeColleague = told(people.slice(0, 1))
  await press(portal, 'Remove Charles Babbage')
  await reads(portal, 'Remove Charles Babbage?')
  await until(() => expect(focusedIn(portal)?.textContent).toBe('Cancel'))
  expect(sent).toHaveLength(1)
  await press(portal, 'Remove', 'dialog[open] button')
  await until(() => expect(textOf(portal)).not.toContain('charles@example.com'))
  expect(sent.at(-1)).toEqual(['removeColleague', { colleague: 'client-charles' }])
  expect(focusedIn(portal)?.textContent).toBe('Colleagues')
})

test('the server wants a login of the last minutes: the page asks for it', async () => {
  const portal = await openPage()
  await reads(portal, 'charles@example.com')
  rules.removeColleague = fail(403, 'Please log in once more.')
  await press(portal, 'Remove Charles Babbage')
  await press(portal, 'Remove', 'dialog[open] button')
  await reads(portal, 'Log in once more')
})

describe('a role that may nothing', () => {
  beforeEach(() => signInWith(all4, { role: { id: 'look', name: 'Can only look' }, may: [] }))

  test.each<[string, path: string, there: string, gone: RegExp]>([
    ['invites nobody', '/account/account', 'charles@example.com', /Invite a colleague|Remove/],
    ['does not pay', '/account/payments/payment-history', 'Payment History', /^Pay$/m],
    [
      'writes on no ticket',
      '/account/support/ticket/TKT-M4XQ72PD',
      'You can read here, and not write.',
      /Send reply/,
    ],
    [
      'raises none',
      '/account/support/raise-ticket',
      'You can read here, and not write.',
      /Describe your issue/,
    ],
    ['adds no service', '/account/', 'Ada', /Add Services/],
    [
      'adds no file',
      '/account/services/service/project-website-relaunch',
      'You can look at the files, and not add any.',
      /Upload a file/,
    ],
  ])('%s', async (_what, path, there, gone) => {
    const portal = await openPage(path)
    await reads(portal, there)
    expect(
      all(portal, 'button,a,label')
        .map(({ textContent }) => textContent)
        .join('\n'),
    ).not.toMatch(gone)
  })
})
