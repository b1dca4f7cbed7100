/** Long work in pieces, one at a time: between two of them, everything else can run. */

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
