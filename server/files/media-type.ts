/** Finds the type of a file from its first bytes, because its name and its sender can claim anything. */
const any = null
const kinds: readonly { type: string; names: RegExp; bytes: readonly (number | typeof any)[] }[] = [
  { type: 'image/png', names: /\.png$/i, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', names: /\.(jpe?g|jpe|jfif)$/i, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/gif', names: /\.gif$/i, bytes: [0x47, 0x49, 0x46, 0x38] },
  {
    type: 'image/webp',
    names: /\.webp$/i,
    // "RIFF", the length of the file, "WEBP".
    bytes: [0x52, 0x49, 0x46, 0x46, any, any, any, any, 0x57, 0x45, 0x42, 0x50],
  },
  { type: 'application/pdf', names: /\.pdf$/i, bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
]

/** The media type of an image or a PDF. Any other file is `application/octet-stream`, which browsers only save. */
export function mediaType(content: ArrayLike<number>): string {
  const kind = kinds.find(({ bytes }) =>
    bytes.every((byte, index) => byte === any || content[index] === byte),
  )
  return kind?.type ?? 'application/octet-stream'
}

/**
 * Whether a browser may show a file in place: only where its name says what it is. A page of HTML can begin as a picture
 * does, and would come under the name of a page.
 */
export function isShown({ name, type }: { name: string; type: string }): boolean {
  return kinds.some((kind) => kind.type === type && kind.names.test(name))
}
