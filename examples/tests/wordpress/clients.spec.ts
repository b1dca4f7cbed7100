/** The WordPress plugin on a new WordPress, as clients and the caches between meet it. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { jwtVerify } from 'jose'
import { greeting, logOut, rowsOf } from '../../../tests/e2e/test'
import { addPage, adminOnly, expect, fillLogin, logInAs, nonceOf, portal, test, tokenRoute } from './test'

test.beforeAll(({ plugin }) => plugin)
// The browser reports each refused request.
test.use({ expectedErrors: /403/ })

test('a visitor reads that they are logged out, logs in, and comes back to the portal', async ({ page }) => {
  await page.goto(`${portal}#/payments/payment-history`)
  await expect(page.getByText('You are signed out')).toBeVisible()
  await page.getByRole('link', { name: 'Log in', exact: true }).first().click()
  await page.waitForURL(/wp-login\.php/)
  await fillLogin(page, 'ada')
  await expect(rowsOf(page, 'Payment History').first()).toBeVisible()
  await expect(page).toHaveURL(`${portal}#/payments/payment-history`)
  await expect(page.getByText('€').first()).toBeVisible()
  // The browser keeps no token, and one copy of each script runs.
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('eyJ')
  const loaders = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('/loader.js')),
  )
  expect(loaders).toHaveLength(1)
})

test('elements on other pages, by shortcode and by block, lead to the portal', async ({ page, site }) => {
  const widgets = addPage(
    site,
    'widgets',
    `<!-- wp:shortcode -->[client_portal element="projects" variant="recent" heading-level="3"]<!-- /wp:shortcode -->
    <!-- wp:client-portal/element {"element":"payments","options":{"variant":"recent"},"align":"wide"} /-->`,
  )
  await logInAs(page, 'ada')
  await page.goto(widgets)
  await expect(page.locator('.alignwide cp-payments[variant=recent]')).toBeVisible()
  await expect(rowsOf(page, 'Payment History').first()).toBeVisible()
  await page.getByRole('link', { name: 'Website relaunch' }).first().click()
  await expect(page).toHaveURL(/\/clients\/#\/services\/service\//)
  await expect(page.getByRole('heading', { name: 'Project Details' })).toBeVisible()
})

test('a page cache may keep the page: nothing of one user is in it', async ({ page, request, site }) => {
  const html = await (await request.get(portal)).text()
  expect(html).toContain('<cp-portal')
  // What cache plugins do: the web server shows the file, and WordPress is not asked.
  mkdirSync(join(site.root, portal))
  writeFileSync(join(site.root, portal, 'index.html'), html)
  await logInAs(page, 'ada')
  await page.goto(portal)
  await expect(page.getByRole('heading', { name: greeting('ada') })).toBeVisible()
  await expect(page.locator('#wpadminbar')).toHaveCount(0)
  rmSync(join(site.root, portal), { recursive: true })
  // A page without elements loads nothing of the plugin.
  expect(await (await request.get('/')).text()).not.toContain('client-portal')
})

test('"Log out" in the portal ends the session of WordPress', async ({ page, request }) => {
  await logInAs(page, 'ada')
  await page.goto(portal)
  await expect(page.getByRole('heading', { name: greeting('ada') })).toBeVisible()
  const before = await page.context().storageState()
  await logOut(page)
  await expect(page.getByText('You are signed out')).toBeVisible()
  await expect(page.locator('#wpadminbar')).toHaveCount(0)
  await page.goto('/wp-admin/profile.php')
  await expect(page).toHaveURL(/wp-login\.php/)
  // The cookies of before are worth nothing, whoever has kept them.
  const cookie = before.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const answer = await request.get('/wp-admin/admin-ajax.php?action=client_portal_nonce', {
    headers: { cookie },
  })
  expect(await answer.json()).toEqual({ nonce: null })
})

test('a user without a client reads why there is no portal', async ({ page, site }) => {
  await logInAs(page, 'stranger')
  await page.goto(portal)
  const reason = page.getByText('Your account has no client portal yet. Please ask us to add it.')
  await expect(reason).toBeVisible()
  await expect(page.locator('cp-portal').getByRole('link', { name: 'Log in' })).toHaveCount(0)
  // As soon as the account has one, the client sees it, without a new login.
  site.php(
    `return update_user_meta( get_user_by( 'login', 'stranger' )->ID, 'client_portal_id', 'client-ada' );`,
  )
  await page.reload()
  await expect(page.getByRole('heading', { name: greeting('ada') })).toBeVisible()
  site.php(`return delete_user_meta( get_user_by( 'login', 'stranger' )->ID, 'client_portal_id' );`)
})

test("the guide's examples work: the secret in wp-config.php, and the filters", async ({ page, site }) => {
  const guide = readFileSync('docs/embed/wordpress.md', 'utf8')
  const examples = Array.from(guide.matchAll(/```php\n(.*?)```/gs), ([, code]) => code)
  expect(examples).toHaveLength(3)
  const other = 'a secret that no copy of the database has'
  const folder = join(site.root, 'wp-content/mu-plugins')
  mkdirSync(folder)
  writeFileSync(join(folder, 'examples.php'), `<?php\n${examples.join('').replace('…', other)}`)

  await logInAs(page, 'admin')
  await page.goto(adminOnly)
  await expect(page.getByText('It is CLIENT_PORTAL_SECRET in wp-config.php.')).toBeVisible()
  await expect(page.getByLabel('Secret', { exact: true })).toHaveCount(0)
  await page.context().clearCookies()
  await logInAs(page, 'ada')
  const headers = { 'X-WP-Nonce': String(await nonceOf(page.request)) }
  const { token } = await (await page.request.post(tokenRoute, { headers })).json()
  const { payload } = await jwtVerify(token, new TextEncoder().encode(other))
  expect(payload).toMatchObject({ sub: 'client-ada', email: 'ada@example.com' })
  const html = await (await page.request.get(portal)).text()
  expect(html).toContain('&quot;features&quot;:{&quot;meetings&quot;:false}')
  rmSync(folder, { recursive: true })
})
