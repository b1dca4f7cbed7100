/** The library twice on a page: the first copy wins. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { $settings, configure as configureCore } from '../../src/core/index'
import { configure, defineElements, refreshSession, version } from '../../src/elements/index'
import { until, warnings } from './page'

const key = Symbol.for('client-portal-elements')
const first = {
  version,
  configure: vi.fn(),
  refreshSession: vi.fn(async () => {}),
  defineElements: vi.fn(async () => {}),
}

beforeEach(() => {
  first.configure.mockClear()
  first.defineElements.mockClear()
  first.refreshSession.mockClear()
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, key)
  configureCore({ currency: undefined })
})

test('alone on the page, a copy serves it, and says so to those that come later', () => {
  configure({ currency: 'EUR' })
  expect($settings.get().currency).toBe('EUR')
  expect(Reflect.get(globalThis, key)).toMatchObject({ version })
  configure({ currency: 'CHF' })
  expect(warnings.mock.calls).toEqual([])
})

describe('after another one', () => {
  test('of the same version, it hands everything over without a word', async () => {
    Reflect.set(globalThis, key, first)
    configure({ currency: 'EUR' })
    await refreshSession()
    await defineElements({ only: ['cp-consultant'] })
    expect(first.configure.mock.calls).toEqual([[{ currency: 'EUR' }]])
    expect(first.refreshSession.mock.calls).toEqual([[]])
    expect(first.defineElements.mock.calls).toEqual([[{ only: ['cp-consultant'] }]])
    expect($settings.get().currency).toBe('USD')
    expect(customElements.get('cp-consultant')).toBeUndefined()
    expect(warnings.mock.calls).toEqual([])
  })

  test('of another version, it does so, too, and warns once', async () => {
    Reflect.set(globalThis, key, { ...first, version: '0.0.1' })
    configure({ currency: 'EUR' })
    configure({ currency: 'EUR' })
    await defineElements()
    expect(first.configure.mock.calls.length).toBe(2)
    expect(warnings.mock.calls.length).toBe(1)
    expect(warnings.mock.calls[0]?.[0]).toMatch(/0\.0\.1.*the first is used/)
  })
})

test('the all-in-one script twice: elements are defined once, without a word', async () => {
  await import('../../src/elements/client-portal')
  await until(() => expect(customElements.get('cp-login')).toBeDefined())
  const login = customElements.get('cp-login')
  // Vite gives a module again under another address.
  const again: typeof import('../../src/elements/client-portal') = await import(
    /* @vite-ignore */ `${new URL('../../src/elements/client-portal.ts', import.meta.url).pathname}?again`
  )
  await again.defineElements()
  expect(customElements.get('cp-login')).toBe(login)
  expect(warnings.mock.calls).toEqual([])
})
