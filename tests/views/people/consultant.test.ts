/** The consultant's email, wherever a client can write to it. */
import { beforeAll, expect, test } from 'vitest'
import { answer } from '../../../server/api/intercept'
import { defineElements } from '../../../src/elements/index'
import { signInAs } from '../../elements/page'
import { inside, open, reads } from '../../elements/person'
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
