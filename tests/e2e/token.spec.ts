/**
 * For clients, whose token is all that a thief needs: they use the whole portal, and nobody but the API sees their token,
 * though everything is watched (`token/watch.ts`). The watch is tried by leaks on purpose.
 */
import type { Page } from '@playwright/test'
import { defaultLimits } from '../../demo/api/limits'
import { createTokens } from '../../demo/api/tokens'
import { openDesk } from './desk'
import { everyElement, inTime, statesOf } from './every-element'
import {
  test as base,
  expect,
  expectWholeDashboard,
  logIn,
  logOut,
  openHostPage,
  rowsOf,
  toast,
} from './test'
import { watchFor } from './token/watch'

/** A token that a server gives: its signature is what is looked for. */
const canary = 'canary-that-nobody-may-see-7f3a'
const tokens = createTokens(
  new TextEncoder().encode('known to everyone, for a test of a few seconds'),
  () => new Date(),
  defaultLimits,
)
const signatures = new Map<string, string>()

const test = base.extend<{ desk: Awaited<ReturnType<typeof openDesk>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
  desk: async ({}, use, { project }) => {
    const desk = await openDesk(project.name === 'light', {
      onClientWrote: () => {},
      tokens: {
        async issue(client, session) {
          const token = await tokens.issue(client, session)
          const unsigned = token.slice(0, token.lastIndexOf('.'))
          signatures.set(unsigned, token)
          return `${unsigned}.${canary}`
        },
        read: (token) => tokens.read(signatures.get(token.slice(0, token.lastIndexOf('.'))) ?? token),
      },
    })
    await use(desk)
    await desk.close()
  },
  baseURL: async ({ desk }, use) => use(desk.url),
})

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first()

/** Answers a call with a refusal that quotes the token, as a careless server does that logs what it was sent. */
const quoteToken = (page: Page, path: string, status = 500) =>
  page.route(path, async (route) => {
    const sent = (await route.request().allHeaders()).authorization
    await route.fulfill({
      status,
      json: { success: false, message: `The token "${sent}" can't be used here.` },
    })
  })

test.describe('a client uses everything', () => {
  test.use({ expectedErrors: /^Failed to load resource|^Error during fetching milestones\./ })

  test('nobody but the API sees the token', async ({ page, context }) => {
    const watch = await watchFor(canary, context)
    const strangers: string[] = []
    context.on('request', (request) => {
      if (!/^(http:\/\/127\.0\.0\.1:|blob:|data:)/.test(request.url())) strangers.push(request.url())
    })
    const look = () => watch.look(page)

    await page.goto('/support/ticket/TKT-M4XQ72PD')
    await logIn(page)
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('client-portal:token'))).toContain(canary)
    await page.getByRole('textbox', { name: 'Message' }).fill('Thank you.')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
    await look()

    await link(page, 'Dashboard').click()
    await expectWholeDashboard(page)
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await page.getByRole('button', { name: 'Dismiss Closed on Monday' }).click()
    await look()
    await page.keyboard.press('Escape')

    await link(page, 'Payment History').click()
    const exported = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as CSV' }).click()
    await exported
    await look()

    await link(page, 'Project History').click()
    await page.getByLabel('Search by service id or name').fill('Website')
    await link(page, 'Website relaunch').click()
    await page.getByLabel('Choose a file').setInputFiles({
      name: 'plan.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4 a plan'),
    })
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(toast(page, 'File uploaded successfully')).toBeVisible()
    const opened = context.waitForEvent('page')
    await link(page, /Open Statement of work/).click()
    await (await opened).close()
    await look()

    await link(page, 'View Milestones').click()
    await expect(page.getByText('Acceptance tests')).toBeVisible()
    await quoteToken(page, '**/getServiceUpdates*')
    await quoteToken(page, '**/get-milestones*')
    await quoteToken(page, '**/createTicket/*')
    await link(page, 'Support').click()
    await link(page, 'Raise a ticket').click()
    await page.getByLabel('Subject').fill('It fails')
    await page.getByLabel('Describe your issue').fill('Over and over')
    await page.getByRole('button', { name: 'Create Ticket' }).click()
    await expect(page.getByRole('main').getByText(/can't be used here/)).toBeVisible()
    await look()
    await page.goto('/services/service/project-website-relaunch/project-updates')
    await expect(page.getByRole('main').getByText(/can't be used here/)).toHaveCount(2)
    await look()

    await openHostPage(page, everyElement)
    await expect.poll(async () => Object.values(await statesOf(page)), inTime).not.toContain('loading')
    await look()

    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto('/')
    await expectWholeDashboard(page)
    await quoteToken(page, '**/support/client/tickets*', 401)
    await link(page, 'Support').click()
    await expect(toast(page, 'Token expired')).toBeVisible()
    await look()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await logIn(page)
    await expect(rowsOf(page, 'Ticket log').first()).toBeVisible()
    await logOut(page)
    await expect(page).toHaveURL('/login')
    await look()

    expect(Array.from(watch.seen)).toEqual([])
    expect(strangers).toEqual([])
  })
})
