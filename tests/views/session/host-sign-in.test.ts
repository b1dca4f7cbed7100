/** Where the host signs its clients in (`getToken`): no element asks for a password, and each one says where to go. */
import '../../elements/defined'
import { describe, expect, test, vi } from 'vitest'
import { configure, type SettingsInput, signOut } from '../../../src/core/index'
import { draw, record, settle, show, stage, type Told, until, warned } from '../../elements/page'
import { becomes, control, find, inside, press, reads, textOf } from '../../elements/person'
import { adasHostToken, calls } from '../../elements/server'

/** By the clock of the page; its timers go on as before. */
const timePasses = (milliseconds: number) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + milliseconds)
}

/** Shows an element to a client whom the host has signed in. */
async function showSignedIn(html: string, settings: SettingsInput = {}) {
  configure({ getToken: adasHostToken, ...settings })
  const element = show(html)
  await becomes(element, 'ready')
  await reads(element, /./)
  return element
}

/** A host to which nobody has signed in; how often it was asked. */
function nobodyIsThere() {
  const getToken = vi.fn(() => null)
  configure({ getToken })
  return getToken
}

/** Puts one more element on the page. */
function add(tag: string) {
  const element = document.createElement(tag)
  stage.append(element)
  return element
}

const payments = '<cp-payments></cp-payments>'
const portal = '<cp-portal routing="memory"></cp-portal>'
const namesOf = (told: Told[]) => told.map(({ from }) => from)
const detailsOf = (told: Told[]) => told.map(({ detail }) => detail)

const forms = [
  '<cp-login></cp-login>',
  '<cp-forgot-password></cp-forgot-password>',
  '<cp-reset-password user-id="client-ada"></cp-reset-password>',
  '<cp-portal routing="memory" path="/login"></cp-portal>',
  '<cp-portal routing="memory" path="/forgot-password"></cp-portal>',
  '<cp-portal routing="memory" path="/reset-password/client-ada/secret"></cp-portal>',
]

// The first test of this file: from then on, the console has said it.
test('the console says once that the sign-in of the host has no address', async () => {
  configure({ getToken: () => null })
  const element = show('<div><cp-login></cp-login><cp-forgot-password></cp-forgot-password></div>')
  for (const each of element.children) await becomes(each, 'signed-out')
  await draw()
  expect(warned().match(/`routes\.login`/g)).toHaveLength(1)
})

describe.each(forms)('%s', (html) => {
  test("leads to the host's own sign-in, and shows no form", async () => {
    configure({ getToken: () => null, routes: { login: '/sign-in' } })
    const required = record('cp-session-required')
    const element = show(html)
    await becomes(element, 'signed-out')
    await until(() => expect(control(element, 'Log in').getAttribute('href')).toBe('/sign-in'))
    expect(inside(element).querySelector('form,input')).toBeNull()
    // A host that goes to its sign-in by this event would come back here again and again.
    expect([calls, required]).toEqual([[], []])
  })

  test('tells a host that takes cp-navigate where its own sign-in is', async () => {
    configure({ getToken: () => null, routes: { login: '/sign-in' } })
    const element = show(html)
    const followed = record('cp-navigate')
    element.addEventListener('cp-navigate', (event) => event.preventDefault())
    await press(element, 'Log in')
    const where = { route: 'login', params: {}, path: '/login', href: '/sign-in' }
    expect(detailsOf(followed)).toEqual([where])
  })

  test.each([
    ['is not named', undefined],
    ['is this very page', location.href],
  ])('says calmly where the client can go, when the sign-in of the host %s', async (_, login) => {
    configure({ getToken: () => null, routes: { login } })
    const element = show(html)
    await becomes(element, 'signed-out')
    expect(textOf(element)).toContain('your account on this website')
    expect(inside(element).querySelector('form,input,[part~=button]')).toBeNull()
  })
})

test.each(forms.slice(0, 3))('%s says who is signed in already, and leads to the dashboard', async (html) => {
  const element = await showSignedIn(html)
  await reads(element, /You are logged in as/)
  expect(find(element, 'a[href]').getAttribute('href')).toBe('/')
  expect(inside(element).querySelector('form')).toBeNull()
})

