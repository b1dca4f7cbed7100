/** `npm run demo:reset`: deletes the demo's data. */
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config/config.ts'
import { lockFolder } from './stores/node/lock.ts'

/** The names that the server creates. The folder may contain other files, which stay. */
const ours = ['database', 'uploads', 'secret', 'staff.sock']

/**
 * Deletes the demo's data from the data folder. It never touches a database of yours.
 *
 * @throws if `databaseUrl` is set, or while a server uses the folder
 */
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
