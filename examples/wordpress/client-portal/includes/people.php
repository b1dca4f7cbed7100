<?php
/** Which client of the API a user of this site is. Administrators alone say so. */

namespace ClientPortal;

defined( 'ABSPATH' ) || exit;

/** The user's meta that holds the client's id. */
const CLIENT_ID = 'client_portal_id';

function client_id_of( int $user_id ): string {
	return (string) get_user_meta( $user_id, CLIENT_ID, true );
}

function may_link( int $user_id ): bool {
	return current_user_can( 'manage_options' ) && current_user_can( 'edit_user', $user_id );
}

add_action(
	'init',
	static function (): void {
		register_meta(
			'user',
			CLIENT_ID,
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
);

function show_client_field( \WP_User $user ): void {
	if ( ! may_link( $user->ID ) ) {
		return;
	}
	?>
	<h2><?php esc_html_e( 'Client Portal', 'client-portal' ); ?></h2>
	<table class="form-table"><tr>
		<th><label for="<?php echo esc_attr( CLIENT_ID ); ?>"><?php esc_html_e( 'Client id', 'client-portal' ); ?></label></th>
		<td>
			<input class="regular-text" type="text" id="<?php echo esc_attr( CLIENT_ID ); ?>" name="<?php echo esc_attr( CLIENT_ID ); ?>" value="<?php echo esc_attr( client_id_of( $user->ID ) ); ?>">
			<p class="description"><?php esc_html_e( 'The id that the API knows. Who has it sees all that this client sees.', 'client-portal' ); ?></p>
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
	update_user_meta( $user_id, CLIENT_ID, sanitize_text_field( wp_unslash( $_POST[ CLIENT_ID ] ) ) );
}
add_action( 'personal_options_update', __NAMESPACE__ . '\save_client_field' );
add_action( 'edit_user_profile_update', __NAMESPACE__ . '\save_client_field' );
