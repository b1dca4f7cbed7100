/** The client's own ways in: on a page of the portal, and in a dialog elsewhere. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { answer, fail } from '../../../server/api/intercept'
import { configure, signOut } from '../../../src/core/index'
import { endSession } from '../../../src/core/session/session'
import { defineElements } from '../../../src/elements/index'
import { record, show, signInAs, toasts, until } from '../../elements/page'
import {
  all,
  control,
  fill,
  find,
  focusedIn,
  inside,
  press,
  reads,
  textOf,
  textsOf,
} from '../../elements/person'
import { adasHostToken, count, rules } from '../../elements/server'

// Tests run in a frame, where no page can ask for passkeys. One that stands in none is its own parent.
const { parent } = window
beforeAll(() => Object.assign(window, { parent: window }))
afterAll(() => Object.assign(window, { parent }))

beforeAll(() => defineElements({ only: ['cp-portal', 'cp-account'] }))

const all5 = ['logout', 'security', 'changePassword', 'passkeys', 'secondStep', 'endSessions']
const known = {
  needsCurrentPassword: true,
  passkeys: [{ id: 'passkey-1', name: 'Firefox, Windows', createdAt: '2026-11-02', lastUsedAt: '' }],
  secondStep: { kind: '', isRequired: false },
  sessions: [
    { id: 'other', browser: 'Safari', system: 'iOS', city: 'Graz', lastUsedAt: '2026-11-20T09:30:00Z' },
    {
      id: 'this',
      browser: 'Firefox',
      system: 'Windows',
      lastUsedAt: '2026-11-21T09:30:00Z',
      isCurrent: true,
    },
  ],
  signIns: [{ at: '2026-11-21T09:30:00Z', way: 'link', browser: 'Firefox', system: 'Windows', isNew: true }],
}
const security = (more = {}) => answer({ success: true, data: { ...known, ...more } })

async function adaIn(optional: readonly string[] = all5) {
  const { token, clientId } = await adasHostToken()
  return answer({
    success: true,
    data: { token, user: { _id: clientId, name: 'Ada Lovelace', email: 'client@example.com' } },
    optional,
  })
}

beforeEach(async () => {
  rules.login = await adaIn()
  rules.checkSession = answer({ success: true })
  rules.security = security()
  await signInAs()
})

async function openPage() {
  history.replaceState(null, '', '/account/account/security')
  const portal = show('cp-portal base="/account"')
  await reads(portal, 'Where you are logged in')
  return portal
}

/** Opens the dialog of the account menu, on a page without a portal. */
async function openDialog() {
  configure({ portalUrl: '' })
  const account = show('cp-account')
  await press(account, /account/i)
  await press(account, 'Security', '[role=menuitem]')
  await reads(account, 'Where you are logged in')
  return account
}

test.each([
  ['has', 'changeProfile', ['Account', 'Security']],
  ['has not', '', []],
])('above the page stands the way to the account, where the server %s a page of it', async (_, part, way) => {
  rules.login = await adaIn([...all5, part])
  await signInAs()
  const portal = await openPage()
  expect(textsOf(portal, 'main nav li')).toEqual(way)
})

test('elsewhere than in a portal, the account menu opens a dialog', async () => {
  const account = await openDialog()
  expect(all(account, 'dialog[open]')).toHaveLength(1)
  control(account, 'Close').click()
  await until(() => expect(all(account, 'dialog[open]')).toEqual([]))
})

test('where a page shows it, the account menu leads there', async () => {
  configure({ portalUrl: '/portal' })
  const account = show('cp-account')
  account.addEventListener('cp-navigate', (event) => event.preventDefault())
  const navigations = record('cp-navigate', account)
  await press(account, /account/i)
  await press(account, 'Security', '[role=menuitem]')
  expect(navigations.map(({ detail }) => detail.route)).toEqual(['security'])
  expect(all(account, 'dialog[open]')).toEqual([])
})

test('a server without all of it has no entry', async () => {
  rules.login = await adaIn(['logout'])
  await signInAs()
  const account = show('cp-account')
  await press(account, /account/i)
  await until(() => control(account, 'Log out', '[role=menuitem]'))
  expect(all(account, '[role=menuitem]')).toHaveLength(1)
})

test('this browser comes first, and others can be ended', async () => {
  const portal = await openPage()
  const rows = all(portal, 'li').map(({ textContent }) => textContent ?? '')
  const [mine = -1, other = -1] = ['This browser', 'Safari, iOS'].map((text) =>
    rows.findIndex((row) => row.includes(text)),
  )
  expect(mine).toBeLessThan(other)
  rules.endSessions = security({ sessions: known.sessions.slice(1) })
  control(portal, 'Log out: Safari, iOS').click()
  await until(() => expect(textOf(portal)).not.toContain('Safari, iOS'))
  expect(inside(portal).textContent).not.toContain('Log out everywhere else')
})

