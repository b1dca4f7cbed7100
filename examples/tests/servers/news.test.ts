/** The examples of `docs/server/news.md`: they are run as they stand there. */
import { spawnSync } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { runInNewContext } from 'node:vm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { isInstalled } from '../../../scripts/test/programs/programs'
import { listenToNews } from '../../../server/tests/api/listen-to-news'

const guide = readFileSync('docs/server/news.md', 'utf8')

function example(language: string): string {
  const [, code] = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(guide) ?? []
  if (!code) throw new Error(`The guide has no example in ${language}.`)
  return code
}

const missed = { id: 2, name: 'tickets', data: {} }
const now = { id: 3, name: 'ticket', data: { ticketId: 'TKT-1' } }

describe('in Node', () => {
  /** The example on a port of its own, for a client whose token ends after so many milliseconds. */
  async function start(eventsAfter: () => unknown, left = 60_000) {
    const news = new EventEmitter()
    const beats: (() => void)[] = []
    const asked: unknown[][] = []
    let answer: ((request: object, response: ServerResponse) => void) | undefined
    runInNewContext(example('js'), {
      ...{ news, Date, setTimeout, clearTimeout },
      app: {
        get: (path: string, given: typeof answer) => {
          expect(path).toBe('/api/v1/events')
          answer = given
        },
      },
      eventsAfter: (...given: unknown[]) => {
        asked.push(given)
        return eventsAfter()
      },
      setInterval: (beat: () => void, time: number) => {
        expect(time).toBeLessThan(30_000)
        return beats.push(beat)
      },
      clearInterval: () => void beats.pop(),
    })
    const server = createServer((request: IncomingMessage, response) => {
      const { searchParams } = new URL(request.url ?? '', 'http://localhost')
      const client = { clientId: 'nora', tokenEndsAt: Date.now() + left }
      answer?.({ ...client, query: Object.fromEntries(searchParams) }, response)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    const { port } = server.address() as AddressInfo // it listens on a port, so its address is no path
    const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
    const page = await listenToNews(ask, 'token', '?lastEventId=1')
    const isLeft = () => vi.waitFor(() => expect([news.listenerCount('nora'), beats.length]).toEqual([0, 0]))
    return { news, beats, asked, page, isLeft }
  }

  test('what was missed comes first, then what came while that was read, then what is new', async () => {
    let find = (_found: unknown[]) => {}
    const finding = new Promise<unknown[]>((resolve) => {
      find = resolve
    })
    const { news, beats, asked, page, isLeft } = await start(() => finding)
    expect(page.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    await vi.waitFor(() => expect(asked).toEqual([['1', 'nora']]))
    news.emit('omar', now)
    news.emit('nora', now)
    find([missed])
    expect(await page.next(2)).toEqual(['tickets {}', 'ticket {"ticketId":"TKT-1"}'])
    news.emit('nora', { ...missed, id: 4 })
    expect(await page.next()).toEqual(['tickets {}'])
    expect(page.lastId()).toBe('4')
    for (const beat of beats) beat()
    await vi.waitFor(() => expect(page.text()).toMatch(/\n\n:\n\n$/))
    page.leave()
    await isLeft()
  })

  test('where nothing was missed, the answer begins all the same', async () => {
    const { news, page, isLeft } = await start(async () => [])
    await vi.waitFor(() => expect(page.text()).toBe(':\n\n'))
    news.emit('nora', { id: 3, name: 'session', data: {} })
    expect(await page.next()).toEqual(['session {}'])
    expect(await page.ended).toBe('ended')
    await isLeft()
  })

  test('the stream ends with its token', async () => {
    const { page, isLeft } = await start(async () => [], 50)
    expect(await page.ended).toBe('ended')
    await isLeft()
  })
})

test.skipIf(!isInstalled('python'))('in Python (needs python)', () => {
  const around = `
import collections, json, queue, time
class Heard(queue.Queue):
    def get(self, timeout):
        assert timeout < 30
        return super().get(block=False)
queue.Queue = Heard
def events_after(last_event_id, client_id):
    say("nora", (3, "ticket", {"ticketId": "TKT-1"}))
    return [(2, "tickets", {})] if (last_event_id, client_id) == ("1", "nora") else []
def say(client_id, event):
    for heard in listeners[client_id]:
        heard.put(event)
${example('python')}
pieces = stream("nora", "1", time.time() + 60)
print(next(pieces) + next(pieces) + next(pieces) + next(pieces), end="")
pieces.close()
print([len(each) for each in listeners.values()])
pieces = stream("nora", "3", time.time() + 60)
print(next(pieces), end="")
say("omar", (4, "payments", {}))
say("nora", (5, "session", {}))
print("".join(pieces), end="")
print("".join(stream("nora", "5", 0)), end="")
print([len(each) for each in listeners.values()])
`
  const { stdout, stderr } = spawnSync('python3', ['-c', around], { encoding: 'utf8' })
  expect(stderr).toBe('')
  const ticket = 'id: 3\nevent: ticket\ndata: {"ticketId": "TKT-1"}\n\n'
  expect(stdout).toBe(
    [
      `:\n\nid: 2\nevent: tickets\ndata: {}\n\n${ticket}:\n\n[0]\n`,
      `:\n\nid: 5\nevent: session\ndata: {}\n\n:\n\n[0, 0]\n`,
    ].join(''),
  )
})
