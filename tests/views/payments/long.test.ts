/** <cp-payments> of a client with very many: the first rows can be read while the others are on their way. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { defineElements } from '../../../src/elements/index'
import { signInAs } from '../../elements/page'
import { becomes, control, open, reads, textOf, textsOf } from '../../elements/person'
import { count, respond } from '../../elements/server'
import { answerInParts } from '../shared/parts'

beforeAll(() => defineElements({ only: ['cp-payments', 'cp-projects'] }))
beforeEach(() => signInAs())

const rows = Array.from({ length: 130 }, (_, index) => ({
  id: `payment-${index}`,
  paymentId: `PAY-${1000 + index}`,
  receivedPaymentId: `DE-${1000 + index}`,
  receivedAmount: 10,
  createdAt: new Date(Date.now() - index * 86_400_000).toISOString(),
}))
const buttons = (element: Element) => textsOf(element, 'button')

test('it shows the first rows and how many have come; the sum, the year and the file wait for all', async () => {
  const { complete } = answerInParts('payments', rows)
  const element = await open('cp-payments', 'PAY-1000')
  await reads(element, '100 of 130 loaded')
  expect(textOf(element)).not.toMatch(/Total of|Last twelve months/)
  expect(buttons(element)).not.toContain('Export as CSV')

  complete()
  await reads(element, 'Total of 130 payments$1,300.00')
  await reads(element, 'Last twelve months')
  expect(textOf(element)).not.toContain('loaded')
  expect(buttons(element)).toContain('Export as CSV')
})

test('a server that does not count them lets it say how many there are so far', async () => {
  answerInParts('payments', rows, {})
  await open('cp-payments', '100 loaded so far')
})

test('when the rest fails, what has come stays, and Retry asks for the rest alone', async () => {
  const { refuse } = answerInParts('payments', rows)
  const element = await open('cp-payments', 'PAY-1000')
  refuse()
  await reads(element, 'The rest could not be loaded: Too busy.')
  expect(textOf(element)).toContain('PAY-1000')
  expect(textOf(element)).toContain('100 of 130 loaded')
  await becomes(element, 'error')

  respond({ payments: rows.slice(100) })
  control(element, 'Retry').click()
  await reads(element, 'Total of 130 payments')
  expect(count('payments')).toBe(3)
})
