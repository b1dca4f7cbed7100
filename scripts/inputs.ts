/** Knows whether what was built still is what the sources would give. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildConstants } from './constants.ts'

const folders = ['src', 'scripts']
const files = ['package-lock.json', 'tsconfig.json', 'vite.config.ts']
const record = 'dist/.inputs'

/** Whether the sources, the packages or the constants have changed since the last build. */
export function isStale(): boolean {
  return !existsSync(record) || readFileSync(record, 'utf8') !== fingerprint()
}

/** To be called when all is built. */
export function rememberInputs(): void {
  mkdirSync(dirname(record), { recursive: true })
  writeFileSync(record, fingerprint())
}

function fingerprint(): string {
  const hash = createHash('sha256').update(JSON.stringify(buildConstants))
  const found = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  for (const path of [...found.toSorted(), ...files]) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}
