/** Signing in by a mailed link, by its code, and by a second step. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { answer, fail } from '../../../server/api/intercept'
import { askForLink, configure, leaveLinkWait, leaveSecondStep } from '../../../src/core/index'
import { defineElements } from '../../../src/elements/index'
import { record, show, until } from '../../elements/page'
import { all, control, fill, find, focusedIn, inside, press, reads, textOf } from '../../elements/person'
import { adasHostToken, calls, count, rules } from '../../elements/server'

beforeAll(() => defineElements({ only: ['cp-portal', 'cp-login'] }))

/** Ada's token, with what the server says of itself. */
async function adaIn() {
  const { token, clientId } = await adasHostToken()
  return answer({
    success: true,
    data: { token, user: { _id: clientId, name: 'Ada Lovelace', email: 'client@example.com' } },
    optional: ['logout'],
  })
}

beforeEach(() => {
  leaveLinkWait()
  leaveSecondStep()
  configure({ signInWays: ['link', 'password', 'passkey'], routes: { dashboard: '/account.html' } })
  rules.sendSignInLink = answer({ success: true, data: { request: 'request-1' } })
})

async function openLogin() {
  const login = show('cp-login')
  login.addEventListener('cp-navigate', (event) => event.preventDefault())
  await until(() => control(login, 'Send me a link'))
  return login
}

async function openWaiting() {
  const login = await openLogin()
  fill(login, '[name=email]', 'client@example.com')
  control(login, 'Send me a link').click()
  await reads(login, 'Look into your mail')
  return login
}

test('the first way is the form, the others are buttons; in a frame there is no passkey', async () => {
  const login = await openLogin()
  const names = all(login, 'button').map(({ textContent }) => textContent)
  expect(names).toEqual(['Send me a link', 'Log in with a password'])
  expect(find<HTMLInputElement>(login, '[name=email]').autocomplete).toBe('username')
  expect(calls).toEqual([])
})

test('another way takes the address along, and the focus goes to what is empty', async () => {
  const login = await openLogin()
  fill(login, '[name=email]', 'client@example.com')
  control(login, 'Log in with a password').click()
  await until(() => expect(focusedIn(login)?.getAttribute('name')).toBe('password'))
  expect(find<HTMLInputElement>(login, '[name=email]').value).toBe('client@example.com')
  control(login, 'Log in by mail').click()
  await until(() => control(login, 'Send me a link'))
  expect(find<HTMLInputElement>(login, '[name=email]').value).toBe('client@example.com')
})

test('with the password alone, there is the form of before, and no way more', async () => {
  configure({ signInWays: undefined })
  const login = show('cp-login')
  await until(() => control(login, 'Log in'))
  expect(all(login, 'button').map(({ textContent }) => textContent?.trim())).toEqual(['', 'Log in'])
})

test('the page waits for the mail, and the code from it signs in', async () => {
  const login = await openWaiting()
  expect(focusedIn(login)?.textContent).toBe('Look into your mail')
  const code = find<HTMLInputElement>(login, '[name=code]')
  expect([code.autocomplete, code.inputMode]).toEqual(['one-time-code', 'numeric'])
  expect(control(login, /Send again in \d+ s/).getAttribute('aria-disabled')).toBe('true')
  const navigations = record('cp-navigate', login)
  rules.signInByLink = await adaIn()
  fill(login, '[name=code]', '402 817')
  control(login, 'Log in').click()
  await until(() => expect(navigations.map(({ detail }) => detail.path)).toEqual(['/']))
})

test('what is wrong with a code stands at the code, with the focus in it', async () => {
  const login = await openWaiting()
  control(login, 'Log in').click()
  await reads(login, 'Enter the six digits from the mail.')
  expect(count('signInByLink')).toBe(0)
  rules.signInByLink = fail(401, 'This link or code does not count, or no longer.')
  fill(login, '[name=code]', '111111')
  control(login, 'Log in').click()
  await reads(login, 'This link or code does not count, or no longer.')
  const code = find<HTMLInputElement>(login, '[name=code]')
  await until(() => expect(focusedIn(login)).toBe(code))
  expect([code.value, code.getAttribute('aria-invalid')]).toEqual(['111111', 'true'])
})

test('another address can be entered', async () => {
  const login = await openWaiting()
  control(login, 'Use another email address').click()
  await until(() => control(login, 'Send me a link'))
  await until(() => expect(focusedIn(login)?.getAttribute('name')).toBe('email'))
})

const link = 'request-1/token-1/402817'

/** An element on a page of the host's own for mailed links. */
async function openLink(text: string) {
  const login = document.createElement('cp-login')
  Object.assign(login, { link: text })
  show('<main></main>').append(login)
  login.addEventListener('cp-navigate', (event) => event.preventDefault())
  await until(() => expect(inside(login).querySelector('button')).not.toBeNull())
  return login
}

test('a link that was asked for here has one button, and does nothing before it is pressed', async () => {
  await askForLink('client@example.com')
  calls.length = 0
  const login = await openLink(`/${link}`)
  expect(textOf(login)).toContain('You have asked for this link in this browser.')
  expect([calls, login.outerHTML]).toEqual([[], '<cp-login></cp-login>'])
  const navigations = record('cp-navigate', login)
  rules.signInByLink = await adaIn()
  control(login, 'Log in').click()
  await until(() => expect(navigations).toHaveLength(1))
})

