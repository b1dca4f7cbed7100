/** <cp-payments> while the payments can't be had: the empty text alone would say that there are none. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { fail } from '../../../server/api/intercept'
import { defineElements } from '../../../src/elements/index'
import { signInAs } from '../../elements/page'
import { all, becomes, control, open, textOf } from '../../elements/person'
import { count, rules } from '../../elements/server'

beforeAll(() => defineElements({ only: ['cp-payments', 'cp-dashboard'] }))
beforeEach(() => signInAs())

// So nothing is asked for again but by Retry.
const closed = fail(503, 'The ledger is closed.', { 'Retry-After': '60' })
const couldNot = "This couldn't be loaded"
const retries = (element: Element) =>
  all(element, 'button').filter(({ textContent }) => textContent === 'Retry')

test.each([
  ['', 'payments', "We couldn't find any payment transactions"],
  ['variant="recent"', 'payments', "We couldn't find any payment history"],
  ['service-id="project-website-relaunch"', 'servicePayments', "We couldn't find any payment transactions"],
] as const)('<cp-payments %s> says why %s failed, beside the empty text', async (attributes, call, empty) => {
  rules[call] = closed
  const element = await open(`cp-payments ${attributes}`, couldNot)
  expect(textOf(element)).toContain('The ledger is closed.')
  expect(textOf(element)).toContain(empty)
  await becomes(element, 'error')
  expect(retries(element)).toHaveLength(1)

  rules[call] = undefined
  control(element, 'Retry').click()
  await becomes(element, 'ready')
  expect(textOf(element)).not.toContain(couldNot)
  expect(textOf(element)).not.toContain(empty)
  expect(count(call)).toBe(2)
})

test('a client without payments reads the empty text alone', async () => {
  await signInAs('new@example.com')
  const element = await open('cp-payments', "We couldn't find any payment transactions")
  expect(textOf(element)).not.toContain(couldNot)
  expect(retries(element)).toEqual([])
  // Its page is the host's: nothing is left free around the text there.
  const [card] = all(element, '[part=card]:last-of-type')
  expect(card?.offsetHeight).toBeLessThan(320)
})
