import { afterEach, expect, test } from 'vitest'
import { configure } from '../../../src/core/settings/config'
import { $format } from '../../../src/core/settings/format'

afterEach(() => configure({ locale: undefined, currency: undefined, timeZone: undefined }))

test('amounts are US dollars with two decimals', () => {
  expect($format.get().money(1250.5)).toBe('$1,250.50')
  expect($format.get().money(0)).toBe('$0.00')
})

test.each(['America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati'])(
  'a calendar date is the same day in %s',
  (timeZone) => {
    configure({ timeZone })
    expect($format.get().date('2026-11-20')).toBe('November 20, 2026')
  },
)

test('a moment is shown in the time zone, by the 12-hour clock', () => {
  configure({ timeZone: 'America/New_York' })
  expect($format.get().date('2026-11-20T02:30:00Z')).toBe('November 19, 2026')
  expect($format.get().time('2026-11-20T02:30:00Z').replace(/\s/, ' ')).toBe('9:30 PM')
})

test.each(['', 'soon'])('%j is no date', (value) => {
  expect($format.get().date(value)).toBe('--')
  expect($format.get().time(value)).toBe('--')
})

test('the host chooses locale and currency, live', () => {
  configure({ locale: 'de', currency: 'EUR' })
  expect($format.get().money(1250.5).replace(/\s/, ' ')).toBe('1.250,50 €')
  expect($format.get().date('2026-11-20')).toBe('20. November 2026')
})
