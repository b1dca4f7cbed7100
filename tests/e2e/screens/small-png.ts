/** Makes a picture of a page a third as large: with a palette of at most 256 colours. */
import { crc32, deflateSync, inflateSync } from 'node:zlib'

interface Picture {
  width: number
  height: number
  /** Three bytes for each pixel. */
  rgb: Buffer
}

/**
 * Writes a PNG, as a browser gives it, again with a palette. Colours that many pixels have stay as they are; a rare one, at
 * the edge of a letter, becomes one that is so close that the comparison takes both for the same.
 */
export function smallPng(png: Buffer): Buffer {
  if (png[colourType] === withPalette) return png
  const { width, height, rgb } = decode(png)
  const colours = paletteOf(rgb)
  const indices = new Map<number, number>()
  const rows = Buffer.alloc((width + 1) * height)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const colour = rgb.readUIntBE(pixel * 3, 3)
    const index = indices.get(colour) ?? nearest(colour, colours)
    indices.set(colour, index)
    rows[pixel + Math.floor(pixel / width) + 1] = index
  }
  const header = Buffer.from(png.subarray(16, 29))
  header[9] = withPalette
  const palette = Buffer.from(colours.flatMap(channels))
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Where the header says how colours are written, and what it says there of a palette. */
const colourType = 25
const withPalette = 3

const channels = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255]

const distance = (one: readonly number[], other: readonly number[]) =>
  Math.max(...one.map((channel, index) => Math.abs(channel - (other[index] ?? 0))))

/** So many of the most frequent colours stay as they are: more than a page has surfaces, lines and texts. */
const kept = 64

/** The most frequent colours, and of the others some that are as far apart as is needed for 256 to be close to all. */
function paletteOf(rgb: Buffer): number[] {
  const counts = new Map<number, number>()
  for (let at = 0; at < rgb.length; at += 3) {
    const colour = rgb.readUIntBE(at, 3)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const colours = Array.from(counts).sort(([one, ones], [other, others]) => others - ones || one - other)
  for (let apart = 1; ; apart += 3) {
    const palette: number[][] = []
    for (const [colour] of colours) {
      const own = channels(colour)
      const isFrequent = palette.length < kept
      if (isFrequent || palette.every((taken) => distance(taken, own) >= apart)) palette.push(own)
      if (palette.length > 256) break
    }
    if (palette.length <= 256)
      return palette.map(([red = 0, green = 0, blue = 0]) => (red << 16) | (green << 8) | blue)
  }
}

function nearest(colour: number, palette: readonly number[]): number {
  const own = channels(colour)
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (const [index, each] of palette.entries()) {
    const away = distance(own, channels(each))
    if (away < least) [best, least] = [index, away]
  }
  return best
}

/** How many bytes a pixel has, by how its colour is written. */
const bytesOf: Record<number, number> = { 2: 3, [withPalette]: 1, 6: 4 }

/** Reads a PNG that has three or four bytes for each pixel, or one byte and a palette. */
export function decode(png: Buffer): Picture {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const bytes = bytesOf[png[colourType] ?? 0] ?? 3
  const parts: Buffer[] = []
  let palette: Buffer | undefined
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const kind = png.toString('latin1', at + 4, at + 8)
    const body = png.subarray(at + 8, at + 8 + png.readUInt32BE(at))
    if (kind === 'IDAT') parts.push(body)
    if (kind === 'PLTE') palette = body
  }
  const data = inflateSync(Buffer.concat(parts))
  const stride = width * bytes
  const rgb = Buffer.alloc(width * height * 3)
  let before = Buffer.alloc(stride)
  for (let row = 0; row < height; row++) {
    const start = row * (stride + 1)
    const line = data.subarray(start + 1, start + 1 + stride)
    unfilter(line, before, data[start] ?? 0, bytes)
    for (let x = 0; x < width; x++) {
      const [from, at] = palette ? [palette, (line[x] ?? 0) * 3] : [line, x * bytes]
      from.copy(rgb, (row * width + x) * 3, at, at + 3)
    }
    before = line
  }
  return { width, height, rgb }
}

/** A row is written as differences: from the pixel to the left, from the one above, from their mean, or by Paeth. */
function unfilter(line: Buffer, above: Buffer, filter: number, bytes: number): void {
  for (let at = 0; at < line.length; at++) {
    const left = at < bytes ? 0 : (line[at - bytes] ?? 0)
    const up = above[at] ?? 0
    const corner = at < bytes ? 0 : (above[at - bytes] ?? 0)
    const guesses = [0, left, up, (left + up) >> 1, paeth(left, up, corner)]
    line[at] = (line[at] ?? 0) + (guesses[filter] ?? 0)
  }
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [byLeft, byUp, byCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (byLeft <= byUp && byLeft <= byCorner) return left
  return byUp <= byCorner ? up : corner
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
