/** At a cold start, the number on the bell beside a dashboard never falls by itself: it comes once it is known what waits. */
import { expect, test } from 'vitest'
import { answer, fail } from '../../../server/api/intercept'
import { look, openSignedIn } from '../portal'
import { until } from '../server'

/** What the bell has shown, one after the other. */
function watch(page: Awaited<ReturnType<typeof openSignedIn>>) {
  const shown: (number | undefined)[] = []
  page.$newsCount.subscribe((total) => void (total === shown.at(-1) || shown.push(total)))
  return shown
}

test('what waits is never counted before', async () => {
  const page = await openSignedIn()
  const shown = watch(page)
  await look(page.$notifications)
  page.watchBell(() => {})
  page.watchDuties()
  await until(() => expect(page.$newsCount.get()).toBe(3))
  await page.server.answersAll()
  expect(shown.filter((total) => total !== undefined)).toEqual([3])
})

test('what leads nowhere waits nowhere: it counts at once', async () => {
  const data = [{ _id: 'one', title: 'One', createdAt: new Date().toISOString() }]
  const page = await openSignedIn({ rules: { notifications: answer({ data }) } })
  const shown = watch(page)
  await look(page.$notifications)
  expect(shown.at(-1)).toBe(1)
})

test('what waits and can not be had is not waited for: all that is unread counts', async () => {
  const page = await openSignedIn({ rules: { serviceUpdates: fail(500, 'The updates are closed.') } })
  const shown = watch(page)
  await look(page.$notifications)
  page.watchBell(() => {})
  page.watchDuties()
  await until(() => expect(page.$newsCount.get()).toBe(5))
  expect(shown.filter((total) => total !== undefined)).toEqual([5])
})
