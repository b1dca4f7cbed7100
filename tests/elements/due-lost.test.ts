/** What is owed does not go away without a word where the projects can't be had. */
import { expect, test } from 'vitest'
import { fail } from '../../server/api/intercept'
import { show, until } from './page'
import { find, inside, loses, press, reads, textOf } from './person'
import { rules } from './server'
import './signed-in'

const lost = "What is due couldn't be loaded"
const buttons = (element: HTMLElement) =>
  [...inside(element).querySelectorAll('button')].map((each) => each.textContent)

test('the page of payments says so, and Retry brings what is due', async () => {
  rules.services = fail(500, 'Closed for maintenance.')
  const payments = show('cp-payments')
  await reads(payments, lost)
  const notice = find(payments, '[part~=notice]').getBoundingClientRect()
  const card = find(payments, '[part=card]').getBoundingClientRect()
  expect(notice.left - card.left).toBe(card.right - notice.right)
  delete rules.services
  await press(payments, 'Retry')
  await loses(payments, lost)
  await reads(payments, 'Payment due')
})

test('the dashboard says so, and has one message with Retry', async () => {
  rules.services = fail(500, 'Closed for maintenance.')
  const dashboard = show('cp-dashboard')
  await reads(dashboard, lost)
  await until(() => expect(buttons(dashboard).filter((each) => each === 'Retry')).toHaveLength(1))
  expect(textOf(dashboard)).not.toContain('Nothing is waiting')
})
