/** What has the focus is to be seen: nothing that stays in its place while the page scrolls lies above it. */
import { expect, expectWholeDashboard, openDashboard, test } from '../test'

test.use({ viewport: { width: 360, height: 640 } })

test('the navigation at the foot of a phone never covers what has the focus', async ({ page }) => {
  await openDashboard(page)
  // Nothing moves any more.
  await expectWholeDashboard(page)
  await expect(page.getByRole('link', { name: 'Website relaunch' })).toBeVisible()
  const covered: string[] = []
  let stops = 0
  for (const key of ['Tab', 'Shift+Tab']) {
    // To the end of the page, and all the way back.
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press(key)
      const place = await page.evaluate(placeOfFocus)
      if (!place) break
      stops++
      if (place.isCovered) covered.push(`${key}: ${place.name}`)
    }
  }
  expect(covered).toEqual([])
  expect(stops).toBeGreaterThan(30)
})

/** Runs in the page. Nothing, where the focus has left it. */
function placeOfFocus() {
  const portal = document.querySelector('cp-portal')?.shadowRoot
  const focused = portal?.activeElement
  const navigation = portal?.querySelector('main ~ * [part=navigation]')
  if (!focused || !navigation) return
  const { bottom } = focused.getBoundingClientRect()
  const isOwn = navigation.contains(focused)
  // A scrolling list may be higher than the window: what is in it counts.
  const isList = focused.matches('[role=group]')
  const foot = navigation.getBoundingClientRect().top
  return { name: focused.textContent, isCovered: !isOwn && !isList && bottom > foot + 1 }
}
