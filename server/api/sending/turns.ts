/** Long work in pieces, one at a time: between two of them, everything else can run. */
import { Refusal } from '../../base/refusal.ts'

/** Runs a piece when it is its turn. Of those who wait, each gets a turn before anybody gets a second one. */
export type TakeTurn = <Result>(who: string, run: () => Promise<Result>) => Promise<Result>

export function createTurns(): TakeTurn {
  const waiting = new Map<string, (() => Promise<unknown>)[]>()
  let isRunning = false

  async function runAll(): Promise<void> {
    // Who is put back into the map comes last, and is met again.
    for (const [who, [first, ...others]] of waiting) {
      waiting.delete(who)
      if (others.length > 0) waiting.set(who, others)
      await first?.()
      await new Promise((resolve) => setTimeout(resolve))
    }
    isRunning = false
  }

  return (who, run) =>
    new Promise((resolve, reject) => {
      const piece = () => run().then(resolve, reject)
      waiting.set(who, [...(waiting.get(who) ?? []), piece])
      if (isRunning) return
      isRunning = true
      void runAll()
    })
}

/**
 * Runs what somebody may ask for again before it is answered: only the newest goes on, in this process.
 * @param run Gets a function that throws a `Refusal` with 429 once the same one has asked again.
 */
export type RunNewest = <Result>(
  who: string,
  run: (stopIfOlder: () => void) => Promise<Result>,
) => Promise<Result>

export function createNewest(): RunNewest {
  const newest = new Map<string, symbol>()
  return async (who, run) => {
    const own = Symbol(who)
    newest.set(who, own)
    const isNewest = () => newest.get(who) === own
    try {
      return await run(() => {
        if (!isNewest()) throw new Refusal(429, 'You have searched again since.', { 'Retry-After': '1' })
      })
    } finally {
      if (isNewest()) newest.delete(who)
    }
  }
}
