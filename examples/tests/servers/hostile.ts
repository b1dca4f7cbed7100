/** What no page sends, and anybody can: paths, queries, headers and bodies that a framework may refuse by throwing. */
import { encrypt, nora } from './client'

export interface Hostile {
  /** What is odd about it. */
  what: string
  /** `GET /services/getServiceDetails/%FF`, below the base of the API. */
  request: string
  headers?: string[]
  /** One character is one byte. */
  body?: string
  /** Whether it may be answered, too: then what is odd was not looked at. */
  mayPass?: true
  /** Whether no server need see it: what reads HTTP for it may refuse it, without words. */
  mayBeBare?: true
}

const json = 'Content-Type: application/json'
const deep = (open: string, close: string, depth = 5_000) => open.repeat(depth) + close.repeat(depth)
const nested = '[a]'.repeat(150)

const ids = {
  'half a percent sign': '%',
  'a percent sign before no number': '%zz',
  'half a letter': '%E0%A4%A',
  'no UTF-8': '%FF',
  'a byte of a surrogate': '%ED%A0%80',
  'a NUL': '%00',
  'a long id': 'a'.repeat(3_000),
}

const paths = Object.entries(ids).map(
  ([what, id]): Hostile => ({
    what: `${what}, in a path`,
    request: `GET /services/getServiceDetails/${id}`,
    mayBeBare: true,
  }),
)

const queries = [
  ...Object.entries(ids).map(
    ([what, id]): Hostile => ({
      what: `${what}, in a query`,
      request: `GET /support/getTicketDetails?ticketId=${id}`,
      mayBeBare: true,
    }),
  ),
  ...Object.entries({
    'a list': 'ticketId[]=t1',
    'an object': 'ticketId[a]=t1',
    'one nested 150 deep': `ticketId${nested}=t1`,
    'a prototype': 'ticketId[__proto__][a]=t1',
  }).map(
    ([what, query]): Hostile => ({
      what: `${what}, in a query`,
      request: `GET /support/getTicketDetails?${query}`,
    }),
  ),
  ...Object.entries({
    'a name nested 150 deep': `a${nested}=1`,
    'a list and an object of one name': 'a[]=1&a[b]=2',
    'a text and an object of one name': 'a=1&a[b]=2',
    'a name that is no UTF-8': '%FF=1',
    'a name with half a percent sign': '%=1',
    'a name of nothing': '=1&&&=&',
    '2,000 values': 'a=1&'.repeat(2_000),
  }).map(
    ([what, query]): Hostile => ({
      what: `${what} beside a good query`,
      request: `GET /support/client/tickets?userId=nora&${query}`,
      mayPass: true,
    }),
  ),
] satisfies Hostile[]

const login = (what: string, body: string, headers = [json]): Hostile => ({
  what: `a login with ${what}`,
  request: 'POST /auth/user/client/login',
  headers,
  body,
})
const password = encrypt('wrong')
const withEmail = (email: string) => `{"email":${email},"password":"${password}"}`
const whole = withEmail(`"${nora.email}"`)

const logins = [
  login('lists, 5,000 deep', deep('[', ']')),
  login('objects, 1,600 deep', deep('{"a":', '}', 1_600).replace('}', '1}')),
  login('an email of lists, 5,000 deep', withEmail(deep('[', ']', 4_900))),
  login('a huge number', withEmail('1e999')),
  login('a number of 5,000 digits', withEmail('9'.repeat(5_000))),
  login('half a character', withEmail('"\\ud800@example.com"')),
  login('a NUL', withEmail('"nora\\u0000@example.com"')),
  login('half an escape', withEmail('"\\u00"')),
  login('bytes that are no UTF-8', withEmail('"\xff@example.com"')),
  login('a prototype', `{"__proto__":{"email":"${nora.email}"},"constructor":1}`),
  login('half a character as password', `{"email":"${nora.email}","password":"\\udc00"}`),
  login('a NUL as password', `{"email":"${nora.email}","password":"\\u0000"}`),
  login('a number as password', `{"email":"${nora.email}","password":1}`),
  login('a BOM before it', `\xef\xbb\xbf${whole}`),
  login('an unknown charset', whole, ['Content-Type: application/json; charset=none']),
  login('a charset of 16 bits', whole, ['Content-Type: application/json; charset=utf-16']),
  login('a type that is none', whole, ['Content-Type: ;;;=']),
  login('a type of NULs', whole, ['Content-Type: application/json;\xff']),
  login('no type', whole, []),
  login('a packed body that is none', whole, [json, 'Content-Encoding: gzip']),
  login('a packing that nobody knows', whole, [json, 'Content-Encoding: none, none']),
  login('a form without a boundary', 'email=a', ['Content-Type: multipart/form-data']),
  login('a form of a page', 'email=%zz&password[a]=%', ['Content-Type: application/x-www-form-urlencoded']),
]

