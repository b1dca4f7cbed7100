/** Runs `check-api` as a process, against a server on this machine. */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { type BrowserApiOptions, createBrowserApi } from '../../demo/api/browser'
import { intercept, type Rules } from '../../demo/api/intercept'
import { seedUploads } from '../../demo/api/seed/files'
import { buildCheckApi } from '../../scripts/build-check-api'

// Inside of the package: its own dependencies are found from there.
mkdirSync('test-results', { recursive: true })
/** Where the command stands, and files for it. Each file of tests has its own. */
export const folder = mkdtempSync('test-results/check-api-')
beforeAll(() => buildCheckApi(folder))
afterAll(() => rmSync(folder, { recursive: true }))

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

type Answer = (request: Request) => Promise<Response> | Response

/** Serves on a free port until the test ends. @returns the origin */
export async function listen(fetch: Answer): Promise<string> {
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1', createServer })
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
    await api.bytes.save(id, [await readFile(`demo/api/seed/files/${name}`)])
  }
  return api
}

/** Serves the reference API, changed by rules. `answer` sees each request first. */
export async function serveApi(
  rules: Rules = {},
  { answer, ...options }: BrowserApiOptions & { answer?: (request: Request) => Response | undefined } = {},
): Promise<Served> {
  const api = await createApi(options)
  const asked: Request[] = []
  const carry = intercept(api.fetch, rules)
  const origin = await listen(async (request) => {
    asked.push(request.clone() as Request)
    return answer?.(request) ?? carry(request)
  })
  return { apiUrl: `${origin}/api/v1`, asked }
}

export interface Outcome {
  code: number | null
  out: string
  err: string
}

interface Haste {
  /** How many times as fast the command's own clock runs: 33 seconds of waiting take 3.3 at 10. */
  speed?: number
}

/** Runs the command, with nobody at a terminal. */
export function run(
  args: readonly string[],
  environment: Record<string, string> = {},
  { speed = 1 }: Haste = {},
): Promise<Outcome> {
  const clock = `const now = performance.now.bind(performance); performance.now = () => ${speed} * now()`
  const hurry = speed === 1 ? [] : ['--import', `data:text/javascript,${encodeURIComponent(clock)}`]
  const child = spawn(process.execPath, [...hurry, `${folder}/check-api.js`, ...args], {
    env: { PATH: process.env.PATH ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [out, err] = ['', '']
  child.stdout.on('data', (piece) => {
    out += piece
  })
  child.stderr.on('data', (piece) => {
    err += piece
  })
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })))
}

export const password = 'portal-demo'

const asAda = (apiUrl: string, args: readonly string[], haste?: Haste) =>
  run(
    ['check-api', apiUrl, '--email', 'client@example.com', ...args],
    { CHECK_API_PASSWORD: password },
    haste,
  )

/** Checks a server as Ada. */
export const checkAsAda = (apiUrl: string, ...args: string[]) => asAda(apiUrl, args)

/** Checks a server that lets the command wait: it waits as long as ever by its own clock, which hurries. */
export const checkInHaste = (apiUrl: string, ...args: string[]) => asAda(apiUrl, args, { speed: 10 })
