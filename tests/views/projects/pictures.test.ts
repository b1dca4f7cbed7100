/** The picture of an update: as wide as its text, with room before it comes; its name where it can't be loaded. */
import '../../elements/signed-in'
import { expect, test } from 'vitest'
import { stage, until } from '../../elements/page'
import { all, control, find, open } from '../../elements/person'
import { respond } from '../../elements/server'

function openWith(...files: string[]) {
  stage.style.inlineSize = '1200px'
  respond({
    service: { _id: 'p1', serviceName: 'Website' },
    milestones: [],
    serviceUpdates: [{ _id: 'u1', title: 'The design', description: 'See below. '.repeat(50), files }],
  })
  return open('cp-project-updates service-id="p1"', 'The design')
}

test('it is as wide as the text, whose lines are no longer than 80 characters, and opens large', async () => {
  const element = await openWith('/docs/dashboard-light.png', '/docs/plan.pdf')
  const picture = find<HTMLImageElement>(element, 'ul img')
  const { width, height } = picture.getBoundingClientRect()
  await until(() => expect(picture.naturalWidth).toBeGreaterThan(0))
  expect(picture.getBoundingClientRect().height).toBe(height)
  const text = all(element, 'ol p').find(({ textContent }) => textContent?.startsWith('See below'))
  expect(Math.abs(width - (text?.getBoundingClientRect().width ?? 0))).toBeLessThan(4)
  expect(width).toBeLessThan(600)
  control(element, /plan\.pdf/)
  picture.closest('a')?.click()
  await until(() => expect(find(element, 'dialog[open] [role=img],dialog[open] img')).toBeDefined())
})

test('several are small', async () => {
  const element = await openWith('/docs/dashboard-light.png', '/docs/dashboard-dark.png')
  for (const picture of all(element, 'ul img')) expect(picture.clientWidth).toBeLessThan(200)
})

test('one that is lost is shown by its name', async () => {
  const element = await openWith('/docs/nothing-here.png')
  await until(() => expect(control(element, 'nothing-here.png').clientHeight).toBeLessThan(50))
  expect(all(element, 'ul img')).toEqual([])
})
