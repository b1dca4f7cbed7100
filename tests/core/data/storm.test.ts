/** Very many pages with very many widgets, opened at once, and a server in trouble: it is asked at most twice as often as in a good hour. */
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../src/core/server/api-error'
import { runs } from '../../trials'

afterEach(() => void vi.unstubAllGlobals())

const pages = runs(15, 1_000)
const widgets = 100
const all = pages * widgets
/** How long an answer takes, in milliseconds. */
const delay = 200
const hour = 3_600_000

/** How finely time goes on, in milliseconds. */
const tick = 10

/** A clock that millions of timers don't slow down. */
function startClock() {
  const due = new Map<number, Map<object, () => void>>()
  let now = 0
  vi.stubGlobal('Date', { now: () => now })
  vi.stubGlobal('setTimeout', (act: () => void, wait: number) => {
    const timer = { at: now + tick * Math.max(1, Math.round(wait / tick)) }
    const others = due.get(timer.at) ?? new Map()
    due.set(timer.at, others.set(timer, act))
    return timer
  })
  vi.stubGlobal('clearTimeout', (timer?: { at: number }) => timer && due.get(timer.at)?.delete(timer))
  return (until: number) => {
    for (; now < until; now += tick) {
      for (const act of due.get(now)?.values() ?? []) act()
      due.delete(now)
    }
  }
}

/** What one page has of core for this: each of them has it by itself. */
async function openPage() {
  vi.resetModules()
  const { awaitRecovery, stopAwaiting } = await import('../../../src/core/server/recovery/recovery')
  const { $succeeded } = await import('../../../src/core/server/recovery/succeeded')
  return { awaitRecovery, stopAwaiting, $succeeded }
}

/** Whether it answers well, when it is asked for the nth time in this second. */
type Server = (now: number, nth: number) => boolean

/** An hour of all the pages: how often the server is asked, how often in the first second and in the busiest one after that. */
async function live(isWell: Server) {
  const opened = []
  for (let page = 0; page < pages; page++) opened.push(await openPage())
  const goOn = startClock()
  const seconds = new Map<number, number>()
  function send(settle: (isWell: boolean, sentAt: number) => void) {
    const sentAt = Date.now()
    const second = Math.floor(sentAt / 1_000)
    const nth = (seconds.get(second) ?? 0) + 1
    seconds.set(second, nth)
    const answer = isWell(sentAt, nth)
    setTimeout(() => settle(answer, sentAt), delay)
  }
  let shown = 0
  for (const { awaitRecovery, stopAwaiting, $succeeded } of opened) {
    const openWidget = () => {
      let isRunning = false
      const ask = () => {
        if (isRunning) return
        isRunning = true
        send((isWell, sentAt) => {
          if (isWell) {
            $succeeded.set({ sentAt })
            stopAwaiting(ask)
            shown++
          } else awaitRecovery(ask, new ApiError('payments', 502, ''))
          isRunning = false
        })
      }
      ask()
    }
    for (let widget = 0; widget < widgets; widget++) openWidget()
    // The bell asks each minute.
    const poll = () => {
      send((isWell, sentAt) => isWell && $succeeded.set({ sentAt }))
      setTimeout(poll, 60_000)
    }
    setTimeout(poll, Math.random() * 60_000)
  }
  goOn(hour)
  const [first = 0, ...later] = seconds.values()
  return {
    asked: later.reduce((sum, count) => sum + count, first),
    first,
    busiest: Math.max(...later),
    shown,
  }
}

let goodHour: ReturnType<typeof live> | undefined

const servers: [what: string, isWell: Server, shows: number][] = [
  ['is down for four seconds', (now) => now > 4_000, 1],
  ['is down for ten minutes', (now) => now > 600_000, 1],
  ['is down for 50 minutes', (now) => now > 3_000_000, 1],
  ['is down for the whole hour', () => false, 0],
  ['fails half of the time', () => Math.random() < 0.5, 1],
  ['fails nine times of ten', () => Math.random() < 0.1, 0],
  ['answers no more in a second than a fiftieth of what all pages want', (_, nth) => nth <= all / 50, 1],
]

test.each(servers)('a server that %s', async (_, server, shows) => {
  goodHour ??= live(() => true)
  const usual = await goodHour
  const { asked, busiest, shown } = await live(server)
  expect(asked).toBeLessThan(2 * usual.asked)
  expect(busiest).toBeLessThan(usual.first)
  expect(shown / all).toBeGreaterThanOrEqual(shows)
})