test('the state of the second step stands in a badge, as other states do', async () => {
  expect(textsOf(await openPage(), '[part~=badge-neutral]')).toContain('Off')
  rules.security = security({ secondStep: { kind: 'totp', recoveryCodes: 9 } })
  await signInAs()
  expect(textsOf(await openPage(), '[part~=badge-green]')).toEqual(['On: authenticator app'])
})

test('who has a second step reads before that trusted browsers ask for it again', async () => {
  const sentence = 'Browsers that you trust, this one included, ask for the second step again then.'
  expect(textOf(await openPage())).not.toContain(sentence)
  rules.security = security({ secondStep: { kind: 'totp', recoveryCodes: 9 } })
  await signInAs()
  const portal = await openPage()
  await reads(portal, sentence)
  const described = control(portal, 'Log out everywhere else').getAttribute('aria-describedby') ?? ''
  expect(find(portal, `#${described}`).textContent).toBe(sentence)
  // A new password does the same.
  const [about] = all(portal, 'section').filter((part) => part.textContent?.startsWith('Password'))
  expect(about?.textContent).toContain(`you are logged out everywhere else. ${sentence}`)
})

test('the password is changed with the one of before; a wrong one is told', async () => {
  const portal = await openPage()
  control(portal, 'Change password').click()
  await until(() => find(portal, '[name=current]'))
  control(portal, 'Change password').click()
  await reads(portal, 'Enter your current password.')
  expect(count('changePassword')).toBe(0)
  fill(portal, '[name=current]', 'wrong')
  fill(portal, '[name=password]', 'a new long password')
  rules.changePassword = fail(400, 'The current password is not right.')
  control(portal, 'Change password').click()
  await reads(portal, 'The current password is not right.')
  expect(find<HTMLInputElement>(portal, '[name=password]').value).toBe('a new long password')
  const { token } = await adasHostToken()
  rules.changePassword = answer({ success: true, data: { token } })
  control(portal, 'Change password').click()
  await until(() => expect(all(portal, '[name=password]')).toEqual([]))
  expect(toasts.at(-1)).toBe('success: Your password is changed. You are logged out everywhere else.')
  // What was pressed is gone.
  expect(focusedIn(portal)?.textContent).toBe('Password')
})

const setUp = {
  setUp: 'set-up-1',
  secret: 'JBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/Northlight:client@example.com?secret=JBSWY3DPEHPK3PXP',
}

test('an app is set up by a picture or its key, and the recovery codes are shown this once', async () => {
  rules.beginSecondStep = answer({ success: true, data: setUp })
  const portal = await openPage()
  control(portal, 'Use an authenticator app').click()
  await reads(portal, 'JBSW Y3DP EHPK 3PXP')
  expect(find(portal, '[role=img]').getAttribute('aria-label')).toBe('The key as a QR code')
  rules.turnOnSecondStep = fail(400, 'This code is not right. Please enter the newest one.')
  fill(portal, '[name=code]', '111111')
  control(portal, 'Turn on').click()
  await reads(portal, 'This code is not right.')
  rules.turnOnSecondStep = answer({ success: true, data: { recoveryCodes: ['AAAAA-BBBBB', 'CCCCC-DDDDD'] } })
  rules.security = security({ secondStep: { kind: 'totp', recoveryCodes: 2 } })
  control(portal, 'Turn on').click()
  await reads(portal, 'CCCCC-DDDDD')
  expect(focusedIn(portal)?.textContent).toBe('Your recovery codes')
  // They are printed alone, in a frame, as long as the browser prints.
  const printed: string[] = []
  const append = document.body.append.bind(document.body)
  const appended = vi.spyOn(document.body, 'append').mockImplementation((frame) => {
    append(frame)
    if (!(frame instanceof HTMLIFrameElement) || !frame.contentWindow) return
    frame.contentWindow.print = () => {
      printed.push(frame.contentDocument?.body.textContent ?? '')
      frame.remove()
    }
  })
  control(portal, 'Print').click()
  expect(printed.join()).toMatch(/^Your recovery codes.*AAAAA-BBBBBCCCCC-DDDDD$/)
  appended.mockRestore()
  control(portal, 'I have kept them').click()
  await reads(portal, '2 recovery codes are left.')
  expect(textOf(portal)).not.toContain('AAAAA')
})

