/** Finds pictures that are left out, as pdf.js says nothing of them. */
import { pause } from '../../../../core/index'

/** So many bytes are read at once: hardly a moment's work. */
const step = 1_000_000

/** A picture says its size within so many bytes. */
const mostOfHead = 1_000

/**
 * Whether a picture in a PDF has more pixels than are drawn. What describes a picture is never packed, so it is found without reading
 * the PDF: `<< /Subtype /Image /Width 40000 /Height 40000 >> stream`.
 */
export async function hasLargePicture(
  bytes: Uint8Array,
  mostPixels: number,
  signal: AbortSignal,
): Promise<boolean> {
  const decoder = new TextDecoder('latin1')
  for (let at = 0; at < bytes.length && !signal.aborted; at += step) {
    // What begins at the end of one part is whole in the next one.
    const text = decoder.decode(bytes.subarray(Math.max(0, at - mostOfHead), at + step))
    for (const object of text.split(/\bobj\b/)) {
      const [head = ''] = object.slice(0, mostOfHead).split(/\bstream\b/)
      if (/\/Subtype\s*\/Image\b/.test(head) && pixelsOf(head) > mostPixels) return true
    }
    await pause()
  }
  return false
}

/** `/Width 12 0 R` says that another place of the PDF has it. */
const widthIn = /\/Width\s+(\d+)(?!\d|\s+\d+\s+R\b)/
const heightIn = /\/Height\s+(\d+)(?!\d|\s+\d+\s+R\b)/

const pixelsOf = (head: string): number => numberIn(head, widthIn) * numberIn(head, heightIn)

/** `0` where it does not stand there. */
const numberIn = (head: string, pattern: RegExp): number => Number(pattern.exec(head)?.[1] ?? 0)