const ticket = (what: string, body: string, type = 'multipart/form-data; boundary=b'): Hostile => ({
  what: `a ticket with ${what}`,
  request: 'POST /support/client/createTicket/nora',
  headers: [`Content-Type: ${type}`],
  body,
})
const part = (value: string, head = 'Content-Disposition: form-data; name="message"') =>
  `--b\r\n${head}\r\n\r\n${value}\r\n`
const subject = part('Handles', 'Content-Disposition: form-data; name="subject"')
const named = (name: string) => `Content-Disposition: form-data; name="${name}"`

const tickets = [
  ticket('no boundary', `${subject}${part('a')}--b--\r\n`, 'multipart/form-data'),
  ticket('an empty boundary', `${subject}${part('a')}--b--\r\n`, 'multipart/form-data; boundary='),
  ticket('a long boundary', `${subject}--b--\r\n`, `multipart/form-data; boundary=${'b'.repeat(4_000)}`),
  ticket('a boundary of bytes', `${subject}--b--\r\n`, 'multipart/form-data; boundary="\xff'),
  ticket('another boundary', `--c\r\n${subject}`),
  ticket('no body', ''),
  ticket('half a body', `${subject}${part('a')}`.slice(0, -9)),
  ticket('no end', `${subject}${part('a')}`.replace('message', 'other')),
  ticket('a part without a head', `${subject}--b\r\n\r\na\r\n--b--\r\n`),
  ticket('a part without a name', `${subject}${part('a', 'Content-Disposition: form-data')}--b--\r\n`),
  ticket('a head that is none', `${subject}${part('a', '\xff\x00: : ;')}--b--\r\n`),
  ticket('a name nested 150 deep', `${subject}${part('a', named(`message${nested}`))}--b--\r\n`),
  ticket('a name of the prototype', `${subject}${part('a', named('__proto__'))}--b--\r\n`),
  ticket('a name that is no UTF-8', `${subject}${part('a', named('\xff'))}--b--\r\n`),
  ticket('1,000 parts', `${subject}${part('a', named('other')).repeat(1_000)}--b--\r\n`),
  ticket('a NUL in its message', `${subject}${part('a\0b')}--b--\r\n`),
  ticket('a form of a page', 'subject=%zz&message[a][a]=%FF', 'application/x-www-form-urlencoded'),
  ticket('JSON, 5,000 deep', deep('[', ']'), 'application/json'),
]

const words: Record<string, string> = {
  'no JWT': 'a.b.c',
  dots: '...',
  bytes: '\xff.\xff.\xff',
  'JSON, 5,000 deep': `${btoa('{"alg":"HS256"}')}.${btoa(deep('[', ']', 2_000))}.a`,
  'a head that is a number': `${btoa('1')}.${btoa('1')}.a`,
  'a NUL': `${btoa('\0')}.${btoa('\0')}.a`,
}
const tokens = Object.entries(words).map(
  ([what, token]): Hostile => ({
    what: `a token of ${what}`,
    request: 'GET /notification/getAllNotificationsofUser',
    headers: [`Authorization: Bearer ${token}`],
  }),
)

export const hostile: readonly Hostile[] = [
  ...paths,
  ...queries,
  ...logins,
  ...tickets,
  ...tokens,
  { what: 'a method that is none', request: 'GET /' },
  { what: 'two slashes', request: 'GET //' },
]

/** What a proxy tells that is no address, and so is nobody's. */
export const unusable = [
  'x',
  '1.2.3',
  '999.1.1.1',
  '203.0.113.1, x',
  '203.0.113.9:443',
  '[2001:db8::1]',
  '203.0.113.1/8',
  '2001:db8::1/8',
  '203.0.113.1 203.0.113.2',
  'unknown',
  '\xff\xfe',
  "' OR 1=1 --",
  '1'.repeat(5_000),
  '3405803777',
  '0x7f.1',
]
