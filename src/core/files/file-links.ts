/** How files are shown: their name, their kind, and the way to open them. */
import { attempt } from '../page/browser'
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

/** A name without the characters that turn text around: with them, `gpj.exe` looks like `exe.jpg`. */
export function visibleName(name: string): string {
  return name.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
}

/** The file name at the end of an address. Updates and messages give only the addresses of their files. */
export function nameOfUrl(url: string): string {
  const last =
    url
      .replace(/[?#].*/s, '')
      .split('/')
      .pop() ?? ''
  return visibleName(attempt(() => decodeURIComponent(last)) ?? last)
}
