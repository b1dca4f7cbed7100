/** Counts tries in memory. */
import { isCountOf } from '../closed.ts'
import type { Tries } from '../records.ts'
import type { Store } from '../store.ts'

/** How often what is over is forgotten, in milliseconds. */
const SWEEP_EVERY = 60_000

export function createMemoryTries(): Pick<Store, 'countTry' | 'mark' | 'isCounted' | 'forgiveTry'> & {
  sweepTries(now: number): void
  forgetCounts(email: string): void
} {
  const tries = new Map<string, Tries>()
  let sweptAt = 0

  function sweepTries(now: number): void {
    sweptAt = now
    for (const [key, { resetsAt }] of tries) if (resetsAt <= now) tries.delete(key)
  }

  return {
    sweepTries,
    forgetCounts(email) {
      for (const key of tries.keys()) if (isCountOf(key, email)) tries.delete(key)
    },
    async countTry(key, seconds, now, amount = 1) {
      if (now - sweptAt >= SWEEP_EVERY) sweepTries(now)
      const earlier = tries.get(key)
      const current =
        earlier && earlier.resetsAt > now ? earlier : { count: 0, resetsAt: now + seconds * 1000 }
      const counted = { ...current, count: current.count + amount }
      tries.set(key, counted)
      return counted
    },
    async mark(key, until) {
      const { count = 1, resetsAt = until } = tries.get(key) ?? {}
      tries.set(key, { count, resetsAt: Math.max(resetsAt, until) })
    },
    async isCounted(key, now) {
      return (tries.get(key)?.resetsAt ?? 0) > now
    },
    async forgiveTry(key, amount = 1) {
      const current = tries.get(key)
      if (current) tries.set(key, { ...current, count: Math.max(0, current.count - amount) })
    },
  }
}
