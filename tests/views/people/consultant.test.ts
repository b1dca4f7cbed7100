/** The consultant's email, wherever a client can write to it. */
import { beforeAll, expect, test } from 'vitest'
import { answer, fail } from '../../../server/api/intercept'
import { defineElements } from '../../../src/elements/index'
import { signInAs } from '../../elements/page'
import { becomes, control, inside, open, reads, textOf } from '../../elements/person'
import { respond, rules } from '../../elements/server'

beforeAll(() => defineElements({ only: ['cp-consultant', 'cp-dashboard'] }))

const nothing = answer({ success: true, data: [] })
const links = (element: Element) =>
  Array.from(inside(element).querySelectorAll('a[href^=mailto]'), (link) => link.getAttribute('href'))

test.each([
  ['maya@example.com', ['mailto:maya@example.com']],
  ['maya@example.com?bcc=evil@example.com', []],
  ['maya@example.com,evil@example.com', []],
])('%s leads to %j', async (email, expected) => {
  // On a first day, it is a button of the dashboard, too.
  Object.assign(rules, { services: nothing, payments: nothing, tickets: nothing })
  respond({ consultant: { name: 'Maya', email } })
  await signInAs()
  const card = await open('cp-consultant', email)
  expect(links(card)).toEqual(expected)
  const dashboard = await open('cp-dashboard', email)
  await reads(dashboard, expected.length > 0 ? 'Write to Maya' : 'Raise a ticket')
  expect(links(dashboard)).toEqual([...expected, ...expected])
})

test('where there is room, the person stands beside the title', async () => {
  await signInAs()
  const card = await open('cp-consultant style="inline-size:60rem"', 'Maya')
  const [title, person] = ['[part=card-header] > div', '[data-person]'].map(
    (selector) => inside(card).querySelector(selector)?.getBoundingClientRect() ?? expect.fail(selector),
  )
  expect((person?.left ?? 0) - (title?.right ?? 0)).toBeLessThan(50)
  // It is one slim line, in a card as all others.
  const box = inside(card).querySelector('[part=card]') ?? expect.fail('no card')
  const { backgroundColor, boxShadow } = getComputedStyle(box)
  expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  expect(boxShadow).not.toBe('none')
  expect(box.getBoundingClientRect().height).toBeLessThan(65)
})

test('while the profile can not be loaded, nobody says that no consultant is assigned', async () => {
  rules.profile = fail(502, 'Bad gateway.')
  await signInAs('new@example.com')
  const card = await open('cp-consultant', "This couldn't be loaded")
  await becomes(card, 'error')
  const unassigned = "Business consultant haven't been assigned yet"
  expect(textOf(card)).not.toContain(unassigned)
  delete rules.profile
  control(card, 'Retry').click()
  await reads(card, unassigned)
  expect(textOf(card)).not.toContain("This couldn't be loaded")
})
