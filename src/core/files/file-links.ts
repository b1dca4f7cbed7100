/** How files are shown: their kind decides about the way to open them. */
import { visibleName } from '../page/safe-path'
import type { ProjectFile } from '../server/schema'

/** An image is shown in place, a PDF opens in a new tab, and every other file is downloaded. */
export type FileKind = 'image' | 'pdf' | 'other'

const images = new Set(['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif'])

export function fileKind(name: string): FileKind {
  const ending = /\.([a-z\d]+)$/i.exec(visibleName(name))?.[1]?.toLowerCase() ?? ''
  if (images.has(ending)) return 'image'
  return ending === 'pdf' ? 'pdf' : 'other'
}

/** The kind of a shared file. If its name has no extension, its address is used. */
export const kindOfFile = ({ name, path }: Pick<ProjectFile, 'name' | 'path'>): FileKind =>
  fileKind(/\.\w+$/.test(name) ? name : path.replace(/[?#].*/s, ''))
