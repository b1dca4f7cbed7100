/** How the command line comes to the data: by the database, by the running server, or by the folder itself. */
import { describeError } from '../api/node/log.ts'
import type { Config } from '../config.ts'
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

/** Loads the database's code only here: a running server needs none of it. */
async function openDesk(config: Config): Promise<Connection> {
  const { databaseUrl, dataFolder, limits, publicUrl, smtp } = config
  const [{ openData }, { createMailer }, { readPartsAsTheyCome }, { createDesk }] = await Promise.all([
    import('../api/node/open-data.ts'),
    import('../api/node/mail.ts'),
    import('../api/node/parts.ts'),
    import('./desk.ts'),
  ])
  const log = (error: unknown) => console.error(JSON.stringify(describeError(error)))
  const data = await openData(config, async () => {}, log).catch((error) => {
    const reason = databaseUrl ? undefined : whyNoSocket(dataFolder)
    throw reason ? new Error(`${error.message} ${reason}`) : error
  })
  const mailer = smtp && createMailer(smtp.url, smtp.from)
  const send = createDesk({
    ...data,
    log,
    readParts: readPartsAsTheyCome,
    limits,
    clock: () => new Date(),
    mails: mailer && publicUrl ? { send: mailer.send, portalUrl: publicUrl } : undefined,
  })
  return {
    send,
    bytesPerFile: limits.bytesPerFile,
    async close() {
      await mailer?.close()
      await data.close()
    },
  }
}
