<?php
/** Which client of the API a user is, on this site. Administrators alone say so. */

namespace ClientPortal;

defined( 'ABSPATH' ) || exit;

/** The user's option that holds the client's id. Its meta begins with the site's prefix: another site may have another API. */
const CLIENT_ID = 'client_portal_id';

function client_id_key( ?int $site_id = null ): string {
	global $wpdb;
	return $wpdb->get_blog_prefix( $site_id ) . CLIENT_ID;
}

/** What was kept before has no prefix. On a single site it still counts; on a network nobody knows which site it is for. */
function client_id_of( int $user_id ): string {
	return (string) ( is_multisite() ? get_user_meta( $user_id, client_id_key(), true ) : get_user_option( CLIENT_ID, $user_id ) );
}

function may_link( int $user_id ): bool {
	return current_user_can( 'manage_options' ) && current_user_can( 'edit_user', $user_id );
}

add_action(
	'init',
	static function (): void {
		foreach ( array( CLIENT_ID, client_id_key() ) as $key ) {
			register_meta(
				'user',
				$key,
				array(
					'type'              => 'string',
					'single'            => true,
					'show_in_rest'      => false,
					'sanitize_callback' => 'sanitize_text_field',
					'auth_callback'     => static function ( $allowed, $key, $user_id ): bool {
						return may_link( (int) $user_id );
					},
				)
			);
		}
	}
);

/** Who is removed from a site of a network keeps the account, and is no client of this site any more. */
add_action(
	'remove_user_from_blog',
	static function ( $user_id, $site_id ): void {
		delete_user_meta( (int) $user_id, client_id_key( (int) $site_id ) );
	},
	10,
	2
);

function show_client_field( \WP_User $user ): void {
	if ( ! may_link( $user->ID ) ) {
		return;
	}
	$former = (string) get_user_meta( $user->ID, CLIENT_ID, true );
	?>
	<h2><?php esc_html_e( 'Client Portal', 'client-portal' ); ?></h2>
	<table class="form-table"><tr>
		<th><label for="<?php echo esc_attr( CLIENT_ID ); ?>"><?php esc_html_e( 'Client id', 'client-portal' ); ?></label></th>
		<td>
			<input class="regular-text" type="text" id="<?php echo esc_attr( CLIENT_ID ); ?>" name="<?php echo esc_attr( CLIENT_ID ); ?>" value="<?php echo esc_attr( client_id_of( $user->ID ) ); ?>">
			<p class="description"><?php esc_html_e( 'The id that the API knows. Who has it sees all that this client sees.', 'client-portal' ); ?></p>
			<?php if ( is_multisite() && '' !== $former ) : ?>
				<?php /* translators: %s: an id */ ?>
				<p class="description"><?php echo esc_html( sprintf( __( 'Before, it was %s on all sites of the network. Write it here if it is meant for this site.', 'client-portal' ), $former ) ); ?></p>
			<?php endif; ?>
		</td>
	</tr></table>
	<?php
}
add_action( 'show_user_profile', __NAMESPACE__ . '\show_client_field' );
add_action( 'edit_user_profile', __NAMESPACE__ . '\show_client_field' );

function save_client_field( int $user_id ): void {
	if ( ! isset( $_POST[ CLIENT_ID ] ) || ! is_string( $_POST[ CLIENT_ID ] ) || ! may_link( $user_id ) ) {
		return;
	}
	check_admin_referer( 'update-user_' . $user_id );
	update_user_option( $user_id, CLIENT_ID, sanitize_text_field( wp_unslash( $_POST[ CLIENT_ID ] ) ) );
	if ( ! is_multisite() ) {
		delete_user_meta( $user_id, CLIENT_ID ); // what was kept before
	}
}
add_action( 'personal_options_update', __NAMESPACE__ . '\save_client_field' );
add_action( 'edit_user_profile_update', __NAMESPACE__ . '\save_client_field' );
