/** What a file is, by its bytes: neither its name nor its type has a say. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { contentOf } from '../../../src/core/files/content-kind'
import { indentedJson, rowsOfCsv } from '../../../src/core/files/text-parts'

/** Each character is a byte. */
const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const number = (value: number, length: number, isLittle = false) => {
  const digits = Array.from({ length }, (_, index) => String.fromCharCode((value >> (8 * index)) & 255))
  return (isLittle ? digits : digits.toReversed()).join('')
}
const png = (width: number, height: number) =>
  `\x89PNG\r\n\x1a\n${number(13, 4)}IHDR${number(width, 4)}${number(height, 4)}\x08\x06\0\0\0`
const gif = (rest: string) => `GIF89a${number(30, 2, true)}${number(20, 2, true)}\xf7\0\0${rest}`
const jpeg = `\xff\xd8\xff\xe0${number(6, 2)}JFIF\xff\xc2${number(11, 2)}\x08${number(20, 2)}${number(30, 2)}`
const riff = (rest: string) => `RIFF\0\0\0\0WEBP${rest}`
const side = (value: number) => number(value - 1, 3, true)
const vp8x = (flags: string) => riff(`VP8X\x0a\0\0\0${flags}\0\0\0${side(30)}${side(20)}`)
const lossless = riff(`VP8L\0\0\0\0\x2f${number(29 + (19 << 14), 4, true)}`)
const lossy = riff(`VP8 \0\0\0\0\0\0\0\x9d\x01\x2a${number(30, 2, true)}${number(20, 2, true)}`)
const avif = `\0\0\0\x1cftypavif\0\0\0\0mif1\0\0\0\x14ispe\0\0\0\0${number(30, 4)}${number(20, 4)}`
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

const picture = (width: number, height: number, moves = false) => ({
  kind: 'picture',
  size: { width, height, moves },
})

test.each([
  ['a PNG', png(30, 20), picture(30, 20)],
  ['a PNG that would fill the memory', png(40_000, 40_000), picture(40_000, 40_000)],
  ['a PNG that ends before its size', '\x89PNG\r\n\x1a\n', { kind: 'other' }],
  ['a PNG without a size', png(0, 20), { kind: 'other' }],
  ['a JPEG', jpeg, picture(30, 20)],
  ['a GIF', gif(''), picture(30, 20)],
  ['a GIF that moves', gif('!\xff\x0bNETSCAPE2.0'), picture(30, 20, true)],
  ['a WebP', lossy, picture(30, 20)],
  ['a WebP without loss', lossless, picture(30, 20)],
  ['a large WebP', vp8x('\0'), picture(30, 20)],
  ['a WebP that moves', vp8x('\x02'), picture(30, 20, true)],
  ['an AVIF', avif, picture(30, 20)],
  ['a drawing', svg, { kind: 'drawing', text: svg }],
  ['a PDF', '%PDF-1.7\n\xe2\xe3\0', { kind: 'pdf' }],
  ['a PDF after a line of something else', 'junk\n%PDF-1.7\n\0', { kind: 'pdf' }],
  ['an MP3', 'ID3\x04\0\0', { kind: 'sound' }],
  ['a WAV', 'RIFF\0\0\0\0WAVE', { kind: 'sound' }],
  ['an Ogg', 'OggS\0\x02', { kind: 'sound' }],
  ['an Ogg film', 'OggS\0\x02\0\0theora', { kind: 'video' }],
  ['an MP4', '\0\0\0\x20ftypisom', { kind: 'video' }],
  ['an M4A', '\0\0\0\x20ftypM4A ', { kind: 'sound' }],
  ['a WebM', '\x1aE\xdf\xa3\0', { kind: 'video' }],
  ['a HEIC, which browsers do not show', '\0\0\0\x20ftypheic', { kind: 'other' }],
  [
    'a page, whatever it is called',
    '<!doctype html><script>alert(1)</script>',
    expect.objectContaining({ kind: 'text' }),
  ],
  ['a program', 'MZ\x90\0\x03', { kind: 'other' }],
  ['a ZIP', 'PK\x03\x04\x14\0', { kind: 'other' }],
  ['an empty file', '', { kind: 'text', text: '' }],
  ['a text in UTF-8', '\xc3\xa9t\xc3\xa9', { kind: 'text', text: 'été' }],
  ['a text as old Windows wrote it', 'M\xfcller;1', { kind: 'text', text: 'Müller;1' }],
  ['a text in UTF-16', '\xff\xfeO\0k\0', { kind: 'text', text: 'Ok' }],
])('%s', (_, content, expected) => {
  expect(contentOf(bytes(content))).toEqual(expected)
})

test('a drawing may have a declaration, comments and a document type before it', () => {
  const long = `<?xml version="1.0"?>\n${'<!-- -->'.repeat(400)}<!DOCTYPE svg PUBLIC "a" "b" [<!ENTITY c "d">]>\n${svg}`
  expect(contentOf(bytes(long)).kind).toBe('drawing')
  expect(contentOf(bytes('<!-- -->'.repeat(2000))).kind).toBe('text')
  expect(contentOf(bytes(`A sentence with ${svg}`)).kind).toBe('text')
})

test.each([
  ['homepage-design.png', 'picture'],
  ['phone-menu.png', 'picture'],
  ['invoice.pdf', 'pdf'],
  ['stock-forecast.csv', 'text'],
])('%s of the demo', async (name, kind) => {
  expect(contentOf(new Uint8Array(await readFile(`server/seed/files/${name}`))).kind).toBe(kind)
})

test.each([
  [
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a;b\n"1;2";3',
    [
      ['a', 'b'],
      ['1;2', '3'],
    ],
  ],
  [
    '"a, b";c\n"say ""no""";\n',
    [
      ['a, b', 'c'],
      ['say "no"', ''],
    ],
  ],
  [
    'a\tb\n"two\nlines"\tc',
    [
      ['a', 'b'],
      ['two\nlines', 'c'],
    ],
  ],
  ['', []],
])('CSV %j has its rows', (text, rows) => {
  expect(rowsOfCsv(text, 10)).toEqual(rows)
})

test('no more rows of a CSV are read than wanted', () => {
  expect(rowsOfCsv('1\n2\n3', 2)).toEqual([['1'], ['2']])
})

test('JSON has a line for each value, and each stays as it is written', () => {
  const text = '{"id":12345678901234567890,"names":["{a, b}","c\\""],"none":{},"no": [ ]}'
  expect(indentedJson(text)).toBe(
    '{\n  "id": 12345678901234567890,\n  "names": [\n    "{a, b}",\n    "c\\""\n  ],\n  "none": {},\n  "no": []\n}',
  )
  expect(indentedJson('{"a":')).toBeUndefined()
})
