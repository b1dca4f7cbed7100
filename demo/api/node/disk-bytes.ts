/** Files on disk. Their names are only their ids, so no text from a client is used in a path. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bytes } from '../bytes.ts'

/** Opens the storage in a folder. Creates the folder if it is missing. */
export async function openDiskBytes(folder: string): Promise<Bytes> {
  await mkdir(folder, { recursive: true })
  const pathOf = (id: string) => {
    if (!/^[\w-]+$/.test(id)) throw new Error(`This can't be the id of a file: ${id}`)
    return join(folder, id)
  }
  return {
    async save(id, bytes) {
      // The file gets its name when it is complete: there is never half a file under this name.
      const path = pathOf(id)
      await writeFile(`${path}.part`, bytes)
      await rename(`${path}.part`, path)
    },
    async read(id) {
      try {
        return new Uint8Array(await readFile(pathOf(id)))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
        throw error
      }
    },
    async remove(id) {
      const path = pathOf(id)
      await Promise.all([rm(path, { force: true }), rm(`${path}.part`, { force: true })])
    },
  }
}
