/** Counts the kilobytes of a client's day. */
import type { Dependencies } from '../dependencies.ts'
import type { Limits } from '../limits.ts'

/** What a file counts. */
export const kilobytesOf = (size: number, { kilobytesOfFile }: Pick<Limits, 'kilobytesOfFile'>): number =>
  Math.max(kilobytesOfFile, Math.ceil(size / 1_000))

/** What a form announces is counted before a byte of it is kept, and what it does not take is given back. */
export async function openDay(
  clientId: string,
  announced: number,
  { count, forgive }: Pick<Dependencies, 'count' | 'forgive'>,
) {
  let [counted, taken] = [0, 0]
  const countUpTo = async (kilobytes: number) => {
    if (kilobytes <= counted) return
    await count(['kilobytes', clientId, kilobytes - counted])
    counted = kilobytes
  }
  await countUpTo(Math.floor(announced / 1_000))
  return {
    async take(kilobytes: number): Promise<void> {
      await countUpTo(taken + kilobytes)
      taken += kilobytes
    },
    async close(): Promise<void> {
      if (counted > taken) await forgive(['kilobytes', clientId, counted - taken])
    },
  }
}
