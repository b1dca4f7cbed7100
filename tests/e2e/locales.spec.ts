/** The client chooses a language, on the demo: below the sign-in, and in the account menu. */
import { inFull } from '../tiers'
import { untilQuiet } from './quiet'
import { expect, logIn, openDashboard, test } from './test'

for (const width of [360, 1280]) {
  const title = `chosen below the sign-in, it is there after it, and after a reload; ${width} px`
  test(title, inFull(width === 1280), async ({ page }) => {
    // Where an entry still moves, the test's own click scrolls the page, and the menu goes with its button.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/login')
    await page.getByLabel('Email').fill('half@writ')
    await page.getByLabel('Language').selectOption({ label: 'Polski' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logowanie dla klientów')
    await expect(page.getByLabel('Adres e-mail')).toHaveValue('half@writ')
    await page.getByLabel('Język').selectOption({ label: 'English' })
    await logIn(page)

    await expect(page.getByRole('heading', { name: 'Hello, Ada Lovelace!' })).toBeVisible()
    await untilQuiet(page)
    await page.getByRole('button', { name: 'AL, account' }).click()
    await page.getByRole('menuitem', { name: 'Language: English' }).click()
    await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeChecked()
    await page.getByRole('menuitemradio', { name: 'Português (Brasil)' }).click()
    await expect(page.getByRole('button', { name: 'AL, conta' })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Olá, Ada Lovelace!' })).toBeVisible()
    await expect(page).toHaveTitle('Início · Northlight Studio')
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')

    await page.reload()
    await expect(page.getByRole('heading', { name: 'Olá, Ada Lovelace!' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await untilQuiet(page)
    await page.getByRole('button', { name: 'AL, conta' }).click()
    await expect(page.getByRole('menuitem', { name: 'Idioma: Português (Brasil)' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitemradio', { name: 'Português (Brasil)' })).toBeFocused()
    await page.getByRole('menuitem', { name: 'Sair' }).click()
    await expect(page.getByRole('heading', { name: 'Acesso do cliente' })).toBeVisible()
  })
}

test.describe('in a browser in German', () => {
  test.use({ locale: 'de-AT' })

  for (const [path, heading] of [
    ['/login', 'Anmeldung zum Kundenportal'],
    ['/embed/account/login', 'Schön, dass Sie wieder da sind.'],
  ] as const) {
    test(
      `${path} begins in German, and keeps what the client chooses`,
      inFull(path !== '/login'),
      async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await page.getByLabel('Sprache').selectOption({ label: 'English' })
        await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
        await page.reload()
        await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
      },
    )
  }
})

test(
  "on the company's website, its own words follow, and so does its other tab",
  inFull(),
  async ({ page, context }) => {
    await page.goto('/embed/account/login')
    const other = await context.newPage()
    await other.goto('/embed/account/login')
    await expect(other.getByLabel('Language')).toBeVisible()
    await page.getByLabel('Language').selectOption({ label: 'Nederlands' })
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Fijn u weer te zien.')
      await expect(tab.getByRole('link', { name: 'Diensten' })).toHaveAttribute('lang', 'nl')
      await expect(tab.getByLabel('Wachtwoord', { exact: true })).toBeVisible()
    }
  },
)

test('languages that come late take the focus from no entry, and what is pressed before chooses nothing', async ({
  page,
}) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/account-extras-/, async (route) => {
    await arrived
    await route.continue()
  })
  await openDashboard(page)
  await page.getByRole('button', { name: 'Account' }).press('Enter')
  const menu = page.getByRole('menu', { name: 'Account' })
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  for (const _ of ['Account', 'Security', 'Log out']) await page.keyboard.press('ArrowDown')
  const logOut = page.getByRole('menuitem', { name: 'Log out' })
  await expect(logOut).toBeFocused()
  arrive()
  await expect(page.getByRole('menuitem', { name: 'Language: English' })).toBeVisible()
  await expect(logOut).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
})
