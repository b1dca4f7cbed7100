/** What clients copy from mails and documents, and paste; addresses in what people write; and what staff tools make of it. */
import type { Locator } from '@playwright/test'
import { demoPassword } from '../../server/seed/people'
import { inFull } from '../tiers'
import { sampleOf } from '../trials'
import { expect, test } from './desk'
import { configureFirst, greeting, openPage, toast } from './test'

const cookies = 'TKT-M4XQ72PD'

/** Pastes from the real clipboard in place of what the field holds. */
async function paste(field: Locator, text: string) {
  const page = field.page()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await field.focus()
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+v')
}

test.describe('a password with a blank', () => {
  test.use({ expectedErrors: /status of 401/ })

  test('is refused and told of; the email may be copied with what stands around it', async ({ page }) => {
    await page.goto('/login')
    const email = page.getByLabel('Email')
    const password = page.getByLabel('Password', { exact: true })
    await paste(email, '\u2068Ada Lovelace <client@example.com>\u2069;')
    await paste(password, `${demoPassword} `)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(password).toHaveAccessibleDescription(/a space or an invisible character/)
    await expect(password).toBeFocused()

    const ways = ['\u200eclient@example.com\u200e', '<client@example.com>', 'mailto:client@example.com']
    for (const copied of sampleOf(ways, 1)) {
      await page.goto('/login')
      await paste(email, copied)
      await paste(password, demoPassword)
      await page.getByRole('button', { name: 'Log in' }).click()
      await expect(page.getByRole('heading', { name: greeting('ada') })).toBeVisible()
      await expect(toast(page, 'Logging in....')).toBeHidden()
      await page.evaluate(() => localStorage.clear())
    }
  })
})

test(
  'a ticket is found by what is copied of it, and at an address with invisible marks',
  inFull(),
  async ({ page }) => {
    await openPage(page, '/support')
    const search = page.getByRole('searchbox')
    const row = page.getByRole('row', { name: /cookie notice/ })
    for (const copied of [
      `# ${cookies}`,
      `"${cookies}",`,
      '\u200eTKT‑M4XQ72PD\u00a0',
      'THE COOKIE  NOTICE CAN’T',
      'coókie',
    ]) {
      await paste(search, copied)
      await expect(page.getByRole('row')).toHaveCount(2)
      await expect(row).toBeVisible()
    }
    await page.goto(`/support/ticket/${cookies}%E2%80%8B`)
    await expect(page.getByRole('log', { name: 'Conversation' })).toContainText('covers half of the menu')
  },
)

test(
  'addresses in a message lead where they end, and what stands around them is text',
  inFull(),
  async ({ page, desk }) => {
    await openPage(page, `/support/ticket/${cookies}`)
    const conversation = page.getByRole('log', { name: 'Conversation' })
    await expect(conversation).toContainText('covers half of the menu')
    const text =
      'See https://example.com/wiki/Invoice_(law)… or “https://example.com/r”, «https://example.com/fr», ' +
      'https://example.com/7。谢谢 (www.example.com/a?b=c). Write to ada@example.com!'
    await desk.say(cookies, text)
    await expect(conversation).toContainText(text)
    const links = conversation.getByRole('listitem').filter({ hasText: 'Invoice_(law)' }).getByRole('link')
    // The code for links comes with the first text that has one.
    await expect(links).toHaveCount(6)
    expect(
      await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')])),
    ).toEqual([
      ['https://example.com/wiki/Invoice_(law)', 'https://example.com/wiki/Invoice_(law)'],
      ['https://example.com/r', 'https://example.com/r'],
      ['https://example.com/fr', 'https://example.com/fr'],
      ['https://example.com/7', 'https://example.com/7'],
      ['www.example.com/a?b=c', 'https://www.example.com/a?b=c'],
      ['ada@example.com', 'mailto:ada@example.com'],
    ])
  },
)

test(
  'a staff tool keeps HTML: a host that says so has the text of it, with its addresses',
  inFull(),
  async ({ page, desk }) => {
    const html =
      '<p>It&#39;s done &amp; <b>live</b>:</p><ul><li>See <a href="https://example.com/a?b=1&amp;c=2">the page</a></li></ul>' +
      '<img src="https://example.com/x.png" onerror="alert(1)"><script>alert(1)</script>'
    await configureFirst(page, { texts: 'html', pollSeconds: { ticket: 1 } })
    await openPage(page, `/support/ticket/${cookies}`)
    const conversation = page.getByRole('log', { name: 'Conversation' })
    await expect(conversation).toContainText('covers half of the menu')
    await desk.say(cookies, html)
    await expect(conversation).toContainText("It's done & live:")
    await expect(conversation.getByText('• See the page')).toBeVisible()
    await expect(conversation.getByRole('link', { name: 'https://example.com/a?b=1&c=2' })).toBeVisible()
    await expect(conversation).not.toContainText(/<|&amp;|alert/)
    await expect(conversation.locator('img[src*="example.com"], script, b')).toHaveCount(0)
  },
)
