/** What is written once, and what is written in turn, in memory. */
import type { Claim } from '../claim.ts'
import type { Store } from '../store.ts'

/** @param storeOf The store that is written in. */
export function createMemoryOrder(storeOf: () => Store): Pick<Store, 'once' | 'inTurn'> & {
  forgetKeys(clientId: string): void
  sweepKeys(now: number): void
} {
  /** What was written with a key, or is being written. */
  const keys = new Map<string, Pick<Claim, 'digest' | 'expiresAt'> & { id: Promise<string> }>()
  /** What each client has written last in turn, or is writing. */
  const turns = new Map<string, Promise<unknown>>()

  const once: Store['once'] = async (claim, write) => {
    const { clientId, key, digest, now, expiresAt } = claim
    const place = `${clientId} ${key}`
    const earlier = keys.get(place)
    if (earlier && earlier.expiresAt > now) {
      const id = await earlier.id.catch(() => undefined)
      return id === undefined ? once(claim, write) : { digest: earlier.digest, id, isNew: false }
    }
    const id = write(storeOf())
    keys.set(place, { digest, expiresAt, id })
    try {
      return { digest, id: await id, isNew: true }
    } catch (error) {
      keys.delete(place)
      throw error
    }
  }

  return {
    once,
    inTurn(clientId, write) {
      const before = turns.get(clientId) ?? Promise.resolve()
      const written = before.catch(() => {}).then(() => write(storeOf()))
      turns.set(clientId, written)
      return written
    },
    forgetKeys(clientId) {
      for (const key of keys.keys()) if (key.startsWith(`${clientId} `)) keys.delete(key)
    },
    sweepKeys(now) {
      for (const [key, { expiresAt }] of keys) if (expiresAt <= now) keys.delete(key)
    },
  }
}
