<?php
/** What the company has set: read, and cleaned before it is kept. */

namespace ClientPortal;

defined( 'ABSPATH' ) || exit;

/** The name of the one option that holds all settings. */
const OPTION = 'client_portal';

/** The API refuses shorter secrets: they can be guessed. */
const SECRET_LENGTH = 32;

const DEFAULTS = array(
	'api_url'     => '',
	'secret'      => '',
	'brand'       => '',
	'currency'    => '',
	'portal_page' => 0,
	'scripts_url' => '',
);

/** The settings. A secret in wp-config.php comes before the one in the database. */
function settings(): array {
	$saved    = get_option( OPTION );
	$settings = array_merge( DEFAULTS, is_array( $saved ) ? $saved : array() );
	if ( defined( 'CLIENT_PORTAL_SECRET' ) ) {
		$settings['secret'] = (string) constant( 'CLIENT_PORTAL_SECRET' );
	}
	return $settings;
}

/** Whether clients can be signed in: there is an API, and a secret to sign with. */
function is_set_up(): bool {
	$settings = settings();
	return '' !== $settings['api_url'] && strlen( $settings['secret'] ) >= SECRET_LENGTH;
}

/** What visitors read until then. */
function not_set_up(): string {
	return __( 'The client portal is not set up yet.', 'client-portal' );
}

/**
 * Cleans what the settings page sends. A value that can't be used leaves the one before, and the page says why.
 *
 * @param mixed $input What was sent.
 */
function clean_settings( $input ): array {
	$input = is_array( $input ) ? $input : array();
	$saved = get_option( OPTION );
	$saved = array_merge( DEFAULTS, is_array( $saved ) ? $saved : array() );
	$text  = static function ( string $name ) use ( $input ): string {
		return isset( $input[ $name ] ) && is_scalar( $input[ $name ] ) ? trim( (string) $input[ $name ] ) : '';
	};

	$clean = $saved;
	foreach ( array( 'api_url', 'scripts_url' ) as $name ) {
		$url = clean_url( $text( $name ) );
		if ( null === $url ) {
			/* translators: %s: an address */
			complain( $name, sprintf( __( '%s is no address that begins with https://.', 'client-portal' ), $text( $name ) ) );
		} else {
			$clean[ $name ] = $url;
		}
	}
	// An empty field keeps the secret: the page never shows it.
	$secret = $text( 'secret' );
	if ( '' !== $secret && strlen( $secret ) < SECRET_LENGTH ) {
		/* translators: %d: a number */
		complain( 'secret', sprintf( __( 'The secret needs at least %d characters.', 'client-portal' ), SECRET_LENGTH ) );
	} elseif ( '' !== $secret ) {
		$clean['secret'] = $secret;
	}
	$currency = strtoupper( $text( 'currency' ) );
	if ( preg_match( '/^([A-Z]{3})?$/', $currency ) ) {
		$clean['currency'] = $currency;
	} else {
		complain( 'currency', __( 'A currency has three letters, such as EUR.', 'client-portal' ) );
	}
	$clean['brand']       = sanitize_text_field( $text( 'brand' ) );
	$clean['portal_page'] = absint( $text( 'portal_page' ) );
	return $clean;
}

/** Without the slash at its end. Null if a token may not be sent there: only this machine does without https. */
function clean_url( string $url ): ?string {
	if ( '' === $url ) {
		return '';
	}
	$host     = (string) wp_parse_url( $url, PHP_URL_HOST );
	$is_local = preg_match( '/^(localhost|127\.0\.0\.1|.+\.localhost)$/', $host );
	$clean    = esc_url_raw( $url, $is_local ? array( 'https', 'http' ) : array( 'https' ) );
	return '' === $host || '' === $clean ? null : untrailingslashit( $clean );
}

function complain( string $name, string $message ): void {
	// Only the settings page can show it.
	if ( function_exists( 'add_settings_error' ) ) {
		add_settings_error( OPTION, $name, $message );
	}
}
