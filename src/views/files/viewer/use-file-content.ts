import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  contentOf,
  type FileContent,
  FileError,
  type FileProgress,
  type FileTrouble,
  fileBytes,
  fileUrl,
  isBeginningEnough,
} from '../../../core/index'
import type { ViewedFile } from './file-set'
import { pdfView } from './pdf-view'

/** Of a larger file, nothing is loaded before the client has said so. In bytes. */
export const mostUnasked = 25_000_000

/** So much of the files that were looked at stays in memory, in bytes. The one that is shown always does. */
const mostKept = 30_000_000

interface Ready {
  status: 'ready'
  content: FileContent
  bytes: Uint8Array<ArrayBuffer>
  /** Not of a film, or of what can't be shown: of these, the beginning is enough. */
  isWhole: boolean
  /** The link that it was loaded by. A list may sign another one at each answer, for the same file. */
  path: string
}

interface Failed {
  status: 'failed'
  trouble: Exclude<FileTrouble, 'large'>
  path: string
  /** The list was asked anew: when the file has another link, that one is loaded. */
  awaitsLink: boolean
}

export type Loaded =
  | { status: 'loading'; progress?: FileProgress }
  /** It is large: the client is asked first. */
  | { status: 'asking' }
  | Failed
  | Ready

/** The full address of what is shown: the one it was loaded by, so that nothing is loaded again when the list signs another one. */
export const linkOf = (file: ViewedFile, loaded: Loaded): string | undefined =>
  fileUrl('path' in loaded ? loaded.path : file.path) ?? undefined

interface FileContentState {
  loaded: Loaded
  /** Loads the file again; a large one, whatever its size. */
  load: () => void
}

/** Loads what is in a file, once. When its link has ended, the list is asked for anew, once for each try. */
export function useFileContent(
  file: ViewedFile,
  refresh: (() => Promise<unknown>) | undefined,
): FileContentState {
  const { id, path, size = 0 } = file
  const [states, setStates] = useState<ReadonlyMap<string, Loaded>>(new Map())
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set())
  /** Of which files the list was asked anew. */
  const renewed = useRef(new Set<string>())
  const isWanted = wanted.has(id)
  const loaded = states.get(id) ?? { status: size > mostUnasked && !isWanted ? 'asking' : 'loading' }
  const latest = useRef({ path, refresh, isWanted })
  useEffect(() => {
    latest.current = { path, refresh, isWanted }
  })
  const again = () => setStates((before) => withState(before, id, { status: 'loading' }))
  const hasNewLink = loaded.status === 'failed' && loaded.awaitsLink && loaded.path !== path
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another link comes
  useLayoutEffect(() => {
    if (hasNewLink) again()
  }, [id, hasNewLink])
  const isLoading = loaded.status === 'loading'
  useEffect(() => {
    if (!isLoading) return
    // Another link that comes meanwhile leads to the same file.
    const used = latest.current
    const leaving = new AbortController()
    const { signal } = leaving
    const tell = (next: Loaded) => signal.aborted || setStates((before) => withState(before, id, next))
    const options = {
      signal,
      isEnough: (begun: Uint8Array<ArrayBuffer>) => isBeginningEnough(begun) || isHidden(contentOf(begun)),
      onProgress: (progress: FileProgress) => tell({ status: 'loading', progress }),
      ...(!used.isWanted && { mostBytes: mostUnasked }),
    }
    fileBytes(used.path, options).then(
      ({ bytes, isWhole }) => {
        renewed.current.delete(id)
        tell({ status: 'ready', content: shownOf(bytes), bytes, isWhole, path: used.path })
      },
      async (error: unknown) => {
        const trouble = error instanceof FileError ? error.trouble : 'failed'
        if (trouble === 'large') return tell({ status: 'asking' })
        const hasEnded = trouble === 'gone' || trouble === 'denied'
        const awaitsLink = hasEnded && !renewed.current.has(id)
        if (awaitsLink) {
          renewed.current.add(id)
          await latest.current.refresh?.()
        }
        tell({ status: 'failed', trouble, path: used.path, awaitsLink })
      },
    )
    return () => leaving.abort()
  }, [id, isLoading])

  function load() {
    renewed.current.delete(id)
    setWanted((before) => new Set(before).add(id))
    again()
  }
  return { loaded, load }
}

/** A PDF that can't be shown is a file like any other. */
const isHidden = ({ kind }: FileContent) => kind === 'pdf' && !pdfView()

function shownOf(bytes: Uint8Array<ArrayBuffer>): FileContent {
  const content = contentOf(bytes)
  return isHidden(content) ? { kind: 'other' } : content
}

const lengthOf = (state: Loaded) => (state.status === 'ready' ? state.bytes.length : 0)

/** Those that came first go first, where all are too many bytes. */
function withState(
  before: ReadonlyMap<string, Loaded>,
  id: string,
  state: Loaded,
): ReadonlyMap<string, Loaded> {
  const others = new Map(before)
  others.delete(id)
  let length = lengthOf(state)
  for (const each of others.values()) length += lengthOf(each)
  for (const [other, each] of others) {
    if (length <= mostKept) break
    others.delete(other)
    length -= lengthOf(each)
  }
  return others.set(id, state)
}
