/** Lets a few forms in at once, of everybody and of each client. It counts those of this process. */
import { Refusal } from '../../base/refusal.ts'

export interface GateLimits {
  all: number
  ofClient: number
}

/** The place of a form that is on its way in. */
export interface Place {
  /** Aborted with a `Refusal` when the form has to go. */
  signal: AbortSignal
  /** Says that bytes have come. */
  onBytes(count: number): void
  /** Says that all has come: the form stays. */
  onWhole(): void
}

/** Runs a piece of work unless too much is running. @throws a `Refusal` with 429 */
export type Gate = <Result>(clientId: string, run: (place: Place) => Promise<Result>) => Promise<Result>

interface Coming {
  clientId: string
  since: number
  bytes: number
  isWhole: boolean
  stopping: AbortController
}

const busy = () =>
  new Refusal(429, 'Other files are still on their way.', {
    'Retry-After': '5',
  })

const stalled = () =>
  new Refusal(503, 'Nothing has come for too long. Please send it again.', { 'Retry-After': '1' })

/** @param idleSeconds A form of which nothing comes for so long has to go. */
export function createGate({ all, ofClient }: GateLimits, idleSeconds: number): Gate {
  const inside = new Set<Coming>()
  const countOf = (clientId: string) => [...inside].filter((one) => one.clientId === clientId).length

  /** Lets the slowest form go of whoever has the most: at least two more than who comes. A slow line alone loses nothing. */
  function makeRoom(own: number): void {
    const most = Math.max(...[...inside].map(({ clientId }) => countOf(clientId)))
    if (most < own + 2) throw busy()
    const now = performance.now()
    const speedOf = ({ bytes, since }: Coming) => bytes / (now - since)
    const [slowest] = [...inside]
      .filter(({ clientId, isWhole }) => !isWhole && countOf(clientId) === most)
      .toSorted((one, other) => speedOf(one) - speedOf(other))
    if (!slowest) throw busy()
    inside.delete(slowest)
    slowest.stopping.abort(busy())
  }

  return async (clientId, run) => {
    const own = countOf(clientId)
    if (own >= ofClient) throw busy()
    if (inside.size >= all) makeRoom(own)
    const stopping = new AbortController()
    const coming: Coming = { clientId, since: performance.now(), bytes: 0, isWhole: false, stopping }
    let idle: ReturnType<typeof setTimeout> | undefined
    const onBytes = (count: number) => {
      coming.bytes += count
      clearTimeout(idle)
      idle = setTimeout(() => stopping.abort(stalled()), idleSeconds * 1000)
    }
    const onWhole = () => {
      coming.isWhole = true
      clearTimeout(idle)
    }
    inside.add(coming)
    onBytes(0)
    try {
      return await run({ signal: stopping.signal, onBytes, onWhole })
    } finally {
      onWhole()
      inside.delete(coming)
    }
  }
}
