/** The page that was asked for while signed out. */
import { afterEach, expect, test, vi } from 'vitest'
import { openTab } from '../tab'

afterEach(() => void vi.unstubAllGlobals())

test('is given once', async () => {
  const { rememberReturn, takeReturn } = await openTab()
  expect(takeReturn()).toBeNull()
  rememberReturn('/support/ticket/7?x=1')
  expect(takeReturn()).toBe('/support/ticket/7?x=1')
  expect(takeReturn()).toBeNull()
})

test('survives a reload of its tab, and is not of the others', async () => {
  const session = new Map<string, string>()
  const first = await openTab({ session })
  first.rememberReturn('/support')
  const other = await openTab({ browser: first.browser })
  expect(other.takeReturn()).toBeNull()
  const reloaded = await openTab({ session })
  expect(reloaded.takeReturn()).toBe('/support')
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'support',
  '',
])('%j is not followed, and forgotten', async (path) => {
  const { rememberReturn, takeReturn } = await openTab()
  rememberReturn(path)
  expect(takeReturn()).toBeNull()
  expect(takeReturn()).toBeNull()
})

test('a page of the host’s own is kept apart from a path of the portal, and the latest counts', async () => {
  const { rememberReturn, takeReturn } = await openTab()
  rememberReturn('/support')
  rememberReturn('/company/account.html?tab=2#payments', 'page')
  expect(takeReturn()).toBeNull()
  expect(takeReturn('page')).toBe('/company/account.html?tab=2#payments')
  expect(takeReturn('page')).toBeNull()
})
