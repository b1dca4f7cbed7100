/** Each kind of body that the `write` of an endpoint may give, and what a server gets of it, whoever sends it. */
import type { Got } from './echo'

/** Characters from 0 to 255 for the bytes of a text. */
const bytesOf = (text: string) => String.fromCharCode(...new TextEncoder().encode(text))

const file = new File(['ä\u0000'], 'Größe "1".txt', { type: 'text/plain' })

function formOf(): FormData {
  const form = new FormData()
  form.set('title', 'Größe')
  form.append('documents', file)
  return form
}

const json = 'application/json'
const binary = Uint8Array.of(1, 0, 255, 10, 13, 128)

export const kinds: Record<string, { write: () => unknown } & Got> = {
  'an object': { write: () => ({ title: 'Größe' }), type: json, bytes: bytesOf('{"title":"Größe"}') },
  'a list': { write: () => [{ no: 1 }], type: json, bytes: '[{"no":1}]' },
  'a number': { write: () => 0, type: json, bytes: '0' },
  'a promise': { write: async () => ({ no: 1 }), type: json, bytes: '{"no":1}' },
  'a promise of a form': {
    write: async () => new URLSearchParams({ no: '1' }),
    type: 'application/x-www-form-urlencoded;charset=UTF-8',
    bytes: 'no=1',
  },
  'a text': { write: () => '"Größe": 1', type: 'text/plain;charset=UTF-8', bytes: bytesOf('"Größe": 1') },
  'an empty text': { write: () => '', type: 'text/plain;charset=UTF-8', bytes: '' },
  'a form with a file': {
    write: formOf,
    type: 'multipart/form-data; boundary=BOUNDARY',
    bytes: bytesOf(
      [
        '--BOUNDARY',
        'Content-Disposition: form-data; name="title"',
        '',
        'Größe',
        '--BOUNDARY',
        'Content-Disposition: form-data; name="documents"; filename="Größe %221%22.txt"',
        'Content-Type: text/plain',
        '',
        'ä\u0000',
        '--BOUNDARY--',
        '',
      ].join('\r\n'),
    ),
  },
  'a form of texts': {
    write: () => new URLSearchParams({ title: 'Größe & Farbe' }),
    type: 'application/x-www-form-urlencoded;charset=UTF-8',
    bytes: 'title=Gr%C3%B6%C3%9Fe+%26+Farbe',
  },
  'a file': { write: () => file, type: 'text/plain', bytes: bytesOf('ä\u0000') },
  'a blob of a type of its own': {
    write: () => new Blob(['<case/>'], { type: 'application/xml' }),
    type: 'application/xml',
    bytes: '<case/>',
  },
  'a blob without a type': { write: () => new Blob([binary]), type: null, bytes: '\u0001\u0000ÿ\n\r\u0080' },
  bytes: { write: () => binary.buffer, type: null, bytes: '\u0001\u0000ÿ\n\r\u0080' },
  'a part of bytes': { write: () => binary.subarray(1, 3), type: null, bytes: '\u0000ÿ' },
  nothing: { write: () => undefined, type: null, bytes: '' },
  null: { write: () => null, type: null, bytes: '' },
}

/** A boundary is a word of the browser's own, and another one each time. */
export function withoutBoundary({ type, bytes }: Got): Got {
  const [, boundary] = /^multipart\/form-data; boundary=(.+)$/.exec(type ?? '') ?? []
  if (!boundary) return { type, bytes }
  // Node ends a form without the last line break, which no reader needs.
  const whole = bytes.endsWith('\r\n') ? bytes : `${bytes}\r\n`
  return { type: `multipart/form-data; boundary=BOUNDARY`, bytes: whole.replaceAll(boundary, 'BOUNDARY') }
}
