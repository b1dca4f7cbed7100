/**
 * What a bad line does to what it carries, by the names of Toxiproxy (https://github.com/Shopify/toxiproxy#toxics), and the
 * answers that others give in a server's place.
 */
import { setTimeout as wait } from 'node:timers/promises'

type Pieces = AsyncIterable<Buffer>

/** In milliseconds. A test that is over waits for nothing. */
const sleep = (time: number) => wait(time, undefined, { ref: false })

/** How a connection ends before its time. */
export class Broken extends Error {
  readonly end: 'closed' | 'reset'
  constructor(end: 'closed' | 'reset') {
    super(`The line is ${end}.`)
    this.end = end
  }
}

/** Each has one number: what it is, stands beside it. */
export const toxics = {
  /** Milliseconds. All comes, but so much later. */
  async *latency(pieces: Pieces, latency: number) {
    await sleep(latency)
    yield* pieces
  },
  /** Thousands of bytes in a second. All comes, but no faster. */
  async *bandwidth(pieces: Pieces, rate: number) {
    const inTenth = rate * 100
    for await (const piece of pieces) {
      for (let from = 0; from < piece.length; from += inTenth) {
        await sleep(100)
        yield piece.subarray(from, from + inTenth)
      }
    }
  },
  /** Milliseconds. Nothing comes, and then the connection is closed; with 0, it stays open. */
  async *timeout(_: Pieces, timeout: number): Pieces {
    await (timeout > 0 ? sleep(timeout) : new Promise(() => {}))
    throw new Broken('closed')
  },
  /** Milliseconds. Nothing comes, and then the connection is reset. */
  // biome-ignore lint/correctness/useYield: nothing comes
  async *reset_peer(_: Pieces, timeout: number): Pieces {
    await sleep(timeout)
    throw new Broken('reset')
  },
  /** Bytes. So many come, and the connection is closed. With 0, not even the head comes. */
  async *limit_data(pieces: Pieces, bytes: number) {
    let left = bytes
    for await (const piece of pieces) {
      if (left > 0) yield piece.subarray(0, left)
      left -= piece.length
      if (left <= 0) throw new Broken('closed')
    }
  },
  /** Milliseconds. All comes, but its end is so much later. */
  async *slow_close(pieces: Pieces, delay: number) {
    yield* pieces
    await sleep(delay)
  },
} satisfies Record<string, (pieces: Pieces, amount: number) => Pieces>

interface Answer {
  status: number
  headers?: Record<string, string>
  body: string
}

/** What stands before a server answers in its place: the server hears nothing. */
export const strangers = {
  /** A gateway whose server is away. */
  bad_gateway: (): Answer => ({ status: 502, body: '<h1>502 Bad Gateway</h1>' }),
  /** Seconds. A server that is closed for so long. */
  unavailable: (seconds: number): Answer => ({
    status: 503,
    headers: { 'retry-after': `${seconds}` },
    body: '<h1>503 Service Unavailable</h1>',
  }),
  /** The page of a WLAN that wants to be paid, whatever was asked for. */
  captive_portal: (): Answer => ({ status: 200, body: '<!doctype html><title>WLAN</title><h1>Welcome</h1>' }),
}
