<?php

/** The password in what the elements send; null for anything else. */
function decrypt_password(mixed $text, string $passphrase): ?string
{
    if (!is_string($text) || strlen($text) > 2000) {
        return null;
    }
    $bytes = base64_decode($text, true);
    if ($bytes === false || strlen($bytes) < 32 || !str_starts_with($bytes, 'Salted__')) {
        return null;
    }
    $digest = $derived = '';
    while (strlen($derived) < 48) {
        $digest = md5($digest . $passphrase . substr($bytes, 8, 8), true);
        $derived .= $digest;
    }
    [$key, $iv] = [substr($derived, 0, 32), substr($derived, 32)];
    $password = openssl_decrypt(substr($bytes, 16), 'aes-256-cbc', $key, OPENSSL_RAW_DATA, $iv);
    // What is no UTF-8 was encrypted with another passphrase.
    return $password !== false && preg_match('//u', $password) === 1 ? $password : null;
}
