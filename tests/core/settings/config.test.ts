/** `configure()`: what a host may set, and what becomes of what it may not. */
import { afterEach, expect, test, vi } from 'vitest'
import { $settings, configure, defaults, type SettingsInput } from '../../../src/core/settings/config'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

afterEach(() => {
  warn.mockClear()
  // Every setting given as undefined.
  configure(Object.fromEntries(Object.keys(defaults).map((name) => [name, undefined])))
})

const uploads = 'whole numbers and a text'

test.each<[keyof SettingsInput, unknown, string]>([
  ['apiUrl', '', 'a path or a URL'],
  ['apiUrl', 7, 'a path or a URL'],
  ['brand', 'Acme', 'an object of texts'],
  ['brand', { name: 7 }, 'an object of texts'],
  ['brand', null, 'an object of texts'],
  ['locale', 'not a tag', 'a BCP 47 language tag'],
  ['currency', 'dollars', 'an ISO 4217 code'],
  ['currency', '', 'an ISO 4217 code'],
  ['timeZone', 'Mars/Olympus', 'an IANA time zone'],
  ['messages', { dashboard: 'x' }, 'an object of catalogues'],
  ['messages', [], 'an object of catalogues'],
  ['getToken', 'token', 'a function'],
  ['signOut', '/logout', 'a function'],
  ['portalUrl', 'account', 'a path or a URL without a query'],
  ['portalUrl', 'javascript:alert(1)', 'a path or a URL without a query'],
  ['portalUrl', '//evil.example', 'a path or a URL without a query'],
  ['portalUrl', '/\\evil.example', 'a path or a URL without a query'],
  ['portalUrl', '/account?lang=en', 'a path or a URL without a query'],
  ['passphrase', '', 'a text'],
  ['passwordEncryption', 'rot13', '"aes" or "none"'],
  ['storage', 'disk', '"local", "session" or "memory"'],
  ['credentials', true, '"omit", "same-origin" or "include"'],
  ['fetch', {}, 'a function'],
  ['idempotencyKeys', 'yes', 'true or false'],
  ['texts', 'markdown', '"plain" or "html"'],
  ['routes', { project: 7 }, 'an object of path patterns'],
  ['endpoints', 'x', 'an object of endpoints'],
  ['features', { payments: 'no' }, 'an object of booleans'],
  ['serviceOptions', { services: 'x' }, 'an object of lists'],
  ['fields', { payment: 'own' }, 'an object of lists'],
  ['pollSeconds', { ticket: 0 }, 'an object of seconds'],
  ['pollSeconds', { ticket: Number.NaN }, 'an object of seconds'],
  ['live', 'yes', 'true or false'],
  ['searchShortcut', 'ctrl+k', 'true or false'],
  ['workers', 'off', 'true or false'],
  ['uploads', 10, uploads],
  ['uploads', { maxFiles: -1 }, uploads],
  ['uploads', { maxBytes: 0 }, uploads],
  ['uploads', { maxFiles: 1.5 }, uploads],
  ['uploads', { maxBytes: '5 MB' }, uploads],
  ['uploads', { maxBytes: Number.POSITIVE_INFINITY }, uploads],
  ['uploads', { accept: ['.pdf'] }, uploads],
])('%s: %j is left out, with a warning that says what it must be', (name, value, expected) => {
  const before = $settings.get()[name]
  configure({ [name]: value })
  expect(warn.mock.calls).toEqual([[`client-portal-elements: the setting "${name}" must be ${expected}.`]])
  expect($settings.get()[name]).toEqual(before)
})

test.each(['colour', '__proto__', 'constructor', 'toString'])('there is no setting %s', (name) => {
  configure(JSON.parse(`{"${name}": {"polluted": true}}`))
  expect(warn.mock.calls).toEqual([[`client-portal-elements: there is no setting "${name}".`]])
  expect(Object(Object.prototype).polluted).toBeUndefined()
  expect($settings.get()).toEqual(defaults)
})

test('one bad setting does not keep the good ones away', () => {
  configure({ currency: 'EUR', storage: JSON.parse('"disk"'), locale: 'de' })
  expect($settings.get()).toMatchObject({ currency: 'EUR', storage: 'local', locale: 'de' })
})

test('what is not named stays', () => {
  configure({ currency: 'EUR' })
  configure({ locale: 'de' })
  expect($settings.get()).toEqual({ ...defaults, currency: 'EUR', locale: 'de' })
})

test.each<[string, SettingsInput, SettingsInput, object]>([
  [
    'brand',
    { brand: { name: 'Acme' } },
    { brand: { logo: '/a.svg' } },
    { ...defaults.brand, name: 'Acme', logo: '/a.svg' },
  ],
  [
    'routes',
    { routes: { project: '/p/{serviceId}' } },
    { routes: { tickets: '/help' } },
    { project: '/p/{serviceId}', tickets: '/help' },
  ],
  [
    'features',
    { features: { payments: false } },
    { features: { support: false } },
    { payments: false, support: false },
  ],
  ['pollSeconds', { pollSeconds: { ticket: 5 } }, {}, { ticket: 5, notifications: 30 }],
  [
    'uploads',
    { uploads: { maxFiles: 3 } },
    { uploads: { accept: '.pdf' } },
    { maxFiles: 3, maxBytes: 10_000_000, accept: '.pdf' },
  ],
  [
    'messages',
    { messages: { layout: { tickets: 'Help' } } },
    { messages: { session: { logIn: 'Enter' } } },
    { layout: { tickets: 'Help' }, session: { logIn: 'Enter' } },
  ],
])('the parts of %s are set one by one', (name, first, second, expected) => {
  configure(first)
  configure(second)
  expect($settings.get()).toHaveProperty(name, expected)
})

test('undefined goes back to the default', () => {
  configure({ brand: { name: 'Acme' }, currency: 'EUR', getToken: () => null })
  configure({ brand: undefined, currency: undefined, getToken: undefined })
  expect($settings.get()).toEqual(defaults)
})

test.each([{ locale: '' }, { timeZone: '' }])('%j leaves it to the page', (settings) => {
  configure(settings)
  expect(warn).not.toHaveBeenCalled()
})

test('a change is told once, and the defaults stay what they are', () => {
  const before = structuredClone({ ...defaults, fetch: undefined, getToken: undefined })
  let changes = 0
  const stop = $settings.listen(() => changes++)
  configure({ brand: { name: 'Acme' }, currency: 'EUR' })
  stop()
  expect(changes).toBe(1)
  expect(defaults).toEqual(before)
})
