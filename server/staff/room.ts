/** The room that there is for a client's files: what staff adds counts, too. */
import type { ReceivedFile } from '../api/receiving/received-file.ts'
import { fullRoom, sizeOf } from '../api/receiving/room.ts'
import { Refusal } from '../base/refusal.ts'
import type { Upload } from '../stores/records.ts'
import type { Desk } from './verb.ts'

/** The files as a client's. @throws a `Refusal` with 413 if they are more than there is room for */
export async function uploadsFor(
  files: readonly ReceivedFile[],
  clientId: string,
  { store, limits }: Pick<Desk, 'store' | 'limits'>,
): Promise<Upload[]> {
  if (files.length === 0) return []
  const taken = await fullRoom(sizeOf(files), clientId, store, limits)
  if (!taken) return files.map((file) => ({ ...file, clientId }))
  throw new Refusal(
    413,
    `There is no more room for files of this client: ${inSize(taken.bytes)} of ${inSize(limits.bytesOfClient)} in ${taken.files} of ${limits.filesOfClient} files are taken. "file remove" makes some; LIMIT_BYTES_OF_CLIENT and LIMIT_FILES_OF_CLIENT set how much there is.`,
  )
}

/** `12.5 MB`, `3.1 KB` */
export function inSize(bytes: number): string {
  const [unit, name] = bytes < 100_000 ? [1_000, 'KB'] : [1_000_000, 'MB']
  return `${(bytes / unit).toLocaleString('en', { maximumFractionDigits: 1 })} ${name}`
}
