/** Which parts of a text are addresses. Most cases are those of the package linkify-it, with what clients of portals write. */
import { expect, test } from 'vitest'
import { linkify } from '../../../src/core/text/linkify'

const linksIn = (text: string) => linkify(text).flatMap(({ text, href }) => (href ? text : []))

test.each([
  'http://example.com',
  'http://example.com/foo_bar/',
  'http://example.com:8080',
  'http://example.com/?foo=bar',
  'http://example.com?foo=bar',
  'http://example.com/#foo=bar',
  'http://example.com#foo=bar',
  'HTTP://GOOGLE.COM',
  'http://999',
  'http://host-name',
  'http://localhost:8000/x',
  'http://[::1]:8080/x',
  'http://lyricstranslate.com/en/someone-you-നിന്നെ-പോലൊരാള്‍.html',
  'http://example.com/foo_bar_(wiki)',
  'https://en.wikipedia.org/wiki/Invoice_(law)',
  'https://en.wikipedia.org/wiki/Invoice_(law)#History_(old)?x=(1)',
  'http://foo.com/blah_blah_[other]',
  "http://foo.com/blah_blah_{I'm_king}",
  "http://foo.com/blah_blah_I'm_king",
  'http://index-of.es/Android/Professional.Android.2.(Wrox,.2010,.0470565527).pdf',
  'https://example.com/a_(b_(c))/d',
  'https://example.com/list?ids[]=1&ids[]=2',
  'https://github.com/markdown-it/linkify-it/compare/360b13a...f580766',
  'https://ourworldindata.org/grapher/covid?zoomToSelection=true&time=9..&country=FRA+DEU',
  'http://172.26.142.48/viewerjs/#../0529/slides.pdf',
  'https://www.google.com/maps/place/New+York,+NY,+USA/@40.702271,-73.9968471,11z/data=!4m2!3m1!1s0x89c:0xc80?hl=en',
  'http://business.timesonline.co.uk/article/0,,9065-2473189,00.html',
  'https://google.com/mail/u/0/#label/!!!Today/15c9b8193da01e65',
  'http://example.com/foo--bar',
  'http://example.com/123;123',
  'http://www.bloomberg.com/news/from-deutsche-bank-to-siemens-what-s-troubling-germany-inc-',
  'https://web.archive.org/web/2026/https://example.com/x',
  'https://example.com/Berlin–Baghdad_railway',
  'https://5b0ee223b312746c1659db3f--thelounge-chat.netlify.com/docs/',
  'http://✪df.ws/123',
  'http://xn--df-oiy.ws/123',
  'http://➡.ws/䨹',
  'http://www.bürgerentscheid-krankenhäuser.de',
  'http://ﻡﻮﻘﻋ.ﻭﺯﺍﺭﺓ-ﺍﻼﺘﺻﺍﻼﺗ.ﻢﺻﺭ/',
  'https://президент.рф/новости',
  'www.example.com',
  'WWW.Example.com/a?b=c',
  'www.a--b.com',
  'name@example.com',
  'foo+bar@gmail.com',
  "o'brien@example.co.uk",
  'info@müller.de',
  '192.168.1.1@gmail.com',
  'office@пример.рф',
  'müller@example.com',
  'jürgen.mu\u0308ller@example.com',
  'ñandu@example.com',
  'иван.петров@пример.рф',
  'https://col·legi.example/a·b',
])('%s is an address, also in what people put around it', (address) => {
  for (const around of [
    '$',
    ' $ ',
    'See $.',
    'See $, please',
    '$: it says',
    '$; it says',
    'Have you seen $?',
    'Look at $!!!',
    'It is $…and more',
    'It is $... and more',
    '($)',
    '(see $)',
    '(see $).',
    '[$]',
    '{$}',
    '<$>.',
    "'$'",
    '"$".',
    '“$”',
    '„$“,',
    '‘$’',
    '‹$›',
    '«$»',
    '« $ ».',
    '»$«',
    '「$」',
    '『$』',
    '《$》',
    '【$】',
    '（$）',
    '｜$｜',
    '|$|',
    '$。谢谢',
    '$，谢谢',
    '$、ありがとう',
    '$！',
    '¿$?',
    'راجعوا $، ثم $؟',
    '$।',
    '**$**',
    '\u200e$\u200e',
    '\u2068$\u2069',
    '\ufeff$\u200b',
    '>>$',
    '$\n$',
    '[text]($)[more]($)',
    "['$','$']",
  ])
    expect(linksIn(around.replaceAll('$', () => address)), around).toEqual(
      Array(around.split('$').length - 1).fill(address),
    )
})

test.each<[string, string[]]>([
  ['See https://example.com/a?b=c.', ['https://example.com/a?b=c']],
  ['(http://example.com), https://b.example!', ['http://example.com', 'https://b.example']],
  ['<a href="https://example.com">', ['https://example.com']],
  [
    'https://example.com/a,https://example.com/b;http://c.example',
    ['https://example.com/a', 'https://example.com/b', 'http://c.example'],
  ],
  [
    '[https](https://www.ibm.com)[mailto](mailto:someone@ibm.com)',
    ['https://www.ibm.com', 'someone@ibm.com'],
  ],
  ["https://example.com’s page and https://example.com's", ['https://example.com', 'https://example.com']],
  [
    'http://example.com/foo(bar and http://example.com/foo)bar',
    ['http://example.com/foo', 'http://example.com/foo'],
  ],
  ['http://example.com/foo-with-trailing-dash-dot-.', ['http://example.com/foo-with-trailing-dash-dot-']],
  ['http://localhost:8000?', ['http://localhost:8000']],
  ['text:http://example.com/', ['http://example.com/']],
  [
    'Ada <ada@example.com>, Bob <bob@example.com>; mailto:c@example.com',
    ['ada@example.com', 'bob@example.com', 'c@example.com'],
  ],
  ['请联系ada@example.com谢谢', ['ada@example.com']],
  ['See https://example.com/\u202egpj.exe', ['https://example.com/']],
])('in %j: %j', (text, links) => {
  expect(linksIn(text)).toEqual(links)
})

test.each([
  'no address',
  'javascript:alert(1) data:x ftp://a.example',
  'Pay at https://bank.example@evil.example/ or https://a:b@evil.example',
  'www.bank.example@evil.example',
  'http:// http://. http://.. http://# http://## http://? http://??',
  'hppt://example.com _http://example.com',
  'o’brien@example.com, d’ada@example.com',
  'a/b@example.com',
  'r&d@example.com',
  'to=ada@example.com',
  'foo@bar @example.com a@b. logo@2x.png at@ example.com',
  'version 1.2.3, 12.11.2026, e.g. this.one, node.js, Mr.Smith',
])('no address in %j', (text) => {
  expect(linksIn(text)).toEqual([])
})

test('an address without its beginning leads to the secure site, and one of a person to a new mail', () => {
  expect(linkify('www.example.com/a, www@example.com')).toEqual([
    { text: 'www.example.com/a', href: 'https://www.example.com/a' },
    { text: ', ' },
    { text: 'www@example.com', href: 'mailto:www@example.com' },
  ])
})

test.each([
  'a.',
  'a-',
  'http://a/(',
  'http://a/([{',
  'http://a/((b)',
  '(',
  'www.',
  'a@',
  "a'",
  'http://a!',
  '@a.a',
])('a text made to take long is read at once: %j, many times over', (part) => {
  const text = part.repeat(20_000)
  for (const long of [text, `http://a/${text}`])
    expect(
      linkify(long)
        .map(({ text }) => text)
        .join(''),
    ).toBe(long)
})
