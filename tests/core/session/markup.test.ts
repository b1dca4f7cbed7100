/** What the markup of a page may set, which may have come from anybody: `<cp-config>` asks before each change. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isOpenToMarkup, leaveSettings } from '../../../src/core/session/host/markup'
import { changeSettings, configure, defaults, setBy } from '../../../src/core/settings/config'
import { openWithToken } from '../portal'

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())
afterEach(() => {
  configure(Object.fromEntries(Object.keys(defaults).map((name) => [name, undefined])))
  setBy.clear()
})

// Node has no elements. All that is asked of one is whether it stands in a page.
const createElement = () => ({ isConnected: true }) as Element
const [first, second] = [createElement(), createElement()]

/** Sets as `<cp-config>` does. @returns whether it may */
function set(element: Element, name: keyof typeof defaults, value?: string): boolean {
  const isOpen = isOpenToMarkup(element, name, value ?? defaults[name])
  if (isOpen) changeSettings({ [name]: value })
  return isOpen
}

const [ours, theirs] = ['https://api.example/v1', 'https://evil.example/v1']

test.each([
  ['storage', 'memory'],
  ['credentials', 'omit'],
  ['passwordEncryption', 'none'],
  ['passphrase', 'secret'],
] as const)('%s is that of a script, else of the first element, until it has left', (name, value) => {
  configure({ [name]: defaults[name] })
  expect(set(first, name, value)).toBe(false)
  configure({ [name]: undefined })
  expect([set(first, name, value), set(second, name), set(first, name)]).toEqual([true, false, true])
  // A script gives back its own word alone.
  configure({ [name]: undefined })
  expect(set(second, name, value)).toBe(false)
  leaveSettings(second)
  expect(set(second, name, value)).toBe(false)
  leaveSettings(first)
  expect([set(second, name, value), set(first, name)]).toEqual([true, false])
})

test.each(['locale', 'currency', 'timeZone'] as const)('%s is open to all, also after a script', (name) => {
  configure({ [name]: defaults[name] })
  expect([set(first, name), set(second, name)]).toEqual([true, true])
})

describe('no client is led to another origin', () => {
  test.each<[who: string, name: 'apiUrl' | 'portalUrl', value: string, may: boolean, before: () => unknown]>([
    ['nobody has named anything', 'apiUrl', theirs, true, () => {}],
    ['nobody has named anything', 'portalUrl', theirs, true, () => {}],
    ['a script has named it', 'apiUrl', ours, false, () => configure({ apiUrl: ours })],
    ['a script has named the API', 'portalUrl', theirs, false, () => configure({ apiUrl: ours })],
    ['a script has named the API', 'portalUrl', '/account', true, () => configure({ apiUrl: ours })],
    ['the host has its sign-in', 'apiUrl', theirs, false, () => configure({ getToken: () => null })],
    ['the host has its sign-in', 'apiUrl', '/api/v2', true, () => configure({ getToken: () => null })],
    ['the host has its sign-in', 'portalUrl', theirs, false, () => configure({ getToken: () => null })],
    ['another element has named it', 'apiUrl', theirs, false, () => set(first, 'apiUrl', ours)],
    ['another element has named it', 'apiUrl', `${ours}/2`, true, () => set(first, 'apiUrl', ours)],
    ['another element has named it', 'portalUrl', theirs, false, () => set(first, 'portalUrl', '/account')],
    ['another element has named it', 'portalUrl', '/new', true, () => set(first, 'portalUrl', '/account')],
    ['it has named it itself', 'apiUrl', theirs, false, () => set(second, 'apiUrl', ours)],
    ['it has named it itself', 'portalUrl', theirs, true, () => set(second, 'portalUrl', '/account')],
  ])('when %s, by an element that sets %s to %s: it may is %s', (_, name, value, may, before) => {
    before()
    // Nor when the first one has left.
    leaveSettings(first)
    expect(set(second, name, value)).toBe(may)
  })

  test('by any element while a token is here', async () => {
    const tab = await openWithToken()
    expect(tab.isOpenToMarkup(first, 'apiUrl', theirs)).toBe(false)
    expect(tab.isOpenToMarkup(first, 'apiUrl', '/api/v2')).toBe(true)
    vi.unstubAllGlobals()
  })
})
