<?php
/**
 * The elements in pages: by shortcode, [client_portal] or [client_portal element="payments" variant="recent"], and by the
 * block. What is drawn is the same for every visitor, so a page cache may keep it.
 */

namespace ClientPortal;

defined( 'ABSPATH' ) || exit;

const LOADER = 'client-portal-loader';
const SCRIPT = 'client-portal';

/**
 * The elements and their attributes, each with the words that it may be; with none, it may be any text.
 *
 * @return array<string, array<string, string[]>>
 */
function elements(): array {
	static $elements;
	$elements = $elements ?? json_decode( file_get_contents( __DIR__ . '/elements.json' ), true );
	return $elements;
}

/**
 * The HTML of an element.
 *
 * @param string $name       Such as "payments".
 * @param array  $attributes What an author has written: nothing of it is trusted.
 */
function draw( string $name, array $attributes ): string {
	$known = elements()[ $name ] ?? null;
	if ( ! is_set_up() || null === $known ) {
		/* translators: %s: a name */
		$text = is_set_up() ? sprintf( __( 'There is no element "%s".', 'client-portal' ), $name ) : not_set_up();
		return '<p>' . esc_html( $text ) . '</p>';
	}
	load_scripts();
	if ( 'portal' === $name ) {
		$attributes = array_merge(
			array(
				'routing'       => 'hash',
				'heading-level' => '2',
			),
			$attributes
		);
	}
	$html = '';
	foreach ( array_keys( $known ) as $attribute ) {
		$value = $attributes[ $attribute ] ?? null;
		if ( is_scalar( $value ) && '' !== (string) $value ) {
			$html .= sprintf( ' %s="%s"', $attribute, esc_attr( (string) $value ) );
		}
	}
	$no_script = esc_html__( 'Your browser has to allow JavaScript here.', 'client-portal' );
	return "<cp-$name$html></cp-$name><noscript><p>$no_script</p></noscript>";
}

add_shortcode(
	'client_portal',
	static function ( $attributes ): string {
		$attributes = (array) $attributes;
		return draw( (string) ( $attributes['element'] ?? 'portal' ), $attributes );
	}
);

add_action(
	'init',
	static function (): void {
		register_block_type(
			dirname( PLUGIN_FILE ) . '/block',
			array(
				'render_callback' => static function ( array $block ): string {
					$drawn = draw( (string) $block['element'], $block['options'] );
					return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $drawn );
				},
			)
		);
		// What the block's editor offers. generate_block_asset_handle() gives the script this name.
		wp_add_inline_script( 'client-portal-element-editor-script', 'var clientPortalElements = ' . wp_json_encode( elements() ), 'before' );
	}
);

/** Only pages with an element load anything. */
function load_scripts(): void {
	$settings = settings();
	$folder   = '' === $settings['scripts_url'] ? plugins_url( 'dist', PLUGIN_FILE ) : $settings['scripts_url'];
	$version  = get_file_data( PLUGIN_FILE, array( 'Version' ) )[0];
	wp_enqueue_style( SCRIPT, "$folder/reserve.css", array(), $version );
	wp_enqueue_script( LOADER, "$folder/loader.js", array(), $version, true );
	wp_enqueue_script( SCRIPT, plugins_url( 'assets/portal.js', PLUGIN_FILE ), array( LOADER ), $version, true );
}

add_filter(
	'script_loader_tag',
	static function ( string $tag, string $handle, string $src ): string {
		if ( LOADER !== $handle && SCRIPT !== $handle ) {
			return $tag;
		}
		$attributes = array(
			'type' => 'module',
			'src'  => $src,
			'id'   => "$handle-js",
		);
		// The loader waits for what portal.js configures.
		$own = LOADER === $handle
			? array( 'data-wait' => true )
			: array( 'data-client-portal' => wp_json_encode( page_settings(), JSON_HEX_AMP ) );
		return wp_get_script_tag( $attributes + $own );
	},
	10,
	3
);

/** What assets/portal.js needs to know: nothing of it is secret, or of one user. */
function page_settings(): array {
	$settings = settings();
	$portal   = $settings['portal_page'] ? (string) get_permalink( (int) $settings['portal_page'] ) : '';
	$brand    = '' === $settings['brand'] ? wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) : $settings['brand'];
	$own      = array(
		'apiUrl' => $settings['api_url'],
		'brand'  => array( 'name' => $brand ),
	);
	if ( '' !== $settings['currency'] ) {
		$own['currency'] = $settings['currency'];
	}
	// With "plain" permalinks a page has no path: the elements then link to no portal.
	if ( '' !== $portal && false === strpos( $portal, '?' ) ) {
		$own['portalUrl'] = wp_make_link_relative( $portal ) . '#';
	}
	/**
	 * The settings of all elements, as configure() takes them: whatever JSON can hold.
	 *
	 * @param array $own The settings.
	 */
	$own = apply_filters( 'client_portal_settings', $own );
	return array(
		'settings' => $own,
		'login'    => wp_login_url(),
		'nonce'    => wp_make_link_relative( admin_url( 'admin-ajax.php?action=client_portal_nonce' ) ),
		'token'    => wp_make_link_relative( rest_url( REST_NAMESPACE . '/token' ) ),
		'signOut'  => wp_make_link_relative( rest_url( REST_NAMESPACE . '/sign-out' ) ),
	);
}
