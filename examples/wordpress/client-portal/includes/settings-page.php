<?php
/** Settings → Client Portal. WordPress checks the nonce and the capability when it is sent to options.php. */

namespace ClientPortal;

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_init',
	static function (): void {
		register_setting( OPTION, OPTION, array( 'sanitize_callback' => __NAMESPACE__ . '\clean_settings' ) );
	}
);

add_action(
	'admin_menu',
	static function (): void {
		$title = __( 'Client Portal', 'client-portal' );
		add_options_page( $title, $title, 'manage_options', 'client-portal', __NAMESPACE__ . '\show_settings_page' );
	}
);

add_filter(
	'plugin_action_links_' . plugin_basename( PLUGIN_FILE ),
	static function ( array $links ): array {
		$url = admin_url( 'options-general.php?page=client-portal' );
		array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html__( 'Settings', 'client-portal' ) ) );
		return $links;
	}
);

function show_settings_page(): void {
	$settings      = settings();
	$is_in_config  = defined( 'CLIENT_PORTAL_SECRET' );
	$has_secret    = '' !== $settings['secret'];
	$site          = wp_parse_url( home_url() );
	$origin        = $site['scheme'] . '://' . $site['host'] . ( isset( $site['port'] ) ? ':' . $site['port'] : '' );
	$secret_status = $has_secret ? __( 'There is one. Leave this empty to keep it.', 'client-portal' ) : '';
	?>
	<div class="wrap">
		<h1><?php esc_html_e( 'Client Portal', 'client-portal' ); ?></h1>
		<?php if ( ! is_set_up() ) : ?>
			<div class="notice notice-warning inline"><p>
				<?php esc_html_e( 'The pages show the portal as soon as there is an API address and a secret.', 'client-portal' ); ?>
			</p></div>
		<?php endif; ?>
		<form method="post" action="options.php">
			<?php settings_fields( OPTION ); ?>
			<table class="form-table">
				<?php
				show_text_field(
					'api_url',
					__( 'API address', 'client-portal' ),
					'url',
					/* translators: %s: the address of this site */
					sprintf( __( 'Such as https://api.example.com/api/v1. The API has to allow pages of %s.', 'client-portal' ), $origin )
				);
				if ( $is_in_config ) {
					show_row( '', __( 'Secret', 'client-portal' ), '', __( 'It is CLIENT_PORTAL_SECRET in wp-config.php.', 'client-portal' ) );
				} else {
					show_text_field(
						'secret',
						__( 'Secret', 'client-portal' ),
						'password',
						trim( $secret_status . ' ' . __( 'The API has the same one. At least 32 characters. It is safer as CLIENT_PORTAL_SECRET in wp-config.php.', 'client-portal' ) )
					);
				}
				show_text_field( 'brand', __( 'Name', 'client-portal' ), 'text', __( "Shown in the portal. If empty: this site's title.", 'client-portal' ) );
				show_text_field( 'currency', __( 'Currency', 'client-portal' ), 'text', __( 'Three letters, such as EUR. If empty: USD.', 'client-portal' ) );
				$pages = wp_dropdown_pages(
					array(
						'name'              => esc_attr( OPTION . '[portal_page]' ),
						'id'                => 'client-portal-portal_page',
						'selected'          => (int) $settings['portal_page'],
						'show_option_none'  => esc_html__( '(none)', 'client-portal' ),
						'option_none_value' => '0',
						'echo'              => 0,
					)
				);
				show_row( 'portal_page', __( 'Page of the portal', 'client-portal' ), $pages, __( 'The links of elements on other pages lead there. Needs permalinks that are not "Plain".', 'client-portal' ) );
				show_text_field( 'scripts_url', __( 'Scripts', 'client-portal' ), 'url', __( 'Where loader.js stands, if not in this plugin: https://static.example.com/cdn.', 'client-portal' ) );
				?>
			</table>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}

function show_text_field( string $name, string $label, string $type, string $hint ): void {
	$field = sprintf(
		'<input class="regular-text" type="%s" id="client-portal-%s" name="%s" value="%s" autocomplete="off">',
		esc_attr( $type ),
		esc_attr( $name ),
		esc_attr( OPTION . "[$name]" ),
		esc_attr( 'secret' === $name ? '' : settings()[ $name ] )
	);
	show_row( $name, $label, $field, $hint );
}

/** @param string $field HTML whose values are escaped. */
function show_row( string $name, string $label, string $field, string $hint ): void {
	printf(
		'<tr><th scope="row"><label for="client-portal-%s">%s</label></th><td>%s<p class="description">%s</p></td></tr>',
		esc_attr( $name ),
		esc_html( $label ),
		$field, // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped
		esc_html( $hint )
	);
}
