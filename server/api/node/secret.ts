/** The secret that signs tokens and links. */
import { createHmac, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sign } from '../../base/secrets.ts'

/**
 * Reads the secret from the folder. The first call creates it, in a file that only this user can read.
 *
 * @throws if other users can read the file
 */
export async function keptSecret(folder: string): Promise<string> {
  const path = join(folder, 'secret')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await readFile(path).catch(() => createOnce(path))
  // Windows has no such modes.
  if (process.platform !== 'win32' && ((await stat(path)).mode & 0o077) !== 0) {
    throw new Error(`Other users can read ${path}. Make it your own: chmod 600 ${path}`)
  }
  return readFile(path, 'utf8')
}

/** Creates it, unless another server does so at the same time. It is whole as soon as it is there. */
async function createOnce(path: string): Promise<void> {
  const own = `${path}-${randomBytes(8).toString('hex')}`
  await writeFile(own, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    await link(own, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(own)
  }
}

/** At once: a list has a link in each row, and a thread takes five times as long. */
export const createSign =
  (secret: Uint8Array): Sign =>
  async (text) =>
    createHmac('sha256', secret).update(text).digest()
