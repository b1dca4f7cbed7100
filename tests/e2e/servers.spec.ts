/** The portal in a browser, on each of the short servers: a page of one origin, and a server of another. */
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { nora } from '../../examples/tests/servers/client'
import { canStart, isFull, type Name, names, start, titleOf } from '../../examples/tests/servers/start'
import { listen } from '../listen'
import { inFull } from '../tiers'
import { test as base, expect, loaderScript, rowsOf } from './test'

const pageOf = (apiUrl: string) => `<!doctype html><html lang="en"><title>Host</title>
  <link rel="icon" href="data:,">${loaderScript}<cp-config api-url="${apiUrl}"></cp-config>
  <cp-portal routing="hash"></cp-portal></html>`

const test = base.extend<{ server: Name; portal: string }>({
  server: ['express', { option: true }],
  /** The address of a page with the portal, on the server. */
  portal: async ({ server: name }, use) => {
    const site = new Hono()
    const { url, close } = await listen(site.fetch)
    const server = await start(name, url)
    site.get('/cdn/*', serveStatic({ root: 'dist' }))
    site.get('/portal', (context) => context.html(pageOf(server.apiUrl)))
    await use(`${url}/portal`)
    await Promise.all([server.close(), close()])
  },
})

for (const name of names) {
  test.describe(`${titleOf(name)} serves the portal`, inFull(), () => {
    test.skip(!canStart(name), `${name} is not installed`)
    // The browser writes the refusal of the file into the console.
    test.use({ server: name, ...(!isFull(name) && { expectedErrors: /400|413/ }) })

    test('dashboard, payments, a project, and a ticket that is raised and answered', async ({
      page,
      portal,
    }) => {
      await page.goto(`${portal}#/login`)
      await page.getByLabel('Email').fill(nora.email)
      await page.getByLabel('Password', { exact: true }).fill(nora.password)
      await page.getByRole('button', { name: 'Log in' }).click()

      await expect(page.getByRole('heading', { name: 'Hello, Nora Lind!' })).toBeVisible()
      await expect(rowsOf(page, 'Payment History')).toHaveCount(3)
      await expect(page.getByRole('button', { name: 'Notifications: 1 unread' })).toBeVisible()

      await page.getByRole('link', { name: 'Payment History' }).first().click()
      await expect(rowsOf(page, 'Payment History').last()).toContainText('$9,200.00')

      await page.goto(`${portal}#/services/service/p1`)
      await expect(page.getByRole('heading', { name: 'Kitchen for the mill' })).toBeVisible()
      await expect(rowsOf(page, 'Payment History')).toHaveCount(2)

      await page.goto(`${portal}#/support/ticket/t1`)
      const conversation = page.getByRole('log', { name: 'Conversation' })
      await expect(conversation).toContainText('Yes: the samples are with us until Friday.')

      await page.goto(`${portal}#/support/raise-ticket`)
      await page.getByLabel('Subject').fill('Handles')
      await page.getByLabel('Describe your issue').fill('Which ones fit?')
      const file = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 a plan') }
      await page.getByLabel('Attach files').setInputFiles(file)
      await page.getByRole('button', { name: 'Create Ticket' }).click()
      if (!isFull(name)) {
        await expect(
          page.getByText('Files can not be sent yet. Please write without them.').first(),
        ).toBeVisible()
        await page.getByRole('button', { name: /^Remove.*plan\.pdf/ }).click()
        await page.getByRole('button', { name: 'Create Ticket' }).click()
      }
      await expect(page.getByRole('heading', { name: 'Handles' })).toBeVisible()
      await expect(conversation).toContainText('Which ones fit?')
      await expect(conversation.getByText('plan.pdf')).toHaveCount(isFull(name) ? 1 : 0)

      await page.getByLabel('Message', { exact: true }).fill('The round ones, please.')
      await page.getByRole('button', { name: 'Send reply' }).click()
      await expect(conversation).toContainText('The round ones, please.')
      await page.reload()
      await expect(conversation).toContainText('The round ones, please.')
    })
  })
}
