/** What a proxy before the server refuses, by a status and a page of its own: the client reads what to do, and when to send again. */
import type { Page } from '@playwright/test'
import { inFull } from '../tiers'
import { expect, openPage, test } from './test'
import { expectToast, rememberToasts } from './toasts'

// A request that fails is told by the browser.
test.use({ expectedErrors: /Failed to load resource/ })

const kept = 'Nothing is lost: you can send it again.'
const file = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 a plan') }

/** As nginx and Cloudflare answer. */
const proxies = [
  {
    status: 413,
    body: '<html><head><title>413 Request Entity Too Large</title></head><body><center>nginx</center></body></html>',
    says: 'This is too much for the server. Send smaller files, fewer at once, or a shorter text.',
    isPassing: false,
  },
  {
    status: 502,
    body: '<!doctype html><title>502 Bad gateway</title>',
    says: 'The server cannot do this just now. Please try again in a few minutes.',
    isPassing: true,
  },
] as const

const refuse = (page: Page, address: string, { status, body }: (typeof proxies)[number]) =>
  page.route(address, (route) => route.fulfill({ status, body, contentType: 'text/html' }))

for (const proxy of proxies) {
  // Each status once, and each place.
  test(`${proxy.status} to a reply`, inFull(), async ({ page }) => {
    await rememberToasts(page)
    await openPage(page, '/support/ticket/TKT-M4XQ72PD')
    await refuse(page, '**/replyTicket/**', proxy)
    const message = page.getByRole('textbox', { name: 'Message' })
    await message.fill('Here it is')
    await page.getByLabel('Attach files').setInputFiles(file)
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(page.getByText(proxy.says).first()).toBeVisible()
    await expectToast(page, proxy.says)
    await expect(page.getByText(kept)).toHaveCount(proxy.isPassing ? 1 : 0)
    await expect(message).toHaveValue('Here it is')
    await expect(page.getByRole('button', { name: 'Remove plan.pdf' })).toBeVisible()
    await expect(page.getByText(/status code|\(error/i)).toHaveCount(0)
  })

  test(`${proxy.status} to a file of a project`, inFull(proxy.isPassing), async ({ page }) => {
    await openPage(page, '/services/service/project-website-relaunch')
    await refuse(page, '**/uploadFileForAService/**', proxy)
    const files = page.getByRole('region', { name: 'Files & Documents' })
    await files.getByLabel('Choose files').setInputFiles(file)
    await files.getByRole('button', { name: 'Upload a file' }).click()
    await files.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(files.getByText(proxy.says)).toBeVisible()
    await expect(files.getByRole('button', { name: /^Retry/ })).toHaveCount(proxy.isPassing ? 1 : 0)
    await expect(files.getByRole('button', { name: 'Remove plan.pdf' })).toBeVisible()
  })
}
