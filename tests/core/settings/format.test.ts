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

test('a moment has a date and a time; a date alone has none', () => {
  configure({ timeZone: 'America/New_York' })
  expect($format.get().moment('2026-11-20T02:30:00Z').replace(/\s/g, ' ')).toBe(
    'November 19, 2026 at 9:30 PM',
  )
  expect($format.get().moment('2026-11-20')).toBe('November 20, 2026')
})

test.each([
  ['en-GB', '9:30 pm'],
  ['de', '21:30'],
  ['ja', '21:30'],
])('in %s half past nine in the evening is %s', (locale, text) => {
  configure({ locale, timeZone: 'UTC' })
  expect($format.get().time('2026-11-20T21:30:00Z').replace(/\s/, ' ')).toBe(text)
})

test('in a text from right to left a mark keeps an amount together', () => {
  configure({ locale: 'ar', currency: 'USD' })
  expect($format.get().money(5)).toMatch(/\u200e$/)
  configure({ locale: 'en' })
  expect($format.get().money(5)).toBe('$5.00')
})

test.each([
  [0, '0 bytes'],
  [1, '0.1 kB'],
  [999, '1 kB'],
  [1000, '1 kB'],
  [999_999, '1,000 kB'],
  [1_000_000, '1 MB'],
  [1_234_567, '1.2 MB'],
  [10_000_000, '10 MB'],
])('a file of %d bytes has %s', (bytes, text) => {
  expect($format.get().size(bytes)).toBe(text)
})

test.each(['', 'soon'])('%j is no date', (value) => {
  expect($format.get().date(value)).toBe('--')
  expect($format.get().time(value)).toBe('--')
})

test('corrected English writes amounts, dates and times as English does', () => {
  const write = () => {
    const { money, date, time, moment, size, count } = $format.get()
    const noon = '2026-11-20T12:30:00Z'
    return [money(-1250.5), date(noon), time(noon), moment(noon), size(1500), count(2000)]
  }
  configure({ locale: 'en-US', timeZone: 'America/New_York' })
  const english = write()
  configure({ locale: 'en-x-plain' })
  expect(write()).toEqual(english)
})

test('the host chooses locale and currency, live', () => {
  configure({ locale: 'de', currency: 'EUR' })
  expect($format.get().money(1250.5).replace(/\s/, ' ')).toBe('1.250,50 €')
  expect($format.get().date('2026-11-20')).toBe('20. November 2026')
})
