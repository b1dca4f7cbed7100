/** The bell's panel is opened beside the bell, and stays there: whoever reads it may scroll the page behind it. */
import { afterEach, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { defineElements } from '../../../src/elements/index'
import { show, signInAs, until } from '../../elements/page'
import { control, inside, reads } from '../../elements/person'

beforeAll(async () => {
  await page.viewport(1280, 800)
  await defineElements({ only: ['cp-notifications'] })
})
afterEach(() => scrollTo({ top: 0, behavior: 'instant' }))

async function openBell(style: string, dir = 'ltr') {
  await signInAs()
  const around = show(
    `<div dir="${dir}"><p style="block-size: 100px"></p><p style="${style}"><cp-notifications></cp-notifications></p><p style="block-size: 3000px"></p></div>`,
  )
  const element = around.querySelector('cp-notifications')
  await reads(element, '3')
  const bell = control(element, /unread/)
  const panel = inside(element).querySelector('[popover]') ?? bell
  return { element, bell, panel }
}

test.each([
  ['text-align: end', 'ltr'],
  ['text-align: end', 'rtl'],
  ['position: sticky; inset-block-start: 0; text-align: end', 'ltr'],
])('in a page that scrolls: %s, %s', async (style, dir) => {
  const { element, bell, panel } = await openBell(style, dir)
  scrollTo({ top: 60, behavior: 'instant' })
  bell.click()
  await reads(element, 'New answer on your ticket')
  await until(() => expect(panel.getAnimations()).toEqual([]))
  const { x, y } = panel.getBoundingClientRect()
  const box = bell.getBoundingClientRect()
  expect(y - box.bottom).toBeLessThan(12)
  expect(dir === 'rtl' ? x : x + panel.clientWidth).toBeCloseTo(dir === 'rtl' ? box.left : box.right, -1)
  for (const top of [300, 1500]) {
    scrollTo({ top, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
    expect(panel.getBoundingClientRect()).toMatchObject({ x, y })
  }
  // Closed, it leaves the page where it is; opened anew, it stands beside the bell.
  control(element, 'Close').click()
  expect(scrollY).toBe(1500)
  scrollTo({ top: 0, behavior: 'instant' })
  bell.click()
  await until(() => expect(panel.getAnimations()).toEqual([]))
  expect(panel.getBoundingClientRect().y - bell.getBoundingClientRect().bottom).toBeLessThan(12)
})
