/** The page of the API in a browser: what is asked, what a stream tells of it, and what stays. */
import type { Page } from '@playwright/test'
import { expect, test } from './site'

/** Asks a call by its button. @returns its form */
async function ask(page: Page, name: string) {
  const form = page.locator(`form[data-name=${name}]`)
  await form.getByRole('button', { name: `Ask ${name}` }).click()
  return form
}

test('a stream tells of what another call changes, until it is stopped, and all begins anew', async ({
  page,
  site,
}) => {
  await page.goto(`${site}api.html#events`)
  const events = await ask(page, 'events')
  await expect(events.getByRole('status')).toContainText('The stream is open.')
  await expect((await ask(page, 'createTicket')).getByRole('status')).toHaveText('Answered with 200.')
  await expect(events.getByRole('log')).toContainText('event: tickets')
  await events.getByRole('button', { name: 'Close the stream' }).click()
  await expect(events.getByRole('status')).toHaveText('The stream is closed.')
  await expect(events.getByRole('button', { name: 'Ask events' })).toBeVisible()
  await expect(events.getByRole('heading')).toHaveText(['Request', 'Events'])

  await page.getByRole('button', { name: 'Begin anew' }).click()
  await expect(page.getByRole('log')).toHaveCount(0)
  const tickets = await ask(page, 'tickets')
  await expect(tickets.getByRole('group', { name: 'Answer' })).not.toContainText(
    'Please approve the home page',
  )
})

test('another client has other data, and nobody is refused, nor whose token has ended', async ({
  page,
  site,
}) => {
  await page.goto(`${site}api.html#payments`)
  const payments = page.locator('form[data-name=payments]')
  const who = payments.getByLabel('Ask as')
  await who.selectOption({ label: 'Mary Somerville, who has nothing yet' })
  await expect(payments.getByLabel('clientId')).toHaveValue('client-new')
  await ask(page, 'payments')
  await expect(payments.getByRole('group', { name: 'Answer' })).toContainText('"data": []')
  await who.selectOption({ label: 'Ada Lovelace, with an ended token' })
  await ask(page, 'payments')
  await expect(payments.getByRole('status')).toHaveText(/^Refused with 401: Your session has ended/)
  await who.selectOption({ label: 'Nobody (no token)' })
  await ask(page, 'payments')
  await expect(payments.getByRole('status')).toHaveText(/^Refused with 401: You are not signed in/)
})

test.describe('without a connection', () => {
  // The browser reports each failed request.
  test.use({ expectedErrors: /net::ERR_FAILED/ })

  test('a server that could not be loaded is loaded when it is asked again', async ({ page, site }) => {
    await page.goto(`${site}api.html#ticket`)
    await page.route(/assets/, (route) => route.abort())
    const status = (await ask(page, 'ticket')).getByRole('status')
    await expect(status).toHaveText(/could not be loaded\. Check your connection, then ask again\.$/)
    await page.unroute(/assets/)
    await page.getByLabel('ticketId').first().press('Enter')
    await expect(status).toHaveText('Answered with 200.')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is read, and nothing pretends to be asked', async ({ page, site }) => {
    await page.goto(`${site}api.html#payments`)
    await expect(page.getByRole('heading', { name: 'payments', exact: true, level: 3 })).toBeInViewport()
    await expect(page.getByRole('button').or(page.getByRole('textbox'))).toHaveCount(0)
  })
})
