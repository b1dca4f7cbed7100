/** The consultant's email, wherever a client can write to it. */
import { beforeAll, expect, test } from 'vitest'
import { answer } from '../../../server/api/intercept'
import { defineElements } from '../../../src/elements/index'
import { inside, reads, rules, show, signInAs } from '../../elements/page'

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
  rules.consultant = answer({ success: true, data: { name: 'Maya', email } })
  await signInAs()
  const card = show('<cp-consultant></cp-consultant>')
  await reads(card, email)
  expect(links(card)).toEqual(expected)
  const dashboard = show('<cp-dashboard></cp-dashboard>')
  await reads(dashboard, email)
  await reads(dashboard, expected.length > 0 ? 'Write to Maya' : 'Raise a ticket')
  expect(links(dashboard)).toEqual([...expected, ...expected])
})
