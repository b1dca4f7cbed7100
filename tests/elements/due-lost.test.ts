/** What is owed does not go away without a word where the projects can't be had. */
import { expect, test } from 'vitest'
import { fail } from '../../server/api/intercept'
import { show, until } from './page'
import { all, find, inside, loses, press, reads, textOf } from './person'
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

test('the dashboard says so once, and Retry there brings what is due and the projects', async () => {
  rules.services = fail(500, 'Closed for maintenance.')
  const dashboard = show('cp-dashboard')
  await reads(dashboard, lost)
  // The other one stands in the card of the projects, with the reason.
  await until(() => expect(buttons(dashboard).filter((each) => each === 'Retry')).toHaveLength(2))
  expect(all(dashboard, '[part~=notice]').map(({ textContent }) => textContent)).toEqual([`${lost}Retry`])
  expect(textOf(dashboard)).not.toContain('Nothing is waiting')
  delete rules.services
  await press(dashboard, 'Retry', '[part~=notice] button')
  await loses(dashboard, lost)
  await reads(dashboard, /Payment due.*Recent Projects.*SRV-/s)
  expect(buttons(dashboard)).not.toContain('Retry')
})
