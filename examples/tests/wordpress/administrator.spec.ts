/** The WordPress plugin on a new WordPress, as its administrator meets it: from the zip to the end. */
import { makePlugin, pluginFile } from '../../../scripts/wordpress.ts'
import { greeting } from '../../../tests/e2e/test'
import { secret } from './site'
import { addPage, addSubscriber, adminOnly, expect, fillLogin, logInAs, test } from './test'

// Each test goes on where the one before has left the site.
test.describe.configure({ mode: 'serial' })

test('an administrator uploads the plugin, sets it up, and says who is which client', async ({
  page,
  site,
}) => {
  makePlugin()
  await logInAs(page, 'admin')
  await page.goto('/wp-admin/plugin-install.php?tab=upload')
  await page.getByLabel('Plugin zip file').setInputFiles(pluginFile)
  await page.getByRole('button', { name: 'Install Now' }).click()
  await page.getByRole('link', { name: 'Activate Plugin' }).click()
  await expect(page.getByText('Plugin activated.')).toBeVisible()

  const path = addPage(site, 'account', '[client_portal]')
  await page.goto(path)
  await expect(page.getByText('The client portal is not set up yet.')).toBeVisible()
  await expect(page.locator('cp-portal, script[data-client-portal]')).toHaveCount(0)

  await page.goto(adminOnly)
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values))
      await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByRole('button', { name: 'Save Changes' }).click()
  }
  await fill({ 'API address': 'http://api.example.com/api/v1', Secret: 'too short', Currency: 'Euro' })
  await expect(page.getByText('is no address that begins with https://')).toBeVisible()
  await expect(page.getByText('The secret needs at least 32 characters.')).toBeVisible()
  await expect(page.getByText('A currency has three letters')).toBeVisible()
  await page.getByLabel('Page of the portal').selectOption('account')
  await fill({ 'API address': `${site.api}/`, Secret: secret, Currency: 'eur' })
  await expect(page.getByText('Settings saved.')).toBeVisible()
  // An empty field keeps the secret, which no page shows.
  await fill({ Name: '</script><b>Northlight</b> "Studio" & Sons' })
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Northlight "Studio" & Sons')
  expect(await page.content()).not.toContain(secret)

  addSubscriber(site, 'lin')
  await page.goto('/wp-admin/users.php')
  await page.getByRole('link', { name: 'lin', exact: true }).click()
  await page.getByLabel('Client id').fill('client-ada')
  await page.getByRole('button', { name: 'Update User' }).click()
  await expect(page.getByLabel('Client id')).toHaveValue('client-ada')
  await page.context().clearCookies()
  await page.goto(path)
  await page.getByRole('link', { name: 'Log in', exact: true }).first().click()
  await fillLogin(page, 'lin')
  await expect(page.getByRole('heading', { name: greeting('ada') })).toBeVisible()
})

test('the block is chosen and set in the editor', async ({ page, site }) => {
  addPage(
    site,
    'edited',
    '<!-- wp:client-portal/element {"element":"payments","options":{"variant":"recent"}} /-->',
  )
  const id = site.php(`return get_page_by_path( 'edited' )->ID;`)
  site.php(
    `update_user_meta( 1, 'wp_persisted_preferences', array( 'core/edit-post' => array( 'welcomeGuide' => false ) ) ); return 1;`,
  )
  await logInAs(page, 'admin')
  await page.goto(`/wp-admin/post.php?post=${id}&action=edit`)
  await page.getByText('Client Portal: payments').click()
  const variant = page.getByLabel('variant')
  await expect(variant).toHaveValue('recent')
  await variant.selectOption('full')
  await page.getByLabel('page-size').fill('3')
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await expect(page.getByText('Page updated.').first()).toBeVisible()
  await page.goto('/edited/')
  await expect(page.locator('cp-payments[variant=full][page-size="3"]')).toHaveCount(1)
})

test('what the plugin leaves behind is nothing', async ({ page, site }) => {
  await logInAs(page, 'admin')
  await page.goto('/wp-admin/plugins.php')
  page.on('dialog', (dialog) => dialog.accept())
  await page.getByRole('link', { name: 'Deactivate Client Portal' }).click()
  await page.getByRole('link', { name: 'Delete Client Portal' }).click()
  await expect(page.getByText(/Client Portal was successfully deleted/)).toBeVisible()
  const left =
    site.php(`global $wpdb; return array( get_option( 'client_portal' ), $wpdb->get_col( "SELECT meta_key FROM $wpdb->usermeta
    WHERE meta_key LIKE '%client_portal%'" ) );`)
  expect(left).toEqual([false, []])
})
