/** How much waits for a client. */
import type { Page } from '@playwright/test'

type Row = Record<string, unknown>

/** Of what the server answers there, each row is changed. */
const change = (page: Page, url: string, changed: (row: Row) => Row) =>
  page.route(url, async (route) => {
    const answer = await route.fetch()
    const json = await answer.json()
    await route.fulfill({ response: answer, json: { ...json, data: json.data.map(changed) } })
  })

/** Of the four things that wait for Ada, the first ones that remain: an approval, a payment, and what is answered by a ticket. */
export async function leaveWaiting(page: Page, count: number) {
  await change(page, '**/get-services-for-client/**', (row) => (count < 2 ? { ...row, dueAmount: 0 } : row))
  await change(page, '**/support/client/tickets*', (row) => (count < 4 ? { ...row, status: 'Open' } : row))
  await change(page, '**/getServiceUpdates*', ({ approval, ...row }) => ({
    ...row,
    ...(count > 0 && approval ? { approval } : {}),
    // An update that names the ticket would give way to it.
    ...(count > 3 && { description: '' }),
    actionRequiredFromClient: count > 2 && row.actionRequiredFromClient,
  }))
}
