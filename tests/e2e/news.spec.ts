/** What changes while a client looks: it is marked for some seconds, said once, and moves nothing. */
import type { Locator, Page } from '@playwright/test'
import { demoPeople } from '../../server/seed/people'
import { inFull } from '../tiers'
import { type Desk, expect, test } from './desk'
import { listenTo } from './screen-reader'
import { openPage, rowsOf } from './test'

const ticketId = 'TKT-M4XQ72PD'
const ada = demoPeople.ada.id

/** Whether it stands out of what is around it. */
const isMarked = (element: Locator) =>
  element.evaluate((element) => {
    const { boxShadow, outlineStyle } = getComputedStyle(element)
    return boxShadow.includes('inset') || outlineStyle === 'solid'
  })

async function expectMark(element: Locator): Promise<void> {
  await expect.poll(() => isMarked(element)).toBe(true)
  // It lasts as long as in life: nobody can hurry it without its clock.
  await expect.poll(() => isMarked(element), { timeout: 15_000 }).toBe(false)
}

/** Lets payments of some names come, as if somebody had written them into the database. */
async function letPay(page: Page) {
  const names: string[] = []
  await page.route(/getPaymentofClient\/[^/]+$/, async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    const [newest] = body.data
    const more = names.map((name) => ({
      ...newest,
      _id: name,
      id: name,
      paymentId: name,
      createdAt: new Date().toISOString(),
    }))
    await route.fulfill({ response, json: { ...body, data: [...more, ...body.data] } })
  })
  return async (desk: Desk, name: string) => {
    names.unshift(name)
    await desk.store.tell(ada, { name: 'payments' })
  }
}

const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation' })

test('a message', inFull(), async ({ page, desk }) => {
  const spoken = await listenTo(page)
  await openPage(page, `/support/ticket/${ticketId}`)
  await expect(conversation(page)).toContainText('Tom Brandt')
  await desk.say(ticketId, 'It is repaired.')
  const bubble = conversation(page).locator('li > div').filter({ hasText: 'It is repaired.' })
  await expectMark(bubble)
  expect((await spoken()).filter((text) => text.includes('It is repaired.'))).toHaveLength(1)
})

test('a status, on the page of a ticket and in the list', inFull(), async ({ page, context, desk }) => {
  const spoken = await listenTo(page)
  await openPage(page, `/support/ticket/${ticketId}`)
  const list = await context.newPage()
  await list.goto('/support')
  const row = rowsOf(list, 'Ticket Log').filter({ hasText: ticketId })
  await expect(row).toBeVisible()
  await expect(conversation(page)).toContainText('Tom Brandt')
  expect(await isMarked(row)).toBe(false)
  await desk.say(ticketId, 'Tom Brandt resolved the ticket.', {
    messageFromUserType: 'System',
    status: 'Resolved',
  })
  await Promise.all([expectMark(page.getByText('Resolved', { exact: true }).locator('..')), expectMark(row)])
  expect((await spoken()).filter((text) => text.endsWith(': Resolved'))).toHaveLength(1)
})

for (const [how, media] of Object.entries({
  '': {},
  ', with less motion': { reducedMotion: 'reduce' },
  ', in colours of the reader': { forcedColors: 'active' },
} as const)) {
  test(`a payment${how}`, inFull(), async ({ page, desk }) => {
    await page.emulateMedia(media)
    const spoken = await listenTo(page)
    const pay = await letPay(page)
    await openPage(page, '/payments/payment-history')
    await expect(rowsOf(page, 'Payment History').first()).toContainText('#PAY')
    expect(await isMarked(rowsOf(page, 'Payment History').first())).toBe(false)
    await pay(desk, 'Rent')
    await expectMark(rowsOf(page, 'Payment History').filter({ hasText: 'Rent' }))
    expect((await spoken()).filter((text) => text.startsWith('New in '))).toEqual([
      'New in Payment History: 1',
    ])
  })
}

for (const path of ['/', '/payments/payment-history']) {
  test(`a payment moves nothing under the pointer: ${path}`, inFull(), async ({ page, desk }) => {
    const pay = await letPay(page)
    await openPage(page, path)
    await expect(rowsOf(page, 'Payment History').first()).toContainText('#PAY')
    await rowsOf(page, 'Payment History').nth(2).hover()
    const pointed = () => page.locator('tr:hover bdi').filter({ hasText: '#' }).first().innerText()
    const words = await pointed()
    const top = async () => (await page.locator('tr:hover').boundingBox())?.y ?? 0
    const before = await top()
    for (const name of ['Rent', 'More rent']) {
      await pay(desk, name)
      await expect(rowsOf(page, 'Payment History').filter({ hasText: name }).first()).toBeAttached()
      // The browser says a moment later what is under the pointer.
      await expect.poll(pointed).toBe(words)
      expect(Math.abs((await top()) - before)).toBeLessThan(2)
    }
  })
}
