/** What is paid of a project and what is due: in figures for everybody, and as a bar beside them. What remains is told once. */
import '../../elements/defined'
import { expect, test } from 'vitest'
import { signInAs } from '../../elements/page'
import { all, inside, open } from '../../elements/person'
import { respond } from '../../elements/server'

/** The figures, and how much of the bar is filled; without a bar, nothing. */
function paidOf(element: Element) {
  const bar = inside(element).querySelector<HTMLElement>('[aria-hidden] > div[style]')
  const terms = all(element, 'dt')
  const figures = terms
    .filter(({ textContent }) => /^(Paid|Pending Payment|Paid too much)$/.test(textContent ?? ''))
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])
  return { figures: Object.fromEntries(figures), filled: bar?.style.inlineSize }
}

test.each([
  [
    'is partly paid',
    { totalCost: 200, receivedAmount: 50 },
    { Paid: '$50.00', 'Pending Payment': '$150.00' },
    '25%',
  ],
  ['is not paid', { totalCost: 200 }, { Paid: '$0.00', 'Pending Payment': '$200.00' }, '0%'],
  [
    'is paid',
    { totalCost: 200, receivedAmount: 200 },
    { Paid: '$200.00', 'Pending Payment': '$0.00' },
    '100%',
  ],
  [
    'is overpaid',
    { totalCost: 200, receivedAmount: 250 },
    { 'Pending Payment': '-$50.00', Paid: '$250.00', 'Paid too much': '$50.00' },
    '125%',
  ],
  [
    'was paid back too much',
    { totalCost: 200, receivedAmount: -10 },
    { Paid: '-$10.00', 'Pending Payment': '$210.00' },
    '0%',
  ],
  ['has no total', { receivedAmount: 50 }, { 'Pending Payment': '-$50.00', Paid: '$50.00' }, undefined],
  ['has no amounts', {}, { 'Pending Payment': '$0.00' }, undefined],
  ['is rejected', { active: 'rejected', totalCost: 200 }, { 'Pending Payment': '$200.00' }, undefined],
  [
    'is rejected after a payment',
    { active: 'Rejected', totalCost: 200, receivedAmount: 50 },
    { 'Pending Payment': '$150.00', Paid: '$50.00' },
    undefined,
  ],
])('a project that %s', async (_, amounts, figures, filled) => {
  await signInAs()
  respond({ service: { _id: 'a', serviceName: 'Relaunch', ...amounts } })
  respond({ milestones: [] })
  const element = await open('cp-project service-id="a"', /Pending Payment-?\$/)
  expect(paidOf(element)).toEqual({ figures, filled })
})

test.each([
  ['a part is due', { totalCost: 200, receivedAmount: 50, dueAmount: 60 }, '$60.00 due'],
  ['all is due', { totalCost: 200, receivedAmount: 50 }, 'Due'],
  ['nothing is due yet', { totalCost: 200, receivedAmount: 50, dueAmount: 0 }, 'Not due yet'],
  ['nothing remains', { totalCost: 200, receivedAmount: 200 }, ''],
  ['it is not known what is due', { totalCost: 200, dueAmount: 'much' }, ''],
  ['it is rejected', { active: 'rejected', totalCost: 200 }, ''],
])('what remains says how much of it is due: %s', async (_, amounts, says) => {
  await signInAs()
  respond({ service: { _id: 'a', serviceName: 'Relaunch', ...amounts }, milestones: [] })
  const element = await open('cp-project service-id="a"', /Pending Payment-?\$/)
  const term = all(element, 'dt').find(({ textContent }) => textContent === 'Pending Payment')
  expect(term?.parentElement?.lastElementChild?.textContent).toBe(says)
})

test('its figures stand above its bar, which looks unlike that of the milestones', async () => {
  await signInAs()
  respond({ service: { _id: 'a', serviceName: 'Relaunch', totalCost: 200, receivedAmount: 50 } })
  respond({ milestones: [{ _id: 'm', title: 'Design', status: 'Completed' }] })
  const element = await open('cp-project service-id="a"', /1 of 1/)
  const filled = (selector: string) => {
    const bar = inside(element).querySelector(selector)
    if (!bar) throw new Error(`There is no ${selector}`)
    return bar
  }
  const [paid, done] = [filled('[aria-hidden] > div[style]'), filled('[part=progress] > * > div')]
  expect(getComputedStyle(paid).backgroundColor).not.toBe(getComputedStyle(done).backgroundColor)
  const top = (each: Element | undefined) => each?.getBoundingClientRect().top ?? 0
  expect(top(paid)).toBeGreaterThan(top(all(element, 'dt').find((term) => term.textContent === 'Paid')))
})