test('a set-up that is over leads back to where it begins anew, and says why', async () => {
  rules.beginSecondStep = answer({ success: true, data: setUp })
  const over = 'This took too long, or was tried too often. Please begin anew.'
  rules.turnOnSecondStep = fail(409, over)
  const portal = await openPage()
  await press(portal, 'Use an authenticator app')
  await reads(portal, 'JBSW Y3DP EHPK 3PXP')
  fill(portal, '[name=code]', '111111')
  control(portal, 'Turn on').click()
  await until(() => control(portal, 'Use an authenticator app'))
  expect(textOf(portal)).toContain(over)
  expect(focusedIn(portal)?.textContent).toBe('Second step')
  control(portal, 'Use an authenticator app').click()
  await reads(portal, 'JBSW Y3DP EHPK 3PXP')
  expect(textOf(portal)).not.toContain(over)
})

test('where the sign-in is not fresh, a dialog asks for one, and the set-up goes on after it', async () => {
  rules.beginSecondStep = fail(403, 'Please log in once more.')
  const portal = await openPage()
  control(portal, 'Use an authenticator app').click()
  await reads(portal, 'Log in once more')
  expect(find<HTMLInputElement>(portal, '[name=email]').value).toBe('client@example.com')
  rules.beginSecondStep = answer({ success: true, data: setUp })
  rules.login = await adaIn()
  fill(portal, 'dialog [name=password]', 'portal-demo')
  control(portal, 'Log in').click()
  await reads(portal, 'JBSW Y3DP EHPK 3PXP')
  expect(all(portal, 'dialog[open]')).toEqual([])
  expect(toasts.filter((toast) => toast.startsWith('error'))).toEqual([])
})

test('who leaves the screen leaves the question: nothing is done, and nothing is asked later', async () => {
  rules.turnOffSecondStep = fail(403, 'Please log in once more.')
  rules.security = security({ secondStep: { kind: 'mail', recoveryCodes: 10 } })
  const portal = await openPage()
  control(portal, 'Turn off').click()
  await reads(portal, 'Log in once more')
  portal.setAttribute('path', '/payments/payment-history')
  await until(() => expect(all(portal, 'dialog[open]')).toEqual([]))
  rules.turnOffSecondStep = security()
  await signInAs()
  portal.setAttribute('path', '/account/security')
  await reads(portal, 'On: codes by mail')
  expect([all(portal, 'dialog[open]'), count('turnOffSecondStep')]).toEqual([[], 1])
})

describe('where there is no such screen, its address leads to no page, and the title says so', () => {
  async function expectNoPage() {
    history.replaceState(null, '', '/account/account/security')
    const portal = show('cp-portal base="/account"')
    const screens = record('cp-screen-change', portal)
    await reads(portal, 'Page not found')
    expect(document.title).toMatch(/^Page not found/)
    await until(() => expect(screens.map(({ detail }) => detail.route)).toEqual(['notFound']))
  }

  test('a server does not say what there is', async () => {
    rules.login = await adaIn(['logout', 'passkeys', 'endSessions'])
    await signInAs()
    await expectNoPage()
  })

  test('the host signs its clients in', async () => {
    const { token } = await adasHostToken()
    configure({ getToken: () => token })
    await expectNoPage()
  })
})

test('when the session expires over what was typed, it stays, and what was known of the client goes', async () => {
  const portal = await openPage()
  control(portal, 'Change password').click()
  await until(() => expect(focusedIn(portal)?.getAttribute('name')).toBe('current'))
  fill(portal, '[name=password]', 'a new long password')
  endSession('expired')
  await reads(portal, 'Log in to go on')
  expect(textOf(portal)).not.toMatch(/Safari|Graz|Firefox/)
  expect(find<HTMLInputElement>(portal, '[name=password]').value).toBe('a new long password')
})

test('who closes that dialog has changed nothing', async () => {
  rules.turnOffSecondStep = fail(403, 'Please log in once more.')
  rules.security = security({ secondStep: { kind: 'mail', recoveryCodes: 10 } })
  const portal = await openPage()
  control(portal, 'Turn off').click()
  await reads(portal, 'Log in once more')
  control(portal, 'Close').click()
  await until(() => expect(all(portal, 'dialog[open]')).toEqual([]))
  expect(textOf(portal)).toContain('On: codes by mail')
})

/** What an authenticator of the browser's gives. */
function credential(response: object) {
  const buffer = new Uint8Array([1, 2, 3]).buffer
  const bytes = Object.fromEntries(
    ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature'].map((name) => [name, buffer]),
  )
  return {
    id: 'AQID',
    rawId: buffer,
    type: 'public-key',
    response: { ...bytes, ...response },
    getClientExtensionResults: () => ({}),
    // The parts of a PublicKeyCredential that the library reads.
  } as unknown as Credential
}

