/** What moves, and how a control looks that is pointed at, pressed or has the focus. */
import type { Page } from '@playwright/test'
import { expect, openDashboard, resumeSession, test } from './test'

/** The animations of the portal that take longer than a blink, or never end. */
const movements = (page: Page) =>
  page.locator('cp-portal').evaluate((portal) =>
    (portal.shadowRoot?.getAnimations() ?? []).flatMap((animation) => {
      const { duration = 0, iterations = 1 } = animation.effect?.getTiming() ?? {}
      const isScrolled = !(animation.timeline instanceof DocumentTimeline)
      return isScrolled || (Number(duration) <= 1 && iterations === 1) ? [] : [`${duration} × ${iterations}`]
    }),
  )

test.describe('for whoever wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing pulses, turns or slides, also while it is loading', async ({ page }) => {
    await resumeSession(page)
    await page.route('**/api/v1/services/**', () => {}) // no answer yet
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Recent Projects' })).toBeVisible()
    expect(await movements(page)).toEqual([])
    await page.getByRole('button', { name: 'Add Services' }).click()
    await expect(page.getByRole('dialog', { name: 'Add Services' })).toBeVisible()
    expect(await movements(page)).toEqual([])
  })
})

test('each kind of control shows that it is pointed at, pressed, and has the focus', async ({ page }) => {
  await openDashboard(page)
  /** What a control looks like, with all that stands around it and shows its state. */
  const looks = async (name: RegExp, role: 'button' | 'link') => {
    const control = page.getByRole(role, { name }).first()
    const look = () =>
      control.evaluate((element) => {
        const all = [element, element.closest('li'), element.closest('tr'), element.closest('[part=tile]')]
        return [...all, element].map((each, index) => {
          const style = each && getComputedStyle(each, index === all.length ? '::after' : null)
          return (
            style &&
            [
              style.backgroundColor,
              style.backgroundImage,
              style.color,
              style.opacity,
              style.filter,
              style.outlineStyle,
              style.textDecorationColor,
            ].join()
          )
        })
      })
    await control.scrollIntoViewIfNeeded()
    await page.mouse.move(1, 1)
    const seen = new Set([String(await look())])
    const isNew = async () => {
      await expect.poll(async () => !seen.has(String(await look())), { message: `${name}` }).toBe(true)
      await control.evaluate((element) =>
        Promise.all(element.getAnimations().map(({ finished }) => finished)),
      )
      seen.add(String(await look()))
    }
    await control.hover()
    await isNew()
    await page.mouse.down()
    await isNew()
    await page.mouse.move(1, 1)
    await page.mouse.up()
    await control.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await isNew()
  }
  await looks(/^Add Services/, 'button')
  await looks(/unread/, 'button')
  await looks(/account/, 'button')
  await looks(/^Sort by/, 'button')
  await looks(/^3 projects/, 'button')
  await looks(/^Ask for changes/, 'button')
  await looks(/^Support/, 'link')
  await looks(/^Total Projects/, 'link')
  await looks(/^Website relaunch/, 'link')
  await looks(/^Please approve/, 'link')
  await looks(/^View All Projects/, 'link')
  await looks(/maya.okafor/, 'link')
})
