/** The viewer where there is little room: nothing of it is cut off. */
import '../../elements/signed-in'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { until } from '../../elements/page'
import { control, find } from '../../elements/person'
import { openFiles, png, share } from './shared-files'

afterEach(() => {
  document.documentElement.style.fontSize = ''
})

test.each([
  ['a phone, with text of 200 %', 390, 700, '200%'],
  ['a phone on its side', 700, 360, ''],
  ['a large window', 1280, 900, ''],
])('in %s, the picture has room, and all buttons can be reached', async (_, width, height, fontSize) => {
  await page.viewport(width, height)
  document.documentElement.style.fontSize = fontSize
  share(['photo.png', await png(300, 200)], ['long.txt', 'A line\n'.repeat(2000)])
  const { element } = await openFiles(/photo\.png/)
  const picture = await until(() => find(element, 'dialog canvas[data-drawn]'))
  const em = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const panel = find(element, 'dialog [part=dialog]')
  const stage = picture.closest<HTMLElement>('[role=group]')
  expect(stage?.clientHeight).toBeGreaterThanOrEqual(8 * em)
  for (const name of ['Next file', 'Download']) {
    control(element, name).scrollIntoView({ block: 'nearest' })
    const { top, bottom } = control(element, name).getBoundingClientRect()
    // Browsers scroll by whole pixels.
    expect(top).toBeGreaterThan(-1)
    expect(bottom).toBeLessThan(height + 1)
  }
  // A long text scrolls by itself, and makes nothing higher.
  const whole = panel.scrollHeight
  control(element, 'Next file').click()
  await until(() => find(element, 'dialog pre'))
  expect(panel.scrollHeight).toBeLessThanOrEqual(whole + 8 * em)
  expect(find(element, 'dialog [tabindex="0"]').scrollHeight).toBeGreaterThan(height)
})
