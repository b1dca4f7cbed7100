/** `npm run demo:reset`: the demo starts over. */
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { lockFolder } from './api/node/lock.ts'
import type { Config } from './config.ts'

/** Only what the demo itself put there; the folder may be one that holds more. */
const ours = ['database', 'uploads', 'secret']

/** Empties the data folder. Throws while a server uses it, and never touches a database of yours. */
export function resetDemo({ databaseUrl, dataFolder }: Pick<Config, 'databaseUrl' | 'dataFolder'>): void {
  if (databaseUrl) {
    throw new Error(
      'DATABASE_URL is set: please empty that database yourself, so that nothing is lost by mistake.',
    )
  }
  if (!existsSync(dataFolder)) return
  const unlock = lockFolder(dataFolder)
  for (const name of ours) rmSync(join(dataFolder, name), { recursive: true, force: true })
  unlock()
}
