<?php
/** Removes what the plugin has kept: its settings, and who is which client. */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'client_portal' );
delete_metadata( 'user', 0, 'client_portal_id', '', true );
