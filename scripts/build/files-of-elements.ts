/** Which files each element needs, by what the bundler says of the files that it has written. */
import { basename } from 'node:path'
import type { Rolldown } from 'vite'
import { elements, tags } from '../../src/elements/elements.ts'
import type { Files } from '../../src/elements/loader/files.ts'
import type { ElementRow } from '../../src/elements/row.ts'
import { viewFile } from './view-file.ts'

/** The files of each element, those first that others wait for. @throws when no file has the view of an element */
export function filesOfElements(chunks: readonly Rolldown.OutputChunk[]): Record<string, string[]> {
  const chunkOf = (path: string) => {
    const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${path}`)))
    if (!found) throw new Error(`No file contains ${path}.`)
    return found
  }
  /** A file, and all that it imports statically. */
  const collect = (file: string, found: Set<string>) => {
    if (found.has(file)) return
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      collect(imported, found)
    found.add(file)
  }
  return Object.fromEntries(
    tags.map((tag) => {
      const { view }: ElementRow = elements[tag]
      const found = new Set<string>()
      collect(chunkOf('src/elements/loader/core.ts').fileName, found)
      const sources = view ? ['src/elements/element-class.ts', viewFile(tag)] : []
      for (const source of sources) collect(chunkOf(source).fileName, found)
      return [tag, Array.from(found)]
    }),
  )
}

/** The same as the loader takes it: each file is named once. */
export function asTable(filesOf: Readonly<Record<string, readonly string[]>>): Files {
  const all = Array.from(new Set(Object.values(filesOf).flat()))
  const indexes = Object.entries(filesOf).map(([tag, files]) => [tag, files.map((file) => all.indexOf(file))])
  return { names: all.map((file) => basename(file)), of: Object.fromEntries(indexes) }
}
