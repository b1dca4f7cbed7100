/** The secret that signs tokens and links. */
import { createHmac, randomBytes } from 'node:crypto'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
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
  try {
    await writeFile(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  // Windows has no such modes.
  if (process.platform !== 'win32' && ((await stat(path)).mode & 0o077) !== 0) {
    throw new Error(`Other users can read ${path}. Make it your own: chmod 600 ${path}`)
  }
  return readFile(path, 'utf8')
}

/** At once: a list has a link in each row, and a thread takes five times as long. */
export const createSign =
  (secret: Uint8Array): Sign =>
  async (text) =>
    createHmac('sha256', secret).update(text).digest()
