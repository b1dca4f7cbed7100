import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { fileKind, kindOfFile, savedName } from '../../../src/core/files/file-links'
import { fileUrl } from '../../../src/core/files/file-url'
import { findUploadProblems } from '../../../src/core/files/upload'
import { isMine } from '../../../src/core/files/uploader'
import { nameOfUrl, visibleName } from '../../../src/core/page/safe-path'
import { configure } from '../../../src/core/settings/config'
import { holds, texts } from '../properties/trial'

afterEach(() => configure({ apiUrl: undefined, uploads: undefined }))

test.each([
  ['photo.JPG', 'image'],
  ['drawing.png', 'image'],
  ['offer.pdf', 'pdf'],
  ['archive.tar.gz', 'other'],
  ['picture.svg', 'other'],
  ['README', 'other'],
  ['invoice\u202egpj.exe', 'other'],
])('%s opens as %s', (name, kind) => {
  expect(fileKind(name)).toBe(kind)
})

/** What a client or the company calls a file, where it is, what it is then, and under which name it is saved. */
test.each([
  ['plan.pdf', '/files/plan.pdf', 'pdf', 'plan.pdf'],
  // Without an ending.
  ['Contract', '/files/77.docx?sig=a.b', 'other', 'Contract.docx'],
  ['Contract v2.1', '/files/77.docx', 'other', 'Contract v2.1.docx'],
  ['Offer 12.11.2026', '/files/offer.pdf#page=2', 'pdf', 'Offer 12.11.2026.pdf'],
  ['Offer no. 5', '/files/offer.PDF', 'pdf', 'Offer no. 5.pdf'],
  ['Dr. Smith', '/files/smith.png', 'image', 'Dr. Smith.png'],
  ['Mr.Smith', '/files/1.jpeg', 'image', 'Mr.Smith.jpeg'],
  ['www.example.com', '/files/1.pdf', 'pdf', 'www.example.com.pdf'],
  ['v1.2.3-beta.4', '/files/a.zip', 'other', 'v1.2.3-beta.4.zip'],
  ['Teil 1.b', '/files/a%20b.pdf', 'pdf', 'Teil 1.b.pdf'],
  ['1.234,50 €', '/files/a.pdf', 'pdf', '1.234,50 €.pdf'],
  ['عقد ٢.١', '/files/a.docx', 'other', 'عقد ٢.١.docx'],
  ['Offer...', '/files/a.pdf', 'pdf', 'Offer....pdf'],
  // With the address's own, which few know.
  ['house.ifczip', '/files/1.ifczip', 'other', 'house.ifczip'],
  ['house.IFCZIP', '/files/1.ifczip', 'other', 'house.IFCZIP'],
  // With another one: people know what they have called so.
  ['photo.jpeg', '/files/1.jpg', 'image', 'photo.jpeg'],
  ['report.docx', '/files/1.pdf', 'other', 'report.docx'],
  ['all.tar.gz', '/files/1.tgz', 'other', 'all.tar.gz'],
  ['Offer.pdf ', '/files/1.pdf', 'pdf', 'Offer.pdf'],
  ['invoice\u202egpj.exe', '/files/1.pdf', 'pdf', 'invoicegpj.exe.pdf'],
  ['plan\u202efdp.zip', '/files/1.pdf', 'other', 'planfdp.zip'],
  ['plan\u2066.pdf\u202e\u2069', '/files/1.zip', 'pdf', 'plan.pdf'],
  // With an ending alone, which would be hidden, or without a name.
  ['.pdf', '/files/1', 'pdf', 'pdf.pdf'],
  ['.pdf', '/files/.pdf', 'pdf', 'pdf.pdf'],
  ['', '/files/plan%201.pdf', 'pdf', 'plan 1.pdf'],
  ['.env', '/files/.env', 'other', '.env'],
  // An address that says nothing of the file.
  ['Contract v2.1', '/files/77', 'other', 'Contract v2.1'],
  ['Contract v2.1', '/getFile.ashx?id=1', 'other', 'Contract v2.1'],
  ['Offer', '/get.do?id=7', 'other', 'Offer'],
  ['Offer', 'https://files.example.com', 'other', 'Offer'],
  ['Offer', 'https://files.example.com/offer.v2', 'other', 'Offer'],
  ['song.m4a', '/x.mp4', 'other', 'song.m4a'],
  ['Contract', '/download.php?id=7', 'other', 'Contract'],
  ['plan.pdf', '/download.aspx?id=7', 'pdf', 'plan.pdf'],
  ['Contract', '/files/v2.1', 'other', 'Contract'],
  ['Contract', '/files/3f2a.9c1b', 'other', 'Contract'],
])('"%s" at %s is one of the kind "%s", saved as "%s"', (name, path, kind, saved) => {
  expect([kindOfFile({ name, path }), savedName({ name, path })]).toEqual([kind, saved])
})

