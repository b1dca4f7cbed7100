/** Writes `integrity.json`. With its hashes, a page can refuse a file that differs from the published one. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }

/** Writes the hashes of all scripts and styles in a folder, as `integrity` attributes and import maps need them. */
export function writeIntegrity(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(js|css)$/.test(name))
    .toSorted()
    .map((name) => [name, integrityOf(join(folder, name))])
  const record = { version: manifest.version, files: Object.fromEntries(files) }
  writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify(record, null, 2)}\n`)
}

const integrityOf = (path: string) =>
  `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`
