/** A date within a sentence: its year is written where it is another one. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configure } from '../../../src/core/settings/config'
import { $shortDate } from '../../../src/core/settings/short-date'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  configure({ locale: '', timeZone: '' })
})

test.each([
  ['en-US', 'UTC', '2026-11-24T09:00:00.000Z', 'November 24'],
  ['en-US', 'Pacific/Kiritimati', '2026-11-24T12:00:00.000Z', 'November 25'],
  ['en-US', 'America/Los_Angeles', '2026-11-24', 'November 24'],
  ['en-US', 'UTC', '2025-11-24', 'November 24, 2025'],
  ['de', 'UTC', '2026-11-24', '24. November'],
  ['fr', 'UTC', '2025-11-24', '24 novembre 2025'],
  ['en-US', 'UTC', '', '--'],
  ['en-US', 'UTC', 'soon', '--'],
])('in %s and %s, "%s" is "%s"', (locale, timeZone, date, text) => {
  configure({ locale, timeZone })
  expect($shortDate.get()(date)).toBe(text)
})
