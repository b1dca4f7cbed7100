/** PGlite as a server for several processes, where no PostgreSQL is installed: with transactions, LISTEN and NOTIFY. */

import { rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { PGlite } from '@electric-sql/pglite'
import { bareDatabase } from './new-database.ts'

/** Requests before the first message: their length comes first, and then one of these. */
const wantsTls = 80_877_103
const wantsCancel = 80_877_102
/** The messages after which the other side waits for an answer: a query, the end of several messages, a password. */
const asks = 'QSp'

interface Ask {
  from: Socket
  bytes: Buffer
}

/** Serves a new database. PGlite has one session: transactions come one after the other. */
export async function startPglite(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await bareDatabase()
  const database = await PGlite.create(folder)
  const sockets = new Set<Socket>()
  const waiting: Ask[] = []
  /** Whose transaction is under way. */
  let owner: Socket | undefined
  let isBusy = false

  async function work(): Promise<void> {
    if (isBusy) return
    isBusy = true
    for (let ask = nextAsk(); ask; ask = nextAsk()) {
      const answer = Buffer.from(await database.execProtocolRaw(ask.bytes))
      const own: Buffer[] = []
      for (const message of messagesOf(answer)) {
        if (kindOf(message) !== 'A') own.push(message)
        // PGlite tells whoever asks next, for all are one session to it.
        else for (const socket of sockets) socket.write(message)
        if (kindOf(message) === 'Z') owner = message.toString('latin1', 5) === 'I' ? undefined : ask.from
      }
      ask.from.write(Buffer.concat(own))
      if (owner?.destroyed) await rollBack()
    }
    isBusy = false
  }

  function nextAsk(): Ask | undefined {
    const index = waiting.findIndex(({ from }) => !owner || owner === from)
    return index < 0 ? undefined : waiting.splice(index, 1)[0]
  }

  async function rollBack(): Promise<void> {
    owner = undefined
    await database.exec('rollback')
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    let isStarted = false
    let unread: Buffer = Buffer.alloc(0)
    let gathered: Buffer[] = []
    const ask = (message: Buffer) => {
      gathered.push(message)
      if (isStarted && !asks.includes(kindOf(message))) return
      isStarted = true
      waiting.push({ from: socket, bytes: Buffer.concat(gathered) })
      gathered = []
      void work()
    }
    const take = (message: Buffer) => {
      if (!isStarted && message.readInt32BE(4) === wantsTls) socket.write('N')
      else if (isStarted ? kindOf(message) === 'X' : message.readInt32BE(4) === wantsCancel) socket.end()
      else ask(message)
    }
    socket.on('data', (piece) => {
      unread = Buffer.concat([unread, piece])
      for (;;) {
        const size = sizeOf(unread, isStarted)
        if (unread.length < size) return
        const message = unread.subarray(0, size)
        unread = unread.subarray(size)
        take(message)
      }
    })
    // A process that is killed ends its connections so.
    socket.on('error', () => {})
    socket.on('close', async () => {
      sockets.delete(socket)
      for (const ask of waiting.filter(({ from }) => from === socket)) waiting.splice(waiting.indexOf(ask), 1)
      if (owner !== socket || isBusy) return
      await rollBack()
      await work()
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port, so its address is no path
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
      await database.close()
      rmSync(folder, { recursive: true })
    },
  }
}

const kindOf = (message: Buffer) => message.toString('latin1', 0, 1)

/** The size of the first message: its kind, if it has one, its length, and so much. More than there is, if unknown. */
function sizeOf(bytes: Buffer, hasKind: boolean): number {
  const start = hasKind ? 1 : 0
  return bytes.length < start + 4 ? Number.POSITIVE_INFINITY : start + bytes.readInt32BE(start)
}

function* messagesOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; ) {
    const end = start + sizeOf(bytes.subarray(start), true)
    yield bytes.subarray(start, end)
    start = end
  }
}
