<?php
/** Removes what the plugin has kept on each site: its settings, and who is which client. */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

global $wpdb;

delete_option( 'client_portal' );
foreach ( is_multisite() ? get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) : array( get_current_blog_id() ) as $site_id ) {
	if ( is_multisite() ) {
		delete_blog_option( $site_id, 'client_portal' );
	}
	delete_metadata( 'user', 0, $wpdb->get_blog_prefix( $site_id ) . 'client_portal_id', '', true );
}
delete_metadata( 'user', 0, 'client_portal_id', '', true ); // what was kept before, without a site
