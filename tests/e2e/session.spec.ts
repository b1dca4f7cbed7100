import { demoPeople } from '../../server/seed/people'
import { expect, greeting, logIn, logOut, openDashboard, signIn, test, toast } from './test'

test('signing out leads to the login and leaves nothing private behind', async ({ page }) => {
  await openDashboard(page)
  await page.getByRole('link', { name: 'Support' }).click()
  await page.getByRole('button', { name: 'Account' }).click()
  await expect(page.getByRole('menu', { name: 'Account' }).getByRole('menuitem')).toHaveText([
    'Language: English',
    'Account',
    'Security',
    'Log out',
  ])
  await page.getByRole('menuitem', { name: 'Log out' }).press('Enter')

  await expect(page).toHaveURL('/login')
  await expect(page.getByText(demoPeople.ada.name)).toHaveCount(0)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/ada|eyJ/i)

  await page.goBack()
  await expect(page).toHaveURL('/login')
  await page.goto('/')
  await expect(page).toHaveURL('/login')
})

// That it takes no more than a second is tested with a clock that stands still, in tests/core/session/tabs.test.ts.
test('a second tab follows a sign-in and a sign-out', async ({ page, context }) => {
  await page.goto('/login')
  const other = await context.newPage()
  await other.goto('/login')
  await expect(other.getByLabel('Email')).toBeVisible()

  await signIn(page)
  await expect(other.getByRole('heading', { name: greeting('ada') })).toBeVisible()
  await expect(other).toHaveURL('/')

  await logOut(page)
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL('/login')
  await expect(other.getByLabel('Email')).toBeVisible()
})

test('a stored session that has expired says so, and the sign-in goes back to the page', async ({ page }) => {
  await openDashboard(page)
  await page.getByRole('link', { name: 'Project History' }).click()
  await expect(page).toHaveURL('/services/services-history')
  await page.evaluate(() => {
    const key = 'client-portal:token'
    const [header, claims, signature] = (localStorage.getItem(key) ?? '').split('.')
    const expired = btoa(JSON.stringify({ ...JSON.parse(atob(claims ?? '')), exp: 1 }))
    localStorage.setItem(key, [header, expired, signature].join('.'))
  })

  await page.reload()
  await expect(toast(page, 'Token expired')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await logIn(page)
  await expect(page).toHaveURL('/services/services-history')
})
