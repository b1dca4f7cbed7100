/** For clients who say who they are: by keyboard, on a narrow window, and it is still there the next day. */
import type { Page } from '@playwright/test'
import { inFull } from '../tiers'
import { expect, testWith } from './desk'
import { openPage, toast } from './test'

// Nobody else sees Ada change.
const test = testWith({ onClientWrote: () => {} })

/** A picture, as a camera has it. */
const aPicture = async (page: Page) => ({
  name: 'me.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(800, 600)
      const context = canvas.getContext('2d')
      if (context) context.fillStyle = '#3f6fe0'
      context?.fillRect(0, 0, 800, 400)
      const blob = await canvas.convertToBlob({ type: 'image/jpeg' })
      return Array.from(new Uint8Array(await blob.arrayBuffer()))
    }),
  ),
})

test.use({ viewport: { width: 360, height: 740 } })

test('a photo, a phone number, a language and a time zone are chosen by keys, and stay', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('button', { name: 'AL, account' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Account' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeFocused()
  await expect(page).toHaveURL('/account')

  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a photo' }).press('Enter')
  await (await chosen).setFiles(await aPicture(page))
  await expect(page.getByRole('application')).toBeFocused()
  for (const key of ['+', '+', 'ArrowUp']) await page.keyboard.press(key)
  await page.getByRole('button', { name: 'Save photo' }).press('Enter')
  await expect(toast(page, 'Your photo is saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change photo' })).toBeFocused()

  const phone = page.getByLabel('Phone')
  await phone.fill('030 <b>')
  await phone.press('Enter')
  await expect(phone).toHaveAccessibleDescription(/^Use digits, spaces/)
  await phone.fill('+49 30 1234')
  await page.getByLabel('Time zone').selectOption('Tokyo (Asia)')
  await page.getByLabel('Language').selectOption('Deutsch')
  await phone.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Konto' })).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('Telefon')).toHaveValue('+49 30 1234')
  await expect(page.getByLabel('Zeitzone')).toHaveValue('Asia/Tokyo')
  await expect(page.getByLabel('Sprache')).toHaveValue('de')
  // It has come, from a link of the server's, under the policy of the page.
  const photo = page.locator('[part=avatar] image').first()
  const link = await photo.getAttribute('href')
  const answer = await page.request.get(link ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg'])
})

test(
  'another window of the client follows, and a new browser begins with what was chosen',
  inFull(),
  async ({ page, browser }) => {
    const other = await (await browser.newContext()).newPage()
    await openPage(other, '/account')
    await openPage(page, '/account')
    await page.getByLabel('Phone').fill('+49 30 1234')
    await page.getByLabel('Language').selectOption('Français')
    await page.getByLabel('Phone').press('Enter')
    await expect(other.getByLabel('Téléphone')).toHaveValue('+49 30 1234')
    const newest = await (await browser.newContext()).newPage()
    await openPage(newest, '/account')
    await expect(newest.getByRole('heading', { level: 1, name: 'Compte' })).toBeVisible()
    for (const one of [other, newest]) await one.context().close()
  },
)
