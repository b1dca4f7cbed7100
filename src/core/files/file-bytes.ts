/** Loads what is in a file, to be shown in the page. */
import { isOnline } from '../page/browser'
import { OutdatedError } from '../server/api-error'
import { $sessionNumber } from '../server/token'
import { fileAnswer, isOfApi } from './file-answer'
import { fileUrl } from './file-url'
import { noteUnreadable } from './unreadable'

export interface FileProgress {
  /** How many bytes have come. */
  loaded: number
  /** Of how many; `undefined` where the server does not say. */
  total: number | undefined
}

interface FileBytes {
  bytes: Uint8Array<ArrayBuffer>
  /** Not where the beginning was enough. */
  isWhole: boolean
}

interface FileBytesOptions {
  signal?: AbortSignal
  onProgress?: (progress: FileProgress) => void
  /** Of a larger file, nothing more is loaded once its size is known. */
  mostBytes?: number
  /** Asks the server whether it is as the browser keeps it. */
  isAnew?: boolean
  /** Whether its beginning is enough, such as of a film, which is shown by its address. Such a file is not seen by its bytes. */
  isEnough?: (beginning: Uint8Array<ArrayBuffer>) => boolean
}

/**
 * Why a file could not be loaded: its link has ended or leads nowhere (`gone`); the server gives it to nobody here (`denied`), or
 * is in trouble (`failed`); the connection was lost (`lost`); no answer came that this page may read (`blocked`); it is larger than
 * wanted (`large`).
 */
export type FileTrouble = 'gone' | 'denied' | 'failed' | 'lost' | 'blocked' | 'large'

export class FileError extends Error {
  override readonly name = 'FileError'
  readonly trouble: FileTrouble
  /** In bytes, where the server has said it. */
  readonly size: number | undefined

  constructor(trouble: FileTrouble, options: ErrorOptions & { size?: number | undefined } = {}) {
    super(`The file can't be loaded: ${trouble}.`, options)
    this.trouble = trouble
    this.size = options.size
  }
}

/** The hashes of the files that this page has loaded, by their paths. */
const seen = new Map<string, Promise<string | undefined>>()

$sessionNumber.listen(() => seen.clear())

/**
 * Loads the bytes of a file.
 * @param path as the server sent it.
 * @throws FileError; OutdatedError when the session has changed meanwhile; what the signal says when it aborts.
 */
export async function fileBytes(path: string, options: FileBytesOptions = {}): Promise<FileBytes> {
  const { signal, isAnew } = options
  const session = $sessionNumber.get()
  const url = fileUrl(path)
  if (!url) throw new FileError('blocked')
  let isAnswered = false
  try {
    const answer = await fileAnswer(url, signal, isAnew ? 'no-cache' : 'default')
    isAnswered = true
    if (!answer.ok) throw new FileError(troubleOf(answer.status))
    const { bytes, isWhole } = await bytesOf(answer, options)
    if (session !== $sessionNumber.get()) throw new OutdatedError()
    if (isWhole) seen.set(path, sha256(bytes))
    return { bytes, isWhole }
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof FileError || error instanceof OutdatedError) throw error
    // Browsers hide what has stopped an answer. Also the API may lead to a storage that does not allow this page.
    const isBlocked = isOnline() && !isAnswered
    if (isBlocked && !isOfApi(url)) noteUnreadable(url)
    throw new FileError(isBlocked ? 'blocked' : 'lost', { cause: error })
  }
}

/**
 * The SHA-256 of the bytes that were loaded here last, as hexadecimal digits: of what the client has seen.
 * @returns `undefined` for a file that was not loaded in this session, or where the page is not secure.
 */
export const seenSha256 = async (path: string): Promise<string | undefined> => seen.get(path)

const troubleOf = (status: number): FileTrouble =>
  status === 404 || status === 410 ? 'gone' : status === 401 || status === 403 ? 'denied' : 'failed'

/** So many bytes say what a file is. */
const beginningLength = 1024

/** How often the progress of a file is told: for each percent; where nobody knows the whole, for so many bytes. */
const unknownStep = 250_000

async function bytesOf(answer: Response, options: FileBytesOptions): Promise<FileBytes> {
  const { signal, onProgress, mostBytes = Number.POSITIVE_INFINITY, isEnough } = options
  const { headers, body } = answer
  // What is packed on the way has another length than what comes out of it.
  const length = headers.has('content-encoding') ? 0 : Number(headers.get('content-length'))
  const total = length > 0 ? length : undefined
  const large = () => new FileError('large', { size: total })
  // A host's own `fetch` may give an answer without a stream.
  if (!body) {
    if (total && total > mostBytes) throw large()
    const bytes = new Uint8Array(await answer.arrayBuffer())
    if (bytes.length > mostBytes) throw large()
    return { bytes, isWhole: true }
  }
  const reader = body.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let loaded = 0
  let told = 0
  let isWhole = false
  let isAsked = false
  try {
    if (total && total > mostBytes) throw large()
    for (;;) {
      const { done, value } = await reader.read()
      // A host's own `fetch` may not know of the signal.
      signal?.throwIfAborted()
      isWhole = done
      if (done) break
      parts.push(value)
      loaded += value.length
      if (loaded > mostBytes) throw large()
      if (loaded - told >= (total ? total / 100 : unknownStep)) {
        told = loaded
        onProgress?.({ loaded, total: total && total >= loaded ? total : undefined })
      }
      if (isAsked || loaded < beginningLength) continue
      isAsked = true
      if (isEnough?.(joined(parts, loaded))) break
    }
  } finally {
    if (!isWhole) await reader.cancel().catch(() => {})
  }
  return { bytes: joined(parts, loaded), isWhole }
}

function joined(parts: readonly Uint8Array<ArrayBuffer>[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** Browsers hash in secure pages alone. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  // lib.dom has it everywhere.
  const subtle = crypto.subtle as SubtleCrypto | undefined
  const hash = await subtle?.digest('SHA-256', bytes)
  return hash && [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
