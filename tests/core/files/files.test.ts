import { afterEach, expect, test } from 'vitest'
import { fileKind } from '../../../src/core/files/file-links'
import { fileUrl } from '../../../src/core/files/file-url'
import { findUploadProblems } from '../../../src/core/files/upload'
import { isMine } from '../../../src/core/files/uploader'
import { nameOfUrl, visibleName } from '../../../src/core/page/safe-path'
import { configure } from '../../../src/core/settings/config'

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
