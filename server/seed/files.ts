/** The real files of the seed. Their bytes are in the folder `files/`, beside this module. */
import type { Attachment, Upload } from '../stores/records.ts'

const pdf = 'application/pdf'
const png = 'image/png'

/** The media type and the size in bytes of each file, by its name in `files/`. */
const kinds = {
  'accessibility-audit.pdf': [pdf, 28_867],
  'homepage-design.png': [png, 61_769],
  /** Stands for every invoice. */
  'invoice.pdf': [pdf, 22_067],
  'phone-menu.png': [png, 14_761],
  'statement-of-work.pdf': [pdf, 32_480],
  'stock-forecast.csv': ['application/octet-stream', 1_181],
} as const

export type SeedFile = keyof typeof kinds

export function attachmentOf(name: SeedFile): Attachment {
  return { id: `file-${name.replace('.', '-')}`, name }
}

/** The records of all files of the seed. */
export function seedUploads(clientId: string): Upload[] {
  return Object.entries(kinds).map(([name, [type, size]]) => ({
    // `Object.entries` gives names of type `string`, but they are the keys of `kinds`.
    ...attachmentOf(name as SeedFile),
    clientId,
    type,
    size,
  }))
}