describe('a client signs in without a page load, and goes to a page with other elements', () => {
  test.each(['cp-payments', 'cp-portal'])(
    '<%s> shows their data, and asks for no sign-in before the host has answered again',
    async (tag) => {
      let isSignedIn = false
      configure({ getToken: () => (isSignedIn ? adasHostToken() : null) })
      const bell = show('cp-notifications')
      await becomes(bell, 'signed-out')
      const required = record('cp-session-required')
      isSignedIn = true
      timePasses(10_000)
      await becomes(add(tag), 'ready')
      await becomes(bell, 'ready')
      expect(required).toEqual([])
    },
  )

  test('a portal that has asked for a sign-in stays as it is while an element that comes is asked for', async () => {
    const asked = nobodyIsThere()
    const required = record('cp-session-required')
    const element = show(portal)
    await until(() => expect(namesOf(required)).toEqual(['cp-portal']))
    const states = record('cp-state-change', element)
    timePasses(10_000)
    await becomes(add('cp-payments'), 'signed-out')
    await until(() => expect(namesOf(required)).toEqual(['cp-portal', 'cp-payments']))
    expect(asked).toHaveBeenCalledTimes(2)
    expect(states).toEqual([])
  })

  test('an element says that a session is required, when the host has said again that nobody is there', async () => {
    const asked = nobodyIsThere()
    await becomes(show('cp-notifications'), 'signed-out')
    const required = record('cp-session-required')
    timePasses(4_700)
    await becomes(add('cp-payments'), 'signed-out')
    expect(asked).toHaveBeenCalledOnce()
    expect(required).toEqual([])
    await until(() => expect(namesOf(required)).toEqual(['cp-payments']))
    expect(asked).toHaveBeenCalledTimes(2)
  })
})

describe('getToken fails', () => {
  const failing = () => Promise.reject(new Error('offline'))

  const login = '<cp-portal routing="memory" path="/login"></cp-portal>'

  test.each([payments, '<cp-account></cp-account>', '<cp-login></cp-login>', portal, login])(
    '%s says so, and Retry asks the host again',
    async (html) => {
      const errors = record('cp-error')
      const required = record('cp-session-required')
      configure({ getToken: failing })
      const element = show(html)
      await becomes(element, 'error')
      const message = "Your login couldn't be checked."
      const retry = await until(() => control(element, /Retry$/))
      expect(textOf(element) + retry.title).toContain(message)
      expect(detailsOf(errors)).toEqual([{ call: 'getToken', status: 0, message, retryable: true }])
      configure({ getToken: undefined })
      let isBroken = true
      configure({ getToken: () => (isBroken ? failing() : adasHostToken()) })
      await until(() => expect(errors).toHaveLength(2))
      isBroken = false
      await press(element, /Retry$/)
      await becomes(element, 'ready')
      expect(required).toEqual([])
    },
  )
})

describe('the client logs out', () => {
  test.each([payments, portal])(
    '%s says that it is under way, and asks for no session: the host may be on its way to another page',
    async (html) => {
      let end = () => {}
      const element = await showSignedIn(html, {
        signOut: () => new Promise<void>((resolve) => (end = resolve)),
        routes: { login: '/sign-in' },
      })
      const required = record('cp-session-required')
      signOut()
      await reads(element, 'Logging out…')
      await settle()
      expect(() => control(element, 'Log in')).toThrow()
      expect(required).toEqual([])
      end()
      await reads(element, 'You are signed out')
      expect(control(element, 'Log in').getAttribute('href')).toBe('/sign-in')
      await settle()
      expect(required).toEqual([])
    },
  )

  test.each([payments, '<cp-account></cp-account>', portal])(
    '%s says that the client may still be logged in, and tries again',
    async (html) => {
      let isBroken = true
      const element = await showSignedIn(html, {
        signOut: () => (isBroken ? Promise.reject(new Error('offline')) : undefined),
      })
      const errors = record('cp-error')
      const required = record('cp-session-required')
      signOut()
      const retry = await until(() => control(element, /Retry$/))
      const message = 'You may still be logged in on this website: logging out has failed there.'
      expect(textOf(element) + retry.title).toContain(message)
      const failed = { call: 'signOut', status: 0, message, retryable: true }
      await until(() => expect(detailsOf(errors)).toEqual([failed]))
      expect(required).toEqual([])
      isBroken = false
      control(element, /Retry$/).click()
      await until(() => expect(() => control(element, /Retry$/)).toThrow())
    },
  )
})
