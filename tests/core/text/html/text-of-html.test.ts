/** What a client reads of texts that a staff tool keeps as HTML. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textOfHtml } from '../../../../src/core/text/html/text-of-html'
import { holds, texts } from '../../properties/trial'

test.each([
  ['a text', 'Nothing special', 'Nothing special'],
  ['entities', 'Tom &amp; Jerry&#39;s &quot;R&amp;D&quot; &#x2013; 5 &lt; 6', 'Tom & Jerry\'s "R&D" – 5 < 6'],
  [
    'letters',
    'Gr&ouml;&szlig;e &Uuml;ber &Eacute;t&eacute; &euro; &hellip; &nbsp;&ndash;',
    'Größe Über Été € … \u00a0–',
  ],
  ['numbers of Windows', 'a &#150; b&#146;s', 'a – b’s'],
  ['what is decoded once', '&amp;lt;b&amp;gt; &amp;amp;', '&lt;b&gt; &amp;'],
  [
    'what is none',
    'AT&T; R&D ?a=1&copy=2 &unknown; &#0; &#x110000; &#xD800;',
    'AT&T; R&D ?a=1&copy=2 &unknown; \ufffd \ufffd \ufffd',
  ],
  ['line breaks without markup', 'One &amp; two\nthree\n\nfour', 'One & two\nthree\n\nfour'],
  ['paragraphs', '<p>One</p>\n<p>Two<br>Three</p>', 'One\n\nTwo\nThree'],
  ['blocks', '<div>One</div><div><br></div><div>Two</div>', 'One\n\nTwo'],
  ['line breaks', 'One<br/>Two<BR />Three<br><br><br><br>Four', 'One\nTwo\nThree\n\nFour'],
  ['words in markup', 'It is <b>very</b> <i>im</i>portant <strong>!</strong>', 'It is very important !'],
  ['blanks', '<p>\n  One\n  two  </p>', 'One two'],
  ['a list', '<p>To do:</p><ul><li>One</li><li><p>Two</p></li></ul>After', 'To do:\n\n• One\n• Two\n\nAfter'],
  ['numbers', '<ol><li>One<ul><li>Sub</li></ul></li><li>Two</li></ol>', '1. One\n• Sub\n2. Two'],
  [
    'a table',
    '<table><tr><th>Item</th><th>Price</th></tr><tr><td>Logo</td><td>12</td></tr></table>',
    'Item | Price\nLogo | 12',
  ],
  [
    'a link',
    'See <a href="https://example.com/a?b=1&amp;c=2" target=_blank>the plan</a>.',
    'See the plan (https://example.com/a?b=1&c=2).',
  ],
  ['a link that says its address', '<a href="https://example.com/">example.com</a>', 'example.com'],
  [
    'a link that says another address',
    '<a href="https://evil.example">https://bank.example</a>',
    'https://bank.example (https://evil.example)',
  ],
  [
    'a link of an email',
    '<a href=\'mailto:ada@example.com\'>Ada</a>, <a href="mailto:b@example.com">b@example.com</a>',
    'Ada (ada@example.com), b@example.com',
  ],
  [
    'a link that nobody may follow',
    '<a href="javascript:alert(1)">Click</a> <a href="data:text/html,x">here</a> <a>now</a>',
    'Click here now',
  ],
  [
    'a picture',
    '<img src="https://example.com/a.png" alt="The plan"><img src="cid:1"><img src="data:x" alt="B">',
    'The plan (https://example.com/a.png)B',
  ],
  [
    'a link in a list',
    '<ul><li><a href="https://example.com/a">https://example.com/a</a> <li><a href="https://example.com">It</a></ul>',
    '• https://example.com/a\n• It (https://example.com)',
  ],
  [
    'a link that does not end',
    'See <a href="https://a.example">A <a href="https://b.example">B',
    'See A (https://a.example) B (https://b.example)',
  ],
  ['a link around a picture', '<a href="https://example.com"><img src="cid:1"></a>', 'https://example.com'],
  ['cells as tools write them', '<table>\n<tr>\n<td> A </td>\n<td>B</td>\n</tr>\n</table>', 'A | B'],
  ['a link before a line break', '<a href="https://a.example">A <br></a>B', 'A (https://a.example)\nB'],
  ['cells with paragraphs', '<table><tr><td><p>A</p></td><td>B</td></tr></table>', 'A\n\nB'],
  [
    'what is never shown',
    '<style>p{color:red}</style>A<script>alert("</p>")</script><!-- <p>no</p> -->B<template>x</template>',
    'AB',
  ],
  ['what never ends', 'A<!-- no <b>B</b>', 'A'],
  ['letters of a program', 'A<o:p></o:p> <span style="font-family:&quot;X&quot;">B</span>', 'A B'],
  ['text as it was typed', '<pre>a  b\nc</pre>d', 'a b\nc\n\nd'],
  [
    'what people write',
    'a < b, 1 <2> 3, <ada@example.com>, List<Order>, <3, <p',
    'a < b, 1 <2> 3, <ada@example.com>, List<Order>, <3, <p',
  ],
  ['what people write beside markup', '<p>a < b > c &amp; List<Order></p>', 'a < b > c & List<Order>'],
  ['marks that turn a text around', '<p>\u202egpj&rlm;</p>', '\u202egpj\u200f'],
  ['a document', '<!DOCTYPE html><html><head><title>T</title></head><body>Hi</body></html>', 'Hi'],
  ['nothing', '<p></p><br>', ''],
])('%s: %j', (_, html, text) => {
  expect(textOfHtml(html)).toBe(text)
})

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

test('a text that a server has escaped is the text', () =>
  holds(
    fc.property(texts, (text) => {
      expect(textOfHtml(escaped(text))).toBe(text)
    }),
  ))

test('its words stay, in their order, in whatever markup they stand', () =>
  holds(
    fc.property(
      fc.array(
        fc.tuple(
          fc.constantFrom('b', 'p', 'div', 'li', 'td', 'br', 'a', 'pre', 'h2'),
          fc.stringMatching(/^[a-z&<>é]{1,8}$/),
        ),
      ),
      (parts) => {
        const html = parts.map(([tag, word]) => `<${tag}>${escaped(word)}</${tag}> `).join('')
        const read = textOfHtml(html).split(/[\s|•]+/)
        expect(read.filter(Boolean)).toEqual(parts.map(([, word]) => word))
      },
    ),
  ))

test.each([
  '<',
  '<a ',
  '<p',
  '<!--',
  '<style ',
  '<a href="',
  '&',
  '&#',
  '&#x',
  '<p>',
  '<li><ul>',
  '</',
  '<b> ',
  ' <pre>\n',
])('a text made to take long is read at once: %j, many times over', (part) => {
  expect(textOfHtml(`<p>${part.repeat(20_000)}`).length).toBeLessThan(400_000)
})
