/**
 * The line between page and server: it carries everything, and does to one call what a bad line, a proxy or a broken
 * server would do. Its faults are real ones: connections break by the packets that break connections.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { defaults } from '../../../src/core/settings/config'
import { type CallName, endpoints } from '../../../src/core/settings/endpoints'
import { standBetween } from '../stand-between'
import { type Fault, type FaultName, faults } from './faults'

export interface Line {
  url: string
  /** From now on, this call meets this fault. */
  spoil(page: Page, call: CallName, fault: FaultName): Promise<void>
  /** How often the spoilt call was asked since. */
  asked(): number
  /** Lets the answers go that were slow. */
  release(): void
  /** The fault is over. What hangs goes on hanging. */
  mend(page: Page): Promise<void>
  /** All calls that were ever asked. */
  everAsked: ReadonlySet<CallName>
  close(): Promise<unknown>
}

/** A port where nobody listens: no ordinary program may, and browsers ask there all the same. */
const nowhere = 'http://127.0.0.1:2'

const patterns = Object.entries(endpoints).map(([call, endpoint]) => {
  const [method, path = ''] = endpoint.split(' ')
  const places = path.replace(/\{\w+\}/g, '[^/]+')
  // The keys of the table are exactly the names.
  return { call: call as CallName, method, path: new RegExp(`^${defaults.apiUrl}${places}$`) }
})

const callOf = (method: string | undefined, url: string) => {
  const { pathname } = new URL(url, nowhere)
  return patterns.find((each) => each.method === method && each.path.test(pathname))?.call
}

export async function startLine(server: string): Promise<Line> {
  let spoilt:
    | { call: CallName; fault: Fault; asked: number; released: Promise<void>; release(): void }
    | undefined
  const everAsked = new Set<CallName>()

  async function carry(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const pieces: Buffer[] = []
    for await (const piece of incoming) pieces.push(piece)
    const call = callOf(incoming.method, incoming.url ?? '')
    if (call) everAsked.add(call)
    const pass = () => passOn(server, incoming, Buffer.concat(pieces), outgoing)
    if (!spoilt || spoilt.call !== call) return pass()
    spoilt.asked++
    const { fault, released } = spoilt
    if ('status' in fault) return answer(outgoing, fault)
    if ('change' in fault) return passOn(server, incoming, Buffer.concat(pieces), outgoing, fault.change)
    if (fault.line === 'reset') incoming.socket.resetAndDestroy()
    if (fault.line === 'cut') cut(outgoing)
    if (fault.line === 'slow') return released.then(pass)
  }

  // It ends no connection that is idle: a request may be on its way just then.
  const proxy = createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => {
    carry(incoming, outgoing).catch(() => outgoing.destroy())
  })
  const { url, close } = await standBetween(proxy)
  const isSpoilt = (url: URL) =>
    patterns.some(({ call, path }) => call === spoilt?.call && path.test(url.pathname))
  return {
    url,
    async spoil(page, call, name) {
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      const fault: Fault = faults[name]
      const own = { call, fault, asked: 0, released, release }
      spoilt = own
      if (!('line' in fault) || fault.line !== 'refused') return
      await page.route(isSpoilt, (route) => {
        if (callOf(route.request().method(), route.request().url()) !== call) return route.fallback()
        own.asked++
        return route.continue({ url: nowhere + new URL(route.request().url()).pathname })
      })
    },
    asked: () => spoilt?.asked ?? 0,
    release: () => spoilt?.release(),
    async mend(page) {
      await page.unroute(isSpoilt)
      spoilt = undefined
    },
    everAsked,
    close,
  }
}

function answer(
  outgoing: ServerResponse,
  { status, type = '', body = '', headers }: Extract<Fault, { status: number }>,
) {
  outgoing.writeHead(status, { ...headers, ...(type && { 'content-type': type }) }).end(body)
}

/** The head promises more than comes before the connection ends. */
function cut(outgoing: ServerResponse): void {
  outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
  outgoing.write('{"success":true,"data":[{"_id":"1",', () => outgoing.destroy())
}

/** Asks the server, and hands its answer on: as it is, or changed. */
const passOn = (
  server: string,
  { url = '', method, headers }: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
  change?: (answer: unknown) => unknown,
) =>
  new Promise<void>((resolve, reject) => {
    // A connection that is kept may end just as the next request begins.
    const asked = change ? { ...headers, 'accept-encoding': 'identity' } : headers
    const call = request(server + url, { method, headers: asked, agent: false })
    call.on('error', reject)
    call.on('response', async (answered) => {
      outgoing.on('close', () => answered.destroy())
      answered.on('error', () => outgoing.destroy())
      const { statusCode = 502, headers } = answered
      if (!change) {
        outgoing.writeHead(statusCode, headers)
        return resolve(void answered.pipe(outgoing))
      }
      const pieces: Buffer[] = []
      for await (const piece of answered) pieces.push(piece)
      const changed = JSON.stringify(change(JSON.parse(Buffer.concat(pieces).toString())))
      const { 'content-length': _, 'transfer-encoding': __, ...rest } = headers
      resolve(void outgoing.writeHead(statusCode, rest).end(changed))
    })
    call.end(body)
  })
