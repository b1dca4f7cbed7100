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
  ['a whole comment', 'A<!-->B<!--[if !mso]><!-->C<!--<![endif]-->D', 'ABCD'],
  ['a comment that never ends', 'A<!-- no <b>B</b>', 'A<!-- no B'],
  [
    'a word that is a tag',
    'Why does <title> stay empty? I have paid <b>twice</b>.',
    'Why does <title> stay empty? I have paid twice.',
  ],
  ['a head that never ends', '<head><meta charset="utf-8"><body>Hello', 'Hello'],
  ['what is never shown, in capitals', 'A<STYLE>p{}</Style >B<svg><path d="M0"/></svg>', 'AB'],
  ['what ends as something else', 'A<style>p{}</script><b>B</b>', 'A<style>p{}B'],
  ['letters of a program', 'A<o:p></o:p> <span style="font-family:&quot;X&quot;">B</span>', 'A B'],
  ['text as it was typed', '<pre>a  b\n  <b>c</b>  d\n \ne</pre>f', 'a  b\n  c  d\n\ne\n\nf'],
  ['empty paragraphs', '<p>Hello</p><p>&nbsp;</p><p> &nbsp; </p><p>World</p>', 'Hello\n\nWorld'],
  [
    'blanks that do not break',
    '<p>A<b>&nbsp;</b>B&nbsp;&nbsp;C&nbsp;</p>D',
    'A\u00a0B\u00a0\u00a0C\u00a0\n\nD',
  ],
  ['amounts', '<del>$1,000</del>$1,200, 10<sup>3</sup> pcs', '$1,200, 10³ pcs'],
  [
    'digits above and below',
    '10<sup><b>&#45;12</b></sup> H<sub>2</sub>O, 5<sup>th</sup>, x<sup>2<p>3',
    '10⁻¹² H₂O, 5th, x²\n\n3',
  ],
  ['what is struck out', '<s>A</s> <strike class="x">B</strike><DEL>C</DEL>D', 'D'],
  ['what people write as a type', 'List<S> and <del> are words', 'List<S> and <del> are words'],
  ['numbers from another one on', '<ol start="3"><li>A<li>B<li value=9>C</ol>', '3. A\n4. B\n9. C'],
  ['numbers of no meaning', '<ol start="x"><li>A<li value="">B</ol>', '1. A\n2. B'],
  [
    'quotes',
    'A<blockquote><p>One<br>Two</p><blockquote>Three</blockquote></blockquote></blockquote>B',
    'A\n\n> One\n> Two\n\n> > Three\n\nB',
  ],
  ['a form', '<form><select><option>A<option>B</select><button>C</button></form>', 'A\nB\nC'],
  [
    'other elements',
    '<time datetime="2026">now</time> <bdi>A</bdi><picture><source srcset="x"></picture> <ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby> <acronym>B</acronym><noscript>!</noscript>',
    'now A 漢(kan) B!',
  ],
  [
    'what a program writes',
    '<?xml:namespace prefix = o ns = "urn:x" /><p><![if !supportLists]>1. <![endif]><st1:place w:st="on">Rome</st1:place><!--[if gte vml 1]><v:shape/><![endif]--></p>',
    '1. Rome',
  ],
  [
    'a sign in quotes',
    '<a title="1 > 0 <b>" href="https://a.example">A</a><img alt=\'x > y\'> <p title=it\'s>Hello, it\'s <b class="x>B</b>',
    "A (https://a.example)x > y\n\nHello, it's B",
  ],
  [
    'what people write',
    'a < b, 1 <2> 3, <ada@example.com>, <mailto:ada@example.com>, <https://a.example>, List<Order>, <Invoice 7>, <note: x>, <3, <p',
    'a < b, 1 <2> 3, <ada@example.com>, <mailto:ada@example.com>, <https://a.example>, List<Order>, <Invoice 7>, <note: x>, <3, <p',
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
          fc.constantFrom('b', 'p', 'div', 'li', 'td', 'br', 'a', 'pre', 'h2', 'sup', 'button', 'time'),
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

/** To look at each part again for each other one would take minutes. */
const long = (part: string, length = 300_000) => part.repeat(Math.ceil(length / part.length))

/** The seconds that a processor works on it: a busy machine takes longer, and no more work. A tenth of the most is usual. */
function secondsFor(html: string): number {
  const before = process.cpuUsage()
  textOfHtml(html)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}
const most = 4

test.each([
  ...['<', '</', '<p', '<p>', '<b> ', '<li><ul>', ' <pre>\n', '<blockquote>x', '<sup>1'],
  ...['&', '&#', '&#x', '&nbsp;', '<!--', '<!-->', '-->', '<style ', '<style>', '</style>'],
  ...['<style></title>', '<s></s>', '<del><s></del>', '<![if ', '<?xml ', '<x:y ', '<Order "'],
  ...['<a ', '<a "', '<a "=\'', '<a \'">', '<a href="', '<a x="="'],
  ...['a', '"', ' a=', ' src= '],
])('a text made to take long is read at once: %j, many times over', (part) => {
  expect(secondsFor(`<p>${long(part)}`)).toBeLessThan(most)
  expect(secondsFor(`<img ${long(part)}>`)).toBeLessThan(most)
})

test.each(['<p><a href="https://x.example/">abcde</a></p>', '<p><a href="https://x.example/">abcde'])(
  'so are links, a million characters of them: %j',
  (part) => {
    expect(secondsFor(long(part, 1_000_000))).toBeLessThan(most)
  },
)

test('so is a tag of ten million characters', () => {
  expect(textOfHtml(`<p ${long('x=y ""', 10_000_000)}>A</p>`)).toBe('A')
})
