/** How the command line comes to the data: by the database, by the running server, or by the folder itself. */
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { describeError } from '../api/node/log.ts'
import type { Config } from '../config/config.ts'
import { askServer, isServed, whyNoSocket } from './socket.ts'

export interface Connection {
  send(request: Request): Promise<Response>
  /** How large a file may be. */
  bytesPerFile: number
  close(): Promise<void>
}

export async function connectTo(config: Config): Promise<Connection> {
  const { databaseUrl, dataFolder, limits } = config
  if (!databaseUrl && (await isServed(dataFolder))) {
    return {
      send: (request) => askServer(dataFolder, request),
      bytesPerFile: limits.bytesPerFile,
      close: async () => {},
    }
  }
  return openDesk(config)
}

/** What is typed wrong, or by another user, makes no new database, and leaves no files that the server can't read. */
function requireDatabase(folder: string): void {
  const path = resolve(folder, 'database')
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) {
    throw new Error(
      `There is no database at ${path}. Set DATABASE_URL or DATA_DIR as the server has it; the server makes the database at its first start.`,
    )
  }
  if (process.getuid && process.getuid() !== found.uid) {
    throw new Error(`The database at ${path} is another user's. Run this as the server's own user.`)
  }
}

/** Loads the database's code only here: a running server needs none of it. */
async function openDesk(config: Config): Promise<Connection> {
  const { databaseUrl, dataFolder, limits, mailLanguage, publicUrl, secret, signInWays, smtp } = config
  const [{ openData }, { keptSecret }, { openMails }, { readPartsAsTheyCome }, { createDesk }] =
    await Promise.all([
      import('../api/node/open-data.ts'),
      import('../api/node/secret.ts'),
      import('../mail/open-mails.ts'),
      import('../api/node/parts.ts'),
      import('./desk.ts'),
    ])
  if (!databaseUrl) requireDatabase(dataFolder)
  const log = (error: unknown) => console.error(JSON.stringify(describeError(error)))
  const data = await openData(config, async () => {}, log).catch((error) => {
    const reason = databaseUrl ? undefined : whyNoSocket(dataFolder)
    throw reason ? new Error(`${error.message} ${reason}`) : error
  })
  const mails =
    smtp && openMails(smtp, { store: data.store, secret: secret ?? (await keptSecret(dataFolder)), log })
  const send = createDesk({
    signInWays,
    mailLanguage,
    ...data,
    log,
    readParts: readPartsAsTheyCome,
    limits,
    clock: () => new Date(),
    mails: mails && publicUrl ? { ...mails, portalUrl: publicUrl } : undefined,
  })
  return {
    send,
    bytesPerFile: limits.bytesPerFile,
    async close() {
      await mails?.close()
      await data.close()
    },
  }
}
