/** Days and months: on which side of midnight a moment is, in the client's time zone, and how a month is called. */
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import {
  $calendarFactory,
  $monthName,
  $shortMonth,
  calendarOf,
  isoDay,
  monthOf,
} from '../../../src/core/settings/calendar'
import { configure } from '../../../src/core/settings/config'
import { asDay, dateValue, isCalendarDate } from '../../../src/core/settings/dates'
import { $format } from '../../../src/core/settings/format'
import { runs, seed } from '../../trials'

afterEach(() => configure({ locale: undefined, timeZone: undefined }))

/** The day in a time zone as the browser writes it, in whole days since 1970. */
function dayByBrowser(moment: Date, timeZone: string): number {
  const [year, month, day] = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone })
    .format(moment)
    .split('-')
    .map(Number)
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) / 86_400_000
}

// From twelve hours behind UTC to fourteen before it, and some with half an hour.
const timeZones = [
  ...['Etc/GMT+12', 'America/Los_Angeles', 'America/St_Johns', 'UTC', 'Europe/London', 'Europe/Berlin'],
  ...['Asia/Kolkata', 'Asia/Tokyo', 'Pacific/Auckland', 'Pacific/Kiritimati'],
]

test.each(timeZones)('the day of a moment is the one that the browser writes for %s', (timeZone) => {
  const moments = fc.date({
    min: new Date('1971-01-01'),
    max: new Date('2100-12-31'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moments, (moment) => {
      const { today, dayOf } = calendarOf(timeZone, moment.getTime())
      expect(today).toBe(dayByBrowser(moment, timeZone))
      expect(dayOf(moment.toISOString())).toBe(today)
    }),
    { seed, numRuns: runs(50, 5_000) },
  )
})

test('a date without a time is the same day everywhere', () => {
  for (const timeZone of timeZones) expect(calendarOf(timeZone).dayOf('1970-01-11')).toBe(10)
})

test.each(['', 'soon', '2026-13-45'])('%j is no day', (date) => {
  expect(calendarOf('UTC').dayOf(date)).toBeNull()
})

test('without a time zone, today is what the clock of the machine says', () => {
  const now = new Date()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  expect(calendarOf('', now.getTime()).today).toBe(dayByBrowser(now, timeZone))
})

test('the time zone of the settings is in force', () => {
  const moment = '2026-11-20T12:00:00Z'
  configure({ timeZone: 'Pacific/Kiritimati' })
  const there = $calendarFactory.get()().dayOf(moment)
  configure({ timeZone: 'Etc/GMT+12' })
  expect(there).toBe(Number($calendarFactory.get()().dayOf(moment)) + 1)
})

test('a year before 1000 is one like any other: its days have their places and their names', () => {
  configure({ locale: 'en', timeZone: 'America/New_York' })
  const { today, dayOf } = $calendarFactory.get()()
  const days = ['0987-03-01', '0987-02-28T12:00:00Z', '0050-12-31'].map((date) => Number(dayOf(date)))
  expect(days).toEqual(days.toSorted((left, right) => right - left))
  expect(days.every((day) => day < today)).toBe(true)
  expect(days.map(monthOf)).toEqual(['0987-03', '0987-02', '0050-12'])
  expect($monthName.get()('0987-03')).toBe('March 987')
  expect($format.get().date('0987-03-01')).toBe('March 1, 987')
})

test('months have names, long and short, whatever the time zone', () => {
  configure({ locale: 'en', timeZone: 'Etc/GMT+12' })
  expect(monthOf(Date.UTC(2026, 10, 30) / 86_400_000)).toBe('2026-11')
  expect($monthName.get()('2026-11')).toBe('November 2026')
  expect($shortMonth.get().name('2026-11')).toBe('Nov')
  expect($shortMonth.get().letter('2026-11')).toBe('N')
  configure({ locale: 'de' })
  expect($monthName.get()('2026-10')).toBe('Oktober 2026')
  expect($shortMonth.get().name('2026-10')).toBe('Okt')
})

describe('dates as servers send them', () => {
  test.each([
    ['2026-11-20', true],
    ['+012345-11-20', true],
    ['-000044-03-15', true],
    ['+12345-11-20', false],
    ['012345-11-20', false],
    ['on 2026-11-20', false],
    ['2026-11-20T09:30:00Z', false],
    ['2026-11', false],
    ['', false],
  ])('%j has no time: %s', (date, isDay) => expect(isCalendarDate(date)).toBe(isDay))

  test.each([
    ['2026-11-20T00:00:00.000Z', '2026-11-20'],
    ['2026-11-20T00:00:00.0Z', '2026-11-20'],
    ['2026-11-20T00:00:00Z', '2026-11-20'],
    ['2026-11-20T00:00Z', '2026-11-20'],
    ['2026-11-20 00:00:00+00:00', '2026-11-20'],
    ['2026-11-20T00:00:00-0000', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20T00:00:00+02:00', '2026-11-20T00:00:00+02:00'],
    ['2026-11-20T00:00:00.001Z', '2026-11-20T00:00:00.001Z'],
    ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00Z'],
    ['2026-11-20T00:00:00Z or so', '2026-11-20T00:00:00Z or so'],
    ['', ''],
  ])('the day of %j is %j', (date, day) => expect(asDay(date)).toBe(day))

  test('a missing date has no value', () => {
    expect(dateValue('')).toBeNaN()
    expect(dateValue('1970-01-02')).toBe(86_400_000)
  })
})

test('a day in UTC is written as the language does it', () => {
  const moment = fc.date({ noInvalidDate: true })
  const isWritten = (date: Date) => isoDay(date.getTime()) === date.toISOString().replace(/T.*/, '')
  fc.assert(fc.property(moment, isWritten), { seed, numRuns: runs(50, 5_000) })
})
