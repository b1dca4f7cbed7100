/** Dates, money and statuses, whatever a server sends: the same day everywhere, exact sums, no word that is lost. */
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { statusText, statusTone } from '../../../src/core/data/status'
import { $sumsOf } from '../../../src/core/data/sums'
import { dueOf, projectsDue, remainingOf } from '../../../src/core/projects/due'
import { projectShape } from '../../../src/core/server/schema/entities/project'
import { reader } from '../../../src/core/server/schema/read'
import { knownStatuses } from '../../../src/core/server/schema/statuses'
import { $calendarFactory, monthOf } from '../../../src/core/settings/calendar'
import { configure } from '../../../src/core/settings/config'
import { asDay } from '../../../src/core/settings/dates'
import { $format, nothing } from '../../../src/core/settings/format'
import { total } from '../../../src/core/settings/money'
import { statusMessages } from '../../../src/core/text/messages/projects/status'
import { sameStatus } from '../../../src/core/text/same-status'
import { dates, days, holds, texts } from './trial'

afterEach(() => configure({ timeZone: undefined, currency: undefined, locale: undefined }))

const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
const english = (day: string) => {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${month} ${Number(date)}, ${Number(year)}`
}
const months = 'January February March April May June July August September October November December'.split(
  ' ',
)
const numbered = (text: string) =>
  text.replace(/^[A-Z][a-z]+/, (name) => String(months.indexOf(name) + 1).padStart(2, '0'))

test('a day is the same one in each zone, also as midnight in UTC', () =>
  holds(
    fc.property(days, zones, (day, timeZone) => {
      configure({ timeZone })
      const { date, moment } = $format.get()
      expect(numbered(date(day))).toBe(english(day))
      expect([moment(day), date(asDay(`${day}T00:00:00.000Z`)), date(asDay(`${day}T00:00:00Z`))]).toEqual(
        Array.from({ length: 3 }, () => date(day)),
      )
      const { dayOf } = $calendarFactory.get()()
      expect(monthOf(dayOf(day) ?? Number.NaN)).toBe(day.slice(0, 7))
    }),
  ))

test('a date is written, or a dash stands for it', () =>
  holds(
    fc.property(dates, zones, fc.constantFrom('en-US', 'de', 'ar', 'fr', 'es'), (value, timeZone, locale) => {
      configure({ timeZone, locale })
      const { date, time, moment } = $format.get()
      const isDate = !Number.isNaN(Date.parse(value || 'none'))
      for (const text of [date(value), time(value), moment(value), date(asDay(value))]) {
        if (isDate) expect(text).toMatch(/\p{Nd}/u)
        else expect(text).toBe(nothing)
      }
      expect($calendarFactory.get()().dayOf(value) === null).toBe(!isDate)
      expect(asDay(asDay(value))).toBe(asDay(value))
    }),
  ))

const currencies = fc.constantFrom(undefined, '', 'USD', 'EUR', 'JPY', 'KWD', 'QQQ')
/** Thousandths, up to a trillion: exact as a number. */
const thousandths = fc.integer({ min: -1e12, max: 1e12 })
/** Some have been added in binary numbers, and have traces of that. */
const amounts = fc.record({
  amount: fc.oneof(
    thousandths.map((each) => each / 1000),
    fc.array(thousandths).map((each) => each.reduce((sum, part) => sum + part / 1000, 0) / 100),
    fc.double({ min: -1, max: 1, noNaN: true }),
  ),
  currency: currencies,
})
/** What a text shows, in the smallest parts of its currency. */
const partsIn = (text: string) => BigInt(text.replace(/[^\d-]/g, ''))

test('a sum shows what its rows show, one for each currency, in whatever order', () =>
  holds(
    fc.property(fc.array(amounts), fc.constantFrom('USD', 'EUR', 'chf'), (rows, own) => {
      configure({ currency: own })
      const sums = $sumsOf.get()(rows, ({ amount }) => amount)
      const { money } = $format.get()
      const expected = new Map<string, bigint>()
      for (const { amount, currency } of rows) {
        const name = currency || own.toUpperCase()
        expected.set(name, (expected.get(name) ?? 0n) + partsIn(money(amount, name)))
      }
      const shown = sums.map(({ currency, amount }) => [currency, partsIn(money(amount, currency))] as const)
      expect(new Map(shown)).toEqual(expected)
      const names = sums.map(({ currency }) => currency)
      expect(names).toEqual(
        names.toSorted((one, other) =>
          one === own.toUpperCase() ? -1 : other === own.toUpperCase() ? 1 : one < other ? -1 : 1,
        ),
      )
      expect($format.get().sums(sums)).not.toMatch(/NaN|undefined|-\D*[0.,]+$/)
      expect(total(rows.map(({ amount }) => amount))).toBe(
        total(rows.map(({ amount }) => amount).toReversed()),
      )
    }),
  ))

test('an amount is written with all of its digits', () =>
  holds(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
      const text = $format.get().money(cents / 100)
      expect(text).toMatch(/^-?\$\d{1,3}(,\d{3})*\.\d\d$/)
      expect(BigInt(text.replace(/[$,.]/g, ''))).toBe(BigInt(cents))
    }),
  ))

const readProject = reader(projectShape)
const cost = (totalCost: unknown) => readProject({ _id: '1', totalCost })?.totalCost

test('an amount that is sent as a text is read to the cent, or is not known', () =>
  holds(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), texts, (cents, other) => {
      const amount = cents / 100
      const [german, british] = ['de', 'en-GB'].map((locale) =>
        new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(amount),
      )
      expect([amount, String(amount), ` ${amount} `, amount.toFixed(2), british].map(cost)).toEqual(
        Array.from({ length: 5 }, () => amount + 0),
      )
      expect(cost(german)).toBeNaN()
      // Only what says nothing is nothing.
      expect(cost(other) !== 0 || /^[\s+\-0._xob]*(e.*)?$/i.test(other)).toBe(true)
    }),
  ))

test('nobody owes less than nothing, nor for a rejected project', () => {
  const project = fc.record({
    totalCost: thousandths,
    receivedAmount: thousandths,
    dueAmount: fc.option(thousandths),
    active: fc.oneof(fc.constantFrom('rejected', 'REJECTED', 'pending', 'Active'), texts),
  })
  return holds(
    fc.property(fc.array(project), (rows) => {
      const projects = rows.flatMap((each, index) => readProject({ ...each, _id: `p${index}` }) ?? [])
      expect(projects).toHaveLength(rows.length)
      const listed = projectsDue(projects)
      for (const each of projects) {
        const remaining = remainingOf(each)
        expect(remaining).toBe(
          sameStatus(each.active, 'rejected') ? 0 : Math.max(0, each.totalCost - each.receivedAmount),
        )
        const due = dueOf(each)
        expect(due).toBe(Math.max(0, each.dueAmount ?? (sameStatus(each.active, 'pending') ? 0 : remaining)))
        expect(listed.includes(each)).toBe(due > 0)
      }
      expect(listed.map(dueOf)).toEqual(listed.map(dueOf).toSorted((one, other) => other - one))
    }),
  )
})

/** A known status in another spelling. */
const spellings = fc
  .tuple(
    fc.constantFrom(...knownStatuses.Project),
    fc.infiniteStream(fc.tuple(fc.boolean(), fc.constantFrom('', ' ', '-', '_', '\u00a0', '\t'))),
  )
  .map(([status, stream]) => {
    const spelled = Array.from(status.replace(/ /g, ''), (letter) => {
      const [isUpper, between] = stream.next().value ?? [false, '']
      return (isUpper ? letter.toUpperCase() : letter.toLowerCase()) + between
    })
    return { status, spelled: spelled.join('') }
  })

test('a status is known in each spelling', () =>
  holds(
    fc.property(spellings, ({ status, spelled }) => {
      expect(sameStatus(spelled, status)).toBe(true)
      expect(statusTone(spelled)).toBe(statusTone(status))
      expect(statusTone(spelled)).not.toBe('neutral')
      expect(statusText(spelled, statusMessages.get())).toBe(statusText(status, statusMessages.get()))
    }),
  ))

test('any other status is written as it came, in grey', () =>
  holds(
    fc.property(texts, (status) => {
      fc.pre(!knownStatuses.Project.some((known) => sameStatus(known, status)))
      fc.pre(!Object.keys(statusMessages.get()).some((known) => sameStatus(known, status)))
      expect([statusTone(status), statusText(status, statusMessages.get())]).toEqual(['neutral', status])
    }),
  ))
