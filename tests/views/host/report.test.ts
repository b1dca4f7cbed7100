/** What an element shows is public, by `:state()` and `cp-state-change`. */
import '../../elements/defined'
import { describe, expect, test } from 'vitest'
import { answer, fail, offline, slow } from '../../../server/api/intercept'
import { $payments, configure, signOut } from '../../../src/core/index'
import { record, settle, show, signInAs, stage, until } from '../../elements/page'
import { control, open, reads } from '../../elements/person'
import { count, rules } from '../../elements/server'

const words = ['loading', 'ready', 'empty', 'error', 'signed-out', 'stale']
const statesOf = (element: Element) => words.filter((word) => element.matches(`:state(${word})`))
const becomes = (element: Element, ...states: string[]) =>
  until(() => expect(statesOf(element)).toEqual(states))
const nothing = answer({ success: true, data: [] })

describe('<cp-payments>', () => {
  test('goes through loading and ready, and says so each time', async () => {
    await signInAs()
    rules.payments = slow(50)
    const changes = record('cp-state-change')
    const element = show('cp-payments')
    expect(statesOf(element)).toEqual(['loading'])
    await becomes(element, 'ready')
    // The toaster comes at about the same time, and has a state of its own.
    const own = changes.filter(({ from }) => from === 'cp-payments')
    expect(own.map(({ detail }) => detail)).toEqual([
      { state: 'loading', stale: false },
      { state: 'ready', stale: false },
    ])
    expect(own[0]).toMatchObject({ manner: 'bubbles composed' })
  })

  test('is empty without payments', async () => {
    await signInAs('new@example.com')
    await becomes(show('cp-payments'), 'empty')
  })

  test('is in error when the call fails, tells which, and recovers by Retry', async () => {
    await signInAs()
    rules.payments = fail(503, 'The ledger is closed.')
    const raised = record('cp-error')
    const element = show('cp-payments')
    await becomes(element, 'error')
    expect(raised.map(({ detail }) => detail)).toEqual([
      { call: 'payments', status: 503, message: 'The ledger is closed.', retryable: true },
    ])
    rules.payments = undefined
    control(element, 'Retry').click()
    await becomes(element, 'ready')
  })

  test('is ready and stale when a refetch fails', async () => {
    await signInAs()
    const element = show('cp-payments')
    await becomes(element, 'ready')
    rules.payments = offline()
    $payments.refresh()
    await becomes(element, 'ready', 'stale')
    rules.payments = undefined
    $payments.refresh()
    await becomes(element, 'ready')
  })

  test('is signed out while nobody is signed in, says so, and asks for a session', async () => {
    const required = record('cp-session-required')
    const element = show('cp-payments')
    await becomes(element, 'signed-out')
    await reads(element, 'You are signed out')
    expect(control(element, 'Log in').getAttribute('href')).toBe('/login')
    expect(required).toEqual([{ from: 'cp-payments', manner: 'bubbles composed', detail: {} }])
    await signInAs()
    await becomes(element, 'ready')
    signOut()
    await becomes(element, 'signed-out')
    expect(required).toHaveLength(2)
    expect(count('payments')).toBe(1)
  })
})

test('an element of several parts is as its gravest part', async () => {
  await signInAs()
  rules.payments = fail(500, 'No.')
  const element = show('cp-dashboard')
  await becomes(element, 'error')
})

test('an element of several parts is empty only when all of them are', async () => {
  await signInAs('new@example.com')
  await becomes(show('cp-dashboard'), 'empty')
  rules.payments = nothing
  await signInAs()
  await becomes(show('cp-dashboard'), 'ready')
})

test('a call that two parts of an element show fails once', async () => {
  await signInAs()
  rules.services = fail(500, 'No.')
  const raised = record('cp-error')
  await becomes(show('cp-dashboard'), 'error')
  await settle()
  expect(raised.map(({ detail }) => detail.call)).toEqual(['services'])
})

test.each(['cp-avatar', 'cp-login', 'cp-portal routing="memory"'])(
  '<%s> needs no session to be ready',
  async (tag) => {
    await becomes(show(tag), 'ready')
  },
)

test('<cp-account> asks for nothing, and is ready once the client is known', async () => {
  const element = show('cp-account')
  await becomes(element, 'signed-out')
  await signInAs()
  await becomes(element, 'ready')
})

test('ten <cp-payments> make one request', async () => {
  await signInAs()
  show(`<div>${'<cp-payments></cp-payments>'.repeat(10)}</div>`)
  for (const element of stage.querySelectorAll('cp-payments')) await becomes(element, 'ready')
  expect(count('payments')).toBe(1)
})

test('sign-in and sign-out are told once, by the document, however many elements there are', async () => {
  show(`<div>${'<cp-payments></cp-payments>'.repeat(3)}<cp-account></cp-account></div>`)
  const signedIn = record('cp-sign-in', window)
  const signedOut = record('cp-sign-out', window)
  await signInAs()
  signOut()
  expect(signedIn).toEqual([{ from: 'document', manner: 'bubbles composed', detail: {} }])
  expect(signedOut).toEqual([{ from: 'document', manner: 'bubbles composed', detail: { reason: 'user' } }])
})

test('where the host signs its clients in, there is no link to a login unless the host named one', async () => {
  configure({ getToken: () => null })
  const element = await open('cp-payments', 'You are signed out')
  expect(() => control(element, 'Log in')).toThrow()
  configure({ routes: { login: '/sign-in' } })
  await until(() => expect(control(element, 'Log in').getAttribute('href')).toBe('/sign-in'))
})
