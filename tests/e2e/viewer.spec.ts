/** Files in front of the page, on a phone, under the strictest policy. That no page complains, every test here tests by its fixture. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, openWidgets, test } from './test'

const [, minimum = ''] =
  /^Content-Security-Policy: (.+)$/m.exec(readFileSync('docs/embed/policy.md', 'utf8')) ?? []
const policy = `${minimum}; require-trusted-types-for 'script'; trusted-types 'none'`
const files = '<cp-files service-id="project-website-relaunch"></cp-files>'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const dialog = (page: Page) => page.getByRole('dialog')
const picture = (page: Page) => dialog(page).getByRole('img')

interface Point {
  x: number
  y: number
}

/** What fingers do, one list of them after another. */
async function touch(page: Page, ...steps: Point[][]) {
  const session = await page.context().newCDPSession(page)
  let type: 'touchStart' | 'touchMove' = 'touchStart'
  for (const touchPoints of steps) {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints })
    type = 'touchMove'
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a picture opens, is enlarged, gives way to the next, and a tap beside it closes it', async ({
  page,
}) => {
  await openWidgets(page, files, { policy })
  const row = page.getByRole('link', { name: /Home page, final design/ })
  await row.tap()
  await expect(picture(page)).toBeVisible()
  const width = () => picture(page).evaluate((element) => element.getBoundingClientRect().width)
  // It grows as it comes in, up to the width of the phone.
  const before = 360
  await expect.poll(width).toBe(before)
  await dialog(page).getByRole('button', { name: 'Zoom in' }).tap()
  await expect.poll(width).toBeGreaterThan(before)
  await page.keyboard.press('0')
  await expect.poll(width).toBe(before)

  const place = dialog(page).getByText(/^\d+ of \d+$/)
  const first = await place.textContent()
  const { x = 0, y = 0, width: side = 0, height = 0 } = (await picture(page).boundingBox()) ?? {}
  const middle = { x: x + side / 2, y: y + height / 2 }
  await touch(page, [middle], [{ x: middle.x - 60, y: middle.y }], [{ x: middle.x - 120, y: middle.y }])
  await expect(place).not.toHaveText(first ?? '')
  await page.keyboard.press('ArrowLeft')
  await expect(place).toHaveText(first ?? '')

  await expect(picture(page)).toBeVisible()
  const beside = (away: number) => [
    { x: middle.x - away, y: middle.y },
    { x: middle.x + away, y: middle.y },
  ]
  await touch(page, beside(30), beside(60), beside(90))
  await expect.poll(width).toBeGreaterThan(2 * before)
  await page.keyboard.press('0')
  await expect.poll(width).toBe(before)

  // Above the picture, nothing is shown.
  await page.touchscreen.tap(middle.x, y - 10)
  await expect(dialog(page)).toBeHidden()
  await expect(row).toBeFocused()
})
