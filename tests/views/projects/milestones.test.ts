/** The milestones of a project: each says its state in words and by its shape, and a line marks today. */
import '../../elements/defined'
import { beforeEach, expect, test } from 'vitest'
import { answer } from '../../../server/api/intercept'
import { configure } from '../../../src/core/index'
import { show, signInAs, until } from '../../elements/page'
import { all, inside } from '../../elements/person'
import { respond, rules } from '../../elements/server'
import { contrast } from '../ui/style/contrast'

beforeEach(async () => {
  await signInAs()
  configure({ timeZone: 'UTC' })
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

type Row = readonly [title: string, dueInDays: number | null, status: string]

/** Shows milestones, and gives the entries of the list once it is there. */
async function entriesOf(milestones: readonly Row[], startDate = inDays(-60)): Promise<Element[]> {
  const data = milestones.map(([title, due, status]) => ({
    title,
    dueDate: due === null ? '' : inDays(due),
    status,
  }))
  rules.milestones = answer({ success: true, data })
  respond({ service: { _id: 'p1', serviceName: 'Website', startDate } })
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
  expect(milestones.map(stateOf)).toEqual([
    'Completed',
    'Overdue',
    'Overdue',
    'In progress',
    'Upcoming',
    'Upcoming',
  ])
  const [completed, overdue, late, running, upcoming] = milestones.map(shapeOf)
  expect(new Set([completed, overdue, running, upcoming]).size).toBe(4)
  expect(late).toBe(overdue)
})

const done = 'Completed'
const ahead = 'Pending'

test.each<{ what: string; start?: string; rows: Row[]; place: number }>([
  {
    what: 'between what was and what comes, after what is due today',
    rows: [
      ['a', -5, done],
      ['b', 0, ahead],
      ['c', 5, ahead],
    ],
    place: 3,
  },
  { what: 'at the end, when the last milestone is overdue', rows: [['a', -5, ahead]], place: 2 },
  { what: 'before the start of a project', start: inDays(3), rows: [['a', 5, ahead]], place: 0 },
  { what: 'nowhere, when all is completed', rows: [['a', -5, done]], place: -1 },
  { what: 'nowhere, when nothing has a date', start: '', rows: [['a', null, ahead]], place: -1 },
  {
    what: 'nowhere, when the entries do not stand in the order of their dates',
    rows: [
      ['a', 5, ahead],
      ['b', -5, done],
    ],
    place: -1,
  },
])('today stands $what', async ({ start, rows, place }) => {
  const entries = await entriesOf(rows, start)
  expect(entries.findIndex((entry) => entry.getAttribute('aria-current') === 'date')).toBe(place)
})

test.each(['light', 'dark'])(
  'the rest of the bar can be told from its card in the %s theme',
  async (theme) => {
    await entriesOf([['Launch', 5, ahead]])
    const element = show(`cp-milestones service-id="p1" theme="${theme}"`)
    const segment = await until(() => {
      const found = inside(element).querySelector('[role=progressbar] > div')
      if (!found) throw new Error('There is no bar yet.')
      return found
    })
    const card = segment.closest('section')
    const [outline = ''] = getComputedStyle(segment).boxShadow.match(/^\w+\(.*?\)/) ?? []
    expect(contrast(outline, card ? getComputedStyle(card).backgroundColor : '')).toBeGreaterThan(3)
  },
)
