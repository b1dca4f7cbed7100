import { atom } from 'nanostores'
import { describe, expect, test } from 'vitest'
import { answer } from '../../../server/api/intercept'
import { createList } from '../../../src/core/data/list'
import { searchRows } from '../../../src/core/data/search'
import { finish } from '../../../src/core/page/in-slices'
import { dueOf, pendingPayment, projectsDue, remainingOf } from '../../../src/core/projects/due'
import { isCompleted, milestoneFill } from '../../../src/core/projects/milestones'
import type { Milestone, Project } from '../../../src/core/server/schema'
import { look, openWithToken } from '../portal'
import { known, projectOf } from '../resources'
import { stopTimeInTests } from '../server'

const milestone = (status: string): Milestone => ({ title: '', description: '', dueDate: '', status })

test.each([
  ['Completed', 1],
  ['COMPLETED', 1],
  ['In Progress', 0.7],
  ['in-progress', 0.7],
  ['inProgress', 0.7],
  ['Pending', 0],
  ['', 0],
])('a milestone that is "%s" fills %d of its part of the bar', (status, filled) => {
  expect(milestoneFill(milestone(status))).toBe(filled)
  expect(isCompleted(milestone(status))).toBe(filled === 1)
})

const project = (totalCost: number, receivedAmount: number, active = 'Active') =>
  projectOf({ totalCost, receivedAmount, active })

test.each([
  [48_500, 24_250.5, 24_249.5],
  [0.3, 0.1, 0.2],
  [1, 2, -1],
])('of a project that costs %d, %d of it received, %d is pending', (totalCost, received, pending) => {
  expect(pendingPayment(project(totalCost, received))).toBe(pending)
})

test.each([
  ['Active', undefined, 60, 60],
  ['On Hold', undefined, 60, 60],
  ['Suspended', undefined, 60, 60],
  ['Completed', undefined, 60, 60],
  ['Paused', undefined, 60, 60],
  ['', undefined, 60, 60],
  ['Pending', undefined, 60, 0],
  [' PENDING ', undefined, 60, 0],
  ['Rejected', undefined, 0, 0],
  ['REJECTED', undefined, 0, 0],
  // What the project says beats its status and its total, 0 too.
  ['Active', 0, 60, 0],
  ['Active', 25, 60, 25],
  ['Active', 200, 60, 200],
  ['Pending', 25, 60, 25],
  ['Rejected', 25, 0, 25],
  ['Active', -5, 60, 0],
])('of 100, 40 received, for a project that is "%s" and says %s: %d remains, %d is due', (...row) => {
  const [active, dueAmount, remains, due] = row
  const each = { ...project(100, 40, active), dueAmount }
  expect([remainingOf(each), dueOf(each)]).toEqual([remains, due])
})

describe('the projects for which something is due', () => {
  const due = (projects: Project[]) => projectsDue(projects).map((each) => [each.totalCost, dueOf(each)])

  test('are not less because too much was received for another project', () => {
    expect(due([project(100, 40), project(10, 500), project(5, 5)])).toEqual([[100, 60]])
  })

  test('stand with the earliest date first, those without a date last, the largest amount first', () => {
    const on = (totalCost: number, dueDate?: string) => ({ ...project(totalCost, 0), dueDate })
    const dated = [on(5, '2026-12-01'), on(7, '2026-11-01'), on(8, '2026-12-01T00:00:00Z')]
    const sorted = due([on(0.1), on(0.3), ...dated, on(9, '')])
    expect(sorted).toEqual([7, 8, 5, 9, 0.3, 0.1].map((amount) => [amount, amount]))
  })
})

describe('the project history', () => {
  const rows = [
    { id: 'SRV-1', name: 'Website relaunch', status: 'Active', createdAt: '2026-01-01' },
    { id: 'SRV-2', name: 'Booking app', status: 'On Hold', createdAt: '2026-02-01' },
    { id: 'SRV-3', name: 'Market study', status: 'onHold', createdAt: '2026-03-01' },
    { id: 'SRV-4', name: 'Film', status: 'active', createdAt: '2026-04-01' },
  ]
  const createHistory = (pageSize?: number) =>
    createList(known(rows), {
      pageSize,
      date: (row) => row.createdAt,
      texts: (row) => [row.id, row.name],
      status: (row) => row.status,
      statuses: atom(['Active', 'On Hold']),
    })
  const shown = (list: ReturnType<typeof createHistory>) => list.$rows.get().rows.map(({ id }) => id)

  test('is searched by id and by name, in any case', () => {
    const list = createHistory()
    list.search('srv-3')
    expect(shown(list)).toEqual(['SRV-3'])
    list.search('#SRV-3')
    expect(shown(list)).toEqual(['SRV-3'])
    list.search('  APP ')
    expect(shown(list)).toEqual(['SRV-2'])
    list.search('.*')
    expect(shown(list)).toEqual([])
  })

  test('is filtered by status, however it is written, and says how many there are', () => {
    const list = createHistory()
    list.filter('On Hold')
    expect(shown(list)).toEqual(['SRV-3', 'SRV-2'])
    expect(list.$count.get()).toBe(2)
    list.search('study')
    expect(shown(list)).toEqual(['SRV-3'])
    expect(list.$count.get()).toBe(1)
    list.clear()
    expect(shown(list)).toHaveLength(4)
  })

  test('starts on its first page again when it is searched or filtered', () => {
    const list = createHistory(3)
    list.setPage(2)
    expect(list.$rows.get()).toMatchObject({ page: 2, pages: 2, offset: 3, total: 4 })
    list.search('srv')
    expect(list.$rows.get()).toMatchObject({ page: 1, pages: 2 })
    list.setPage(2)
    list.filter('Active')
    expect(list.$rows.get()).toMatchObject({ page: 1, pages: 1, total: 2 })
  })
})

test('an empty search finds everything', () => {
  expect(finish(searchRows([{ name: 'a' }], '  ', ({ name }) => name))).toHaveLength(1)
})

describe('of the statuses that projects have', () => {
  stopTimeInTests()

  test('each other than the specified ones can be asked for, once, and so can completed projects', async () => {
    const words = ['Active', 'on_hold', 'In review', 'in-review', '', ' ', 'completed', 'Archived']
    const data = words.map((active, id) => ({ _id: `${id}`, active }))
    const { $projects, $projectCounts, $otherStatuses, createProjectList } = await openWithToken({
      rules: { services: answer({ success: true, data }) },
    })
    expect([$projectCounts.get(), $otherStatuses.get()]).toEqual([null, []])
    await look($projects)
    expect($otherStatuses.get()).toEqual(['In review', 'completed', 'Archived'])
    expect($projectCounts.get()).toMatchObject({ total: 8, active: 1, completed: 1 })
    const list = createProjectList()
    const counts = ['In review', 'Completed', 'On Hold', 'Rejected'].map((status) => {
      list.filter(status)
      return list.$rows.get().total
    })
    expect(counts).toEqual([2, 1, 1, 0])
  })
})
