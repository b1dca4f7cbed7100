/** How files are shown and saved: their kind decides about the way to open them. */
import { nameOfUrl, visibleName } from '../page/safe-path'
import type { ProjectFile } from '../server/schema'
import { fileEnding, withEnding } from '../text/endings'

/** An image is shown in place, a PDF opens in a new tab, and every other file is downloaded. */
export type FileKind = 'image' | 'pdf' | 'other'

type Named = Pick<ProjectFile, 'name' | 'path'>

const images = new Set(['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif'])

/** @param address the name at the end of the file's address; of a file that has none, its type: `image.png` for `image/png`. */
export function fileKind(name: string, address = name): FileKind {
  const ending = fileEnding(visibleName(name), address)
  if (images.has(ending)) return 'image'
  return ending === 'pdf' ? 'pdf' : 'other'
}

/** The kind of a shared file. */
export const kindOfFile = ({ name, path }: Named): FileKind => fileKind(name, nameOfUrl(path))

/** The ending of a shared file; '' if neither its name nor its address says one. */
export const endingOf = ({ name, path }: Named): string => fileEnding(visibleName(name), nameOfUrl(path))

/** The name under which a shared file is saved, with its ending. */
export const savedName = (file: Named, ending = endingOf(file)): string =>
  withEnding(visibleName(file.name) || nameOfUrl(file.path), ending)
