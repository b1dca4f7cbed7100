/** <cp-payments> while the payments can't be had: the empty text alone would say that there are none. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { fail } from '../../../server/api/intercept'
import { defineElements } from '../../../src/elements/index'
import { control, count, inside, reads, rules, show, signInAs, textOf, until } from '../../elements/page'

beforeAll(() => defineElements({ only: ['cp-payments', 'cp-dashboard'] }))
beforeEach(() => signInAs())

const closed = fail(500, 'The ledger is closed.')
const couldNot = "This couldn't be loaded"
const retries = (element: Element) =>
  Array.from(inside(element).querySelectorAll('button')).filter(({ textContent }) => textContent === 'Retry')

test.each([
  ['', 'payments', "We couldn't find any payment transactions"],
  ['variant="recent"', 'payments', "We couldn't find any payment history"],
  ['service-id="project-website-relaunch"', 'servicePayments', "We couldn't find any payment transactions"],
] as const)('<cp-payments %s> says why %s failed, beside the empty text', async (attributes, call, empty) => {
  rules[call] = closed
  const element = show(`<cp-payments ${attributes}></cp-payments>`)
  await reads(element, couldNot)
  expect(textOf(element)).toContain('The ledger is closed.')
  expect(textOf(element)).toContain(empty)
  await until(() => expect(element.matches(':state(error)')).toBe(true))
  expect(retries(element)).toHaveLength(1)

  rules[call] = undefined
  control(element, 'Retry').click()
  await until(() => expect(element.matches(':state(ready)')).toBe(true))
  expect(textOf(element)).not.toContain(couldNot)
  expect(textOf(element)).not.toContain(empty)
  expect(count(call)).toBe(2)
})

test('a client without payments reads the empty text alone', async () => {
  await signInAs('new@example.com')
  const element = show('<cp-payments></cp-payments>')
  await reads(element, "We couldn't find any payment transactions")
  expect(textOf(element)).not.toContain(couldNot)
  expect(retries(element)).toEqual([])
})
