/** Checks a server on this machine. `process.ts` does it as a process. */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { afterEach, vi } from 'vitest'
import { intercept, type Rules } from '../../server/api/intercept'
import { type BrowserApiOptions, createBrowserApi } from '../../server/browser'
import { seedUploads } from '../../server/seed/files'
import type { Ending } from '../../src/check-api/command'
import { sections } from '../../src/check-api/options'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

type Answer = (request: Request) => Promise<Response> | Response

/** Serves on a free port until the test ends. @returns the origin */
export async function listen(fetch: Answer): Promise<string> {
  // The command in this process has the Response of Node's own, as it has in one of its own.
  const overrideGlobalObjects = false
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1', createServer, overrideGlobalObjects })
  stops.push(() => server.close())
  await new Promise<void>((resolve) => server.once('listening', resolve))
  // It listens on a port.
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

export interface Served {
  apiUrl: string
  /** What was asked, in order: `GET /services/… Bearer …`. */
  asked: Request[]
}

/** Creates the reference API, with links to files that can be opened. */
export async function createApi(options: BrowserApiOptions = {}) {
  const api = createBrowserApi({ signedLinks: true, ...options })
  for (const { id, name } of seedUploads('')) {
    await api.bytes.save(id, [await readFile(`server/seed/files/${name}`)])
  }
  return api
}

/** Stands before the API: changes a request, passes it on with `proceed`, and changes the answer. */
export type Adapter = (request: Request, proceed: () => Promise<Response>) => Promise<Response>

interface Changes extends BrowserApiOptions {
  answer?: (request: Request) => Response | undefined
  adapter?: (api: Awaited<ReturnType<typeof createApi>>) => Adapter
}

/** Serves the reference API, changed by rules. `answer` sees each request first, then `adapter`. */
export async function serveApi(
  rules: Rules = {},
  { answer, adapter, ...options }: Changes = {},
): Promise<Served> {
  const api = await createApi(options)
  const adapt = adapter?.(api)
  const asked: Request[] = []
  const carry = intercept(api.fetch, rules)
  const origin = await listen(async (request) => {
    asked.push(request.clone() as Request)
    // The rules change answers: they need them as they are, and not compressed.
    request.headers.delete('accept-encoding')
    const given = answer?.(request)
    if (given) return given
    return adapt ? adapt(request, () => carry(request)) : carry(request)
  })
  return { apiUrl: `${origin}/api/v1`, asked }
}

interface Circumstances {
  /** Of the terminal, in characters. */
  width?: number
  /** How many times as fast the command's own clock runs: 33 seconds of waiting take 3.3 at 10. */
  speed?: number
}

let ahead = 0
/** Lets the command's own clock go on by so many seconds, as a slow answer would. */
export function letPass(seconds: number): void {
  ahead += seconds * 1000
}

/** Runs the command in this process, which takes half the time of one of its own. */
export async function check(
  args: readonly string[],
  environment: Record<string, string> = {},
  { speed = 1, width }: Circumstances = {},
): Promise<Ending> {
  // Nothing is left of the check before.
  vi.resetModules()
  const { checkApi } = await import('../../src/check-api/command')
  const now = performance.now.bind(performance)
  const replaced = [
    vi.spyOn(console, 'warn').mockImplementation(() => {}),
    vi.spyOn(console, 'error').mockImplementation(() => {}),
    vi.spyOn(performance, 'now').mockImplementation(() => speed * now() + ahead),
  ]
  try {
    return await checkApi(args, environment, width)
  } finally {
    for (const one of replaced) one.mockRestore()
  }
}

export const password = 'portal-demo'

const asAda = (apiUrl: string, args: readonly string[], haste?: Circumstances) =>
  check(
    ['check-api', apiUrl, '--email', 'client@example.com', ...args],
    { CHECK_API_PASSWORD: password, CHECK_API_OTHER_PASSWORD: password },
    haste,
  )

/**
 * The arguments by which no section is asked for but those of the calls: of one, a third of the calls, and of the time. Without
 * a call, all that is left is who signs in, and what is the client's own.
 */
export const only = (...asked: string[]): string[] => {
  const others = Object.entries(sections).filter(([, calls]) => !calls.some((each) => asked.includes(each)))
  return ['--without', others.map(([section]) => section).join()]
}

/** Checks a server as Ada. */
export const checkAsAda = (apiUrl: string, ...args: string[]) => asAda(apiUrl, args)

/** Checks the reference API, changed by rules, as Ada. */
export const checkServer = async (rules: Rules, ...args: string[]) =>
  checkAsAda((await serveApi(rules)).apiUrl, ...args)

/** Checks a server that lets the command wait: it waits as long as ever by its own clock, which hurries. */
export const checkInHaste = (apiUrl: string, ...args: string[]) => asAda(apiUrl, args, { speed: 10 })
