/** Which files a client decides about: each by its name, and by the hash of the bytes that they have seen. */
import { fileBytes, seenSha256 } from '../files/file-bytes'
import { nameOfUrl } from '../page/safe-path'
import { patience } from '../page/timer'
import type { Decided } from '../server/schema'

/** A larger file that was not looked at here is not loaded for its hash alone, in bytes. */
const most = 25_000_000

/** What the call takes: so many files, and characters of a name. */
const contract = { files: 10, characters: 120 }

/** @param paths as the server sent them. A file that can't be loaded, or takes long, goes by its name alone. */
export async function seenFiles(paths: readonly string[]): Promise<Decided['files']> {
  const signal = AbortSignal.timeout(patience)
  return Promise.all(
    paths.slice(0, contract.files).map(async (path) => {
      const sha256 = (await seenSha256(path)) ?? (await loadedSha256(path, signal))
      return { name: nameOf(path), ...(sha256 && { sha256 }) }
    }),
  )
}

/** No server takes an empty name, and no database a NUL. */
function nameOf(path: string): string {
  const name = nameOfUrl(path).replaceAll('\0', '').trim() || 'file'
  return Array.from(name).slice(0, contract.characters).join('')
}

const loadedSha256 = (path: string, signal: AbortSignal): Promise<string | undefined> =>
  fileBytes(path, { signal, mostBytes: most }).then(
    () => seenSha256(path),
    () => undefined,
  )