test.each([
  ['Offer 12.11.2026', 'application/pdf', 'pdf'],
  ['picture', 'image/png', 'image'],
  ['Contract v2.1', 'application/msword', 'other'],
  ['Contract v2.1', '', 'other'],
  ['plan.pdf', '', 'pdf'],
])('a chosen file "%s" of the type "%s" is of the kind "%s"', (name, type, kind) => {
  expect(fileKind(name, type.replace('/', '.'))).toBe(kind)
})

test('whatever people call a PDF, it opens as one, and is saved as one', () =>
  holds(
    fc.property(
      texts.filter((name) => !/\.\w+\s*$/.test(name)),
      (name) => {
        const file = { name, path: '/files/1.pdf' }
        expect(kindOfFile(file)).toBe('pdf')
        expect(savedName(file)).toMatch(/.\.pdf$/s)
      },
    ),
  ))

test('characters that turn text around do not disguise an ending', () => {
  expect(visibleName('invoice\u202egpj.exe')).toBe('invoicegpj.exe')
  expect(visibleName('\u2067a\u2069.pdf')).toBe('a.pdf')
})

test.each([
  ['/files/a%20b.png?sig=1#x', 'a b.png'],
  ['https://cdn.example.com/x/report.pdf', 'report.pdf'],
  ['/files/%E0%A4%A', '%E0%A4%A'],
])('the file at %s is called %s', (url, name) => {
  expect(nameOfUrl(url)).toBe(name)
})

test.each([
  ['/files/1', 'https://api.example.com/files/1'],
  ['files/1', 'https://api.example.com/files/1'],
  ['https://cdn.example.com/1', 'https://cdn.example.com/1'],
  ['javascript:alert(1)', null],
  ['https://bank.example@evil.example/1', null],
  ['//bank.example@evil.example/1', null],
  ['//:secret@evil.example/1', null],
  ['data:text/html,x', null],
  ['', null],
])('the server names a file %j: it is at %j', (path, url) => {
  configure({ apiUrl: 'https://api.example.com/v1' })
  expect(fileUrl(path)).toBe(url)
})

test.each([
  [undefined, 'name', 'missing'],
  [new File([], 'a.png'), 'name', 'empty'],
  [new File([new Uint8Array(10_000_001)], 'a.png'), 'name', 'too-large'],
  [new File([new Uint8Array(10_000_000)], 'a.png'), ' ', 'unnamed'],
  [new File([new Uint8Array(10_000_000)], 'a.png'), 'name', undefined],
] as const)('an upload of %o called %j is %s', (file, name, problem) => {
  expect(findUploadProblems(file, name)).toBe(problem)
})

test('the host sets how large a file may be', () => {
  configure({ uploads: { maxBytes: 3 } })
  expect(findUploadProblems(new File(['abcd'], 'a.png'), 'name')).toBe('too-large')
  expect(findUploadProblems(new File(['abc'], 'a.png'), 'name')).toBeUndefined()
})

test.each([
  ['Client', true],
  ['client', true],
  ['Staff', false],
  ['', false],
])('a file uploaded by "%s" is the client’s own: %s', (userType, mine) => {
  expect(isMine({ id: '1', name: '', path: '', createdAt: '', uploadedBy: { userType } })).toBe(mine)
})
