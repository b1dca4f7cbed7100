/** Files on their way to a bucket, which wants to know their size before their bytes. */
import { createHash } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomId } from '../../base/secrets.ts'
import { PIECE } from '../bytes.ts'
import { removeHalves } from './halves.ts'

export interface Spooled {
  size: number
  /** In hexadecimal. */
  sha256: string
  /** From the beginning, each time. */
  pieces(): AsyncIterable<Uint8Array>
}

/** Deletes the names of files whose process died before it could: they are empty. */
export const sweepSpool = () => removeHalves(tmpdir(), /^client-portal-upload-[0-9a-f]{32}$/)

/** Keeps bytes in a file for as long as `use` takes. The file has no name, so the system deletes it whatever happens. */
export async function spool<Result>(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  use: (spooled: Spooled) => Promise<Result>,
): Promise<Result> {
  const file = await openNameless()
  try {
    const hash = createHash('sha256')
    let size = 0
    for await (const piece of pieces) {
      hash.update(piece)
      size += piece.length
      await file.writeFile(piece)
    }
    return await use({ size, sha256: hash.digest('hex'), pieces: () => piecesOf(file) })
  } finally {
    await file.close()
  }
}

async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `client-portal-upload-${randomId()}`)
  const file = await open(path, 'wx+', 0o600)
  await rm(path)
  return file
}

async function* piecesOf(file: FileHandle) {
  for (let position = 0; ; ) {
    const { bytesRead, buffer } = await file.read(new Uint8Array(PIECE), 0, PIECE, position)
    if (bytesRead === 0) return
    position += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}
