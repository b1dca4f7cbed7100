/** What a file is, by its bytes. Neither its name nor what a server calls it counts: both may be wrong, or lie. */
import { beginning, type PictureSize, pictureSize } from './picture-size'

export type FileContent =
  | { kind: 'picture'; size: PictureSize }
  /** A drawing: a text that an image shows, and in which no script runs then. */
  | { kind: 'drawing'; text: string }
  | { kind: 'pdf' }
  | { kind: 'sound' }
  | { kind: 'video' }
  | { kind: 'text'; text: string }
  /** What the page can't show. */
  | { kind: 'other' }

/** Files of sound and of moving pictures begin so. */
const sound = /^(ID3|\xff[\xe2-\xe7\xf2-\xf7\xfa\xfb]|OggS|fLaC|RIFF....WAVE|....ftypM4[AB])/s
const video = /^(.E\xdf\xa3|....ftyp(?!avi[fs]|hei[cfmsx]|mif1|msf1|crx))/s
/** A PDF may have a line of something else before it. */
const pdf = /%PDF-\d/
/** A drawing may have a declaration and the name of its kind before its first tag. */
const drawing = /^\s*(<\?xml[^>]*>\s*)?(<!doctype svg[^>[]*(\[[^\]]*\]\s*)?>\s*)?<svg[\s>]/i

export function contentOf(bytes: Uint8Array<ArrayBuffer>): FileContent {
  const size = pictureSize(bytes)
  if (size) return { kind: 'picture', size }
  const head = beginning(bytes, 1024)
  if (sound.test(head)) return { kind: head.includes('theora') ? 'video' : 'sound' }
  if (video.test(head)) return { kind: 'video' }
  if (pdf.test(head)) return { kind: 'pdf' }
  const text = textOf(bytes)
  if (text === undefined) return { kind: 'other' }
  return { kind: drawing.test(withoutComments(text.slice(0, 8192))) ? 'drawing' : 'text', text }
}

/** What is packed, a document of an office program, or a program: it begins so, and no page shows it. */
const neverShown = ['PK\x03\x04', '\xd0\xcf\x11\xe0', '\x1f\x8b', 'Rar!', '7z\xbc\xaf', 'MZ']

/** Whether the beginning of a file is enough: one that is played is shown by its address, and one that can't be shown, not at all. */
export function isBeginningEnough(bytes: Uint8Array<ArrayBuffer>): boolean {
  const { kind } = contentOf(bytes)
  if (kind === 'sound' || kind === 'video') return true
  const head = beginning(bytes, 4)
  // A text may begin with the same letters.
  return kind === 'other' && neverShown.some((each) => head.startsWith(each))
}

function withoutComments(text: string): string {
  const [first, ...others] = text.split('<!--')
  return [first, ...others.map((part) => part.split('-->').slice(1).join('-->'))].join('')
}

/** The text of bytes; `undefined` for what is none. A text has no control characters but those that break and indent lines. */
function textOf(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const marked = beginning(bytes, 2)
  if (marked === '\xff\xfe' || marked === '\xfe\xff')
    return new TextDecoder(marked === '\xff\xfe' ? 'utf-16le' : 'utf-16be').decode(bytes)
  if (bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // What Excel saves as CSV in western Europe.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
