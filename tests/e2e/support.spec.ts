import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { demoPeople } from '../../server/seed/people'
import { inFull } from '../tiers'
import { type Desk, expect, test } from './desk'
import { greeting, logIn, logOut, openDashboard, openPage, openWidgets, refuse, signIn, toast } from './test'

const cookies = 'TKT-M4XQ72PD'
const question = /covers half of the menu/
const note = { name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 a note') }
const picture = async () => ({
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: await readFile('server/seed/files/phone-menu.png'),
})

const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation' })
const reply = (page: Page) => page.getByLabel('Message', { exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Send reply' })

async function openForm(page: Page) {
  await openPage(page, '/support/raise-ticket')
}

async function openTicket(page: Page, ticketId = cookies) {
  await openPage(page, `/support/ticket/${ticketId}`)
  await expect(conversation(page)).toBeVisible()
}

async function write(page: Page, subject: string, message: string) {
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Describe your issue').fill(message)
}

/** The client's tickets as the server keeps them. */
const ticketsOf = async (desk: Desk) => (await desk.store.list('tickets', demoPeople.ada.id)).rows

const backToTickets = (page: Page) =>
  page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Support' }).click()

test('a ticket is raised with two files, answered, resolved and reopened', async ({ page, desk }) => {
  await openDashboard(page)
  await page.getByRole('link', { name: 'Support' }).click()
  await page.getByRole('link', { name: 'Raise a ticket' }).click()
  await expect(page.getByText('Your queries/feedback appear here')).toBeVisible()
  await write(page, 'No invoice for October', 'I found none.\nCan you send it?')
  await page.getByLabel('Attach files').setInputFiles([note, await picture()])
  await page.getByRole('button', { name: 'Create Ticket' }).click()

  await expect(page).toHaveURL(/\/support\/ticket\/TKT-/)
  await expect(page.getByRole('heading', { name: 'No invoice for October' })).toBeFocused()
  await expect(conversation(page)).toContainText('I found none.')
  await expect(page.getByRole('link', { name: 'note.pdf' })).toHaveAttribute('target', '_blank')
  await page.getByRole('link', { name: 'picture.png' }).click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')

  const ticketId = page.url().split('/').at(-1) ?? ''
  await expect(conversation(page)).toContainText('Thank you for writing, Ada.')
  await expect(page.getByRole('status').filter({ hasText: 'New answer from Maya Okafor' })).toBeAttached()

  await reply(page).fill('See https://example.com/invoices too.')
  await reply(page).press('Control+Enter')
  await expect(conversation(page).getByRole('link', { name: 'https://example.com/invoices' })).toBeVisible()
  await expect(reply(page)).toHaveValue('')

  await desk.say(ticketId, 'Tom Brandt resolved the ticket.', {
    messageFromUserType: 'System',
    status: 'Resolved',
  })
  await expect(page.getByText('This ticket has been resolved.')).toBeVisible()
  await page.getByRole('button', { name: 'Reopen Ticket' }).click()
  await expect(reply(page)).toBeFocused()
  await reply(page).fill('It is still missing.')
  await send(page).click()
  await expect(conversation(page)).toContainText('The ticket was reopened.')
  await expect(page.getByText('Open', { exact: true })).toBeVisible()
  await backToTickets(page)
  await expect(page.getByRole('row', { name: /No invoice for October/ })).toContainText('Open')
})

test('an answer that was not seen is marked in the ticket log', inFull(), async ({ page, desk }) => {
  await openTicket(page)
  await backToTickets(page)
  const row = page.getByRole('row', { name: /cookie notice/ })
  await expect(row).toBeVisible()
  await expect(row).not.toContainText('New answer')
  await desk.say(cookies, 'It is repaired.')
  await page.reload()
  await expect(row).toContainText('New answer')
  await row.getByRole('link').click()
  await expect(conversation(page)).toContainText('It is repaired.')
  await backToTickets(page)
  await expect(row).not.toContainText('New answer')
})

test.describe(() => {
  test.use({ expectedErrors: /ERR_CONNECTION|Failed to load resource/ })

  test('a reply whose connection drops stays, and can be sent again', inFull(), async ({ page }) => {
    await openTicket(page)
    await page.route('**/replyTicket/*', (route) => route.abort('connectionreset'))
    await reply(page).fill('Half way')
    await page.getByLabel('Attach files').setInputFiles(note)
    await send(page).click()
    await expect(toast(page, "The server can't be reached.")).toBeVisible()
    await expect(page.getByText('Nothing is lost: you can send it again.')).toBeVisible()
    await expect(reply(page)).toHaveValue('Half way')
    await page.unroute('**/replyTicket/*')
    await send(page).click()
    await expect(conversation(page)).toContainText('Half way')
    await expect(conversation(page).getByRole('link', { name: 'note.pdf' })).toBeVisible()
    await expect(conversation(page).getByText('Half way')).toHaveCount(1)
  })

  test('an expiry in the middle of writing loses neither text nor files', async ({ page, desk }) => {
    await openForm(page)
    await write(page, 'Written slowly', 'Over a long lunch')
    await page.getByLabel('Attach files').setInputFiles(note)
    await refuse(page, '**/createTicket/*', 401, 'Your session is over.')
    await page.getByRole('button', { name: 'Create Ticket' }).click()
    const dialog = page.getByRole('dialog', { name: 'Log in to go on' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    await page.unroute('**/createTicket/*')
    await logIn(page)
    await expect(dialog).toBeHidden()
    await expect(page.getByLabel('Subject')).toHaveValue('Written slowly')
    await expect(page.getByRole('button', { name: 'Remove note.pdf' })).toBeVisible()
    await page.getByRole('button', { name: 'Create Ticket' }).click()
    await expect(page.getByRole('heading', { name: 'Written slowly' })).toBeVisible()
    expect((await ticketsOf(desk))[0]?.messages[0]?.attachments).toHaveLength(1)
  })

  const alone = `<cp-config portal-url="/"></cp-config><cp-ticket ticket-id="${cookies}"></cp-ticket>`
  const places = {
    'in the portal': {
      async open(page: Page) {
        await openPage(page, '/support')
        await page.getByRole('link', { name: /View Details.*cookie notice/ }).click()
        await expect(conversation(page)).toBeVisible()
      },
      shows: greeting('new'),
      async comeBack(page: Page) {
        await page.goBack()
        await expect(page.getByRole('heading', { name: 'Support' })).toBeVisible()
      },
    },
    'in a widget of its own': {
      async open(page: Page) {
        await openWidgets(page, alone)
        await expect(conversation(page)).toBeVisible()
      },
      shows: 'Ticket not found',
      async comeBack(page: Page) {
        await page.reload()
        await expect(page.getByText('Ticket not found')).toBeVisible()
      },
    },
  }
  for (const [place, { open, shows, comeBack }] of Object.entries(places)) {
    test(
      `another client who signs in over it, ${place}, finds nothing of it`,
      inFull(place !== 'in the portal'),
      async ({ page, desk }) => {
        await open(page)
        await reply(page).fill('Between Ada and the company')
        await refuse(page, '**/getTicketDetails*', 401)
        await desk.store.tell(demoPeople.ada.id, { name: 'ticket', target: cookies })
        const dialog = page.getByRole('dialog', { name: 'Log in to go on' })
        await expect(dialog.getByLabel('Email')).toHaveValue(demoPeople.ada.email)
        await expect(page.getByText(question)).toBeVisible()
        expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(
          demoPeople.ada.email,
        )
        await page.unroute('**/getTicketDetails*')
        await logIn(page, 'new')
        await expect(page.getByText(shows)).toBeVisible()
        await expect(page.getByText(question)).toHaveCount(0)
        await comeBack(page)
        await expect(page.getByText(question)).toHaveCount(0)
        await expect(page.getByText('Between Ada')).toHaveCount(0)
        expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Between Ada')
      },
    )
  }
})

test('a draft is there after a reload and a walk through the portal, and gone after signing out', async ({
  page,
}) => {
  await openForm(page)
  await write(page, 'To be continued', 'First half')
  await page.reload()
  await expect(page.getByLabel('Subject')).toHaveValue('To be continued')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.goBack()
  await expect(page.getByLabel('Describe your issue')).toHaveValue('First half')
  await logOut(page)
  await signIn(page)
  await page.goto('/support/raise-ticket')
  await expect(page.getByLabel('Subject')).toHaveValue('')
})
