/** The questions with which a client comes, and the clicks that it takes until they are answered. */
import { inFull } from '../tiers'
import { expect, openDashboard, test } from './test'

for (const width of [360, 1280]) {
  test(
    `at ${width} px: what do I owe? No click to the sum, one to its parts`,
    inFull(width !== 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await openDashboard(page)
      const waiting = page.getByRole('region', { name: /^Waiting for you/ })
      await expect(waiting.getByText('$179,890.00')).toBeInViewport()

      await waiting.getByRole('button', { name: 'Payment pending' }).click()
      await expect(waiting.getByText(/^Data warehouse migration.*\$54,300\.00$/)).toBeInViewport()
      await expect(waiting.getByText(/^Newsletter and customer list.*\$4,320\.00$/)).toBeVisible()

      await waiting.getByRole('link', { name: 'Website relaunch' }).click()
      await expect(page).toHaveURL('/services/service/project-website-relaunch')
      await expect(page.getByText('Paid$24,250.00')).toBeVisible()
      await expect(page.getByText('Remaining$24,250.00')).toBeVisible()
    },
  )
}
