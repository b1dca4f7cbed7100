<?php
/** What a web server does for WordPress, for `php -S`: files as they are, those of a page cache too, and every other address by index.php. */
$path = rawurldecode( parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$file = $_SERVER['DOCUMENT_ROOT'] . $path;
if ( '/' !== $path && ( is_file( $file ) || is_file( $file . '/index.php' ) || is_file( $file . '/index.html' ) ) ) {
	return false;
}
$_SERVER['SCRIPT_NAME'] = '/index.php';
$_SERVER['PHP_SELF']    = '/index.php';
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
