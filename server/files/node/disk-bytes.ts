/** Files on disk, for the server's own user alone. Their names are only their ids: no text from a client is in a path. */
import { createWriteStream } from 'node:fs'
import { access, constants, type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Bytes, type KeptBytes, PIECE } from '../bytes.ts'
import { removeHalves } from './halves.ts'

/** Opens the storage in a folder. Creates the folder if it is missing. */
export async function openDiskBytes(folder: string): Promise<Bytes> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeHalves(folder, /\.part$/)
  const pathOf = (id: string) => {
    if (!/^[\w-]+$/.test(id)) throw new Error(`This can't be the id of a file: ${id}`)
    return join(folder, id)
  }
  return {
    async save(id, pieces) {
      // The file gets its name when it is complete: there is never half a file under this name.
      const path = pathOf(id)
      await pipeline(pieces, createWriteStream(`${path}.part`, { mode: 0o600 }))
      await rename(`${path}.part`, path)
    },
    async read(id) {
      try {
        return await readPieces(await open(pathOf(id)))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
        throw error
      }
    },
    async remove(id) {
      const path = pathOf(id)
      await Promise.all([rm(path, { force: true }), rm(`${path}.part`, { force: true })])
    },
    ping: () => access(folder, constants.R_OK | constants.W_OK),
  }
}

async function readPieces(file: FileHandle): Promise<KeptBytes> {
  const { size } = await file.stat()
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        try {
          const { bytesRead, buffer } = await file.read(new Uint8Array(PIECE))
          if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead))
          await file.close()
          controller.close()
        } catch (error) {
          await file.close()
          throw error
        }
      },
      cancel: () => file.close(),
    },
    { highWaterMark: 0 },
  )
  return { size, body }
}
