/** The filter of the project history: the specified statuses, and after them those that the client's projects have. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { answer } from '../../../server/api/intercept'
import { defineElements } from '../../../src/elements/index'
import { inside, reads, rules, show, signInAs, textOf, until } from '../../elements/page'

beforeAll(() => defineElements())
beforeEach(() => signInAs())

const statuses = ['active', 'COMPLETED', 'In review', '1', '', 'on_hold', 'completed', 'in-review']
const specified = ['All', 'Active', 'Pending', 'On Hold', 'Delivered', 'Delayed', 'Rejected', 'Suspended']

test('a status that is not specified can be chosen once a project has it', async () => {
  const data = statuses.map((active, index) => ({
    _id: `p${index}`,
    serviceName: `Project ${index}`,
    active,
  }))
  rules.services = answer({ success: true, data })
  const element = show('<cp-projects></cp-projects>')
  await reads(element, 'Project 7')
  const options = Array.from(inside(element).querySelectorAll('[role=radiogroup] label'))
  expect(options.map((option) => option.firstChild?.nextSibling?.textContent)).toEqual([
    ...specified,
    'Completed',
    'In review',
    '1',
  ])
  options.at(-2)?.querySelector('input')?.click()
  await until(() => expect(textOf(element)).not.toContain('Project 1'))
  expect(textOf(element).match(/Project \d/g)).toEqual(['Project 2', 'Project 7'])
})
