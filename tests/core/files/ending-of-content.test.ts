/** Of a file whose name and address say nothing, the type or the first bytes say what it is. */
import { expect, test } from 'vitest'
import { endingOfContent } from '../../../src/core/files/ending-of-content'

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const pdf = '%PDF-1.4 a plan'
const png = '\u0089PNG\r\n\u001a\n'
const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

test.each([
  ['application/pdf', '', 'pdf'],
  ['Application/PDF; charset=binary', '', 'pdf'],
  ['image/jpeg', '', 'jpg'],
  ['image/heic', '', 'heic'],
  ['text/csv;charset=utf-8', 'a;b', 'csv'],
  ['text/plain', pdf, 'txt'],
  [docx, 'PK', 'docx'],
  ['application/octet-stream', pdf, 'pdf'],
  ['application/octet-stream', png, 'png'],
  ['binary/octet-stream', 'GIF89a', 'gif'],
  ['', '\u00ff\u00d8\u00ff\u00e1', 'jpg'],
  // An archive, or one of many kinds that are made of one.
  ['application/octet-stream', 'PK\u0003\u0004', ''],
  ['application/octet-stream', 'Hello', ''],
  ['', '', ''],
  ['constructor', '__proto__', ''],
])('of the type "%s", with the bytes %j: "%s"', async (type, content, ending) => {
  expect(await endingOfContent(new Blob([bytes(content)], { type }))).toBe(ending)
})
