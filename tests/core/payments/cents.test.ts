/** Money below the smallest part of its currency: what is shown as nothing is owed nowhere, and what is shown is exact. */
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { answer } from '../../../server/api/intercept'
import type { Payment, Project } from '../../../src/core/server/schema'
import { look, openSignedIn } from '../portal'
import { holds } from '../properties/trial'
import { openTab } from '../tab'

const tab = await openTab()
const { configure, $format, $sumsOf, $payHref, dueOf, pendingPayment, remainingOf } = tab
const api = await import('../../../src/core/server/api')
const { projectsDue } = await import('../../../src/core/projects/due')
const { paymentThatWaits } = await import('../../../src/core/attention/attention')
const { calendarOf } = await import('../../../src/core/settings/calendar')
const { finish } = await import('../../../src/core/page/in-slices')
const { yearsOf } = await import('../../../src/core/payments/months')

beforeEach(() => configure({ currency: undefined, locale: 'en', fetch: undefined, routes: undefined }))

/** What the client makes of rows that a server sends. */
async function read<Row>(rows: unknown[], call: (clientId: string) => Promise<Row[]>): Promise<Row[]> {
  configure({ fetch: async () => Response.json({ success: true, data: rows }) })
  return call('client-ada')
}
const projectsIn = (rows: object[]) =>
  read<Project>(
    rows.map((row, index) => ({ _id: `p${index}`, active: 'Active', ...row })),
    api.services,
  )
const paymentsIn = (rows: object[]) =>
  read<Payment>(
    rows.map((row, index) => ({ id: `p${index}`, receivedDate: '2026-11-20', ...row })),
    api.payments,
  )

/** Sums of cents in binary numbers, parts of a cent, and what is left of a subtraction. */
const amounts = fc.oneof(
  fc
    .array(fc.integer({ min: -1e6, max: 1e6 }))
    .map((cents) => cents.reduce((sum, each) => sum + each / 100, 0)),
  fc.integer({ min: -1e9, max: 1e9 }).map((millionths) => millionths / 1e6),
  fc.constantFrom(0, -0, 5.6e-17, -5.6e-17, 0.005, -0.005, 0.0049, 1.005, 83.79176, 83.79, 0.1 + 0.2 - 0.3),
)
const currencies = fc.constantFrom(undefined, 'USD', 'EUR', 'JPY', 'KWD', 'QQQ', '€')
const settings = fc.constantFrom('USD', 'JPY', 'KWD')

/** What a text shows, in the smallest parts of its currency. */
const partsIn = (text: string) => BigInt(text.replace(/[^\d-]/g, ''))
const minusZero = /-\D*[0.,]+$/

test.each([
  ['by the sum of binary numbers', { totalCost: 83.79176, receivedAmount: 83.79 }],
  ['as a trace', { totalCost: 100, dueAmount: 5.6e-17 }],
  ['as a part of a cent', { totalCost: 100, dueAmount: 0.004 }],
  ['as less than a yen', { totalCost: 100, dueAmount: 0.4, currency: 'JPY' }],
  ['too much', { totalCost: 0.1 + 0.2, receivedAmount: 0.3 }],
])('what remains %s is owed by nobody', async (_, row) => {
  const [project = expect.fail('There is no project.')] = await projectsIn([row])
  expect(dueOf(project)).toBe(0)
  expect(paymentThatWaits([project], calendarOf('UTC'))).toEqual([])
})

test('what is shown as nothing is owed nowhere, and what is shown is what is added, compared and linked', () =>
  holds(
    fc.asyncProperty(
      fc.array(
        fc.record({
          ...{ totalCost: amounts, receivedAmount: amounts, currency: currencies },
          dueAmount: fc.option(amounts, { nil: undefined }),
        }),
        { minLength: 1, maxLength: 8 },
      ),
      settings,
      async (rows, currency) => {
        configure({ currency, routes: { pay: '/pay/{serviceId}?amount={amount}' } })
        const projects = await projectsIn(rows)
        const { money } = $format.get()
        const listed = projectsDue(projects)
        for (const project of projects) {
          const { totalCost, receivedAmount } = project
          const [total, received, pending, remaining, due] = [
            totalCost,
            receivedAmount,
            pendingPayment(project),
            remainingOf(project),
            dueOf(project),
          ].map((amount) => {
            const text = money(amount, project.currency)
            expect(text).not.toMatch(minusZero)
            return partsIn(text)
          })
          expect(pending).toBe((total ?? 0n) - (received ?? 0n))
          expect(remaining).toBe((pending ?? 0n) > 0n ? pending : 0n)
          expect(listed.includes(project)).toBe((due ?? 0n) > 0n)
          const asked = Number(/amount=(.*)/.exec($payHref.get()(project._id, dueOf(project)))?.[1])
          expect(String(asked).replace(/^\d+\.?/, '').length).toBeLessThanOrEqual(3)
          expect(partsIn(money(asked, project.currency))).toBe(due)
        }
        const [waiting] = paymentThatWaits(projects, calendarOf('UTC'))
        expect(waiting?.due ?? []).toEqual(listed)
        for (const { amount, currency: own, rows } of $sumsOf.get()(listed, dueOf)) {
          const shown = rows.reduce((sum, row) => sum + partsIn(money(dueOf(row), own)), 0n)
          expect(partsIn(money(amount, own))).toBe(shown)
        }
      },
    ),
    50,
    2_000,
  ))

test('the sum of payments, and that of each month, is the sum of the rows that are shown', () =>
  holds(
    fc.asyncProperty(
      fc.array(
        fc.record({
          ...{ receivedAmount: amounts, currency: currencies },
          receivedDate: fc.constantFrom('2026-11-20', '2026-10-01', '2026-01-31'),
        }),
        { minLength: 3, maxLength: 12 },
      ),
      settings,
      async (rows, currency) => {
        configure({ currency })
        const payments = await paymentsIn(rows)
        const { money } = $format.get()
        const sums = $sumsOf.get()(payments, tab.amountOf)
        const years = finish(yearsOf(payments, calendarOf('UTC', Date.parse('2026-11-22')), $sumsOf.get()))
        for (const [index, { currency: own, amount, rows: summed }] of sums.entries()) {
          const shown = summed.map((row) => money(row.receivedAmount, own))
          const sum = shown.reduce((all, text) => all + partsIn(text), 0n)
          expect(shown.filter((text) => minusZero.test(text))).toEqual([])
          expect(partsIn(money(amount, own))).toBe(sum)
          const year = years[index]
          expect(year?.currency).toBe(own)
          expect(partsIn(money(year?.amount ?? Number.NaN, own))).toBe(sum)
          const months = year?.months.map((month) => partsIn(money(month.amount, own))) ?? []
          expect(months.reduce((all, each) => all + each, 0n)).toBe(sum)
        }
      },
    ),
    50,
    2_000,
  ))

test('in another currency of the settings, amounts are rounded to its parts, also those that were read before', async () => {
  const payments = answer({ success: true, data: [{ id: 'p1', receivedAmount: 12.3456 }] })
  const page = await openSignedIn({ rules: { payments }, settings: { currency: 'USD' } })
  const leave = await look(page.$payments)
  const amount = () => {
    const resource = page.$payments.get()
    return resource.status === 'ready' ? resource.data[0]?.receivedAmount : undefined
  }
  expect(amount()).toBe(12.35)
  page.configure({ currency: 'KWD' })
  await expect.poll(amount).toBe(12.346)
  page.configure({ currency: 'JPY' })
  await expect.poll(amount).toBe(12)
  leave()
})