const question = answer({
  success: true,
  data: {
    challenge: 'challenge-1',
    options: {
      challenge: 'AQID',
      rp: { id: 'localhost', name: 'Northlight' },
      user: { id: 'AQID', name: 'client@example.com', displayName: 'Ada Lovelace' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    },
  },
})

test('a passkey is made under a name, and removed', async () => {
  vi.spyOn(navigator.credentials, 'create').mockResolvedValue(credential({}))
  rules.newPasskeyOptions = question
  rules.addPasskey = security({ passkeys: [...known.passkeys, { id: 'passkey-2', name: 'Phone' }] })
  const portal = await openPage()
  control(portal, 'Add a passkey').click()
  await until(() => find(portal, '[name=name]'))
  fill(portal, '[name=name]', 'Phone')
  control(portal, 'Add a passkey').click()
  await until(() => control(portal, 'Remove Phone'))
  expect(toasts.at(-1)).toBe('success: The passkey is added.')
  expect(focusedIn(portal)?.textContent).toBe('Passkeys')
  rules.removePasskey = security({ passkeys: [] })
  control(portal, 'Remove Phone').click()
  await reads(portal, 'There are none yet.')
  await until(() => expect(focusedIn(portal)?.textContent).toBe('Passkeys'))
})

test('who closes the dialog of the browser is where they were, and no error is told', async () => {
  vi.spyOn(navigator.credentials, 'create').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  rules.newPasskeyOptions = question
  const portal = await openPage()
  control(portal, 'Add a passkey').click()
  await until(() => find(portal, '[name=name]'))
  control(portal, 'Add a passkey').click()
  await until(() => expect(count('newPasskeyOptions')).toBe(1))
  await until(() => expect(control(portal, 'Add a passkey').getAttribute('aria-busy')).toBeNull())
  expect(count('addPasskey')).toBe(0)
  expect(toasts.filter((toast) => toast.startsWith('error'))).toEqual([])
})

test('what could not be loaded can be asked for again', async () => {
  rules.security = fail(500, 'Not today.')
  history.replaceState(null, '', '/account/account/security')
  const portal = show('cp-portal base="/account"')
  await reads(portal, 'Not today.')
  rules.security = security()
  control(portal, 'Retry').click()
  await reads(portal, 'Where you are logged in')
})

test('after a sign-in by another way, a passkey is offered once; "Not now" counts for good', async () => {
  localStorage.removeItem('client-portal:no-passkey')
  configure({ signInWays: ['password', 'passkey'] })
  rules.security = security({ passkeys: [] })
  await signInAs()
  history.replaceState(null, '', '/account/')
  const portal = show('cp-portal base="/account"')
  await reads(portal, 'Next time without a password?')
  control(portal, 'Not now').click()
  await until(() => expect(textOf(portal)).not.toContain('Next time without a password?'))
  await signInAs()
  expect(textOf(portal)).not.toContain('Next time without a password?')
  localStorage.removeItem('client-portal:no-passkey')
})

test('a passkey that is offered late asks for a sign-in first, on whatever screen', async () => {
  vi.spyOn(navigator.credentials, 'create').mockResolvedValue(credential({}))
  configure({ signInWays: ['password', 'passkey'] })
  rules.security = security({ passkeys: [] })
  rules.newPasskeyOptions = fail(403, 'Please log in once more.')
  await signInAs()
  history.replaceState(null, '', '/account/')
  const portal = show('cp-portal base="/account"')
  await press(portal, 'Add a passkey')
  await reads(portal, 'Log in once more')
  await until(() => expect(focusedIn(portal)?.getAttribute('name')).toBe('password'))
  rules.newPasskeyOptions = question
  rules.addPasskey = security()
  rules.login = await adaIn()
  fill(portal, 'dialog [name=password]', 'portal-demo')
  find(portal, 'dialog [type=submit]').click()
  await until(() => expect(toasts.at(-1)).toBe('success: The passkey is added.'))
  expect(all(portal, 'dialog[open]')).toEqual([])
})

test('a client who has a passkey is offered none', async () => {
  configure({ signInWays: ['password', 'passkey'] })
  await signInAs()
  history.replaceState(null, '', '/account/')
  const portal = show('cp-portal base="/account"')
  await until(() => expect(count('security')).toBeGreaterThan(0))
  await reads(portal, 'Payment History')
  expect(textOf(portal)).not.toContain('Next time without a password?')
})

test('a passkey signs in by its button', async () => {
  configure({ signInWays: ['passkey', 'password'] })
  signOut()
  const login = show('cp-portal base="/account"')
  await until(() => control(login, 'Log in with a passkey'))
  expect(find<HTMLInputElement>(login, '[name=email]').autocomplete).toBe('username webauthn')
  vi.spyOn(navigator.credentials, 'get').mockResolvedValue(credential({}))
  rules.passkeyOptions = question
  rules.signInByPasskey = await adaIn()
  await press(login, 'Log in with a passkey')
  await until(() => expect(login.getAttribute('path')).toMatch(/^\/($|\?)/))
})
