/**
 * Whether a file is a whole picture, by its structure: the bytes with which pictures begin can stand before a page of HTML. Nothing
 * is decoded.
 */

/** Whoever shows a picture has four bytes of memory for each of its pixels. */
const mostPixels = 64_000_000

/** @param type The media type that its first bytes say. */
export function isPicture(bytes: Uint8Array, type: string): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return readers.get(type)?.(view) ?? false
  } catch (error) {
    // The file ends before its picture does.
    if (error instanceof RangeError) return false
    throw error
  }
}

const readers = new Map([
  ['image/jpeg', isJpeg],
  ['image/png', isPng],
  ['image/webp', isWebp],
])

const isSane = (width: number, height: number) => width > 0 && height > 0 && width * height <= mostPixels

/** The four letters that say what comes. */
const nameAt = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)))

/** A PNG is a row of chunks, from `IHDR`, which has the size, to `IEND`, which is the end of the file. */
function isPng(view: DataView): boolean {
  if (view.getUint32(8) !== 13 || nameAt(view, 12) !== 'IHDR') return false
  if (!isSane(view.getUint32(16), view.getUint32(20))) return false
  let hasPixels = false
  for (let at = 8; ; ) {
    const name = nameAt(view, at + 4)
    // Beside what it holds, a chunk has its length, its name and its sum.
    at += 12 + view.getUint32(at)
    if (name === 'IDAT') hasPixels = true
    if (name === 'IEND') return hasPixels && at === view.byteLength
  }
}

/** A JPEG is a row of segments: one of C0 to CF, but for C4, C8 and CC, has the size; the pixels come behind DA; D9 is the end. */
function isJpeg(view: DataView): boolean {
  let hasSize = false
  for (let at = 2; view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xda) return hasSize && view.getUint16(view.byteLength - 2) === 0xffd9
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      hasSize = isSane(view.getUint16(at + 7), view.getUint16(at + 5))
      if (!hasSize) return false
    }
    // A segment may be preceded by any number of FF.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return false
}

/** A WebP says its length, and is a row of chunks to its end. The first one has the size. */
function isWebp(view: DataView): boolean {
  if (view.getUint32(4, true) + 8 !== view.byteLength || !isSane(...sidesOfWebp(view))) return false
  let hasPixels = false
  let at = 12
  while (at < view.byteLength) {
    if (['VP8 ', 'VP8L', 'ANMF'].includes(nameAt(view, at))) hasPixels = true
    const length = view.getUint32(at + 4, true)
    at += 8 + length + (length % 2)
  }
  return hasPixels && at === view.byteLength
}

function sidesOfWebp(view: DataView): [width: number, height: number] {
  const low = (at: number) => view.getUint16(at, true)
  switch (nameAt(view, 12)) {
    case 'VP8X':
      return [1 + low(24) + view.getUint8(26) * 0x1_0000, 1 + low(27) + view.getUint8(29) * 0x1_0000]
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return [1 + (bits & 0x3fff), 1 + ((bits >> 14) & 0x3fff)]
    }
    case 'VP8 ':
      return [low(26) & 0x3fff, low(28) & 0x3fff]
    default:
      return [0, 0]
  }
}
