/** Which files of `dist/cdn/` a page loads, read from the manifest that the build wrote. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'

const folder = 'dist/cdn'

/**
 * The scripts that loading these chunks brings along: each one and all that it imports, but not what it would
 * load only later.
 * @param chunks Each by the source that it was made for (`src/views/session/login.tsx`), or by its name (`base`).
 */
export function loadedFiles(...chunks: string[]): string[] {
  // Vite wrote it.
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest
  const files = new Set<string>()
  const visit = (wanted: string) => {
    const chunk = manifest[wanted] ?? Object.values(manifest).find(({ name }) => name === wanted)
    if (!chunk) throw new Error(`${wanted} has no chunk of its own in ${folder}/manifest.json.`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const chunk of chunks) visit(chunk)
  return [...files]
}

/** What goes over the wire for a file, in KB of 1000 bytes. */
export function gzipKilobytes(file: string): number {
  return gzipSync(readFileSync(join(folder, file)), { level: 9 }).length / 1000
}
