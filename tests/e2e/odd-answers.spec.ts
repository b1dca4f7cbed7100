/** A walk through the portal of a server whose amounts have traces of binary numbers, or can't be read, after a change of the clock. */
import { expect, openHostPage, resumeSession, rowsOf, test } from './test'

test.use({ timezoneId: 'Europe/Berlin' })

const payment = (id: string, receivedAmount: unknown, more: object = {}) => ({
  ...{ id, paymentId: `PAY-${id}`, receivedAmount, receivedDate: '2026-03-28', createdAt: '2026-03-28' },
  ...more,
})
const payments = [
  ...[payment('1', 10), payment('2', ' 2.50 '), payment('3', '12,50'), payment('4', -0.001)],
  ...[payment('5', 7, { currency: '€' }), { receivedAmount: 5 }, null],
]
const project = (_id: string, more: object) => ({
  ...{
    _id,
    serviceId: _id,
    serviceName: `Project ${_id}`,
    active: 'Active',
    createdAt: '2026-03-01',
    ...more,
  },
})
const projects = [
  project('trace', { totalCost: 83.79176, receivedAmount: 83.79 }),
  project('part', { totalCost: 50, receivedAmount: 50, dueAmount: 0.004 }),
]
const message = (date: string) => ({ message: `Written at ${date}`, messageFrom: 'Tom', date })
const ticket = {
  ...{ ticketId: 'T-1', subject: 'Clock', status: 'Open', createdAt: '2026-03-28T12:00:00Z' },
  messages: [
    message('2026-03-28T12:00:00Z'),
    message('2026-03-29T12:00:00Z'),
    message('2026-03-29T22:10:00Z'),
  ],
}
const answers: [url: RegExp, data: unknown][] = [
  // Who has chosen no time zone has that of the device.
  [/clientInformation/, { _id: 'client-ada', name: 'Ada Lovelace', email: 'client@example.com' }],
  [/getPaymentofClient/, payments],
  [/get-services-for-client/, projects],
  [/getServiceDetails/, projects[0]],
  [/getTicketDetails/, ticket],
  [/getServiceUpdates|get-milestones|getFilesForAService/, []],
]

test('nobody is asked for less than a cent, what can not be read is told, and yesterday is the day before', async ({
  page,
}) => {
  await resumeSession(page)
  for (const [url, data] of answers)
    await page.route(url, (route) => route.fulfill({ json: { success: true, data } }))
  // Half past midnight, after a Sunday of 23 hours.
  await page.clock.setFixedTime('2026-03-29T22:30:00Z')
  await openHostPage(
    page,
    `<script type="module">
      import { configure } from '/cdn/loader.js'
      configure({ features: { pendingTotal: true }, routes: { pay: '/pay?amount={amount}' } })
    </script><cp-portal routing="hash"></cp-portal>`,
    { hash: '#/' },
  )
  await expect(page.getByLabel('Summary')).toHaveText(/Payment Pending\$0\.00/)
  await expect(rowsOf(page, 'Payment History')).toHaveCount(5)
  await expect(page.getByRole('link', { name: /^Pay / })).toHaveCount(0)

  await page.goto('/host/page#/payments/payment-history')
  await expect(page.getByText("2 entries can't be shown.")).toBeVisible()
  const rows = rowsOf(page, 'Payment History')
  await expect(rows).toHaveCount(5)
  await expect(rows.filter({ hasText: 'PAY-3' })).toContainText('Amount not known')
  await expect(rows.filter({ hasText: 'PAY-5' })).toContainText('€\u00a07.00')
  await expect(page.getByText('at least $12.50\u00a0+ €\u00a07.00', { exact: true })).toBeVisible()
  await expect(page.getByText('-$0.00', { exact: true })).toHaveCount(0)

  await page.goto('/host/page#/services/service/trace')
  await expect(page.getByText('Pending Payment', { exact: true }).locator('..')).toContainText('$0.00')
  await expect(page.getByRole('link', { name: /^Pay / })).toHaveCount(0)

  await page.goto('/host/page#/support/ticket/T-1')
  const conversation = page.getByRole('log', { name: 'Conversation' })
  await expect(conversation.getByRole('time').filter({ hasNotText: ':' })).toHaveText([
    'March 28, 2026',
    'Yesterday',
    'Today',
  ])
})
