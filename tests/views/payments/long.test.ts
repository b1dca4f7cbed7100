/** <cp-payments> of a client with very many: the first rows can be read while the others are on their way. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { defineElements } from '../../../src/elements/index'
import { show, signInAs, until } from '../../elements/page'
import { becomes, control, fill, inside, open, reads, textOf, textsOf } from '../../elements/person'
import { count, rules } from '../../elements/server'

beforeAll(() => defineElements({ only: ['cp-payments', 'cp-projects'] }))
beforeEach(() => signInAs())

const day = 86_400_000
const rows = Array.from({ length: 130 }, (_, index) => ({
  id: `payment-${index}`,
  paymentId: `PAY-${1000 + index}`,
  receivedPaymentId: `DE-${1000 + index}`,
  receivedAmount: 10,
  createdAt: new Date(Date.now() - index * day).toISOString(),
}))
const body = { success: true, data: rows.slice(0, 100), next: 'the rest', total: 130 }

/** Answers the first part at once, and the second when it is told to. */
function answerInParts(call: 'payments' | 'services' = 'payments', first: object = body) {
  let goOn: (response: Response) => void = () => {}
  const second = new Promise<Response>((resolve) => {
    goOn = resolve
  })
  const answers = [Response.json(first), second]
  rules[call] = async () => answers.shift() ?? Response.json({ success: true, data: rows })
  return goOn
}
const rest = () => Response.json({ success: true, data: rows.slice(100) })
const buttons = (element: Element) => textsOf(element, 'button')

test('it shows the first rows and how many have come; the sum, the year and the file wait for all', async () => {
  const goOn = answerInParts()
  const element = await open('<cp-payments></cp-payments>', 'PAY-1000')
  await reads(element, '100 of 130 loaded')
  expect(textOf(element)).not.toMatch(/Total of|Last twelve months/)
  expect(buttons(element)).not.toContain('Export as CSV')

  goOn(rest())
  await reads(element, 'Total of 130 payments$1,300.00')
  await reads(element, 'Last twelve months')
  expect(textOf(element)).not.toContain('loaded')
  expect(buttons(element)).toContain('Export as CSV')
})

test('a server that does not count them lets it say how many there are so far', async () => {
  const { total: _, ...uncounted } = body
  answerInParts('payments', uncounted)
  await reads(show('<cp-payments></cp-payments>'), '100 loaded so far')
})

test('a search among the first rows does not say that nothing matches, before all have come', async () => {
  const goOn = answerInParts()
  const element = await open('<cp-payments></cp-payments>', 'PAY-1000')
  fill(element, 'input[type=search]', 'PAY-1129')
  await until(() => expect(inside(element).querySelector('[aria-busy=true]')).not.toBeNull())
  expect(textOf(element)).not.toContain('Nothing matches')
  expect(textOf(element)).toContain('100 of 130 loaded')
  goOn(rest())
  await reads(element, '#PAY-1129')
  fill(element, 'input[type=search]', 'nowhere')
  await reads(element, 'Nothing matches')
})

test('when the rest fails, what has come stays, and Retry asks for the rest alone', async () => {
  const goOn = answerInParts()
  const element = await open('<cp-payments></cp-payments>', 'PAY-1000')
  goOn(Response.json({ success: false, message: 'The ledger is closed.' }, { status: 500 }))
  await reads(element, 'The rest could not be loaded: The ledger is closed.')
  expect(textOf(element)).toContain('PAY-1000')
  expect(textOf(element)).toContain('100 of 130 loaded')
  await becomes(element, 'error')

  rules.payments = async () => rest()
  control(element, 'Retry').click()
  await reads(element, 'Total of 130 payments')
  expect(count('payments')).toBe(3)
})

test('the number of projects with a status waits, too', async () => {
  const projects = rows.map(({ createdAt }, index) => ({
    _id: `project-${index}`,
    serviceName: `Project ${index}`,
    active: 'Active',
    createdAt,
  }))
  const goOn = answerInParts('services', { ...body, data: projects.slice(0, 100) })
  const element = await open('<cp-projects></cp-projects>', 'Project 0')
  control(element, 'Active', 'label').click()
  await reads(element, '100 of 130 loaded')
  expect(textOf(element)).not.toMatch(/Active\s*100/)
  goOn(Response.json({ success: true, data: projects.slice(100) }))
  await reads(element, /Active\s*130/)
})
