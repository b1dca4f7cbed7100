/** What the tests of the WordPress plugin begin with: one new WordPress for all of them, and its people. */

import { resolve } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { makePlugin, pluginFile } from '../../../scripts/wordpress.ts'
import { test as base, expect } from '../../../tests/e2e/test'
import { password, type Site, secret, startSite } from './site'

export { expect }

export const portal = '/clients/'
export const adminOnly = '/wp-admin/options-general.php?page=client-portal'
export const tokenRoute = '/wp-json/client-portal/v1/token'

export const test = base.extend<{ phpComplaints: undefined }, { site: Site; plugin: undefined }>({
  site: [
    // Playwright reads the names of what a fixture needs from this pattern.
    // biome-ignore lint/correctness/noEmptyPattern: this one needs nothing
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  /** The plugin, set up; Ada, who is a client; and a stranger, who is none. */
  plugin: [
    async ({ site }, use) => {
      makePlugin()
      site.php(installPlugin(site))
      const ada = addSubscriber(site, 'ada')
      site.php(`return update_user_meta( ${ada}, 'client_portal_id', 'client-ada' );`)
      addSubscriber(site, 'stranger')
      await use(undefined)
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  /** No test may make PHP complain. */
  phpComplaints: [
    async ({ site }, use) => {
      await use(undefined)
      expect(site.takeComplaints()).toEqual([])
    },
    { auto: true },
  ],
  page: async ({ page, context }, use) => {
    // WordPress's own pages ask other servers for pictures of people.
    await context.route(
      ({ hostname }) => hostname !== '127.0.0.1',
      (route) => route.fulfill({ status: 204 }),
    )
    await use(page)
  },
})

/** Logs in on WordPress's own page, which the browser shows already. */
export async function fillLogin(page: Page, name: string) {
  await page.getByLabel('Username or Email Address').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

export async function logInAs(page: Page, name: string) {
  await page.goto('/wp-login.php')
  await fillLogin(page, name)
  await page.waitForURL('**/wp-admin/**')
}

/** Adds a page, and returns its path. */
export function addPage(site: Site, slug: string, content: string): string {
  // JSON stands for its text in PHP, but for `$`.
  const text = JSON.stringify(content).replaceAll('$', '\\$')
  site.php(`kses_remove_filters(); return wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_author' => 1,
    'post_name' => '${slug}', 'post_title' => '${slug}', 'post_content' => wp_slash( ${text} ) ) );`)
  return `/${slug}/`
}

/** Adds a subscriber: the least that a user of a site can be. */
export const addSubscriber = (site: Site, name: string) =>
  Number(
    site.php(`return wp_insert_user( array( 'user_login' => '${name}', 'user_email' => '${name}@example.com',
      'user_pass' => '${password}', 'role' => 'subscriber' ) );`),
  )

export async function nonceOf(request: APIRequestContext): Promise<string | null> {
  const answer = await request.get('/wp-admin/admin-ajax.php?action=client_portal_nonce')
  return (await answer.json()).nonce
}

/** What a token says. */
export const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

export const installPlugin = ({ api }: Site) => `
  require_once ABSPATH . 'wp-admin/includes/plugin.php';
  require_once ABSPATH . 'wp-admin/includes/file.php';
  WP_Filesystem();
  unzip_file( '${resolve(pluginFile)}', WP_PLUGIN_DIR );
  activate_plugin( 'client-portal/client-portal.php' );
  $page = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'clients', 'post_title' => 'clients',
    'post_content' => '<!-- wp:shortcode -->[client_portal]<!-- /wp:shortcode -->' ) );
  return update_option( 'client_portal', array( 'api_url' => '${api}', 'secret' => '${secret}', 'currency' => 'EUR', 'portal_page' => $page ) );
`
