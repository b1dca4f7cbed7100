/** A server that answers with what it got: the content type, and each byte. For tests in a browser, too. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of a server that answers with what it got. */
    echo: string
  }
}

/** What it got. The bytes are characters from 0 to 255. */
export interface Got {
  type: string | null
  bytes: string
}

export async function startEcho() {
  const server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', '*')
    response.setHeader('Access-Control-Allow-Methods', '*')
    const bytes = await buffer(request)
    const got: Got = { type: request.headers['content-type'] ?? null, bytes: bytes.toString('latin1') }
    response.end(request.method === 'OPTIONS' ? '' : JSON.stringify(got))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close().closeAllConnections() }
}

/** For Vitest: it is there for all tests. */
export async function setup({ provide }: TestProject) {
  const { origin, close } = await startEcho()
  provide('echo', origin)
  return close
}
