import { expect, test } from 'vitest'
import { cleanFileName } from '../../files/file-name'

test.each([
  ['report.pdf', 'report.pdf'],
  ['Übersicht März.pdf', 'Übersicht März.pdf'],
  ['日本語.png', '日本語.png'],
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\windows\\system.ini', 'system.ini'],
  ['C:\\temp\\a.png', 'a.png'],
  ['/', 'file'],
  ['..', 'file'],
  ['...', 'file'],
  ['', 'file'],
  ['.htaccess', 'htaccess'],
  ['a\u0000b.png', 'ab.png'],
  ['a\r\nSet-Cookie: x.png', 'aSet-Cookie_ x.png'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['a<b>:"c|?*.png', 'a_b___c___.png'],
  ['100%;.png', '100__.png'],
  ['  many   spaces  .png ', 'many spaces .png'],
  [`${'x'.repeat(200)}.pdf`, `${'x'.repeat(116)}.pdf`],
  ['x'.repeat(200), 'x'.repeat(120)],
  [`${'🎉'.repeat(200)}.pdf`, `${'🎉'.repeat(116)}.pdf`],
  [`${'x'.repeat(119)}🎉🎉`, `${'x'.repeat(119)}🎉`],
  ['half \uD83C.png', 'half .png'],
])('%j is kept as %j', (given, kept) => {
  expect(cleanFileName(given)).toBe(kept)
})

test.each(['.', ' ', '/', '\\', '. ', '_', 'x.', '\u202E'])(
  '600,000 times %j are looked at within a second',
  (part) => {
    const start = performance.now()
    expect(cleanFileName(`x${part.repeat(600_000)}x`).length).toBeLessThanOrEqual(120)
    expect(performance.now() - start).toBeLessThan(1_000)
  },
)
