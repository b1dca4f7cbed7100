import { demoPassword, demoPeople } from '../../server/seed/people'
import { inFull } from '../tiers'
import { test as onDesk } from './desk'
import { expect, greeting, logIn, test, toast } from './test'

const { email, id } = demoPeople.new

onDesk.describe('a reset link, used twice', () => {
  onDesk.use({ expectedErrors: /status of 4(00|22)/ })

  onDesk(
    'the full way: mail, link, new password, sign-in; and nobody sees the token',
    async ({ page, context }) => {
      await page.goto('/login')
      await page.getByRole('link', { name: 'Forgot Password?' }).click()
      await expect(page).toHaveURL('/forgot-password')
      await expect(page).toHaveTitle('Forgot password? · Northlight Studio')
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Send Email' }).click()
      await expect(toast(page, 'A password reset link has been sent to this email address')).toBeVisible()
      await expect(page.getByLabel('Email')).toHaveValue('')

      const outbox = await context.newPage()
      const mails = outbox.getByRole('article').filter({ hasText: email })
      const mail = mails.filter({ hasText: '/reset-password' }).first()
      // The server's answer does not wait for the mail.
      await expect(async () => {
        await outbox.goto('/outbox')
        await expect(mail).toBeVisible({ timeout: 100 })
      }).toPass()
      const link = (await mail.getByRole('link').getAttribute('href')) ?? ''
      const token = link.split('/').at(-1) ?? ''
      expect(link).toContain(`/reset-password#/${id}/${token}`)

      const leaks: string[] = []
      page.on('request', (request) => {
        const isReset = request.method() === 'POST' && request.url().includes('/updatePassword/')
        const seen = [request.headers().referer, isReset ? '' : request.url().split('#')[0]]
        if (seen.some((text) => text?.includes(token))) leaks.push(request.url())
      })
      await page.goto(link)
      await expect(page).toHaveURL('/reset-password')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset Password')
      await page.reload()
      const password = page.getByLabel('New password')
      await expect(password).toBeVisible()
      expect(await page.content()).not.toContain(token)
      expect(await page.evaluate(() => document.title + document.referrer)).not.toContain(token)

      await expect(page.getByText('Use 12 characters or more')).toBeVisible()
      for (const [bad, message] of [
        [demoPassword, 'Please choose a password of 12 to 128 characters.'],
        ['welcome12345', /This password is easily guessed\. Please choose another one/],
      ] as const) {
        await password.fill(bad)
        await page.getByRole('button', { name: 'Update Password' }).click()
        await expect(page.getByRole('main').getByText(message)).toBeVisible()
        await expect(page.getByRole('link', { name: 'Ask for a new link' })).toHaveCount(0)
      }
      await password.fill('correct horse battery')
      await page.getByRole('button', { name: 'Update Password' }).click()
      await expect(toast(page, 'Password Updated Successfully')).toBeVisible()
      await expect(password).toHaveCount(0)
      await expect(page.getByText('Enter the following details')).toHaveCount(0)
      await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
      await expect(page).toHaveURL('/login')
      await page.goBack()

      await password.fill('correct horse battery staple')
      await page.getByRole('button', { name: 'Update Password' }).click()
      await expect(page.getByRole('main').getByText(/This link was used already/)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible()
      await page.getByRole('link', { name: 'Back to the login' }).click()
      await logIn(page, 'new', 'correct horse battery')
      await expect(page.getByRole('heading', { name: greeting('new') })).toBeVisible()
      expect(leaks).toEqual([])
      expect(
        await page.evaluate(() => JSON.stringify([history.state, { ...sessionStorage, ...localStorage }])),
      ).not.toContain(token)
    },
  )
})

test('a link that lost its token says so, and leads to a new one', async ({ page }) => {
  await page.goto('/reset-password/')
  await expect(page.getByText(/This link is not complete/)).toBeVisible()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL('/forgot-password')
})

test('a password can be pasted', inFull(), async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/reset-password/somebody/something')
  const password = page.getByLabel('New password')
  await password.focus()
  await page.evaluate(() => navigator.clipboard.writeText('correct horse'))
  await page.keyboard.press('ControlOrMeta+v')
  await expect(password).toHaveValue('correct horse')
  await expect(password).toHaveAttribute('autocomplete', 'new-password')
})
