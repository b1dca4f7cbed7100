/** The questions with which a client comes, and the clicks that it takes until they are answered. */
import type { Page } from '@playwright/test'
import { inFull } from '../tiers'
import { expect, openDashboard, openPage, test } from './test'

const sum = '$34,445.00'

const waitingIn = (page: Page) => page.getByRole('region', { name: /^Waiting for you/ })

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, inFull(width !== 360), () => {
    test.use({ viewport: { width, height: 740 } })

    test('what do I owe? No click to the sum, one to its parts, one more to a whole project', async ({
      page,
    }) => {
      await openDashboard(page)
      await expect(page.getByLabel('Summary').getByText(sum)).toBeInViewport()
      const waiting = waitingIn(page)
      await expect(waiting.getByText(sum)).toBeInViewport()

      await waiting.getByRole('button', { name: '3 projects' }).click()
      await expect(
        waiting.getByText(/^Newsletter and customer list.*Overdue since .*\$4,320\.00/),
      ).toBeInViewport()
      await expect(waiting.getByText(/^Website relaunch.*Due .*\$12,125\.00/)).toBeVisible()
      // It remains, and is not due.
      await expect(waiting.getByText('Data warehouse migration')).toHaveCount(0)

      await waiting.getByRole('link', { name: 'Website relaunch' }).click()
      await expect(page).toHaveURL('/services/service/project-website-relaunch')
      await expect(page.getByText('Paid$24,250.00')).toBeVisible()
      await expect(page.getByText('Pending Payment$24,250.00')).toBeVisible()
      await expect(page.getByText(/^Due .*\$12,125\.00/)).toBeVisible()
    })

    for (const [place, start] of [
      ['portal', '/'],
      ['website', '/embed/account'],
    ] as const) {
      test(
        `in the ${place}: how do I pay? One click to the page to pay, which leads back`,
        inFull(),
        async ({ page }) => {
          await openPage(page, start)
          await waitingIn(page)
            .getByRole('link', { name: `Pay ${sum}` })
            .click()
          await expect(page).toHaveURL(/\/pay\?project=&amount=34445&currency=USD&from=%2F[^&]*$/)
          await expect(page.locator('#pay').getByRole('listitem')).toHaveText([
            /^Newsletter and customer list\s*SRV-2066 · Overdue since .*\$4,320\.00$/,
            /^Website relaunch\s*SRV-2051 · Due .*\$12,125\.00$/,
            /^Calibration booking app\s*SRV-2064 · Due .*\$18,000\.00$/,
          ])
          await expect(page.getByRole('button', { name: `Pay ${sum}` })).toBeInViewport()
          await page.getByRole('link', { name: /^Back to (the|where)/ }).click()
          await expect(page).toHaveURL(start)
        },
      )
    }
  })
}
