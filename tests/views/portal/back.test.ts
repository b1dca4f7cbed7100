/** Back leaves a screen, and takes what is open over it along. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { defineElements } from '../../../src/elements/index'
import { show, signInAs, until } from '../../elements/page'
import { control, focusedIn, inside, press, reads } from '../../elements/person'

beforeAll(() => defineElements({ only: ['cp-portal'] }))
beforeEach(async () => {
  await page.viewport(390, 800)
  await signInAs()
})

test.each([
  ['the panel of the bell', /^Notifications/],
  ['the account menu', 'AL, account'],
])('%s closes, and the screen has the focus', async (_, button) => {
  history.pushState(null, '', '/support')
  const portal = show('cp-portal')
  await press(portal, 'Payments', 'nav a')
  await reads(portal, 'Payment History')
  const open = () => inside(portal).querySelector(':popover-open')
  control(portal, button).click()
  await until(() => expect(open()?.querySelector('button,a')).toBeTruthy())
  history.back()
  await until(() => expect(location.pathname).toBe('/support'))
  await until(() => expect(open()).toBeNull())
  await until(() => expect(focusedIn(portal)?.textContent).toBe('Support'))
})
