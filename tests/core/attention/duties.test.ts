/** The bell counts alike on each page: what waits for the client is found where no page shows it, too. */
import { expect, test } from 'vitest'
import { answer } from '../../../server/api/intercept'
import { look, openSignedIn } from '../portal'
import { until } from '../server'

const hour = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString()

test('without what waits on the page, the bell counts what it counts beside it', async () => {
  const page = await openSignedIn()
  page.$bellCount.listen(() => {})
  await look(page.$notifications)
  expect(page.$bellCount.get()).toBe(5)
  page.watchBell(() => {})
  const stop = page.watchDuties()
  await until(() => expect(page.$bellCount.get()).toBe(3))
  // Of the two projects that notifications are about, and of no other.
  const asked = page.server.calls.map(({ name }) => name)
  expect(asked.filter((name) => name === 'serviceUpdates')).toHaveLength(2)
  expect(asked.filter((name) => name === 'milestones')).toHaveLength(2)
  stop()

  const dashboard = await openSignedIn()
  dashboard.$bellCount.listen(() => {})
  dashboard.watchBell(() => {})
  dashboard.$attention.listen((attention) => {
    if (attention.status === 'ready') dashboard.noteWaiting(attention.items, dashboard.$searched.get())
  })
  await until(() => expect(dashboard.$bellCount.get()).toBe(3))
})

test.each([
  ['the tickets alone', '/support/ticket/TKT-H8WK35TN', 52, ['tickets']],
  [
    'the projects, and what one of them asks',
    '/services/service/project-website-relaunch/project-updates',
    26,
    ['services', 'serviceUpdates', 'milestones'],
  ],
  ['nothing', '/payments/payment-history', 26, []],
] as const)('%s are asked for, as one notification is about %s', async (_, CTAPath, hours, wanted) => {
  const data = [{ _id: 'one', title: 'One', CTAPath, createdAt: ago(hours) }]
  const page = await openSignedIn({ rules: { notifications: answer({ data }) } })
  page.$bellCount.listen(() => {})
  page.watchBell(() => {})
  const before = page.server.calls.length
  page.watchDuties()
  await until(() => expect(page.$bellCount.get()).toBe(wanted.length > 0 ? 0 : 1))
  await page.server.answersAll()
  const names = page.server.calls.slice(before).map(({ name }) => name)
  expect(names.filter((name) => name !== 'notifications').toSorted()).toEqual([...wanted].toSorted())
})
