<?php

/** The same as check.js, in PHP. */

require __DIR__ . '/../../../backend/password/password.php';

foreach (file('php://stdin', FILE_IGNORE_NEW_LINES) as $line) {
    [$passphrase, $text] = array_map('base64_decode', explode(' ', $line));
    $password = decrypt_password($text, $passphrase);
    echo $password === null ? '-' : '=' . base64_encode($password), "\n";
}

foreach ([null, 7, [], true] as $value) {
    if (decrypt_password($value, 'x') !== null) {
        exit(1);
    }
}
