/** Milestones that can't be had: a quiet line where their bar would be, on every screen that has one. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { fail } from '../../../server/api/intercept'
import { defineElements } from '../../../src/elements/index'
import { errors, show, signInAs, toasts, until } from '../../elements/page'
import { all, inside, loaded, open, reads, textOf } from '../../elements/person'
import { rules } from '../../elements/server'

const tags = ['cp-project', 'cp-project-updates', 'cp-milestones'] as const

beforeAll(() => defineElements({ only: tags }))
beforeEach(() => signInAs())

const timelineOf = (element: Element) =>
  all(element, 'section').find((card) => card.textContent?.startsWith('Project Timeline'))

test.each(tags)('<%s> says that they failed, and Retry brings their bar', async (tag) => {
  rules.milestones = fail(500, 'No milestones today.')
  const element = show(`<${tag} service-id="project-website-relaunch"></${tag}>`)
  await until(() =>
    expect(timelineOf(element)?.textContent).toContain(
      "The milestones couldn't be loaded: No milestones today.",
    ),
  )
  expect(inside(element).querySelector('[role=progressbar]') === null).toBe(true)
  expect(errors.mock.calls).toEqual([
    ['Error during fetching milestones.', expect.objectContaining({ message: 'No milestones today.' })],
  ])
  errors.mockClear()
  expect(toasts).toEqual([])

  rules.milestones = undefined
  timelineOf(element)?.querySelector('button')?.click()
  await reads(element, '2 of 5 milestones completed')
  expect(textOf(element)).not.toContain("couldn't be loaded")
})

test('a project without milestones has neither bar nor line', async () => {
  const element = await open('cp-project-updates service-id="project-data-warehouse"', 'Project Timeline')
  await loaded(element)
  expect(textOf(element)).not.toContain('milestones')
})
