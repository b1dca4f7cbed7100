/** Two tabs of one browser, in which a client writes: what was sent stands in none of them, and what was not is lost in none. */
import type { Page } from '@playwright/test'
import { demoPeople } from '../../server/seed/people'
import { inFull } from '../tiers'
import { type Desk, expect, test } from './desk'
import { logOut, resumeSession } from './test'

const ticketId = 'TKT-M4XQ72PD'
const ticket = `/support/ticket/${ticketId}`
const text = 'The invoice is wrong'
const question = 'This was sent a moment ago. Send it again?'

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const send = (page: Page) => page.getByRole('button', { name: 'Send reply' })
const sent = (page: Page) => page.getByRole('log', { name: 'Conversation' }).getByText(text, { exact: true })

/** The client's messages with the text, as the server has them. */
async function written({ store }: Desk) {
  const { rows } = await store.list('tickets', demoPeople.ada.id)
  return rows.flatMap(({ messages }) => messages).filter(({ message }) => message === text).length
}

/** The second tab shows the same. */
async function openTwo(one: Page, path: string): Promise<Page> {
  await resumeSession(one)
  await one.goto(path)
  const two = await one.context().newPage()
  await two.goto(path)
  return two
}

for (const [what, write] of [
  ['follows', async () => {}],
  ['has written the same', (two: Page) => message(two).fill(text)],
] as const) {
  test(
    `a reply that was sent leaves a tab that ${what}`,
    inFull(what !== 'follows'),
    async ({ page: one, desk }) => {
      const two = await openTwo(one, ticket)
      await message(one).fill(text)
      await expect(message(two)).toHaveValue(text)
      await write(two)
      await send(one).click()
      await expect(sent(one)).toHaveCount(1)
      await expect(message(two)).toHaveValue('')
      await two.reload()
      await expect(sent(two)).toHaveCount(1)
      await expect(message(two)).toHaveValue('')
      expect(await written(desk)).toBe(1)
    },
  )
}

test('two tickets are written side by side, loaded anew, and sent', inFull(), async ({ page: one, desk }) => {
  const two = await openTwo(one, '/support/raise-ticket')
  const tickets = [
    { page: one, subject: 'The printer', words: 'It prints no umlauts.' },
    { page: two, subject: 'The invoice', words: 'It lacks our order number.' },
  ]
  const expectWords = async ({ page, subject, words }: (typeof tickets)[number]) => {
    await expect(page.getByLabel('Subject')).toHaveValue(subject)
    await expect(page.getByLabel('Describe your issue')).toHaveValue(words)
  }
  for (const { page, subject, words } of tickets) {
    await page.getByLabel('Subject').fill(subject)
    await page.getByLabel('Describe your issue').fill(words)
  }
  for (const each of tickets) {
    await expectWords(each)
    await each.page.reload()
    await expectWords(each)
  }
  for (const each of tickets) {
    await expectWords(each)
    await each.page.getByRole('button', { name: 'Create Ticket' }).click()
    await expect(each.page).toHaveURL(/\/support\/ticket\/TKT-/)
    await expect(each.page.getByRole('log', { name: 'Conversation' })).toContainText(each.words)
  }
  const { rows } = await desk.store.list('tickets', demoPeople.ada.id)
  const subjects = rows
    .map(({ subject }) => subject)
    .filter((subject) => /^The (printer|invoice)$/.test(subject))
  expect(subjects.toSorted()).toEqual(['The invoice', 'The printer'])
  await one.goto('/support/raise-ticket')
  await expect(one.getByLabel('Subject')).toHaveValue('')
})

test('the same words are sent again only by who says so', inFull(), async ({ page: one, desk }) => {
  const two = await openTwo(one, ticket)
  await message(one).fill(text)
  await send(one).click()
  await expect(sent(one)).toHaveCount(1)
  await message(two).fill(text)
  await send(two).dblclick()
  await expect(two.getByRole('alert')).toHaveText(question)
  expect(await written(desk)).toBe(1)
  // Whoever changes the words is not asked about them.
  await message(two).press('End')
  await message(two).pressSequentially('!')
  await expect(two.getByText(question)).toHaveCount(0)
  await message(two).press('Backspace')
  await send(two).click()
  await expect(two.getByText(question)).toBeVisible()
  await expect(async () => {
    await send(two).click()
    await expect(message(two)).toHaveValue('', { timeout: 1_000 })
  }).toPass()
  await expect(sent(two)).toHaveCount(2)
  expect(await written(desk)).toBe(2)
})

test('a sign-out in one tab leaves nothing that was written in the other', async ({ page: one }) => {
  const two = await openTwo(one, ticket)
  await message(one).fill(text)
  await message(two).fill(`${text}, too`)
  await logOut(one)
  for (const page of [one, two]) {
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(kept).not.toContain('invoice')
  }
})
