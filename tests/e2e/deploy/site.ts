/** A host's site whose files change under open pages: two builds of the scripts, one after the other. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { standBetween } from '../stand-between'

const folder = 'dist/cdn'

/** What a bad line, or what stands on it, does to a file. Each but `gone` and `slow` is over when the line is well again. */
export const faults = {
  reset: 'the connection is closed',
  busy: 'a proxy answers 503',
  cut: 'it ends in the middle',
  html: 'the network answers with its sign-in page',
}

export type Trouble = keyof typeof faults | 'gone' | 'slow'

export interface Site {
  url: string
  /** From now on there are only the files of the next build. */
  deploy(): void
  /** What happens to the files whose names match, in every build. The last word counts. */
  spoil(files: RegExp, trouble: Trouble): void
  /** All is well again, and what was slow comes. */
  mend(): void
  /** Shows these elements at `/host`. */
  show(elements: string): void
  close(): Promise<unknown>
}

const names = readdirSync(join(folder, 'chunks'))
  .filter((name) => name.endsWith('.js'))
  .map((name) => name.replace('.js', ''))
const anyName = new RegExp(names.join('|'), 'g')
/** The second build has the same scripts under other names, as after a change in each of them. */
const rename = (text: string) =>
  text.replaceAll(anyName, (name) => `${name.slice(0, -9)}-Next${name.slice(-8)}`)
const unrename = (path: string) => path.replace(/-Next(?=[\w-]{8}\.js$)/, '-')

export async function startSite(demo: string): Promise<Site> {
  let build: 'first' | 'second' = 'first'
  let page = ''
  let spoilt: { files: RegExp; trouble: Trouble }[] = []
  const slow: (() => void)[] = []

  function giveFile(path: string, outgoing: ServerResponse): void {
    const isHashed = path.startsWith('chunks/')
    const exists = !isHashed || path.includes('-Next') === (build === 'second')
    const file = join(folder, unrename(path))
    const trouble = spoilt.findLast(({ files }) => files.test(path))?.trouble
    if (trouble === 'slow') return void slow.push(() => send())
    send()

    function send() {
      if (trouble === 'reset') return outgoing.destroy()
      if (trouble === 'busy') return outgoing.writeHead(503).end()
      if (!exists || trouble === 'gone' || !existsSync(file)) return outgoing.writeHead(404).end()
      if (trouble === 'html')
        return outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>')
      const text = readFileSync(file, 'utf8')
      const script = build === 'second' ? rename(text) : text
      const body = Buffer.from(script)
      // The loader is kept for an hour, as a host may say. The chunks are not, so that one that is gone is gone.
      const kept = isHashed ? 'no-store' : 'max-age=3600'
      const headers = { 'content-type': typeOf(path), 'cache-control': kept, 'content-length': body.length }
      outgoing.writeHead(200, headers)
      if (trouble !== 'cut') return outgoing.end(body)
      return outgoing.write(body.subarray(0, body.length / 2), () => outgoing.destroy())
    }
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { pathname } = new URL(incoming.url ?? '', 'http://site')
    if (pathname === '/host') return void outgoing.writeHead(200, { 'content-type': 'text/html' }).end(page)
    if (pathname.startsWith('/cdn/')) return giveFile(pathname.slice('/cdn/'.length), outgoing)
    const { method, headers } = incoming
    const call = request(demo + incoming.url, { method, headers, agent: false })
    incoming.pipe(call)
    call.on('error', () => outgoing.destroy())
    call.on('response', (answered) => {
      outgoing.on('close', () => answered.destroy())
      answered.on('error', () => outgoing.destroy())
      outgoing.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(outgoing)
    })
  }

  const server = createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy())
  })
  const { url, close } = await standBetween(server)
  return {
    url,
    deploy() {
      build = 'second'
    },
    spoil: (files, trouble) => void spoilt.push({ files, trouble }),
    mend() {
      spoilt = []
      for (const send of slow.splice(0)) send()
    },
    show(elements) {
      page = `<!doctype html><html lang="en"><title>Host</title>
        <script type="module" src="/cdn/loader.js"></script>${elements}</html>`
    },
    close,
  }
}

const typeOf = (path: string) => (path.endsWith('.css') ? 'text/css' : 'text/javascript')
