/**
 * Which files a client decides about: each by its name, and by the hash of the bytes that they have seen. A server may keep one
 * path for all versions, so each file is loaded anew while the client is asked once more.
 */
import { fileBytes, seenSha256 } from '../files/file-bytes'
import { toJson } from '../page/json'
import { nameOfUrl } from '../page/safe-path'
import { patience } from '../page/timer'
import type { AskedApproval } from '../projects/approvals'
import type { Decided } from '../server/schema'
import { $sessionNumber } from '../server/token'

/** So much is loaded for hashes alone, in bytes, of all files of a decision. */
const most = 25_000_000

/** `undefined` where a file has other bytes than the client has seen. */
type Seen = Decided['files'] | undefined

interface Look {
  files: Promise<Seen>
  request: AbortController
  /** Whether they are sent with a decision. Sent again, it names the same files. */
  isSent: boolean
}

const looks = new Map<string, Look>()

$sessionNumber.listen(() => {
  for (const { request } of looks.values()) request.abort()
  looks.clear()
})

const nameOf = ({ projectId, approval: { id, version }, files }: AskedApproval) =>
  toJson([projectId, id, version, files])

/** Begins to look at the files, as soon as the client is asked once more: until they have pressed, most have come. */
export function lookAtFiles(asked: AskedApproval): Look {
  const name = nameOf(asked)
  const known = looks.get(name)
  if (known) return known
  const request = new AbortController()
  setTimeout(() => request.abort(), patience)
  const look = { files: load(asked.files, request.signal), request, isSent: false }
  looks.set(name, look)
  return look
}

/** Ends that, unless a decision is sent with it. */
export function leaveFiles(asked: AskedApproval): void {
  if (!looks.get(nameOf(asked))?.isSent) forgetFiles(asked)
}

/** The next decision looks anew. */
export function forgetFiles(asked: AskedApproval): void {
  looks.get(nameOf(asked))?.request.abort()
  looks.delete(nameOf(asked))
}

/** The files to be sent with a decision. @param signal Whoever cancels it also ends what loads. */
export async function seenFiles(asked: AskedApproval, signal: AbortSignal): Promise<Seen> {
  const look = lookAtFiles(asked)
  look.isSent = true
  const cancel = () => forgetFiles(asked)
  signal.addEventListener('abort', cancel)
  const files = await look.files
  signal.removeEventListener('abort', cancel)
  signal.throwIfAborted()
  if (!files) forgetFiles(asked)
  return files
}

/** One after the other. A file that can't be loaded, or takes long, goes by what was seen of it here, or by its name alone. */
async function load(paths: readonly string[], signal: AbortSignal): Promise<Seen> {
  const files: { name: string; sha256?: string }[] = []
  let left = most
  // A host's own `fetch` may ignore the signal, and go on.
  const ended = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined))
  })
  for (const path of paths) {
    const before = await seenSha256(path)
    const loaded = fileBytes(path, { signal, mostBytes: left, isAnew: true }).catch(() => undefined)
    const now = await Promise.race([loaded, ended])
    left -= now?.bytes.length ?? 0
    const sha256 = now ? await seenSha256(path) : before
    if (before && sha256 && before !== sha256) return undefined
    files.push({ name: nameOfUrl(path), ...(sha256 && { sha256 }) })
  }
  return files
}