test.each([
  ['the server says so', () => {}],
  ['another tab has used it', () => localStorage.removeItem('client-portal:sign-in')],
])('a link that does not count any more, as %s, leads to a new one', async (_, happen) => {
  await askForLink('client@example.com')
  const login = await openLink(link)
  rules.signInByLink = fail(401, 'This link or code does not count, or no longer.')
  happen()
  control(login, 'Log in').click()
  await press(login, 'Ask for a new link')
  await until(() => expect(focusedIn(login)?.textContent).toBe('Look into your mail'))
})

test('a newer link in the same tab has a page of its own', async () => {
  await askForLink('client@example.com')
  const login = await openLink('request-of-somebody/token-1/402817')
  expect(textOf(login)).toContain('402817')
  Object.assign(login, { link })
  await reads(login, 'You have asked for this link in this browser.')
})

test("a link of somebody else's signs nobody in: the page shows the code, and makes no call", async () => {
  const login = await openLink('request-of-somebody/token-1/402817')
  expect(textOf(login)).toContain('Is that another one? Enter this code there:402817')
  expect(calls).toEqual([])
  control(login, 'Log in here instead').click()
  await until(() => control(login, 'Send me a link'))
})

test('a link that is not whole says so', async () => {
  const login = await openLink('request-1/token-1')
  expect(textOf(login)).toContain('This link is not complete.')
})

test('in a portal, the secret leaves the address at once, and the sign-in goes on to what was asked for', async () => {
  await askForLink('client@example.com')
  history.replaceState(null, '', `/account/sign-in#/${link}`)
  const portal = show('cp-portal base="/account"')
  await reads(portal, 'You have asked for this link in this browser.')
  expect([location.pathname, location.hash]).toEqual(['/account/sign-in', ''])
  expect(portal.getAttribute('path') ?? '/sign-in').toBe('/sign-in')
  rules.signInByLink = await adaIn()
  control(portal, 'Log in').click()
  await until(() => expect(portal.getAttribute('path')).toBe('/'))
})

test('under getToken there is none of the ways, and a link is not looked at', async () => {
  configure({ getToken: () => null })
  const login = document.createElement('cp-login')
  Object.assign(login, { link })
  show('<main></main>').append(login)
  await reads(login, 'You log in with your account on this website.')
  expect(textOf(login)).not.toContain('402817')
})

const halfDone = (more = {}) =>
  answer({
    success: true,
    data: { secondStep: { step: 'step-1', ways: ['totp', 'mail', 'recovery'], ...more } },
  })

async function openStep(more = {}) {
  configure({ signInWays: undefined })
  rules.login = halfDone(more)
  const login = show('cp-login')
  login.addEventListener('cp-navigate', (event) => event.preventDefault())
  await until(() => control(login, 'Log in'))
  fill(login, '[name=email]', 'client@example.com')
  fill(login, '[name=password]', 'portal-demo')
  control(login, 'Log in').click()
  await reads(login, 'One more step')
  return login
}

test('after the password, a code is asked for in the same place; it signs in', async () => {
  const login = await openStep()
  expect(focusedIn(login)?.textContent).toBe('One more step')
  const navigations = record('cp-navigate', login)
  rules.signInByStep = fail(401, 'This code is not right.')
  fill(login, '[name=code]', '111 111')
  control(login, 'Confirm').click()
  await reads(login, 'This code is not right.')
  expect(navigations).toEqual([])
  rules.signInByStep = await adaIn()
  control(login, 'Confirm').click()
  await until(() => expect(navigations).toHaveLength(1))
})

test('the way back leads to the form that the client has come from, with the address in it, and the focus', async () => {
  configure({ signInWays: ['link', 'password'] })
  rules.login = halfDone()
  const login = await openLogin()
  fill(login, '[name=email]', 'client@example.com')
  control(login, 'Log in with a password').click()
  await until(() => fill(login, '[name=password]', 'portal-demo'))
  control(login, 'Log in').click()
  await reads(login, 'One more step')
  control(login, 'Use a recovery code').click()
  await until(() => expect(find(login, 'label').textContent).toBe('Recovery code'))
  expect(focusedIn(login)?.textContent).toBe('One more step')
  control(login, 'Back to the login').click()
  await until(() => expect(find<HTMLInputElement>(login, '[name=email]').value).toBe('client@example.com'))
  await until(() => expect(focusedIn(login)?.getAttribute('name')).toBe('password'))
})

test('a step that is over leads to the form, which says why', async () => {
  const login = await openStep()
  rules.signInByStep = fail(409, 'This took too long, or was tried too often.')
  fill(login, '[name=code]', '111111')
  control(login, 'Confirm').click()
  await until(() => expect(find<HTMLInputElement>(login, '[name=email]').value).toBe('client@example.com'))
  expect(textOf(login)).toContain('This took too long, or was tried too often.')
})

test('a code by mail is sent as soon as it is chosen, once', async () => {
  const login = await openStep()
  rules.sendStepCode = answer({ success: true })
  control(login, 'Send a code by mail').click()
  await reads(login, 'We have mailed you a code.')
  await until(() => expect(count('sendStepCode')).toBe(1))
  control(login, 'Use a recovery code').click()
  await until(() => expect(find(login, 'label').textContent).toBe('Recovery code'))
  control(login, 'Send a code by mail').click()
  await until(() => control(login, /Send again in \d+ s/))
  expect(count('sendStepCode')).toBe(1)
})

test('the browser can be trusted where the server lets it be', async () => {
  const without = await openStep({ trustDays: 0 })
  expect(all(without, '[type=checkbox]')).toEqual([])
  expect(all(without, 'form').map(({ textContent }) => textContent)).toEqual(['CodeConfirm'])
  leaveSecondStep()
  configure({ storage: 'local' })
  const login = await openStep({ trustDays: 30 })
  await until(() => control(login, 'Trust this browser for 30 days', 'label'))
})
