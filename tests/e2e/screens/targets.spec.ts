/** Every control of every screen is large enough to be pressed: 24 px with a mouse, 44 px with a finger. */
import type { Locator, Page } from '@playwright/test'
import { inFull } from '../../tiers'
import { untilQuiet } from '../quiet'
import { expect, test } from '../test'
import { type Screen, screens } from './screens'
import { sameEverywhere, setStage } from './stage'
import { smallTargets } from './targets'
import { waysScreens } from './ways'

test.use(sameEverywhere)

const press = (find: (page: Page) => Locator) => (page: Page) => find(page).first().click()
const chosen = ['photo.png', 'plan.pdf'].map((name) => ({ name, mimeType: '', buffer: Buffer.alloc(9) }))
const choose = (page: Page) => page.locator('input[type=file]').first().setInputFiles(chosen)

const { project, ticket, payments, tickets } = screens

/** What comes by a press, beside the states that have pictures. */
const pressed: Record<string, Screen | undefined> = {
  'project-files-chosen': project && { ...project, act: choose },
  'project-file-open': project && {
    ...project,
    act: press((page) => page.getByRole('link', { name: /\.png/ })),
  },
  'project-whole-story': project && {
    ...project,
    act: press((page) => page.getByRole('button', { name: /whole story/ })),
  },
  'ticket-files-chosen': ticket && { ...ticket, act: choose },
  'raise-ticket-files-chosen': { path: '/support/raise-ticket', act: choose },
  'payments-none-found': payments && {
    ...payments,
    act: (page) => page.getByRole('searchbox').fill('nothing has this'),
  },
  'tickets-searched': tickets && { ...tickets, act: (page) => page.getByRole('searchbox').fill('a') },
}

const pointers = {
  mouse: { size: 24, use: { viewport: { width: 1280, height: 10_000 } } },
  finger: { size: 44, use: { viewport: { width: 360, height: 10_000 }, hasTouch: true, isMobile: true } },
}

for (const [pointer, { size, use }] of Object.entries(pointers)) {
  test.describe(`with a ${pointer}`, () => {
    test.use(use)
    for (const [name, screen] of Object.entries({ ...screens, ...waysScreens, ...pressed })) {
      if (!screen) continue
      const { path, act, reports = null, ...scene } = screen
      test.describe(() => {
        test.use({ expectedErrors: reports })
        test(
          `${name}: every control has ${size} px`,
          inFull(name !== 'dashboard'),
          async ({ page, baseURL }) => {
            await setStage(page, scene, baseURL ?? '')
            await page.goto(path)
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
            await untilQuiet(page)
            // What is closed for a picture, such as a toast, is measured.
            if (act && name !== 'dashboard-down') await act(page)
            await untilQuiet(page)
            const { small, count } = await page.evaluate(smallTargets, size)
            expect(small).toEqual([])
            expect(count).toBeGreaterThan(2)
          },
        )
      })
    }
  })
}
