/** Which files of the scripts for pages a page loads. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Tag } from '../../src/elements/elements.ts'

/** The folders of the scripts for pages: on React, and on Preact. */
export const cdnFolders = ['dist/cdn', 'dist/cdn/light'] as const
export type CdnFolder = (typeof cdnFolders)[number]

/** The files that each element needs, by the list that the build writes. */
export function filesOfTags(folder: CdnFolder): Readonly<Record<Tag, string[]>> {
  return JSON.parse(readFileSync(join(folder, 'preload.json'), 'utf8'))
}

/** The file of a chunk, by the name before its hash. */
export function chunkNamed(folder: CdnFolder, name: string): string {
  const file = readdirSync(join(folder, 'chunks')).find((each) => each.replace(/-.{8}\.js$/, '') === name)
  if (!file) throw new Error(`There is no chunk named ${name}.`)
  return `chunks/${file}`
}

/** What goes over the wire for a file, in KB of 1000 bytes. */
export function gzipKilobytes(folder: CdnFolder, file: string): number {
  return gzipSync(readFileSync(join(folder, file)), { level: 9 }).length / 1000
}

/** The same in brotli, as the build has written it. */
export function brotliKilobytes(folder: CdnFolder, file: string): number {
  return statSync(join(folder, `${file}.br`)).size / 1000
}
