/** The milestones of a project: each says its state in words and by its shape, and a line marks today. */
import '../../elements/signed-in'
import { beforeEach, expect, test } from 'vitest'
import { configure } from '../../../src/core/index'
import { show, until } from '../../elements/page'
import { all, find, open } from '../../elements/person'
import { respond } from '../../elements/server'
import { contrast } from '../ui/style/contrast'

beforeEach(() => configure({ timeZone: 'UTC' }))

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

type Row = readonly [title: string, dueInDays: number | null, status: string]

/** Shows milestones, and gives the entries of the list once it is there. */
async function entriesOf(milestones: readonly Row[], startDate = inDays(-60)): Promise<Element[]> {
  const rows = milestones.map(([title, due, status]) => ({
    ...{ title, status, dueDate: due === null ? '' : inDays(due) },
  }))
  respond({ milestones: rows, service: { _id: 'p1', serviceName: 'Website', startDate } })
  const element = show('cp-milestones service-id="p1"')
  return until(() => {
    const entries = all(element, 'section ol > li')
    expect(entries.length).toBeGreaterThanOrEqual(milestones.length)
    return entries
  })
}

const stateOf = (entry: Element | undefined) => entry?.querySelector('[part^=badge]')?.textContent
const shapeOf = (entry: Element | undefined) => entry?.querySelector('svg path')?.getAttribute('d')

test('the states, each with a shape of its own', async () => {
  const entries = await entriesOf([
    ['Discovery', -30, 'Completed'],
    ['Design', -1, 'In Progress'],
    ['Texts', -1, 'Pending'],
    ['Build', 0, 'in-progress'],
    ['Tests', 5, 'Pending'],
    ['Launch', null, 'Who knows'],
  ])
  const milestones = entries.filter((entry) => stateOf(entry))
  const states = ['Completed', 'Overdue', 'Overdue', 'In progress', 'Upcoming', 'Upcoming']
  expect(milestones.map(stateOf)).toEqual(states)
  const [completed, overdue, late, running, upcoming] = milestones.map(shapeOf)
  expect(new Set([completed, overdue, running, upcoming]).size).toBe(4)
  expect(late).toBe(overdue)
})

/** Milestones that are due in so many days; what was due is completed, if nothing else is said. */
const due = (...days: (number | null)[]) =>
  days.map((day): Row => ['One', day, day !== null && day < 0 ? 'Completed' : 'Pending'])
const overdue: Row[] = [['One', -5, 'Pending']]

test.each<[string, Row[], number, start?: string]>([
  ['between what was and what comes, after what is due today', due(-5, 0, 5), 3],
  ['at the end, when the last milestone is overdue', overdue, 2],
  ['before the start of a project', due(5), 0, inDays(3)],
  ['nowhere, when all is completed', due(-5), -1],
  ['nowhere, when nothing has a date', due(null), -1, ''],
  ['nowhere, when the entries do not stand in the order of their dates', due(5, -5), -1],
])('today stands %s', async (_, rows, place, start) => {
  const entries = await entriesOf(rows, start)
  expect(entries.findIndex((entry) => entry.getAttribute('aria-current') === 'date')).toBe(place)
})

test.each<[string, Row[], string | undefined, number]>([
  [
    'the one of the earliest day',
    [
      ['Discovery', -9, 'Completed'],
      ['Launch', 9, ''],
      ['Build', 3, 'in progress'],
    ],
    'Build',
    3,
  ],
  [
    'what is late',
    [
      ['Build', -3, 'in progress'],
      ['Launch', 9, 'Pending'],
    ],
    'Build',
    -3,
  ],
  ['nothing, when all is completed', due(-5), undefined, 0],
])('what comes next is %s', async (_, rows, title, day) => {
  const [entry] = await entriesOf(rows)
  const root = entry?.getRootNode() as ShadowRoot // it stands in the element
  const next = () =>
    Array.from(root.querySelectorAll('p')).find(({ textContent }) => textContent?.startsWith('Next: '))
  if (!title) return expect(next()).toBeUndefined()
  await until(() => expect(next()?.querySelector('bdi')?.textContent).toBe(`Next: ${title}`))
  const time = next()?.querySelector('time')
  expect(time?.dateTime).toBe(inDays(day))
  // What is overdue is told in words and by an icon, too.
  const isLate = day < 0
  expect([time?.textContent?.startsWith('Overdue since '), !!next()?.querySelector('svg')]).toEqual([
    isLate,
    isLate,
  ])
})

test('the status stands beside the title of the timeline', async () => {
  await entriesOf(due(5))
  const element = show('cp-milestones service-id="p1" style="inline-size:60rem"')
  const badge = await until(() => find(element, '[part=card-header] [part~=badge]'))
  const title = badge.closest('[part=card-header]')?.firstElementChild?.getBoundingClientRect()
  expect(badge.getBoundingClientRect().left - (title?.right ?? 0)).toBeLessThan(25)
})

test('of the bar, a milestone that has only begun does not look completed', async () => {
  await entriesOf([
    ['Discovery', -9, 'Completed'],
    ['Build', 3, 'in progress'],
  ])
  const element = show('cp-milestones service-id="p1"')
  const fills = await until(() => {
    const found = all(element, '[role=progressbar] > div > div')
    expect(found.length).toBe(2)
    return found
  })
  const [completed, begun] = fills.map((each) => getComputedStyle(each).backgroundColor)
  expect(begun).not.toBe(completed)
})

test.each(['light', 'dark'])(
  'what is completed can be told from the rest of the bar, which is seen on its card, without an outline, in the %s theme',
  async (theme) => {
    await entriesOf(due(-5, 5))
    const element = show(`cp-milestones service-id="p1" theme="${theme}"`)
    const segment = await until(() => find(element, '[role=progressbar] > div'))
    const card = segment.closest('section') ?? expect.fail('no card')
    const ground = getComputedStyle(card).backgroundColor
    const { backgroundColor, boxShadow, borderWidth } = getComputedStyle(segment)
    expect([boxShadow, borderWidth]).toEqual(['none', '0px'])
    const completed = getComputedStyle(segment.firstElementChild ?? expect.fail('nothing is filled'))
    expect(contrast(completed.backgroundColor, backgroundColor, ground)).toBeGreaterThan(3)
    expect(contrast(backgroundColor, ground)).toBeGreaterThan(1.2)
  },
)

test.each(['', inDays(-60)])('that there are none is said once, with the start on %j', async (startDate) => {
  respond({ milestones: [], service: { _id: 'p2', serviceName: 'Website', startDate } })
  const element = await open('cp-milestones service-id="p2"', 'No milestones yet')
  const cards = all(element, '[part=card]').map(({ textContent }) => textContent)
  expect(cards.map((text) => text.split('No milestones yet').length - 1)).toEqual([0, 1])
  expect(cards[1]?.includes('Start Date')).toBe(startDate !== '')
})
