import { adaProjects } from '../../server/seed/ada-projects'
import { inFull } from '../tiers'
import {
  choose,
  expect,
  expectWholeDashboard,
  openDashboard,
  openHostPage,
  resumeSession,
  rowsOf,
  test,
  toast,
  watchCalls,
} from './test'

const newestFirst = adaProjects.toSorted((one, other) => one.appliedDaysAgo - other.appliedDaysAgo)
const visitsKey = 'client-portal:visits'
const payments = adaProjects.flatMap((project) => project.payments ?? [])

test(
  'the dashboard greets Ada and shows her figures, her consultant and the navigation',
  inFull(),
  async ({ page }) => {
    await openDashboard(page)
    await expect(page.getByText('Welcome to your Dashboard.')).toBeVisible()

    const summary = page.getByLabel('Summary')
    for (const [label, figure] of [
      ['Payment Pending', '--'],
      ['Total Projects', '12'],
      ['Active Projects', '3'],
      ['Completed Projects', '3'],
    ]) {
      await expect(summary.getByText(`${label}${figure}`)).toBeVisible()
    }

    const consultant = page.getByRole('region', { name: 'Business Consultant' })
    await expect(consultant.getByText('Maya Okafor', { exact: true })).toBeVisible()
    await expect(consultant.getByRole('link', { name: 'maya.okafor@example.com' })).toHaveAttribute(
      'href',
      'mailto:maya.okafor@example.com',
    )

    const navigation = page.getByRole('navigation', { name: 'Portal' })
    await expect(navigation.getByRole('link')).toHaveText([
      'Dashboard',
      'Payment History',
      'Project History',
      'Support',
    ])
    await expect(navigation.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
  },
)

test(
  'recent projects stand newest first, can be turned round, and lead to each project',
  inFull(),
  async ({ page }) => {
    await openDashboard(page)
    const projects = page.getByRole('region', { name: 'Recent Projects' })
    await expect(projects.getByRole('columnheader')).toHaveText([
      'S.No.',
      'Service Id',
      'Service Name',
      'Status',
    ])
    const rows = rowsOf(page, 'Recent Projects')
    const asListed = (list: typeof newestFirst) =>
      list.map(
        ({ serviceId, serviceName, active }, index) => `${index + 1}${serviceId}${serviceName}${active}`,
      )
    await expect(rows).toHaveText(asListed(newestFirst.slice(0, 5)))
    await expect(projects).toContainText(`5 of ${newestFirst.length} shown`)

    await expectWholeDashboard(page)
    await projects.getByRole('button', { name: 'Sort by Recent First' }).click()
    const menu = page.getByRole('menu', { name: 'Sort by' })
    await expect(menu.getByRole('menuitemradio')).toHaveText(['Recent First', 'Oldest First'])
    await choose(menu.getByRole('menuitemradio', { name: 'Oldest First' }))
    await expect(rows).toHaveText(asListed(newestFirst.toReversed().slice(0, 5)))

    await expect(projects.getByRole('link', { name: 'View All Projects' })).toHaveAttribute(
      'href',
      '/services/services-history',
    )
    await rows.filter({ hasText: 'Brand identity refresh' }).click()
    await expect(page).toHaveURL(/\/services\/service\/project-brand/)
  },
)

test(
  'payments show their id with its date, the bank reference, dollars and a description',
  inFull(),
  async ({ page }) => {
    await openDashboard(page)
    await expectWholeDashboard(page)
    const history = page.getByRole('region', { name: 'Payment History' })
    await expect(history.getByRole('columnheader')).toHaveText([
      'S.No.',
      'Payment Id',
      'Bank Reference ID',
      'Amount',
      'Description',
    ])
    const rows = rowsOf(page, 'Payment History')
    await expect(rows).toHaveCount(5)
    await expect(history).toContainText(`5 of ${payments.length} shown`)
    await expect(rows.first().getByRole('cell')).toHaveText([
      '1',
      /^#PAY-450211[A-Z][a-z]+ \d{1,2}, \d{4}$/,
      'DE-4502-1187',
      '$12,125.00Invoice',
      'Website relaunch, second instalment',
    ])
    // One without a description.
    await expect(rows.filter({ hasText: 'DE-4489-2216' }).getByRole('cell').last()).toHaveText('--')

    await history.getByRole('button', { name: 'Sort by Recent First' }).click()
    await choose(page.getByRole('menuitemradio', { name: 'Oldest First' }))
    await expect(rows.first()).toContainText('DE-4218-7745')
    await expect(rows.filter({ hasText: 'DE-4502-1187' })).toHaveCount(0)
    // Each table has an order of its own.
    await expect(page.getByRole('region', { name: 'Recent Projects' }).getByRole('button')).toHaveText(
      'Sort byRecent First',
    )
  },
)

for (const [address, category] of [
  ['/', 'Extension of a project'],
  ['/embed/app', 'Advice'],
] as const) {
  test(
    `"Add Services" at ${address} becomes a ticket, and the client reads that it has been sent`,
    inFull(address !== '/'),
    async ({ page }) => {
      await resumeSession(page, 'large')
      await page.goto(address)
      await page.getByRole('button', { name: 'Add Services' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add Services' })
      await dialog.getByLabel('Service').selectOption('Brand identity')
      await dialog.getByLabel('Category').selectOption(category)
      await dialog.getByRole('button', { name: 'Send' }).click()
      await expect(toast(page, 'Your request has been sent')).toBeVisible()
      await expect(dialog).toBeHidden()

      await page.goto('/support')
      await expect(page.getByText(`${category}: Brand identity`).first()).toBeVisible()
    },
  )
}

test.describe('a ticket that the server refuses', inFull(), () => {
  test.use({ expectedErrors: /status of 503/ })

  test('leaves the request in the dialog, with the reason', async ({ page }) => {
    await page.route('**/createTicket/*', (route) =>
      route.fulfill({ status: 503, json: { success: false, message: 'The desk is closed.' } }),
    )
    await openDashboard(page)
    await page.getByRole('button', { name: 'Add Services' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Services' })
    await dialog.getByLabel('Category').selectOption('Advice')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(dialog.getByText('The desk is closed.').first()).toBeVisible()
    await expect(dialog.getByLabel('Category')).toHaveValue('Advice')
  })
})

test(
  'on a page that does not listen, "Add Services" makes no call and promises nothing',
  inFull(),
  async ({ page }) => {
    await resumeSession(page)
    await openHostPage(page, '<cp-dashboard></cp-dashboard>')
    await expect(page.getByRole('button', { name: /^Show all/ })).toBeVisible()
    await expect(page.getByText('Maya Okafor', { exact: true })).toBeVisible()
    await expect(rowsOf(page, 'Payment History').first()).toBeVisible()
    const calls = watchCalls(page)
    await page.getByRole('button', { name: 'Add Services' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Services' })
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(dialog).toBeHidden()
    expect(calls).toEqual([])
    await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(0)
  },
)

test('a new client sees what will be here, and that nobody is assigned yet', inFull(), async ({ page }) => {
  await openDashboard(page, 'new')
  await expect(page.getByLabel('Summary')).toHaveText(
    'Payment Pending--Total Projects0Active Projects0Completed Projects0',
  )
  for (const text of [
    "You haven't added any services yet",
    'All your services list will appear here',
    "We couldn't find any payment history",
    'Once you oay your payment, it will be updated here',
    "Business consultant haven't been assigned yet",
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
})

for (const width of [360, 1280]) {
  test(`who comes back after ten days reads what has come, and is there with one press, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openDashboard(page)
    await expectWholeDashboard(page)
    const line = page.getByText(/^Since your last visit on/)
    await expect(line).toHaveCount(0)
    await page.waitForFunction((key) => localStorage.getItem(key), visitsKey)
    await page.evaluate((key) => {
      const visits: Record<string, number[]> = JSON.parse(localStorage.getItem(key) ?? '{}')
      const days = 24 * 60 * 60_000
      const earlier = Object.entries(visits).map(([name, times]) => [
        name,
        times.map((time) => time - 10 * days),
      ])
      localStorage.setItem(key, JSON.stringify(Object.fromEntries(earlier)))
    }, visitsKey)
    await page.reload()
    await expect(line).toBeVisible()
    await line.getByRole('link', { name: /answers?$/ }).click()
    await expect(page).toHaveURL(/\/support/)
    await page.goBack()
    // It is the same visit still.
    await expect(line).toBeVisible()
  })
}
