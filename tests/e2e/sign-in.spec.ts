import { inFull } from '../tiers'
import { expect, greeting, logIn, openHostPage, signIn, test, toast } from './test'

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
  test(`encryption "${encryption}": AES is loaded ${loads} times`, inFull(!loads), async ({ page }) => {
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
  })
}

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

    await signIn(page)
  })
})
