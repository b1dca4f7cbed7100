/** The login of `<cp-portal>` while a stored session is being checked. */
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { fail, hang } from '../../../server/api/intercept'
import { $client } from '../../../src/core/index'
import { $token } from '../../../src/core/server/token'
import { confirmSession, endSession, restoreSession } from '../../../src/core/session/session'
import { defineElements } from '../../../src/elements/index'
import { record, show, signInAs, stage, until } from '../../elements/page'
import { all, becomes, control, type Field, fill, reads, textOf } from '../../elements/person'
import { rules } from '../../elements/server'

beforeAll(() => defineElements({ only: ['cp-login', 'cp-portal'] }))

const portal = '<cp-portal routing="memory" path="/login"></cp-portal>'
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** Opens a login with a stored session, to whose check the server gives no answer. */
async function open(html: string) {
  rules.checkSession = hang()
  await signInAs()
  const [client, token] = [$client.get(), $token.get()]
  if (!client || !token) throw new Error('Nobody is signed in.')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  restoreSession(client, token)
  const changes = record('cp-state-change', stage)
  const element = show(html)
  // It waits from now on: what it has drawn first is reported by an effect, and its timer is set by another one.
  await until(() => expect(changes).not.toEqual([]))
  return element
}

const typedIn = (element: Element, name: string) => all<Field>(element, `[name=${name}]`)[0]?.value
const type = (element: Element, name: string, value: string) => fill(element, `[name=${name}]`, value)

describe('the login of a portal, while a stored session is being checked', () => {
  test('shows that something is loading, and the form when the check takes long', async () => {
    const element = await open(portal)
    await becomes(element, 'loading')
    await pass(9000)
    expect(textOf(element)).not.toContain('Client login')
    await pass(1000)
    await reads(element, 'Client login')
    await becomes(element, 'ready')
  })

  test.each([0, 60_000])('goes on to the dashboard when it is confirmed after %i ms', async (wait) => {
    const element = await open(portal)
    await pass(wait)
    confirmSession()
    await until(() => expect(element.getAttribute('path')).toBe('/'))
  })
  test('shows the form at once when the session has ended', async () => {
    const element = await open(portal)
    endSession('invalid')
    await reads(element, 'Client login')
  })
})

describe.each([
  ['a portal', portal],
  ['<cp-login>', '<cp-login></cp-login>'],
])('in the login of %s, what was typed before a late confirmation', (_, html) => {
  const typeLate = async () => {
    const element = await open(html)
    await pass(10_000)
    await reads(element, 'Client login')
    type(element, 'email', 'new@example.com')
    await pass(1)
    confirmSession()
    await reads(element, 'You are logged in as Ada Lovelace.')
    return element
  }

  test('stays, and the way to the dashboard stands beside it', async () => {
    const element = await typeLate()
    expect(typedIn(element, 'email')).toBe('new@example.com')
    const link = control(element, 'Go to the dashboard')
    if (element.localName === 'cp-login') return
    link.click()
    await until(() => expect(element.getAttribute('path')).toBe('/'))
  })

  test('can be sent: then that client is signed in', async () => {
    const element = await typeLate()
    type(element, 'password', 'portal-demo')
    element.addEventListener('cp-navigate', (event) => event.preventDefault())
    control(element, 'Log in').click()
    await reads(element, /You are logged in as Mary Somerville\.|Hello, Mary Somerville!/)
    expect(typedIn(element, 'email')).toBeUndefined()
  })

  test('stays when it is refused', async () => {
    const element = await typeLate()
    rules.login = fail(503, 'Not now.')
    type(element, 'password', 'portal-demo')
    control(element, 'Log in').click()
    await reads(element, 'Not now.')
    expect(typedIn(element, 'email')).toBe('new@example.com')
  })
})
