/** "Since your last visit": the panel with the updates of several projects. On a phone, a screen reader finds nothing beside it. */
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { noteVisit } from '../../../src/core/index'
import { defineElements } from '../../../src/elements/index'
import { show, signInAs, until } from '../../elements/page'
import { find, focusedIn, press } from '../../elements/person'

beforeAll(() => defineElements({ only: ['cp-dashboard'] }))

test('its sheet has a button that closes it', async () => {
  await page.viewport(360, 740)
  await signInAs()
  noteVisit(1_000)
  const element = show('cp-dashboard')
  const opener = await press(element, /updates$/, '[popovertarget]')
  const sheet = await until(() => find(element, ':popover-open[aria-modal]'))
  await press(element, 'Close')
  expect(sheet.matches(':popover-open')).toBe(false)
  expect(focusedIn(element)).toBe(opener)
})
