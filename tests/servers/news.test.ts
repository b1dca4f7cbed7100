/** The examples of `docs/backend.md` for news at once: they are run as they stand there. */
import { spawnSync } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isInstalled } from '../../scripts/programs'
import { listenToNews } from '../api/listen-to-news'

const [, section = ''] = readFileSync('docs/backend.md', 'utf8').split('\n## News at once\n')

function example(language: string): string {
  const [, code] = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(section) ?? []
  if (!code) throw new Error(`"News at once" has no example in ${language}.`)
  return code
}

const missed = { id: 2, name: 'tickets', data: {} }
const now = { id: 3, name: 'ticket', data: { ticketId: 'TKT-1' } }

test('in Node', async () => {
  const news = new EventEmitter()
  const beats: (() => void)[] = []
  let answer: ((request: object, response: ServerResponse) => void) | undefined
  runInNewContext(example('js'), {
    news,
    app: {
      get: (path: string, given: typeof answer) => {
        expect(path).toBe('/api/v1/events')
        answer = given
      },
    },
    eventsAfter: (id: string, client: string) => (id === '1' && client === 'nora' ? [missed] : []),
    setInterval: (beat: () => void, time: number) => {
      expect(time).toBeLessThan(30_000)
      return beats.push(beat)
    },
    clearInterval: () => void beats.pop(),
  })
  const server = createServer((request: IncomingMessage, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost')
    answer?.({ query: Object.fromEntries(searchParams), clientId: 'nora' }, response)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo // it listens on a port, so its address is no path

  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
  const page = await listenToNews(ask, 'token', '?lastEventId=1')
  expect(page.headers.get('content-type')).toBe('text/event-stream')
  expect(await page.next()).toEqual(['tickets {}'])
  news.emit('omar', now)
  news.emit('nora', now)
  expect(await page.next()).toEqual(['ticket {"ticketId":"TKT-1"}'])
  expect(page.lastId()).toBe('3')
  for (const beat of beats) beat()
  await vi.waitFor(() => expect(page.text()).toMatch(/\n\n:\n\n$/))
  page.leave()
  await vi.waitFor(() => expect([news.listenerCount('nora'), beats.length]).toEqual([0, 0]))
})

test.skipIf(!isInstalled('python'))('in Python (where it is installed)', () => {
  const around = `
import json, queue
class Heard(queue.Queue):
    def get(self, timeout):
        assert timeout < 30
        return super().get(block=False)
def events_after(last_event_id, client_id):
    return [(2, "tickets", {})] if (last_event_id, client_id) == ("1", "nora") else []
${example('python')}
heard = Heard()
pieces = stream("nora", "1", heard)
print(next(pieces), end="")
heard.put((3, "ticket", {"ticketId": "TKT-1"}))
print(next(pieces) + next(pieces), end="")
`
  const { stdout, stderr } = spawnSync('python3', ['-c', around], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(stdout).toBe(
    'id: 2\nevent: tickets\ndata: {}\n\nid: 3\nevent: ticket\ndata: {"ticketId": "TKT-1"}\n\n:\n\n',
  )
})
