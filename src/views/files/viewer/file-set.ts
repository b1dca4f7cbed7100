import type { ReactNode } from 'react'

/** A file that can be looked at. */
export interface ViewedFile {
  /** What it is known by when its link is another one. */
  id: string
  name: string
  /** Its address, as the server sent it. */
  path: string
  /** Who sent it. */
  who?: readonly (string | undefined)[]
  createdAt?: string
  /** In bytes. */
  size?: number | undefined
  /** All versions of it, the newest first; of a file that has more than one. */
  versions?: readonly ViewedFile[] | undefined
}

/** Files that stand together: the viewer goes from one to the next. */
export interface FileSet {
  files: readonly ViewedFile[]
  /** The `_id` of the project that a question about one of them is about; empty for none. Left out, nothing can be asked. */
  askAbout?: string | undefined
  /** Asks for the list anew, when a link has ended. The files come with their new links then. */
  refresh?: (() => Promise<unknown>) | undefined
  /** What belongs to the files, such as the buttons that approve them: it stands at the foot of the viewer. */
  beside?: ReactNode
}
