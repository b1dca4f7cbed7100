import { inFull } from '../tiers'
import { expect, greeting, logIn, openHostPage, resumeSession, test, toast, watchCalls } from './test'

test('a client signs in from a cold start, and stays signed in', async ({ page }) => {
  await page.goto('/')
  // It leaves again.
  await expect(toast(page, 'No token found')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await expect(page).toHaveTitle('Log in · Northlight Studio')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Client login')

  await logIn(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting('ada'))
  await expect(page).toHaveURL('/')
  await expect(page).toHaveTitle('Dashboard · Northlight Studio')
  await expect(toast(page, 'Logging in....')).toBeHidden()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting('ada'))
})

for (const [encryption, loads] of [
  ['aes', 1],
  ['none', 0],
] as const) {
  test(
    `with password-encryption="${encryption}", the code for AES is loaded ${loads} times`,
    inFull(encryption === 'none'),
    async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      let sent = ''
      await page.route('**/client/login', (route) => {
        sent = route.request().postDataJSON().password
        return route.fulfill({ status: 200, json: { success: false, message: 'Noted.' } })
      })
      await openHostPage(
        page,
        `<cp-config password-encryption="${encryption}"></cp-config><cp-login></cp-login>`,
      )
      await logIn(page)
      await expect(toast(page, 'Noted.')).toBeVisible()
      expect(sent === 'portal-demo').toBe(encryption === 'none')
      expect(asked.filter((path) => /\/chunks\/password-/.test(path))).toHaveLength(loads)
    },
  )
}

test('who is signed in already is sent on from the login', inFull(), async ({ page }) => {
  await resumeSession(page)
  await page.goto('/login')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting('ada'))
})

test('the sign-in goes on to the page that was asked for', inFull(), async ({ page }) => {
  await page.goto('/payments/payment-history')
  await expect(page).toHaveURL('/login')
  await logIn(page)
  await expect(page).toHaveURL('/payments/payment-history')
})

test(
  'the form offers the way to a new password, and shows the password when asked',
  inFull(),
  async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
    await expect(page.getByRole('link', { name: 'Northlight Studio' })).toHaveAttribute('href', '/')

    const password = page.getByLabel('Password', { exact: true })
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(password).toHaveAttribute('type', 'password')
  },
)

test('an incomplete form says what is missing and sends nothing', inFull(), async ({ page }) => {
  await page.goto('/login')
  const calls = watchCalls(page)
  const email = page.getByLabel('Email')

  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Enter your email address.')).toBeVisible()
  await expect(page.getByText('Enter your password.')).toBeVisible()
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')

  await email.fill('client')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Enter an email address, such as name@example.com.')).toBeVisible()
  expect(calls).toEqual([])
})

test('markup around a pasted email is not sent', inFull(), async ({ page }) => {
  await page.goto('/login')
  const login = page.waitForRequest('**/auth/user/client/login')
  await page.getByLabel('Email').fill('<b>client@example.com</b>')
  await page.getByLabel('Password', { exact: true }).fill('portal-demo')
  await page.getByRole('button', { name: 'Log in' }).click()
  const sent = (await login).postDataJSON()
  expect(sent.email).toBe('client@example.com')
  expect(sent.password).not.toContain('portal-demo')
  await expect(page.getByRole('heading', { name: greeting('ada') })).toBeVisible()
})

test.describe('with a wrong password', () => {
  test.use({ expectedErrors: /status of 401/ })

  test("the server's message shows as a toast and in place, and another try succeeds", async ({ page }) => {
    const message = 'The email or the password is not right. Please check both and try again.'
    await page.goto('/login')
    await logIn(page, 'ada', 'not her password')
    await expect(toast(page, message)).toBeVisible()
    await expect(page.getByRole('main').getByText(message)).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('client@example.com')
    await expect(page).toHaveURL('/login')

    await logIn(page)
    await expect(page.getByRole('heading', { name: greeting('ada') })).toBeVisible()
  })
})
