/**
 * The socket beside the database in a folder, which admits one process alone: the server listens there, and the command
 * line asks it. Whoever may write to the socket may do all that staff may, so it is the server's own user's alone.
 */
import { rmSync } from 'node:fs'
import { request as ask } from 'node:http'
import { connect } from 'node:net'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { close, createServer } from '../api/node/http-server.ts'

const pathOf = (folder: string) => resolve(folder, 'staff.sock')

/** Systems cut a longer path off, or refuse it. */
const LONGEST = 103

/** Why there can be no socket in the folder; `undefined` if there can. */
export function whyNoSocket(folder: string): string | undefined {
  if (process.platform === 'win32') {
    return 'On Windows, stop the server to use "npm run staff", or give both a DATABASE_URL.'
  }
  const path = pathOf(folder)
  if (Buffer.byteLength(path) <= LONGEST) return undefined
  return `While the server runs, "npm run staff" can't reach it: ${path} is longer than the ${LONGEST} bytes of a socket. Choose a shorter DATA_DIR.`
}

/**
 * Listens on the socket of a folder that this process has locked.
 *
 * @returns what stops it, once the requests under way are answered
 * @throws if there can be no socket in the folder
 */
export async function listenToStaff(
  folder: string,
  desk: (request: Request) => Promise<Response>,
): Promise<() => Promise<void>> {
  const reason = whyNoSocket(folder)
  if (reason) throw new Error(reason)
  const path = pathOf(folder)
  // Left behind by a server that was killed: the folder is locked, so no other one listens there.
  rmSync(path, { force: true })
  const server = createServer(desk)
  await new Promise<void>((resolve, reject) => {
    // The socket is made before "listen" returns. A later chmod would leave a moment in which others can connect.
    const before = process.umask(0o177)
    server.once('error', reject).listen(path, resolve)
    process.umask(before)
  })
  return () => close(server)
}

/** Whether a server listens on the socket of the folder. @throws if it is another user's */
export function isServed(folder: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    if (whyNoSocket(folder)) return resolve(false)
    const path = pathOf(folder)
    const socket = connect(path, () => {
      socket.end()
      resolve(true)
    })
    socket.once('error', (error) => {
      const { code } = Object(error)
      if (code === 'ENOENT' || code === 'ECONNREFUSED') return resolve(false)
      reject(
        new Error(`The server can't be reached at ${path} (${code}). Run this as the server's own user.`),
      )
    })
  })
}

/** Sends a request to the server that listens on the socket of the folder. */
export async function askServer(folder: string, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const headers = Object.fromEntries(request.headers)
  const asking = ask({ socketPath: pathOf(folder), path: pathname, method: request.method, headers })
  const answered = new Promise<Response>((resolve, reject) => {
    asking.once('error', reject).once('response', (answer) => {
      const pieces: Buffer[] = []
      answer
        .on('data', (piece) => pieces.push(piece))
        .once('error', reject)
        .once('end', () => resolve(new Response(Buffer.concat(pieces), { status: answer.statusCode ?? 500 })))
    })
  })
  // Node has a type of its own for the body's stream, which is the web's.
  const body = Readable.fromWeb(request.body as ReadableStream<Uint8Array>)
  const [answer] = await Promise.all([answered, pipeline(body, asking)])
  return answer
}
