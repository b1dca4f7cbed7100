/** From the client to the staff and back: what is said of a resolved ticket, and asked anew once it is resolved again. */
import { openDesk as openTerminal } from '../../server/tests/staff/desk'
import { expect, test } from './desk'
import { openPage, signIn } from './test'

const ticketId = 'TKT-Z3GV58LA'

test('a client says by the keyboard that it helped partly, staff reads it, and asks anew after the next answer', async ({
  page,
  desk,
}) => {
  const { type } = await openTerminal({ store: desk.store, clock: () => new Date() })
  await page.setViewportSize({ width: 360, height: 760 })
  await page.goto('/')
  await signIn(page)
  await openPage(page, `/support/ticket/${ticketId}`)
  const faces = page.getByRole('radiogroup', { name: 'Did this help?' })
  await faces.getByRole('radio', { name: 'Yes' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(faces.getByRole('radio', { name: 'Partly' })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('What should we know?')).toBeFocused()
  await page.keyboard.type('The link ended too soon.')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'You said that it helped partly.' })).toBeFocused()
  await page.reload()
  await expect(page.getByText('The link ended too soon.')).toBeVisible()
  expect((await type('ticket answers --since 2026-01-01 --answer partly')).printed).toMatch(
    /^TKT-Z3GV58LA {2}Ada Lovelace\n\d{4}-\d\d-\d\d \d\d:\d\d {2}partly\n> The link ended too soon\.\n$/,
  )

  await page.getByRole('button', { name: 'Reopen Ticket' }).click()
  const reply = page.getByLabel('Message', { exact: true })
  await expect(reply).toHaveAccessibleDescription('Your reply reopens it.')
  await reply.fill('Can I have another link?')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByText('Open', { exact: true })).toBeVisible()
  await expect(page.getByText('You said that it helped partly.')).toHaveCount(0)
  await type(`ticket resolve --ticket ${ticketId} --message "Here it is."`)
  await expect(faces).toBeVisible()
  await expect(faces.getByRole('radio', { checked: true })).toHaveCount(0)
})
