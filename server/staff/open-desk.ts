/** Opens the desk in the process of the server, which alone has the database in its folder. */
import { logError } from '../api/node/log.ts'
import { readPartsAsTheyCome } from '../api/node/parts.ts'
import type { NodeApi } from '../api/node.ts'
import type { Config } from '../config/config.ts'
import { createDesk, type StaffDesk } from './desk.ts'
import { listenToStaff } from './socket.ts'

/** The desk in the process of the server. */
export function createStaffDesk(
  { limits, mailLanguage, signInWays }: Pick<Config, 'limits' | 'mailLanguage' | 'signInWays'>,
  { store, bytes, mails: { keep, deliver } }: NodeApi,
  portalUrl: string,
): StaffDesk {
  const clock = () => new Date()
  const mails = { keep, deliver, portalUrl }
  const parts = { readParts: readPartsAsTheyCome, limits, log: logError }
  return createDesk({ store, bytes, clock, mails, mailLanguage, signInWays, ...parts })
}

/** Opens the desk to `npm run staff`. With a database elsewhere it stays closed: everybody can go there. */
export async function openStaffDesk(
  { databaseUrl, dataFolder }: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  desk: StaffDesk,
): Promise<() => Promise<void>> {
  const nothing = async () => {}
  if (databaseUrl) return nothing
  try {
    return await listenToStaff(dataFolder, desk)
  } catch (error) {
    logError(error)
    return nothing
  }
}
