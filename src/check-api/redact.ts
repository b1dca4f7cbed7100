/** Keeps secrets out of what is printed: a server may send them back. */
import { visible } from './visible'

export interface Redactor {
  add(secret: string | null | undefined): void
  redact(text: string): string
}

/** A secret that was cut off may still be told by so many of its characters. */
const start = 16
/** What is shorter stands in any text: without it, nothing could be read. */
const shortest = 4

/** What may be an encoded text, and what it is then. Base64 and hex may begin in the middle of a run. */
const encodings: readonly [run: RegExp, decode: (run: string) => Buffer[]][] = [
  [/[^\s"\\]+/g, (run) => [decodePercent(run)]],
  [/[\da-f]{8,}/gi, (run) => [0, 1].map((from) => Buffer.from(run.slice(from), 'hex'))],
  [/[\w+/-]{6,}/g, (run) => [0, 1, 2, 3].map((from) => Buffer.from(run.slice(from), 'base64'))],
]

function decodePercent(run: string): Buffer {
  const bytes = Buffer.from(run).toString('latin1')
  const decoded = bytes.replace(/%([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(decoded, 'latin1')
}

export function createRedactor(): Redactor {
  const secrets = new Set<string>()

  const isTold = (bytes: Buffer) => Array.from(secrets).some((secret) => bytes.includes(secret))

  return {
    add(secret) {
      if (!secret || secret.length < shortest) return
      // As it is, and as a report writes it.
      for (const form of [secret, JSON.stringify(secret).slice(1, -1), visible(secret)]) {
        secrets.add(form)
        if (form.length > start) secrets.add(form.slice(0, start))
      }
    },
    redact(text) {
      const plain = Array.from(secrets)
        .sort((one, other) => other.length - one.length)
        .reduce((rest, secret) => rest.replaceAll(secret, '•••'), text)
      return encodings.reduce(
        (rest, [run, decode]) =>
          rest.replaceAll(run, (found) => (decode(found).some(isTold) ? '•••' : found)),
        plain,
      )
    },
  }
}
