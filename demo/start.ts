/** The demo as a server: the reference API and the pages that use it, on one origin. */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { bytesOfForm, defaultLimits } from './api/limits.ts'
import { logError } from './api/node/log.ts'
import { createMailer, createOutbox, type Mailer } from './api/node/mail.ts'
import { readPartsAsTheyCome } from './api/node/parts.ts'
import { createNodeApi, type NodeApi } from './api/node.ts'
import type { Config } from './config.ts'
import { createSite } from './site.ts'
import { createDesk } from './staff/desk.ts'
import { listenToStaff } from './staff/socket.ts'

export interface Demo {
  /** The demo's address: `http://127.0.0.1:4173`. */
  url: string
  /** Ends the streams of news, waits for the requests under way, then closes the database. */
  stop(): Promise<void>
}

/** The longest time for an upload, in milliseconds: that of the largest form on a bad line, of 16 KB a second. */
const REQUEST_TIMEOUT = bytesOfForm(defaultLimits) / 16
/** A connection on which nothing moves during a request is ended, in milliseconds. The API ends its own a minute before. */
const STALL_TIMEOUT = 2 * 60 * 1000
/**
 * How long an idle connection stays open, in milliseconds. It is longer than proxies and load balancers keep one, so that
 * none of them sends a call on a connection that is just being closed.
 */
const KEEP_ALIVE_TIMEOUT = 65_000
/** How long the requests under way may take when the server stops, in milliseconds. */
const STOP_TIMEOUT = 10_000

/** Starts the demo. @throws if its port is taken, or its database can't be opened */
export async function startDemo(config: Config): Promise<Demo> {
  const { host, port, publicUrl, smtp, isLight, ...rest } = config
  const outbox = createOutbox()
  const mailer = smtp ? createMailer(smtp.url, smtp.from) : outbox
  // It is a plain HTTP server, because the options ask for no other kind.
  const server = createAdaptorServer({
    // The server takes its port first, so that the start fails at once if the port is taken. Requests that come
    // meanwhile wait for the database.
    fetch: async (request, bindings) => (await app).fetch(request, bindings),
    serverOptions: { requestTimeout: REQUEST_TIMEOUT, keepAliveTimeout: KEEP_ALIVE_TIMEOUT },
  }) as Server
  server.timeout = STALL_TIMEOUT
  const url = listen(server, host, port)
  const api = url.then((url) => createNodeApi({ ...rest, mailer, portalUrl: publicUrl ?? url }))
  const app = Promise.all([api, url]).then(([{ app }, url]) =>
    new Hono().route('/', app).route('/', createSite(smtp ? undefined : outbox, isLight, url)),
  )
  try {
    await app
  } catch (error) {
    server.close()
    throw error
  }
  const closeDesk = await openStaffDesk(config, await api, mailer, publicUrl ?? (await url))
  return {
    url: await url,
    async stop() {
      const { endStreams, close: closeApi } = await api
      await closeDesk()
      endStreams()
      await close(server)
      await closeApi()
    },
  }
}

/** Opens the desk that `npm run staff` asks. With a database elsewhere there is none: everybody can go there. */
async function openStaffDesk(
  { databaseUrl, dataFolder }: Config,
  { store, bytes }: NodeApi,
  { send }: Mailer,
  portalUrl: string,
): Promise<() => Promise<void>> {
  const nothing = async () => {}
  if (databaseUrl) return nothing
  const clock = () => new Date()
  const mails = { send, portalUrl }
  const parts = { readParts: readPartsAsTheyCome, limits: defaultLimits, log: logError }
  try {
    return await listenToStaff(dataFolder, createDesk({ store, bytes, clock, mails, ...parts }))
  } catch (error) {
    logError(error)
    return nothing
  }
}

const addressOf = (host: string, port: number) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/** Makes the server listen. @returns its address */
function listen(server: Server, host: string, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const isTaken = 'code' in error && error.code === 'EADDRINUSE'
      reject(
        isTaken
          ? new Error(`Port ${port} is taken. Stop what uses it, or choose another one with PORT.`)
          : error,
      )
    })
    server.listen(port, host, () => {
      // A server that listens on a port has an address that is not a path.
      resolve(addressOf(host, (server.address() as AddressInfo).port))
    })
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A browser keeps a connection open after its last request, so close idle connections again and again.
    const patience = setInterval(() => server.closeIdleConnections(), 100)
    const impatience = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT)
    server.close(() => {
      clearInterval(patience)
      clearTimeout(impatience)
      resolve()
    })
  })
}
