<?php
/**
 * Plugin Name:       Client Portal
 * Description:       Shows your clients their projects, payments, files and support in your pages. Signs them in by their WordPress accounts.
 * Version:           0.1.0
 * Requires at least: 6.0
 * Requires PHP:      7.4
 * Author:            The Client Portal Elements authors
 * License:           MIT
 * Text Domain:       client-portal
 */

namespace ClientPortal;

defined( 'ABSPATH' ) || exit;

const PLUGIN_FILE = __FILE__;

require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/settings-page.php';
require __DIR__ . '/includes/people.php';
require __DIR__ . '/includes/sign-in.php';
require __DIR__ . '/includes/elements.php';
