/** What an element draws is valid HTML, also where something is open in it, and the browser says what a button has opened. */
import './defined'
import { expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { faultsIn } from '../valid-html'
import { everyView, showView } from './every-view'
import { draw, show, signInAs, until } from './page'
import { control, drawn, inside, loaded } from './person'
import { casesFrom } from './stand-ins'

test.each(casesFrom('all', everyView, ([tag]) => tag))('<%s path="%s">', async (tag, path) => {
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

/** What a screen reader hears of a button, by its name. */
async function heardOf(name: string) {
  const { frameTree } = await cdp().send('Page.getFrameTree')
  const frames = [frameTree, ...(frameTree.childFrames ?? [])].map(({ frame }) => frame.id)
  const trees = await Promise.all(
    frames.map((frameId) =>
      cdp()
        .send('Accessibility.getFullAXTree', { frameId })
        .catch(() => ({ nodes: [] })),
    ),
  )
  const found = trees
    .flatMap(({ nodes }) => nodes)
    .find((node) => node.name?.value === name && node.role?.value === 'button')
  return Object.fromEntries((found?.properties ?? []).map(({ name, value }) => [name, value.value]))
}

test.each([
  ['cp-account', 'AL, account', 'menu'],
  ['cp-notifications', 'Notifications: 5 unread', 'dialog'],
])('a screen reader hears of <%s> whether it is open', async (tag, name, kind) => {
  await signInAs()
  const element = show(`<${tag}></${tag}>`)
  await until(() => control(element, name))
  await draw()
  await until(async () => expect(await heardOf(name)).toMatchObject({ expanded: false, hasPopup: kind }))
  control(element, name).click()
  await until(async () => expect(await heardOf(name)).toMatchObject({ expanded: true, hasPopup: kind }))
})
