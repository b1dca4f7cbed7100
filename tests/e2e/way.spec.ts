/** The way of a client through everything, from the sign-in to the sign-out. */
import { expect, test } from './desk'
import { logOut, rowsOf, signIn } from './test'

const plan = { name: 'Site plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 a plan') }

test('a client signs in, looks at a project, sends a file, asks, is answered, and leaves', async ({
  page,
}) => {
  const portal = page.getByRole('navigation', { name: 'Portal' })
  const conversation = page.getByRole('log', { name: 'Conversation' })

  await test.step('sign in', async () => {
    await page.goto('/')
    await expect(page).toHaveURL('/login')
    await signIn(page)
  })

  await test.step('dashboard', async () => {
    await expect(page.getByRole('heading', { name: /Waiting for you/ })).toBeVisible()
    await expect(page.getByText('Total Projects12')).toBeVisible()
    await expect(page.getByText('Maya Okafor', { exact: true })).toBeVisible()
    await expect(rowsOf(page, 'Payment History').first()).toBeVisible()
  })

  await test.step('project', async () => {
    // A click anywhere on the row will do.
    await rowsOf(page, 'Recent Projects').filter({ hasText: 'Website relaunch' }).click()
    await expect(page.getByRole('heading', { name: 'Website relaunch' })).toBeVisible()
    await expect(page.getByText('2 of 5 milestones completed')).toBeVisible()
    await expect(page.getByText('Pending Payment$24,250.00')).toBeVisible()
  })

  await test.step('upload', async () => {
    const files = page.getByRole('region', { name: 'Files & Documents' })
    await files.getByRole('button', { name: 'Upload a file' }).click()
    await files.getByLabel('Choose files').setInputFiles(plan)
    await files.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(page.getByRole('status').getByText('File uploaded successfully')).toBeVisible()
    await expect(files.getByRole('link', { name: 'Site plan' })).toContainText('Me')
  })

  await test.step('ticket', async () => {
    await portal.getByRole('link', { name: 'Support' }).click()
    await page.getByRole('link', { name: 'Raise a ticket' }).click()
    await page.getByLabel('Subject').fill('Handles')
    await page.getByLabel('Describe your issue').fill('Which ones fit?')
    await page.getByRole('button', { name: 'Create Ticket' }).click()
    await expect(page.getByRole('heading', { name: 'Handles' })).toBeFocused()
    await expect(conversation).toContainText('Which ones fit?')
  })

  await test.step('answer', async () => {
    await expect(conversation).toContainText('Thank you for writing, Ada.')
  })

  await test.step('bell', async () => {
    await page.getByRole('button', { name: /^Notifications: [1-9]\d* unread$/ }).click()
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    const items = panel.getByRole('listitem')
    await expect(items.first()).toBeVisible()
    // The client has seen the answer where it came.
    await expect(items.filter({ hasText: 'Handles' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  })

  await test.step('reply', async () => {
    await page.getByLabel('Message', { exact: true }).fill('Two of them, please.')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(conversation).toContainText('Two of them, please.')
  })

  await test.step('sign out', async () => {
    await logOut(page)
    await expect(page).toHaveURL('/login')
    await page.goto('/payments/payment-history')
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('DE-4502-1187')).toHaveCount(0)
  })
})
