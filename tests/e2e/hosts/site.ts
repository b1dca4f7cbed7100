/** A company's site on a server of its own, and the reference API on another origin. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Hono } from 'hono'
import { createApi } from '../../../server/api/api.ts'
import { findFreePort } from '../../../server/tests/find-free-port.ts'
import { listen } from '../../listen.ts'
import { openDemo } from '../demo.ts'
import { test as base } from '../test'

/** What the API verifies tokens with: a site that signs clients in itself signs them with it. */
export const secret = 'known to everyone, for a test of a few seconds'

interface Program {
  /** The folder in `examples/hosts`. */
  folder: string
  /** What Node runs there. */
  args: readonly string[]
  /** @param apiUrl where the API is */
  environment: (apiUrl: string) => Record<string, string>
}

/** Tests of a site that is started once for each worker. `baseURL` is its address. */
export const testOf = ({ folder, args, environment }: Program) =>
  base.extend<object, { site: string }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
      async ({}, use) => {
        const api = await openApi()
        const port = `${await findFreePort()}`
        const server = spawn(process.execPath, args, {
          cwd: `examples/hosts/${folder}`,
          env: {
            ...process.env,
            NODE_ENV: 'production',
            HOST: '127.0.0.1',
            PORT: port,
            ORIGIN: `http://127.0.0.1:${port}`,
            ...environment(api.url),
          },
          stdio: ['ignore', 'pipe', 'inherit'],
        })
        try {
          await heard(server, port)
          await api.allow(`http://127.0.0.1:${port}`)
          await use(`http://127.0.0.1:${port}`)
        } finally {
          if (server.exitCode === null && server.kill()) await once(server, 'exit')
          await api.close()
        }
      },
      { scope: 'worker' },
    ],
    baseURL: ({ site }, use) => use(site),
  })

/** Waits until a server says where it listens. @throws if it ends before */
async function heard({ stdout }: ChildProcess, port: string): Promise<void> {
  for await (const line of stdout ? createInterface(stdout) : []) if (line.includes(`:${port}`)) return
  throw new Error('The host has not started. Has `npm run build:hosts` been run?')
}

/** The reference API with the demo's people, on an origin of its own. */
async function openApi() {
  const app = new Hono()
  const { url, close } = await listen(app.fetch)
  return {
    url: `${url}/api/v1`,
    /** Lets the pages of an origin call it. */
    async allow(origin: string) {
      const { store, bytes, hashPassword } = await openDemo()
      const sendMail = async () => {}
      const site = { portalUrl: `${origin}/portal`, origins: [origin] }
      const key = new TextEncoder().encode(secret)
      app.route('/', createApi({ store, bytes, hashPassword, secret: key, sendMail, ...site }))
    },
    close,
  }
}
