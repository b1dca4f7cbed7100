/** A new client has nothing yet: what says so stands where the room for it was, and nothing moves when it comes. */
import { inFull } from '../tiers'
import { twoFrames, watchShift } from './layout-shift'
import { expect, holdBack, resumeSession, test } from './test'

const firstDay = 'Everything about your projects will be here'
const noPayments = "We couldn't find any payment transactions"
const noProjects = "You haven't added any services yet"

/** Of each page: what says that there is nothing, the call whose answer comes last, and whether nothing is known before. */
const pages = [
  ['/', firstDay, '**/support/client/tickets*', false],
  ['/payments/payment-history', noPayments, '**/getPaymentofClient/**', true],
  ['/services/services-history', noProjects, '**/get-services-for-client/**', true],
  ['/embed/account/payments', noPayments, '**/getPaymentofClient/**', true],
] as const

for (const width of [1280, 360])
  test(`nothing moves for a new client, ${width} px wide`, inFull(width === 1280), async ({ page }) => {
    const shift = await watchShift(page)
    await page.setViewportSize({ width, height: 800 })
    await resumeSession(page, 'new')
    const found: Record<string, number> = {}
    for (const [path, text, last, isUnknown] of pages) {
      const release = await holdBack(page, last)
      await page.goto(path)
      if (isUnknown) await expect(page.locator('table[aria-busy=true]')).toBeVisible()
      else await expect(page.getByText(text)).toBeVisible()
      await twoFrames(page)
      const answer = page.waitForResponse(last)
      release()
      await answer
      await expect(page.getByText(text)).toBeVisible()
      await twoFrames(page)
      const moved = await shift()
      if (moved > 0.03) found[path] = moved
    }
    expect(found).toEqual({})
  })

test('nothing moves for a client with one payment', inFull(), async ({ page }) => {
  const shift = await watchShift(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await resumeSession(page, 'new')
  const paid = { id: 'one', paymentId: 'PAY-1', receivedAmount: 120, receivedDate: '2026-11-02' }
  await page.route('**/getPaymentofClient/**', (route) => route.fulfill({ json: { data: [paid] } }))
  const release = await holdBack(page, '**/getPaymentofClient/**')
  await page.goto('/payments/payment-history')
  await expect(page.locator('table[aria-busy=true]')).toBeVisible()
  await twoFrames(page)
  release()
  await expect(page.getByText('#PAY-1')).toBeVisible()
  await expect(page.getByText(/^Last twelve months/)).toBeVisible()
  await twoFrames(page)
  expect(await shift()).toBeLessThan(0.03)
})
