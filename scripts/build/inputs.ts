/** Finds out whether a build is stale: whether its inputs have changed since. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildConstants } from './constants.ts'

interface Inputs {
  folders: readonly string[]
  /** Matches paths in these folders that are not inputs. */
  skip?: RegExp
  files: readonly string[]
  /** The file that stores the fingerprint of the last build's inputs. */
  record: string
}

/** All that is published. */
export const library: Inputs = {
  // The sandbox holds the server, but for what needs Node.
  folders: ['src', 'scripts', ...['api', 'base', 'files', 'seed', 'stores'].map((room) => `server/${room}`)],
  files: ['server/browser.ts', 'server/sandbox.ts', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
  record: 'dist/.inputs',
}

/** The scripts for pages alone. */
export const scriptsForPages: Inputs = { ...library, record: 'dist/.inputs-cdn' }

/** Whether the sources, the packages or the constants have changed since the last build. */
export function isStale(inputs: Inputs): boolean {
  return !existsSync(inputs.record) || readFileSync(inputs.record, 'utf8') !== fingerprint(inputs)
}

/** Stores the fingerprint of the inputs. To be called after the build. */
export function rememberInputs(inputs: Inputs): void {
  mkdirSync(dirname(inputs.record), { recursive: true })
  writeFileSync(inputs.record, fingerprint(inputs))
}

function fingerprint({ folders, skip, files }: Inputs): string {
  const hash = createHash('sha256').update(JSON.stringify(buildConstants))
  const found = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !skip?.test(path)),
  )
  for (const path of [...found.toSorted(), ...files]) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}
