/** Places for what is open at the same time, by a name: an address, a link, a client. It counts those of this process. */
import { Refusal } from '../../base/refusal.ts'

/** A name, and how many may be open under it. */
type Share = readonly [name: string, most: number]

/** Takes a place under each of the names. @returns a function that gives them back. @throws a `Refusal` with 429 */
export type TakePlace = (...shares: readonly Share[]) => () => void

/** @param message What is said to whom there is no place for. */
export function createPlaces(message: string): TakePlace {
  const taken = new Map<string, number>()
  const add = (name: string, more: number) => {
    const count = (taken.get(name) ?? 0) + more
    if (count > 0) taken.set(name, count)
    else taken.delete(name)
  }
  return (...shares) => {
    if (shares.some(([name, most]) => (taken.get(name) ?? 0) >= most)) {
      throw new Refusal(429, message, { 'Retry-After': '5' })
    }
    for (const [name] of shares) add(name, 1)
    let isBack = false
    return () => {
      if (isBack) return
      isBack = true
      for (const [name] of shares) add(name, -1)
    }
  }
}
