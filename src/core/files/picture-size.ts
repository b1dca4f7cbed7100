/** How large a picture is, by its first bytes: before anybody decodes it. A small file can hold a picture that fills the memory. */

export interface PictureSize {
  width: number
  height: number
  /** Whether it has several pictures, one after the other. */
  moves: boolean
}

/** @returns `undefined` for what is no picture that browsers show, or one that does not say its size. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const size = readers.find(({ begins }) => begins.test(beginning(bytes, 12)))?.read(view, bytes)
    return size && size.width > 0 && size.height > 0 ? size : undefined
  } catch (error) {
    // The file ends before its size.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** The first bytes, each as a character. */
export const beginning = (bytes: Uint8Array, length: number): string =>
  String.fromCharCode(...bytes.subarray(0, length))

interface PictureReader {
  begins: RegExp
  read: (view: DataView, bytes: Uint8Array) => PictureSize | undefined
}

const still = (width: number, height: number): PictureSize => ({ width, height, moves: false })

const readers: readonly PictureReader[] = [
  { begins: /^\x89PNG\r\n.\n/s, read: (view) => still(view.getUint32(16), view.getUint32(20)) },
  {
    begins: /^GIF8[79]a/,
    read: (view, bytes) => ({
      width: view.getUint16(6, true),
      height: view.getUint16(8, true),
      // It stands behind the colours, of which there are 256 at most.
      moves: beginning(bytes, 1000).includes('NETSCAPE2.0'),
    }),
  },
  { begins: /^\xff\xd8\xff/, read: jpegSize },
  { begins: /^RIFF....WEBP/s, read: webpSize },
  { begins: /^....ftypavi[fs]/s, read: avifSize },
]

/** A JPEG is a row of segments. The one that says the size is one of C0 to CF, but for C4, C8 and CC. */
function jpegSize(view: DataView): PictureSize | undefined {
  let at = 2
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return still(view.getUint16(at + 7), view.getUint16(at + 5))
    // A segment may be preceded by any number of FF.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return undefined
}

function webpSize(view: DataView, bytes: Uint8Array): PictureSize | undefined {
  const low = (at: number) => view.getUint16(at, true)
  switch (beginning(bytes, 16).slice(12)) {
    case 'VP8X': {
      const side = (at: number) => 1 + low(at) + view.getUint8(at + 2) * 0x1_0000
      return { width: side(24), height: side(27), moves: (view.getUint8(20) & 2) !== 0 }
    }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return still(1 + (bits & 0x3fff), 1 + ((bits >> 14) & 0x3fff))
    }
    case 'VP8 ':
      return still(low(26) & 0x3fff, low(28) & 0x3fff)
    default:
      return undefined
  }
}

/** An AVIF names the size of each of its pictures, such as of a tile and of the whole: the largest counts. */
function avifSize(view: DataView, bytes: Uint8Array): PictureSize | undefined {
  const head = beginning(bytes, 8192)
  const sizes = [...head.matchAll(/ispe/g)].map(({ index }) => [
    view.getUint32(index + 8),
    view.getUint32(index + 12),
  ])
  const [width = 0, height = 0] = [0, 1].map((side) => Math.max(0, ...sizes.map((size) => size[side] ?? 0)))
  return { width, height, moves: head.slice(8, 12) === 'avis' }
}
