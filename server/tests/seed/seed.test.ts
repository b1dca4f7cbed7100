/** The demo's people: the same every time, never from the future, and in agreement with themselves. */
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { normalizeStatus } from '../../../src/core/text/same-status'
import { mediaType } from '../../files/media-type'
import { datesFrom } from '../../seed/dates'
import { largeRecords } from '../../seed/large'
import { createSeed } from '../../seed/seed'
import type { Records } from '../../stores/records'

const hashPassword = async (password: string) => password
const seedAt = (now: string) => createSeed({ now: new Date(now), hashPassword })

const seed = await seedAt('2026-11-20T12:00:00.000Z')
const of = (clientId: string) => ({
  projects: seed.projects.filter((row) => row.clientId === clientId),
  payments: seed.payments.filter((row) => row.clientId === clientId),
  tickets: seed.tickets.filter((row) => row.clientId === clientId),
  notifications: seed.notifications.filter((row) => row.clientId === clientId),
})

test('is the same for the same moment', async () => {
  expect(await seedAt('2026-11-20T12:00:00.000Z')).toEqual(seed)
})

test.each(['2026-11-20T00:00:00.000Z', '2027-03-01T23:59:59.999Z', '2028-02-29T05:00:00.000Z'])(
  'told at %s, nothing has happened in the future',
  async (now) => {
    const records = await seedAt(now)
    const moments = [
      ...[records.projects, records.payments, records.updates, records.tickets].flat(),
      ...[records.notifications, records.files].flat(),
    ].map(({ createdAt }) => createdAt)
    moments.push(...records.tickets.flatMap(({ messages }) => messages.map(({ date }) => date)))
    expect(moments.filter((moment) => moment > now)).toEqual([])
    expect(moments.every((moment) => new Date(moment).toISOString() === moment)).toBe(true)
  },
)

test('has no id twice', () => {
  const ids: Record<string, string[]> = {
    projects: seed.projects.map(({ _id }) => _id),
    updates: seed.updates.map(({ _id }) => _id),
    payments: seed.payments.map(({ id }) => id),
    notifications: seed.notifications.map(({ _id }) => _id),
    tickets: seed.tickets.map(({ ticketId }) => ticketId),
    files: seed.files.map(({ id }) => id),
    uploads: seed.uploads.map(({ id }) => id),
  }
  for (const [name, list] of Object.entries(ids)) expect(new Set(list).size, name).toBe(list.length)
})

describe('Ada', () => {
  const ada = of('client-ada')

  test('has projects in every status that can be filtered', () => {
    const statuses = new Set(ada.projects.map(({ active }) => normalizeStatus(active)))
    const every = 'active pending onhold delivered completed delayed rejected suspended'.split(' ')
    expect([...statuses].toSorted()).toEqual(every.toSorted())
  })

  test('has something to do, a resolved ticket, unread notifications, and files from both sides', () => {
    expect(seed.updates.some(({ actionRequiredFromClient }) => actionRequiredFromClient)).toBe(true)
    expect(ada.tickets.map(({ status }) => status)).toEqual(
      expect.arrayContaining(['Open', 'Action Required', 'Resolved']),
    )
    expect(ada.notifications.filter(({ read }) => !read)).toHaveLength(5)
    expect(new Set(seed.files.map(({ userType }) => userType))).toEqual(new Set(['Client', 'Staff']))
  })

  test('is led by her notifications to what exists', () => {
    const exists = (path: string) =>
      path === '/payments/payment-history' ||
      ada.tickets.some(({ ticketId }) => path === `/support/ticket/${ticketId}`) ||
      ada.projects.some(({ _id }) => path.startsWith(`/services/service/${_id}/`))
    const paths = ada.notifications.map(({ CTAPath }) => CTAPath).filter(Boolean)
    expect(paths.filter((path) => !exists(path))).toEqual([])
  })

  test('finds the milestones of what is done done', () => {
    const done = ada.projects.filter(({ active }) => active === 'Completed').map(({ _id }) => _id)
    const milestones = seed.milestones.filter(({ projectId }) => done.includes(projectId))
    expect(milestones.map(({ status }) => status)).toEqual(milestones.map(() => 'Completed'))
  })
})

test('what was received for a project is the sum of its payments', () => {
  const sums = new Map<string, number>()
  for (const { projectId, receivedAmount } of seed.payments) {
    sums.set(projectId, (sums.get(projectId) ?? 0) + receivedAmount)
  }
  for (const { _id, receivedAmount, totalCost } of seed.projects) {
    expect(receivedAmount).toBe(sums.get(_id) ?? 0)
    expect(receivedAmount).toBeLessThanOrEqual(totalCost)
  }
})

test('the new client has nothing, the large one has thousands', () => {
  expect(of('client-new')).toEqual({ projects: [], payments: [], tickets: [], notifications: [] })
  const large = of('client-large')
  expect([large.projects.length, large.payments.length, large.tickets.length]).toEqual([2_000, 10_000, 2_000])
})

test.each([0, 100, 3_000])('the large client can have %i payments', (count) => {
  const { projects, payments } = largeRecords('client-large', 'Large', datesFrom(new Date()), count)
  expect(new Set(payments.map(({ id }) => id)).size).toBe(count)
  const received = payments.reduce((sum, { receivedAmount }) => sum + receivedAmount, 0)
  expect(projects.reduce((sum, { receivedAmount }) => sum + receivedAmount, 0)).toBe(received)
})

test('files are what their records say', async () => {
  const bytesOf = ({ name }: Records['uploads'][number]) =>
    readFile(new URL(`../../seed/files/${name}`, import.meta.url))
  for (const upload of seed.uploads) {
    const bytes = await bytesOf(upload)
    expect({ name: upload.name, size: bytes.length, type: mediaType(bytes) }).toEqual({
      name: upload.name,
      size: upload.size,
      type: upload.type,
    })
  }
})
