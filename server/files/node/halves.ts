import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Deletes what processes that died have left half written. Another server may be writing into this folder now. */
export async function removeHalves(folder: string, names: RegExp): Promise<void> {
  const anHourAgo = Date.now() - 60 * 60 * 1000
  for (const name of await readdir(folder)) {
    if (!names.test(name)) continue
    const path = join(folder, name)
    try {
      if ((await stat(path)).mtimeMs < anHourAgo) await rm(path)
    } catch {
      // It is gone by now, or somebody else's.
    }
  }
}
