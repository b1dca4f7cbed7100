/** The WordPress plugin on a network of sites, each of which may have an API of its own, and on a site that had it before. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makePlugin } from '../../../scripts/wordpress.ts'
import { test as plain } from '../../../tests/e2e/test'
import { type Site, secret, startSite } from './site'
import { addSubscriber, claimsOf, expect, installPlugin } from './test'

// Each test goes on where the one before has left the site.
plain.describe.configure({ mode: 'serial' })

let site: Site
let ada: number
plain.beforeAll(async () => {
  plain.setTimeout(180_000)
  site = await startSite()
  makePlugin()
  site.php(installPlugin(site))
  ada = addSubscriber(site, 'ada')
})
plain.afterAll(() => site.stop())

/** Whose token somebody gets on a site. */
function clientOf(user: number, on = 1): string {
  const answer = site.php(`
    is_multisite() && switch_to_blog( ${on} );
    wp_set_current_user( ${user} );
    return rest_do_request( new WP_REST_Request( 'POST', '/client-portal/v1/token' ) )->get_data();`) as {
    token?: string
    code?: string
  }
  return answer.token ? claimsOf(answer.token).sub : String(answer.code)
}

/** Saves the page of a user as an administrator does. */
const save = (user: number, id: string, on = 1) =>
  site.php(`
    is_multisite() && switch_to_blog( ${on} );
    wp_set_current_user( 1 );
    $_POST['client_portal_id'] = '${id}';
    $_REQUEST['_wpnonce'] = wp_create_nonce( 'update-user_${user}' );
    do_action( 'edit_user_profile_update', ${user} );
    return true;`)

const kept = () =>
  site.php(`global $wpdb; return $wpdb->get_results( "SELECT meta_key, meta_value FROM $wpdb->usermeta
    WHERE meta_key LIKE '%client_portal%' ORDER BY meta_key", ARRAY_N );`)

/** What a user of before the prefix has. */
const keepWithoutSite = (user: number, id: string) =>
  site.php(`return update_user_meta( ${user}, 'client_portal_id', '${id}' );`)

plain('on a single site, an id of before counts, until another one or none is written', () => {
  keepWithoutSite(ada, 'client-before')
  expect(clientOf(ada)).toBe('client-before')
  save(ada, '')
  expect(clientOf(ada)).toBe('client_portal_no_client')
  keepWithoutSite(ada, 'client-before')
  save(ada, 'client-ada')
  expect(clientOf(ada)).toBe('client-ada')
  expect(kept()).toEqual([['wp_client_portal_id', 'client-ada']])
})

plain('a site that becomes a network keeps its ids, and the next site has its own', () => {
  makeNetwork(site)
  expect(clientOf(ada)).toBe('client-ada')
  expect(clientOf(ada, 2)).toBe('client_portal_no_client')
  save(ada, 'client-grace', 2)
  expect([clientOf(ada), clientOf(ada, 2)]).toEqual(['client-ada', 'client-grace'])
})

plain('on a network, an id of before counts nowhere, and its page names it', () => {
  const lin = addSubscriber(site, 'lin')
  keepWithoutSite(lin, 'client-lin')
  expect([clientOf(lin), clientOf(lin, 2)]).toEqual(['client_portal_no_client', 'client_portal_no_client'])
  const page = site.php(`
    wp_set_current_user( 1 ); ob_start();
    do_action( 'edit_user_profile', get_userdata( ${lin} ) );
    return ob_get_clean();`)
  expect(page).toContain('Before, it was client-lin on all sites of the network.')
  expect(page).toContain('value=""')
})

plain('who is removed from a site is no client of it any more', () => {
  site.php(`add_user_to_blog( 2, ${ada}, 'subscriber' ); return remove_user_from_blog( ${ada}, 2 );`)
  expect([clientOf(ada), clientOf(ada, 2)]).toEqual(['client-ada', 'client_portal_no_client'])
})

plain('what the plugin leaves behind is nothing, on each site', () => {
  save(ada, 'client-grace', 2)
  const left = site.php(`
    define( 'WP_UNINSTALL_PLUGIN', true );
    require WP_PLUGIN_DIR . '/client-portal/uninstall.php';
    return array( get_blog_option( 1, 'client_portal' ), get_blog_option( 2, 'client_portal' ) );`)
  expect([left, kept()]).toEqual([[false, false], []])
  expect(site.takeComplaints()).toEqual([])
})

/** Makes the site a network, with a second site that is set up for an API of its own. */
function makeNetwork({ php, root, url }: Site): void {
  const { host } = new URL(url)
  php(`
    require_once ABSPATH . 'wp-admin/includes/upgrade.php';
    require_once ABSPATH . 'wp-admin/includes/network.php';
    foreach ( $GLOBALS['wpdb']->tables( 'ms_global' ) as $name => $table ) { $GLOBALS['wpdb']->$name = $table; }
    install_network();
    return true === populate_network( 1, '${host}', 'admin@example.com', 'Northlight', '/', false );`)
  const file = join(root, 'wp-config.php')
  const network = `define( 'WP_ALLOW_MULTISITE', true ); define( 'MULTISITE', true ); define( 'SUBDOMAIN_INSTALL', false );
    define( 'DOMAIN_CURRENT_SITE', '${host}' ); define( 'PATH_CURRENT_SITE', '/' );
    define( 'SITE_ID_CURRENT_SITE', 1 ); define( 'BLOG_ID_CURRENT_SITE', 1 );\n`
  writeFileSync(file, readFileSync(file, 'utf8').replace('<?php', `<?php ${network}`))
  php(`
    $_SERVER['REMOTE_ADDR'] = '127.0.0.1';
    $id = wp_insert_site( array( 'domain' => '${host}', 'path' => '/second/', 'user_id' => 1 ) );
    return update_blog_option( $id, 'client_portal', array( 'api_url' => 'https://second.example/api/v1', 'secret' => '${secret}' ) );`)
}
