/** Keeps secrets out of what is printed: a server may send them back. */

export interface Redactor {
  add(secret: string | null | undefined): void
  redact(text: string): string
}

/** A secret that was cut off may still be told by so many of its characters. */
const start = 16
/** What is shorter stands in any text: without it, nothing could be read. */
const shortest = 4

export function createRedactor(): Redactor {
  const secrets = new Set<string>()
  return {
    add(secret) {
      if (!secret || secret.length < shortest) return
      // As it is, and as JSON writes it.
      for (const form of [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]) {
        secrets.add(form)
        if (form.length > start) secrets.add(form.slice(0, start))
      }
    },
    redact: (text) =>
      Array.from(secrets)
        .sort((one, other) => other.length - one.length)
        .reduce((rest, secret) => rest.replaceAll(secret, '•••'), text),
  }
}
