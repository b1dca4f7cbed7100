<?php

/** A short server for the portal, in plain PHP. README.md says how to start it, and what to add. */

declare(strict_types=1);

require __DIR__ . '/../../backend/password/password.php';

ini_set('display_errors', '0');
header_remove('X-Powered-By'); // it has PHP's version

/** What a call is refused with. The message is for people. */
class Refusal extends Exception
{
}

set_exception_handler(function (Throwable $error): void {
    if (!$error instanceof Refusal) {
        error_log((string) $error); // for the log alone
    }
    http_response_code($error instanceof Refusal ? $error->getCode() : 500);
    $message = $error instanceof Refusal ? $error->getMessage() : 'Something went wrong. Please try again.';
    echo json_encode(['success' => false, 'message' => $message]);
});

function setting(string $name, string $default = ''): string
{
    return getenv($name) ?: $default ?: throw new RuntimeException("Set $name.");
}

header('Access-Control-Allow-Origin: ' . setting('ORIGIN')); // such as https://www.example.com
header('Access-Control-Allow-Headers: Authorization, Content-Type, Idempotency-Key');
header('Access-Control-Allow-Methods: GET, POST, PUT');
header('Access-Control-Expose-Headers: Retry-After');
header('Content-Type: application/json');
// What is read comes compressed. A token comes by POST, and must not: the length could tell of it.
$_SERVER['REQUEST_METHOD'] === 'GET' && ob_start('ob_gzhandler');
header('Cache-Control: no-store');
header('X-Content-Type-Options: nosniff');
if ($_SERVER['REQUEST_METHOD'] === 'OPTIONS') {
    http_response_code(204);
    exit;
}
if (isset($_SERVER['HTTP_TRANSFER_ENCODING'])) {
    throw new Refusal('Please send the length of the body.', 411);
}
if ((int) ($_SERVER['CONTENT_LENGTH'] ?? 0) > 200_000) {
    throw new Refusal('That is more than 200 KB.', 413);
}
if (strlen(setting('SECRET')) < 32) {
    throw new RuntimeException('Set SECRET to 32 random characters or more: openssl rand -base64 32');
}

/** Clients and what they only read come from a file, until you ask your database. */
$data = json_decode(file_get_contents(__DIR__ . '/../data.json'), true, 512, JSON_THROW_ON_ERROR);

