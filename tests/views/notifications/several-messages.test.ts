/** Several notifications that say the same of the same thing are one entry of the bell. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { defineElements } from '../../../src/elements/index'
import { show, signInAs, until } from '../../elements/page'
import { all, control, press, reads } from '../../elements/person'
import { count, respond } from '../../elements/server'

beforeAll(() => defineElements({ only: ['cp-notifications'] }))
beforeEach(() => signInAs())

const message = (day: number, more = {}) => ({
  ...{ _id: `n${day}`, title: 'New answer', message: `Answer ${day}`, createdAt: `2026-01-0${day}` },
  ...{ CTA: 'Read', CTAPath: '/support/ticket/7' },
  ...more,
})

test('three answers of a ticket are one entry with the newest text, and are dismissed together', async () => {
  const other = message(4, { title: 'Closed', CTAPath: '' })
  respond({ notifications: [message(1), message(3), message(2), other] })
  const bell = show('cp-notifications')
  await press(bell, 'Notifications: 2 unread')
  await reads(bell, '3 new messages')
  const items = all(bell, '[part=notification]')
  expect(items).toHaveLength(2)
  expect(items[1]?.textContent).toContain('Answer 3')
  expect(items[1]?.textContent).not.toContain('Answer 2')
  await press(bell, 'Dismiss New answer')
  await until(() => expect(count('markNotificationRead')).toBe(3))
  expect(control(bell, 'Notifications: 1 unread')).toBeDefined()
})

test('what is dismissed in one go is counted as it was seen: an entry once', async () => {
  respond({
    notifications: [message(1), message(3), message(2), message(4, { title: 'Closed', CTAPath: '' })],
  })
  const bell = show('cp-notifications')
  await press(bell, 'Notifications: 2 unread')
  await press(bell, 'Dismiss all')
  await reads(bell, '2 notifications dismissed')
  await press(bell, 'Close')
  await until(() => expect(count('markNotificationRead')).toBe(4))
})
