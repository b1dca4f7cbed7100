import { useEffect, useRef, useState } from 'react'
import {
  contentOf,
  type FileContent,
  FileError,
  type FileProgress,
  type FileTrouble,
  fileBytes,
} from '../../../core/index'
import type { ViewedFile } from './file-set'

/** Of a larger file, nothing is loaded before the client has said so. In bytes. */
export const mostUnasked = 25_000_000

/** How many files that were looked at stay in memory. */
const mostKept = 4

type Ready = { status: 'ready'; content: FileContent; bytes: Uint8Array<ArrayBuffer> }

export type Loaded =
  | { status: 'loading'; progress?: FileProgress }
  /** It is large: the client is asked first. */
  | { status: 'asking' }
  | { status: 'failed'; trouble: Exclude<FileTrouble, 'large'> }
  | Ready

interface FileContentState {
  loaded: Loaded
  /** Loads the file again; a large one, whatever its size. */
  load: () => void
}

/** A film or a recording is shown by its address: its beginning says that it is one. */
const isPlayed = (beginning: Uint8Array<ArrayBuffer>) => /sound|video/.test(contentOf(beginning).kind)

/** Loads what is in a file. When its link has ended, the list is asked for anew, once. */
export function useFileContent(
  file: ViewedFile,
  refresh: (() => Promise<unknown>) | undefined,
): FileContentState {
  const { id, path, size = 0 } = file
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' })
  const [wanted, setWanted] = useState({ id: '', tries: 0 })
  const known = useRef(new Map<string, Ready>())
  const renewed = useRef(new Set<string>())
  const latest = useRef(refresh)
  useEffect(() => {
    latest.current = refresh
  })
  useEffect(() => {
    const kept = known.current.get(path)
    if (kept) return setLoaded(kept)
    const isWanted = wanted.id === id
    if (size > mostUnasked && !isWanted) return setLoaded({ status: 'asking' })
    setLoaded({ status: 'loading' })
    const leaving = new AbortController()
    const { signal } = leaving
    const tell = (state: Loaded) => signal.aborted || setLoaded(state)
    const options = {
      signal,
      isEnough: isPlayed,
      onProgress: (progress: FileProgress) => tell({ status: 'loading', progress }),
      ...(!isWanted && { mostBytes: mostUnasked }),
    }
    fileBytes(path, options).then(
      (bytes) => {
        const ready: Ready = { status: 'ready', content: contentOf(bytes), bytes }
        keep(known.current, path, ready)
        tell(ready)
      },
      async (error: unknown) => {
        const trouble = error instanceof FileError ? error.trouble : 'failed'
        if (trouble === 'large') return tell({ status: 'asking' })
        if ((trouble === 'gone' || trouble === 'denied') && !renewed.current.has(id)) {
          renewed.current.add(id)
          // If the file has another link now, that one is loaded, and this is over.
          await latest.current?.()
        }
        tell({ status: 'failed', trouble })
      },
    )
    return () => leaving.abort()
  }, [id, path, size, wanted])
  return { loaded, load: () => setWanted(({ tries }) => ({ id, tries: tries + 1 })) }
}

function keep(known: Map<string, Ready>, path: string, ready: Ready): void {
  known.set(path, ready)
  const [oldest] = known.keys()
  if (known.size > mostKept && oldest !== undefined) known.delete(oldest)
}
