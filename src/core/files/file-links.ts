/** Files as a client sees them: where they are, what they are called, what opens them. */
import { pageUrl } from '../page/browser'
import type { ProjectFile } from '../server/schema'
import { $settings } from '../settings/config'

/** An image is shown in place, a PDF in a tab of its own, everything else is downloaded. */
export type FileKind = 'image' | 'pdf' | 'other'

const images = new Set(['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif'])

/** What a file is, by the ending of its name. */
export function fileKind(name: string): FileKind {
  const ending = /\.([a-z\d]+)$/i.exec(visibleName(name))?.[1]?.toLowerCase() ?? ''
  if (images.has(ending)) return 'image'
  return ending === 'pdf' ? 'pdf' : 'other'
}

/** What a shared file is: a name without an ending says nothing of it, but its address may. */
export const kindOfFile = ({ name, path }: Pick<ProjectFile, 'name' | 'path'>): FileKind =>
  fileKind(/\.\w+$/.test(name) ? name : path.replace(/[?#].*$/, ''))

/** A name without the characters that turn text around: `gpj.exe` must not pass for `exe.jpg`. */
export function visibleName(name: string): string {
  return name.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
}

/** The name at the end of a file's address: updates and messages give addresses alone. */
export function nameOfUrl(url: string): string {
  const last =
    url
      .replace(/[?#].*$/, '')
      .split('/')
      .pop() ?? ''
  try {
    return visibleName(decodeURIComponent(last))
  } catch {
    return visibleName(last)
  }
}

/** The full address of a file that the server named; `null` for one that may not be followed. */
export function fileUrl(path: string): string | null {
  const base = new URL($settings.get().apiUrl, pageUrl())
  if (path === '' || !URL.canParse(path, base.href)) return null
  const url = new URL(path, base)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
}
