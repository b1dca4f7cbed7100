/** A phone with a camera in its screen: it is turned, and has no Back of its own for what lies over a page. */
import type { Page } from '@playwright/test'
import { inFull } from '../tiers'
import { configureFirst, expect, openDashboard, openHostPage, openPage, resumeSession, test } from './test'

const upright = { width: 390, height: 844 }
const turned = { width: 844, height: 390 }
/** The largest phones have room for the navigation at the side. */
const large = { width: 956, height: 440 }
/** What a turned phone keeps free on either side, in pixels. */
const camera = 47

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

async function keepCameraFree(page: Page): Promise<void> {
  const insets = { left: camera, right: camera, top: 0, bottom: 21 }
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

/** Text, controls and pictures that are drawn where the camera is. */
const underCamera = (page: Page) =>
  page.evaluate((camera) => {
    const found: string[] = []
    const visit = (root: ParentNode) => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) visit(element.shadowRoot)
        const isMeant = element.matches('a, button, input, svg, h1, h2, p, [role=log], li')
        const { left, right, width } = element.getBoundingClientRect()
        if (!isMeant || width < 2 || !element.checkVisibility({ visibilityProperty: true })) continue
        if (left < camera || right > innerWidth - camera)
          found.push(`${element.localName} ${element.textContent}`)
      }
    }
    visit(document)
    return found
  }, camera)

for (const [name, size, locale] of [
  ['a phone', turned, 'en'],
  ['a large phone', large, 'en'],
  ['a large phone, from right to left', large, 'ar'],
] as const) {
  test(
    `on ${name} that is turned, nothing lies under the camera`,
    inFull(name !== 'a phone'),
    async ({ page }) => {
      await page.setViewportSize(size)
      await keepCameraFree(page)
      await configureFirst(page, { locale })
      await page.goto('/login')
      await expect(page.getByRole('button').first()).toBeVisible()
      expect(await underCamera(page)).toEqual([])
      await openPage(page, '/')
      await expect(page.getByText('Maya Okafor').first()).toBeVisible()
      expect(await underCamera(page)).toEqual([])
    },
  )
}

test('the panel of the bell stands at its bell when the phone is turned', inFull(), async ({ page }) => {
  await page.setViewportSize(upright)
  await openDashboard(page)
  await bell(page).click()
  await expect(sheet(page).getByRole('heading', { name: 'Notifications' })).toBeVisible()
  const distance = async () => {
    const [panel, button] = await Promise.all([sheet(page).boundingBox(), bell(page).boundingBox()])
    if (!panel || !button) throw new Error('Nothing is drawn.')
    return [panel.y - button.y - button.height, panel.x + panel.width - button.x - button.width].map(
      Math.round,
    )
  }
  await page.setViewportSize(turned)
  await expect.poll(distance).toEqual([4, 0])
  await page.setViewportSize(upright)
  await page.setViewportSize(turned)
  await expect.poll(distance).toEqual([4, 0])
})

test.describe('in a browser without a Back of its own for panels', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(window, 'CloseWatcher')
    }),
  )
  /** One with a link, however many other tests have read. */
  async function serveNotification(page: Page): Promise<void> {
    const notification = {
      _id: 'answer',
      title: 'New answer on your ticket',
      message: 'Tom Brandt answered.',
      CTA: 'Read the answer',
      CTAPath: '/support/ticket/TKT-M4XQ72PD',
      createdAt: new Date().toISOString(),
    }
    const answer = (path: RegExp, data: object) =>
      page.context().route(path, (route) => route.fulfill({ json: { success: true, data } }))
    await answer(/getAllNotificationsofUser/, [notification])
    await answer(/markAsRead\/answer/, notification)
  }
  const states: Record<string, object | null> = { none: null, "a host's": { key: 'abc' } }

  for (const [whose, state] of Object.entries(states)) {
    test(
      `Back leaves the sheet and not the page; state: ${whose}`,
      inFull(whose !== 'none'),
      async ({ page }) => {
        await page.setViewportSize(upright)
        await resumeSession(page)
        await openHostPage(page, '<cp-notifications></cp-notifications>')
        await page.evaluate((state) => history.replaceState(state, ''), state)
        const length = await page.evaluate(() => history.length)
        const now = () => page.evaluate(() => ({ state: history.state, length: history.length }))
        for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
          await bell(page).click()
          await expect(sheet(page)).toBeVisible()
          await expect.poll(now).toMatchObject({ length: length + 1, state: state ?? {} })
          await leave()
          await expect(sheet(page)).toBeHidden()
          await expect.poll(now).toEqual({ length: length + 1, state })
        }
        await expect(bell(page)).toBeVisible()
      },
    )
  }

  test(
    'what a sheet opens in a new tab leaves nothing behind for Back',
    inFull(),
    async ({ context, page }) => {
      await serveNotification(page)
      await page.setViewportSize(upright)
      await openPage(page, '/payments/payment-history')
      const state = () => page.evaluate(() => history.state)
      const before = await state()
      await bell(page).click()
      const opened = context.waitForEvent('page')
      await sheet(page)
        .getByRole('link')
        .first()
        .click({ modifiers: ['ControlOrMeta'] })
      await (await opened).close()
      await page.keyboard.press('Escape')
      await expect(sheet(page)).toBeHidden()
      await expect.poll(state).toEqual(before)
    },
  )

  test('a link of the sheet leads on, and Back comes back to the page', inFull(), async ({ page }) => {
    await serveNotification(page)
    await page.setViewportSize(upright)
    await openPage(page, '/payments/payment-history')
    await bell(page).click()
    await sheet(page).getByRole('link').first().click()
    await expect(page).not.toHaveURL(/payment-history/)
    await expect(sheet(page)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(/payment-history/)
    await expect(page.getByRole('heading', { name: 'Payment History' })).toBeVisible()
  })

  test(
    'a wide window has panels at their buttons, and the history stays as it is',
    inFull(),
    async ({ page }) => {
      await openDashboard(page)
      const length = await page.evaluate(() => history.length)
      await bell(page).click()
      await expect(sheet(page)).toBeVisible()
      expect(await page.evaluate(() => history.length)).toBe(length)
    },
  )
})
