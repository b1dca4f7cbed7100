/** "Dismiss all", at the foot of the bell's panel: what a hurried hand does, and where the focus is when a button goes. */
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { $notifications } from '../../../src/core/index'
import { defineElements } from '../../../src/elements/index'
import { settle, show, signInAs, until } from '../../elements/page'
import { control, find, focusedIn, press, textsOf } from '../../elements/person'
import { count, respond } from '../../elements/server'

beforeAll(() => defineElements({ only: ['cp-notifications'] }))

async function openBell() {
  const notifications = Array.from({ length: 12 }, (_, index) => ({
    _id: `news-${index}`,
    title: `News ${index}`,
    message: 'The plan is ready.',
    createdAt: '2026-01-01',
  }))
  respond({ notifications })
  await signInAs()
  const element = show('cp-notifications style="--cp-motion:0s"')
  await press(element, /unread/)
  const dismissAll = await until(() => control(element, 'Dismiss all'))
  await until(() => expect(focusedIn(element)).toBe(find(element, ':popover-open')))
  return { element, dismissAll }
}
const titles = (element: Element) => textsOf(element, '[part=notification] strong')

/** The second click must not close the panel, nor meet Undo, nor what lies below. */
test.each([
  ['beside the bell', 1280],
  ['in a sheet', 360],
])('a double click dismisses all, and no more: %s', async (_, width) => {
  await page.viewport(width, 740)
  const { element, dismissAll } = await openBell()
  await userEvent.dblClick(dismissAll)
  await settle()
  expect(find(element, ':popover-open')).toBeTruthy()
  expect(titles(element)).toEqual([])
  expect(count('markNotificationRead')).toBe(0)
  // Half a second later, it is there for a click.
  await new Promise((later) => setTimeout(later, 600))
  await userEvent.click(control(element, 'Undo'))
  expect(titles(element)).toHaveLength(12)
})

test('a key that is held down counts once', async () => {
  const { element, dismissAll } = await openBell()
  dismissAll.focus()
  await userEvent.keyboard('{Enter>4/}')
  expect(control(element, 'Undo').matches(':focus')).toBe(true)
  expect(titles(element)).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(titles(element)).toHaveLength(12)
})

test('the button leaves its focus to the panel when the last notification is gone elsewhere', async () => {
  const { element, dismissAll } = await openBell()
  dismissAll.focus()
  respond({ notifications: [] })
  void $notifications.refresh()
  await until(() => expect(dismissAll.isConnected).toBe(false))
  expect(focusedIn(element)).toBe(find(element, ':popover-open'))
})
