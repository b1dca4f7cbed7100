<?php
/**
 * What assets/portal.js asks: a token for the user who is logged in, and the end of the login. WordPress itself checks the
 * cookie and the nonce. Without a good nonce nobody is logged in here, so another site can ask for nothing.
 */

namespace ClientPortal;

defined( 'ABSPATH' ) || exit;

const REST_NAMESPACE = 'client-portal/v1';

/** How long a token counts, in seconds. The elements ask for the next one before it ends. */
const TOKEN_SECONDS = 300;

add_action(
	'rest_api_init',
	static function (): void {
		foreach ( array( 'token', 'sign_out' ) as $name ) {
			register_rest_route(
				REST_NAMESPACE,
				'/' . str_replace( '_', '-', $name ),
				array(
					'methods'             => 'POST',
					'callback'            => __NAMESPACE__ . '\answer_' . $name,
					'permission_callback' => 'is_user_logged_in',
				)
			);
		}
	}
);

/** PHP would name itself, with its version. What WordPress answers elsewhere is the site's. */
add_filter(
	'rest_post_dispatch',
	static function ( \WP_HTTP_Response $answer, \WP_REST_Server $server, \WP_REST_Request $asked ): \WP_HTTP_Response {
		if ( str_starts_with( $asked->get_route(), '/' . REST_NAMESPACE . '/' ) ) {
			header_remove( 'X-Powered-By' );
		}
		return $answer;
	},
	10,
	3
);

/** A nonce for whoever asks: the page's own one may come from a cache. Other sites can't read the answer. */
add_action(
	'wp_ajax_client_portal_nonce',
	static function (): void {
		header_remove( 'X-Powered-By' );
		wp_send_json( array( 'nonce' => wp_create_nonce( 'wp_rest' ) ) );
	}
);
add_action(
	'wp_ajax_nopriv_client_portal_nonce',
	static function (): void {
		header_remove( 'X-Powered-By' );
		wp_send_json( array( 'nonce' => null ) );
	}
);

/**
 * A token for whoever asks, and for nobody else: nothing that was sent is read.
 *
 * @return \WP_REST_Response|\WP_Error
 */
function answer_token() {
	$user = wp_get_current_user();
	$id   = client_id_of( $user->ID );
	if ( ! is_set_up() ) {
		return new \WP_Error( 'client_portal_not_set_up', not_set_up(), array( 'status' => 503 ) );
	}
	if ( '' === $id ) {
		$message = __( 'Your account has no client portal yet. Please ask us to add it.', 'client-portal' );
		return new \WP_Error( 'client_portal_no_client', $message, array( 'status' => 403 ) );
	}
	$claims = array(
		'sub'             => $id,
		'aud'             => 'client-portal',
		'passwordVersion' => 1,
		'iat'             => time(),
		'exp'             => time() + TOKEN_SECONDS,
	);
	/**
	 * What a token says. The API reads it as it is.
	 *
	 * @param array    $claims The claims of the JWT.
	 * @param \WP_User $user   The user who is logged in.
	 */
	$claims = apply_filters( 'client_portal_claims', $claims, $user );
	return private_answer( array( 'token' => sign( $claims, settings()['secret'] ) ) );
}

function answer_sign_out(): \WP_REST_Response {
	wp_logout();
	return private_answer( array( 'loggedOut' => true ) );
}

/** An answer that nothing on the way may keep. */
function private_answer( array $body ): \WP_REST_Response {
	// WordPress before 6.3 says "no-cache" alone, in place of what an answer says.
	add_filter(
		'nocache_headers',
		static function ( array $headers ): array {
			return array( 'Cache-Control' => 'no-store, private' ) + $headers;
		}
	);
	nocache_headers();
	return new \WP_REST_Response( $body );
}

/** A JSON Web Token, signed by HMAC with SHA-256. */
function sign( array $claims, string $secret ): string {
	$encode = static function ( string $bytes ): string {
		return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' );
	};
	$head   = array(
		'alg' => 'HS256',
		'typ' => 'JWT',
	);
	$signed = $encode( wp_json_encode( $head ) ) . '.' . $encode( wp_json_encode( $claims ) );
	return $signed . '.' . $encode( hash_hmac( 'sha256', $signed, $secret, true ) );
}
