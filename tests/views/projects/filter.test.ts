/** The filter of the project history: the specified statuses, and after them those that the client's projects have. */
import '../../elements/signed-in'
import { expect, test } from 'vitest'
import { answer } from '../../../server/api/intercept'
import { until } from '../../elements/page'
import { all, fill, loses, open, textOf } from '../../elements/person'
import { rules } from '../../elements/server'

const statuses = ['active', 'COMPLETED', 'In review', '1', '', 'on_hold', 'completed', 'in-review']
const specified = ['All', 'Active', 'Pending', 'On Hold', 'Delivered', 'Delayed', 'Rejected', 'Suspended']

test('a status that is not specified can be chosen once a project has it', async () => {
  const data = statuses.map((active, index) => ({
    _id: `p${index}`,
    serviceName: `Project ${index}`,
    active,
  }))
  rules.services = answer({ success: true, data })
  const element = await open('cp-projects', 'Project 7')
  const options = all(element, '[role=radiogroup] label')
  expect(options.map((option) => option.firstChild?.nextSibling?.textContent)).toEqual([
    ...specified,
    'Completed',
    'In review',
    '1',
  ])
  options.at(-2)?.querySelector('input')?.click()
  await loses(element, 'Project 1')
  expect(textOf(element).match(/Project \d/g)).toEqual(['Project 2', 'Project 7'])
  // Its number is that of the rows in view, with a search, too.
  const chosen = () => options.at(-2)?.textContent
  expect(chosen()).toBe('In review2')
  fill(element, '[type=search]', 'Project 7')
  await until(() => expect(chosen()).toBe('In review1'))
})
