/** The codes of authenticator apps. */
import { expect, test } from 'vitest'
import { counterOf, makeTotpKey, totpAddress, totpCode } from '../../base/totp'

/** "12345678901234567890", the key of the examples in RFC 6238, in Base32. */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

// The examples have eight digits; six are their end.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('after %i seconds it is %s', async (seconds, code) => {
  const counter = Math.floor(seconds / 30)
  expect(await totpCode(key, counter)).toBe(code)
  expect(await counterOf(code, key, seconds * 1000)).toBe(counter)
})

test('counts half a minute early and late, and no longer', async () => {
  const now = 1_234_567_890_000
  const counter = now / 30_000
  for (const place of [counter - 1, counter, counter + 1]) {
    expect(await counterOf(await totpCode(key, Math.floor(place)), key, now)).toBe(Math.floor(place))
  }
  for (const place of [counter - 2, counter + 2]) {
    expect(await counterOf(await totpCode(key, Math.floor(place)), key, now)).toBeUndefined()
  }
  expect(await counterOf('', key, now)).toBeUndefined()
})

test('each key is another one, of 20 bytes', () => {
  const keys = new Set(Array.from({ length: 100 }, makeTotpKey))
  expect(keys.size).toBe(100)
  for (const made of keys) expect(made).toMatch(/^[A-Z2-7]{32}$/)
})

test('an app shows whose account it is, whatever letters that has', () => {
  const address = new URL(totpAddress(key, 'zoë+x@example.com', 'portal.example.com'))
  expect(decodeURIComponent(address.pathname)).toBe('/portal.example.com:zoë+x@example.com')
  expect(Object.fromEntries(address.searchParams)).toEqual({ secret: key, issuer: 'portal.example.com' })
})
