/** The real files of the seed; their bytes stand beside this module, in `files/`. */
import type { Attachment, Upload } from '../store.ts'

const pdf = 'application/pdf'
const png = 'image/png'

/** By the name in `files/`: the kind and how many bytes it has. */
const kinds = {
  'accessibility-audit.pdf': [pdf, 28_867],
  'homepage-design.png': [png, 61_769],
  'phone-menu.png': [png, 14_761],
  'statement-of-work.pdf': [pdf, 32_480],
  'stock-forecast.csv': ['application/octet-stream', 1_181],
} as const

export type SeedFile = keyof typeof kinds

export function attachmentOf(name: SeedFile): Attachment {
  return { id: `file-${name.replace('.', '-')}`, name }
}

/** The records of all of them. */
export function seedUploads(clientId: string): Upload[] {
  return Object.entries(kinds).map(([name, [type, size]]) => ({
    // Keys of `kinds`, which `Object.entries` widens.
    ...attachmentOf(name as SeedFile),
    clientId,
    type,
    size,
  }))
}
