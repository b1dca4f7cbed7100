/** Which files a client decides about: each by its name, and by the hash of the bytes that they have seen. */
import { fileBytes, seenSha256 } from '../files/file-bytes'
import { nameOfUrl } from '../page/safe-path'
import { patience } from '../page/timer'
import type { Decided } from '../server/schema'

/** A larger file that was not looked at here is not loaded for its hash alone, in bytes. */
const most = 25_000_000

/** @param paths as the server sent them. A file that can't be loaded, or takes long, goes by its name alone. */
export async function seenFiles(paths: readonly string[]): Promise<Decided['files']> {
  const signal = AbortSignal.timeout(patience)
  return Promise.all(
    paths.map(async (path) => {
      const sha256 = (await seenSha256(path)) ?? (await loadedSha256(path, signal))
      return { name: nameOfUrl(path), ...(sha256 && { sha256 }) }
    }),
  )
}

const loadedSha256 = (path: string, signal: AbortSignal): Promise<string | undefined> =>
  fileBytes(path, { signal, mostBytes: most }).then(
    () => seenSha256(path),
    () => undefined,
  )
