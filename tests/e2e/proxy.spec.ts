/** What the proxy of the tests does to a line: each fault is what its name says, to the client and to the server. */
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { type FaultyProxy, startProxy, type ToxicName } from './proxy/proxy'
import { standBetween } from './stand-between'

const words = 'x'.repeat(1_000)

/** A server that writes down what it has heard to the end, and answers with the same. */
async function openLine() {
  const heard: string[] = []
  const server = await standBetween(
    createServer(async (incoming, outgoing) => {
      const said = await text(incoming).catch(() => undefined)
      if (said === undefined) return
      heard.push(said)
      outgoing.setHeader('content-length', said.length)
      outgoing.end(said)
    }),
  )
  const proxy = await startProxy(server.url)
  return { heard, proxy, close: () => Promise.all([proxy.close(), server.close()]) }
}

/** What a client gets: status and words, or how the line ended. Whoever hears nothing for a second says so. */
async function say({ url }: FaultyProxy): Promise<string> {
  try {
    const answer = await fetch(`${url}/say`, {
      method: 'POST',
      body: words,
      signal: AbortSignal.timeout(1_000),
    })
    const said = await answer.text()
    return `${answer.status} ${said === words ? 'all' : said}`
  } catch (error) {
    const { name, cause } = Object(error)
    return name === 'TimeoutError' ? 'nothing' : String(cause?.code ?? cause?.message)
  }
}

const closed = /UND_ERR_SOCKET|ECONNRESET|EPIPE/
const cases: [
  name: ToxicName,
  amount: number,
  stream: 'upstream' | 'downstream',
  gets: RegExp,
  heard: number,
][] = [
  ['latency', 50, 'upstream', /^200 all/, 1],
  ['latency', 50, 'downstream', /^200 all/, 1],
  ['bandwidth', 10, 'downstream', /^200 all/, 1],
  ['timeout', 0, 'upstream', /^nothing/, 0],
  ['timeout', 0, 'downstream', /^nothing/, 1],
  ['timeout', 50, 'downstream', closed, 1],
  ['reset_peer', 0, 'upstream', /ECONNRESET/, 0],
  ['reset_peer', 0, 'downstream', /ECONNRESET/, 1],
  ['limit_data', 600, 'upstream', closed, 0],
  ['limit_data', 600, 'downstream', closed, 1],
  ['limit_data', 0, 'downstream', closed, 1],
  ['slow_close', 50, 'downstream', /^200 all/, 1],
  ['slow_close', 60_000, 'downstream', /^nothing/, 1],
  ['bad_gateway', 0, 'downstream', /^502 <h1>/, 0],
  ['unavailable', 5, 'downstream', /^503 <h1>/, 0],
  ['captive_portal', 0, 'downstream', /^200 <!doctype html>/, 0],
]

for (const [name, amount, stream, gets, count] of cases) {
  test(`${name} ${amount} ${stream}`, async () => {
    const { heard, proxy, close } = await openLine()
    const remove = proxy.add(name, amount, { stream, on: /^POST \/say/ })
    expect(await say(proxy)).toMatch(gets)
    expect(heard).toHaveLength(count)
    remove()
    expect(await say(proxy)).toBe('200 all')
    proxy.add(name, amount, { stream, on: /^GET/ })
    expect(await say(proxy)).toBe('200 all')
    await close()
  })
}

test('a fault can come once, and a tunnel ends', async () => {
  const { proxy, close } = await openLine()
  proxy.add('bad_gateway', 0, { times: 1 })
  expect(await say(proxy)).toMatch(/^502/)
  expect(await say(proxy)).toBe('200 all')
  await proxy.disable()
  expect(await say(proxy)).toMatch(/ECONNREFUSED|UND_ERR_SOCKET/)
  await proxy.enable()
  expect(await say(proxy)).toBe('200 all')
  await close()
})
