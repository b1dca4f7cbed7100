/** On a slow line, the code that says what is new comes after the news. */
import { expect, test, vi } from 'vitest'
import { $notifications } from '../../../src/core/index'
import { defineElements } from '../../../src/elements/index'
import { show, signInAs, until } from '../../elements/page'
import { all, control } from '../../elements/person'
import { respond } from '../../elements/server'

const notification = (title: string) => ({
  _id: title,
  title,
  message: 'It has come.',
  createdAt: '2026-01-01',
})

test('what arrives before it can be said is said then, and nothing of what stood there', async () => {
  let come = () => {}
  const line = new Promise<void>((resolve) => {
    come = resolve
  })
  vi.doMock('../../../src/views/notifications/bell-announcer', (load) => line.then(load))
  await defineElements({ only: ['cp-notifications'] })
  respond({ notifications: [notification('Plan')] })
  await signInAs()
  const bell = show('cp-notifications')
  await until(() => control(bell, /1 unread/))
  respond({ notifications: [notification('Plan'), notification('Budget')] })
  void $notifications.refresh()
  await until(() => control(bell, /2 unread/))
  const said = () => all(bell, '[role=status]').map(({ textContent }) => textContent)
  expect(said()).toEqual([])
  come()
  await until(() => expect(said()).toEqual(['New notification: Budget']))
})
