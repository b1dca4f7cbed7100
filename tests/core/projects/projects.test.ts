import { describe, expect, test } from 'vitest'
import { createList, searchRows } from '../../../src/core/data/list'
import { isCompleted, milestoneFill } from '../../../src/core/projects/milestones'
import { pendingPayment } from '../../../src/core/projects/project'
import type { Milestone, Project } from '../../../src/core/server/schema'
import { known } from '../resources'

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

test('what is pending is the total less what was received', () => {
  const project: Project = {
    _id: '1',
    serviceId: '',
    serviceName: '',
    industry: '',
    active: '',
    startDate: '',
    endDate: '',
    totalCost: 48_500,
    receivedAmount: 24_250.5,
    createdAt: '',
  }
  expect(pendingPayment(project)).toBe(24_249.5)
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
    })
  const shown = (list: ReturnType<typeof createHistory>) => list.$rows.get().rows.map(({ id }) => id)

  test('is searched by id and by name, in any case', () => {
    const list = createHistory()
    list.search('srv-3')
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
    expect(list.$count.get()).toBe(2)
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
  expect(searchRows([{ name: 'a' }], '  ', ({ name }) => [name])).toHaveLength(1)
})
