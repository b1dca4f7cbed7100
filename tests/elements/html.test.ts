/** What an element draws is valid HTML, also where something is open in it, and the browser says what a button has opened. */
import './defined'
import { expect, test } from 'vitest'
import { faultsIn } from '../valid-html'
import { everyView, showView } from './every-view'
import { heardOf } from './heard'
import { draw, show, signInAs, until } from './page'
import { control, drawn, inside, loaded } from './person'
import { casesFrom } from './stand-ins'

test.each(casesFrom('full', everyView, ([tag]) => tag))('<%s path="%s">', async (tag, path) => {
  await signInAs()
  const element = showView(tag, path)
  await drawn(element)
  await loaded(element)
  await draw()
  expect(faultsIn(inside(element))).toEqual([])
  const buttons = inside(element).querySelectorAll<HTMLElement>(
    'button:is([popovertarget],[aria-expanded=false])',
  )
  for (const button of buttons) {
    if (!button.isConnected || !button.checkVisibility()) continue
    button.click()
    await draw()
    expect(faultsIn(inside(element))).toEqual([])
  }
})

test.each([
  ['cp-account', 'AL, account', 'menu'],
  ['cp-notifications', 'Notifications: 3 unread', 'dialog'],
])('a screen reader hears of <%s> whether it is open', async (tag, name, kind) => {
  await signInAs()
  const element = show(`<${tag}></${tag}>`)
  await until(() => control(element, name))
  await draw()
  await until(async () => expect(await heardOf(name)).toMatchObject({ expanded: false, hasPopup: kind }))
  control(element, name).click()
  await until(async () => expect(await heardOf(name)).toMatchObject({ expanded: true, hasPopup: kind }))
})