/** What changes is in a database. Keep its file where the web server serves none. */
$database = new PDO('sqlite:' . setting('DATABASE'));
$database->exec('PRAGMA busy_timeout = 5000');
$database->exec('CREATE TABLE IF NOT EXISTS tries (key TEXT PRIMARY KEY, count INTEGER, ends INTEGER);
    CREATE TABLE IF NOT EXISTS tickets (id TEXT PRIMARY KEY, client TEXT, ticket TEXT);
    CREATE TABLE IF NOT EXISTS seen (id TEXT PRIMARY KEY)');

/** Asks the database. The values never become a part of the SQL. */
function ask(string $sql, array $values = []): array
{
    $statement = $GLOBALS['database']->prepare($sql);
    $statement->execute($values);
    return $statement->fetchAll(PDO::FETCH_ASSOC);
}

foreach ($data['tickets'] as $ticket) {
    $values = [$ticket['ticketId'], $ticket['clientId'], json_encode($ticket)];
    ask('INSERT OR IGNORE INTO tickets VALUES (?, ?, ?)', $values);
}

/** What the client has of a kind, newest first. */
function own(array $client, string $kind): array
{
    $rows = $GLOBALS['data'][$kind];
    if ($kind === 'tickets') {
        $kept = ask('SELECT ticket FROM tickets WHERE client = ?', [$client['id']]);
        $rows = array_map(fn (array $row) => json_decode($row['ticket'], true), $kept);
    }
    $own = array_values(array_filter($rows, fn (array $row) => $row['clientId'] === $client['id']));
    usort($own, fn (array $one, array $other) => $other['createdAt'] <=> $one['createdAt']);
    return $own;
}

/** One of them. What is not there, and what is another client's, is refused with the same words. */
function find(array $rows, string $name, mixed $value): array
{
    foreach ($rows as $row) {
        if ($row[$name] === $value) {
            return $row;
        }
    }
    throw new Refusal('There is none, or it is not yours.', 404);
}

/** The id of a client in a path or query is never believed: it has to be the one of the token. */
function check_self(array $client, mixed $id): array
{
    return find([$client], 'id', $id);
}

function profile(array $client): array
{
    return ['_id' => $client['id'], 'id' => $client['id'], 'name' => $client['name'], 'email' => $client['email']];
}

/** A text as it came. */
function text_of(array $body, string $name, int $most): string
{
    $text = is_string($body[$name] ?? null) ? $body[$name] : '';
    if (trim($text) === '' || str_contains($text, "\0") || preg_match("/^.{1,$most}\$/su", $text) !== 1) {
        throw new Refusal("The $name needs 1 to $most characters.", 400);
    }
    return $text;
}

function message(array $client): array
{
    if ($_FILES) { // there is no place for them yet, so none is taken
        throw new Refusal('Files can not be sent yet. Please write without them.', 400);
    }
    return [
        'message' => text_of($_POST, 'message', 20_000),
        'messageFrom' => $client['name'],
        'messageFromUserType' => 'Client',
        'date' => gmdate('Y-m-d\TH:i:s\Z'),
        'attachments' => [],
    ];
}

function json_body(): array
{
    $isJson = str_starts_with($_SERVER['CONTENT_TYPE'] ?? '', 'application/json');
    $body = $isJson ? json_decode(file_get_contents('php://input'), true, 8) : null;
    return is_array($body) ? $body : throw new Refusal('Please send the request as JSON.', 400);
}

/** Counts a try before the password is looked at, so that many at once count, too. */
function count_try(string $key, int $most): void
{
    $ends = time() + 15 * 60;
    ask('DELETE FROM tries WHERE ends < ?', [time()]);
    $counted = ask('INSERT INTO tries VALUES (?, 1, ?)
        ON CONFLICT (key) DO UPDATE SET count = count + 1 RETURNING count, ends', [$key, $ends])[0];
    if ($counted['count'] > $most) {
        header('Retry-After: ' . ($counted['ends'] - time() + 1));
        throw new Refusal('That was too often. Please wait a while.', 429);
    }
}

/**
 * Where the request comes from: what the proxy has added to X-Forwarded-For, or the connection's own address. Whoever has
 * an IPv6 address has 2^64 of them, so these count together.
 */
function network(): string
{
    $told = getenv('TRUST_PROXY') === 'on' ? $_SERVER['HTTP_X_FORWARDED_FOR'] ?? '' : '';
    $address = trim(substr(strrchr(",$told", ','), 1)) ?: $_SERVER['REMOTE_ADDR'];
    if (!filter_var($address, FILTER_VALIDATE_IP)) {
        throw new Refusal('X-Forwarded-For does not end with an address.', 400);
    }
    $bytes = inet_pton($address);
    $isMapped = str_starts_with($bytes, str_repeat("\0", 10) . "\xff\xff"); // ::ffff:203.0.113.1
    return bin2hex($isMapped ? substr($bytes, 12) : substr($bytes, 0, 8));
}

function base64url(string $bytes): string
{
    return rtrim(strtr(base64_encode($bytes), '+/', '-_'), '=');
}

/** Counts for 15 minutes. `renew` gives the next one, for eight hours after the sign-in. */
function issue_token(string $id, int $begun): string
{
    $claims = ['sub' => $id, 'aud' => 'client-portal', 'iat' => time(), 'exp' => time() + 15 * 60, 'begun' => $begun];
    $signed = base64url('{"alg":"HS256","typ":"JWT"}') . '.' . base64url(json_encode($claims));
    return $signed . '.' . base64url(hash_hmac('sha256', $signed, setting('SECRET'), true));
}

/** Whose token it is. The algorithm is ours: the one that a token names is not even read. */
function signed_in(): array
{
    preg_match('/^Bearer ([\w-]+\.([\w-]+))\.([\w-]+)$/Di', $_SERVER['HTTP_AUTHORIZATION'] ?? '', $parts);
    [, $signed, $claims, $signature] = $parts + ['', '', '', ''];
    $expected = base64url(hash_hmac('sha256', $signed, setting('SECRET'), true));
    $claims = json_decode((string) base64_decode(strtr($claims, '-_', '+/')), true);
    if (!hash_equals($expected, $signature) || $claims['aud'] !== 'client-portal' || $claims['exp'] <= time()) {
        throw new Refusal('Please log in again.', 401);
    }
    foreach ($GLOBALS['data']['clients'] as $client) {
        if ($client['id'] === $claims['sub']) {
            return [...$client, 'begun' => $claims['begun']];
        }
    }
    throw new Refusal('Please log in again.', 401);
}

function login(): array
{
    $body = json_body();
    $email = strtolower(trim(text_of($body, 'email', 254)));
    // An email has more tries than an address, so that one address can't use them up.
    $keys = ['address ' . network(), "email $email"];
    count_try($keys[0], 10);
    count_try($keys[1], 100);
    $found = array_filter($GLOBALS['data']['clients'], fn (array $client) => strtolower($client['email']) === $email);
    $client = reset($found) ?: null;
    // An unknown email takes as long as a known one, so that nobody learns which are known.
    $kept = $client['bcrypt'] ?? '$2y$10$' . str_repeat('.', 53);
    $password = decrypt_password($body['password'] ?? null, setting('PASSPHRASE', 'client-portal-elements')) ?? '';
    if (!password_verify($password, $kept) || !$client) {
        throw new Refusal('Email or password is not right.', 401);
    }
    ask('UPDATE tries SET count = count - 1 WHERE key IN (?, ?)', $keys);
    $data = ['user' => profile($client), 'token' => issue_token($client['id'], time())];
    return ['data' => $data, 'optional' => ['renew']];
}

function service_payments(array $client, string $id): array
{
    $name = text_of(json_body(), 'serviceName', 500);
    $rows = own(check_self($client, $id), 'payments');
    return array_values(array_filter($rows, fn (array $row) => $row['serviceName'] === $name));
}

function notifications(array $client): array
{
    $seen = array_column(ask('SELECT id FROM seen'), 'id');
    return array_map(
        fn (array $row) => [...$row, 'read' => in_array($row['_id'], $seen, true)],
        own($client, 'notifications'),
    );
}

function mark_read(array $client, string $id): array
{
    find(own($client, 'notifications'), '_id', $id);
    ask('INSERT OR IGNORE INTO seen VALUES (?)', [$id]);
    return [];
}

/** A number that people can read out: TKT-7K2M9QXD. */
function new_ticket_id(): string
{
    $readable = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
    return 'TKT-' . implode('', array_map(fn () => $readable[random_int(0, 31)], range(1, 8)));
}

function create_ticket(array $client, string $id): array
{
    check_self($client, $id);
    $message = message($client);
    $ticket = [
        'clientId' => $client['id'],
        'ticketId' => new_ticket_id(),
        'subject' => text_of($_POST, 'subject', 200),
        'status' => 'Open',
        'createdAt' => $message['date'],
        'messages' => [$message],
    ];
    ask('INSERT INTO tickets VALUES (?, ?, ?)', [$ticket['ticketId'], $client['id'], json_encode($ticket)]);
    return ['ticketId' => $ticket['ticketId']];
}

function reply_ticket(array $client, string $id): array
{
    // Two replies at once wait for one another, so that none is lost.
    $GLOBALS['database']->exec('BEGIN IMMEDIATE');
    $ticket = find(own($client, 'tickets'), 'ticketId', $id);
    $ticket['messages'][] = message($client);
    $ticket['status'] = 'Open';
    ask('UPDATE tickets SET ticket = ? WHERE id = ?', [json_encode($ticket), $id]);
    $GLOBALS['database']->exec('COMMIT');
    return $ticket;
}

function renew(array $client): array
{
    if (time() - $client['begun'] > 8 * 3600) {
        throw new Refusal('Please log in again.', 401);
    }
    return ['token' => issue_token($client['id'], $client['begun'])];
}

/** There is none of the kind yet, for no project. */
function nothing_yet(array $client, mixed $id): array
{
    find(own($client, 'services'), '_id', $id);
    return [];
}

/** The calls of clients who are signed in: what each gives, for the client and the id at the end of the path. */
$calls = [
    'POST /auth/user/checkTokenValidity' => fn () => ['optional' => ['renew']],
    'POST /auth/user/client/renewToken' => fn ($client) => ['data' => renew($client)],
    'GET /clients/clientInformation/*' => fn ($client, $id) => ['data' => profile(check_self($client, $id))],
    'GET /services/get-services-for-client/*' =>
        fn ($client, $id) => ['data' => own(check_self($client, $id), 'services')],
    'GET /services/getServiceDetails/*' =>
        fn ($client, $id) => ['data' => find(own($client, 'services'), '_id', $id)],
    'GET /services/getServiceUpdates' => fn ($client) => ['data' => nothing_yet($client, $_GET['serviceId'] ?? '')],
    'GET /services/get-milestones' => fn ($client) => ['data' => nothing_yet($client, $_GET['projectId'] ?? '')],
    'GET /files/getFilesForAService' => fn ($client) => ['data' => nothing_yet($client, $_GET['serviceId'] ?? '')],
    'GET /payments/getPaymentofClient/*' =>
        fn ($client, $id) => ['data' => own(check_self($client, $id), 'payments')],
    'POST /payments/getPaymentofClient/*/service' =>
        fn ($client, $id) => ['data' => service_payments($client, $id)],
    'GET /notification/getAllNotificationsofUser' => fn ($client) => ['data' => notifications($client)],
    'PUT /notification/markAsRead/*' => mark_read(...),
    'GET /support/client/tickets' =>
        fn ($client) => ['data' => own(check_self($client, $_GET['userId'] ?? ''), 'tickets')],
    'GET /support/getTicketDetails' =>
        fn ($client) => ['data' => find(own($client, 'tickets'), 'ticketId', $_GET['ticketId'] ?? '')],
    'POST /support/client/createTicket/*' => create_ticket(...),
    'POST /support/client/replyTicket/*' => fn ($client, $id) => ['data' => reply_ticket($client, $id)],
];

$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
$answered = match ("{$_SERVER['REQUEST_METHOD']} $path") {
    'GET /api/v1/health' => [],
    'POST /api/v1/auth/user/client/login' => login(),
    default => null,
};
foreach ($calls as $call => $answer) {
    [$method, $pattern] = explode(' ', $call);
    $pattern = '~^/api/v1' . str_replace('\*', '([^/]+)', preg_quote($pattern, '~')) . '$~D';
    if ($method === $_SERVER['REQUEST_METHOD'] && preg_match($pattern, (string) $path, $parts)) {
        $answered = $answer(signed_in(), rawurldecode($parts[1] ?? ''));
    }
}
if ($answered === null) {
    throw new Refusal('This portal has no such thing yet.', 404);
}
echo json_encode(['success' => true, ...$answered], JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE);
