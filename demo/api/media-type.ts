/** Finds the type of a file from its first bytes, because its name and its sender can claim anything. */
const kinds: readonly { type: string; at: number; bytes: readonly number[] }[] = [
  { type: 'image/png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/gif', at: 0, bytes: [0x47, 0x49, 0x46, 0x38] },
  { type: 'image/webp', at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
  { type: 'application/pdf', at: 0, bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
]

/** The media type of an image or a PDF. Any other file is `application/octet-stream`, which browsers only save. */
export function mediaType(content: Uint8Array): string {
  const kind = kinds.find(({ at, bytes }) => bytes.every((byte, index) => content[at + index] === byte))
  return kind?.type ?? 'application/octet-stream'
}

/** Whether a browser may show files of this type in place. */
export function isShown(type: string): boolean {
  return kinds.some((kind) => kind.type === type)
}
