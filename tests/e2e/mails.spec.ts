/** Told by mail: from staff's answer to the ticket, and to the choice never to be told again. */
import { answerTicket } from '../../server/api/answer-ticket'
import { createNotices } from '../../server/mail/notices'
import { demoPeople } from '../../server/seed/people'
import { expect, test } from './desk'
import { logIn } from './test'

const ticketId = 'TKT-M4XQ72PD'
const secret = new TextEncoder().encode('known to everyone, for a test of a few seconds')

// The mail runs no script, as a mail program would have it: also none of these tests, which looks for complaints.
test.use({ expectedErrors: /Blocked script execution|origin-keyed agent cluster/ })

test('an answer comes by mail, whose link opens the ticket; one press there ends such mails', async ({
  page,
  desk,
  context,
}) => {
  const { outbox, store, url } = desk
  const ticket = await store.findTicket(ticketId)
  if (!ticket) throw new Error('The demo has this ticket.')
  const date = new Date().toISOString()
  await answerTicket(store, { ticket, from: 'Tom', message: 'It is mended.', date })
  const notices = createNotices({
    ...{ store, secret, waitSeconds: 120, portalUrl: url, apiUrl: `${url}/api/v1` },
    ...{ language: 'en', timeZone: 'UTC', log: console.error },
    // Two minutes later.
    clock: () => new Date(Date.now() + 121_000),
    mails: { keep: ({ clientId: _, ...mail }) => outbox.send(mail), deliver: () => {} },
  })
  await notices.look()
  await notices.close()

  await page.goto('/outbox')
  const mail = page.getByRole('article').filter({ hasText: demoPeople.ada.email })
  await expect(mail.getByRole('heading')).toHaveText(/^News on your ticket: The cookie notice/)
  await mail.getByRole('link', { name: 'as a page' }).click()
  const foot = page.getByRole('link', { name: 'Get no more such mails' })
  const off = await foot.getAttribute('href')
  await page.getByRole('link', { name: 'Open it in the portal' }).click()
  await logIn(page)
  await expect(page.getByText('It is mended.')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(`/support/ticket/${ticketId}`)

  // Whoever has the mail needs no sign-in.
  const stranger = await context.browser()?.newPage()
  if (!stranger) throw new Error('The browser is gone.')
  await stranger.goto(off ?? '')
  await expect(stranger.getByRole('heading')).toHaveText(
    'Do you want no more mails about answers on tickets?',
  )
  expect(await store.mailSettings(demoPeople.ada.id)).toEqual({})
  await stranger.keyboard.press('Tab')
  await stranger.keyboard.press('Enter')
  await expect(stranger.getByRole('heading')).toHaveText('You get no more mails about answers on tickets.')
  await stranger.close()

  await page.goto('/account')
  const answers = page.getByLabel('Answers on your tickets')
  await expect(answers).toHaveValue('never')
  await answers.selectOption('daily')
  await expect(page.getByText('Saved: Answers on your tickets – Once a day, in the morning')).toBeVisible()
  await page.reload()
  await expect(answers).toHaveValue('daily')
  await expect(page.getByLabel('Payments that are due')).toHaveValue('at-once')
})
