/** Opens the desk in the process of the server, which alone has the database in its folder. */
import { logError } from '../api/node/log.ts'
import { readPartsAsTheyCome } from '../api/node/parts.ts'
import type { NodeApi } from '../api/node.ts'
import type { Config } from '../config/config.ts'
import { createDesk } from './desk.ts'
import { listenToStaff } from './socket.ts'

/** Opens the desk that `npm run staff` asks. With a database elsewhere there is none: everybody can go there. */
export async function openStaffDesk(
  { databaseUrl, dataFolder, limits, signInWays }: Config,
  { store, bytes, mails: { keep, deliver } }: NodeApi,
  portalUrl: string,
): Promise<() => Promise<void>> {
  const nothing = async () => {}
  if (databaseUrl) return nothing
  const clock = () => new Date()
  const mails = { keep, deliver, portalUrl }
  const parts = { readParts: readPartsAsTheyCome, limits, log: logError }
  try {
    return await listenToStaff(dataFolder, createDesk({ store, bytes, clock, mails, signInWays, ...parts }))
  } catch (error) {
    logError(error)
    return nothing
  }
}
