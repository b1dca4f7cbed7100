/** Packs the package as npm would publish it. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** @returns where the archive lies until the tests of the file have ended, and the paths of the files in it */
export function pack(): { archive: string; files: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'cp-pack-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]
  // What is read of npm's answer.
  const [packed] = JSON.parse(execFileSync('npm', args, { encoding: 'utf8' })) as [
    { filename: string; files: { path: string }[] },
  ]
  return { archive: join(folder, packed.filename), files: packed.files.map(({ path }) => path) }
}
