/**
 * A bucket with the manners of S3: it checks signatures and digests, wants a length, keeps nothing by halves, and fails
 * when it is told to.
 */
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { faultOfSignature } from './signature'

export type Fault =
  /** The connection breaks off in the middle of the body. */
  | 'drop'
  /** Nothing comes, or nothing more in the middle of a body. */
  | 'hang'
  | 'error'
  /** It keeps half of what was sent, and says that all is well. */
  | 'halve'

export type FakeBucket = Awaited<ReturnType<typeof startFakeBucket>>

const statuses: Record<string, number> = {
  NoSuchKey: 404,
  NoSuchBucket: 404,
  MissingContentLength: 411,
  XAmzContentSHA256Mismatch: 400,
  IncompleteBody: 400,
  InternalError: 500,
}

export const keys = { region: 'eu-test-1', accessKey: 'AKIDEXAMPLE', secretKey: 'a+secret/of=the&bucket' }

/** @param port The one of a bucket that was closed, to open it again. */
export async function startFakeBucket(port = 0, objects = new Map<string, Buffer>()) {
  const faults: { method: string; fault: Fault }[] = []
  const calls: string[] = []

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request
    calls.push(method)
    const index = faults.findIndex((one) => one.method === method)
    const fault = index < 0 ? undefined : faults.splice(index, 1)[0]?.fault
    const refuse = (code: string) => {
      response.writeHead(statuses[code] ?? 403, { 'Content-Type': 'application/xml' })
      response.end(method === 'HEAD' ? undefined : `<Error><Code>${code}</Code></Error>`)
    }
    const wrong = faultOfSignature(request, keys)
    if (wrong) return refuse(wrong)
    if (fault === 'error') return refuse('InternalError')
    const [, bucket, key = ''] = /^\/([^/]+)(?:\/(.*))?$/.exec(url) ?? []
    if (bucket !== 'files') return refuse('NoSuchBucket')
    const found = objects.get(key)
    if (method === 'PUT') {
      if (headers['content-length'] === undefined) return refuse('MissingContentLength')
      const pieces: Buffer[] = []
      for await (const piece of request) {
        pieces.push(piece)
        if (fault === 'drop') return void request.socket.destroy()
        if (fault === 'hang') return void request.pause()
      }
      const body = Buffer.concat(pieces)
      const sha256 = createHash('sha256').update(body).digest('hex')
      if (sha256 !== headers['x-amz-content-sha256']) return refuse('XAmzContentSHA256Mismatch')
      objects.set(key, fault === 'halve' ? body.subarray(0, body.length / 2) : body)
      response.writeHead(200).end()
    } else if (fault === 'hang' && method !== 'GET') {
      request.pause()
    } else if (method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204).end()
    } else if (key === '') {
      response.writeHead(200).end()
    } else if (!found) {
      refuse('NoSuchKey')
    } else {
      response.writeHead(200, { 'Content-Length': found.length })
      if (method === 'HEAD' || !fault) return void response.end(method === 'HEAD' ? undefined : found)
      response.write(found.subarray(0, found.length / 2), () => {
        if (fault === 'drop') request.socket.destroy()
      })
    }
  }

  const server = createServer((request, response) => {
    // Who breaks off is told nothing.
    answer(request, response).catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo // it listens on a port, so its address is no path
  return {
    settings: { url: `http://127.0.0.1:${address.port}/files`, ...keys },
    port: address.port,
    objects,
    /** The methods of all calls. */
    calls,
    fail(method: string, fault: Fault, times = 1) {
      for (let count = 0; count < times; count++) faults.push({ method, fault })
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}
