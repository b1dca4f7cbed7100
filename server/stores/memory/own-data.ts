/** What clients ask for about their own data, in memory. */
import type { KeptCopy, KeptErasure, OwnDataStore } from '../own-data-store.ts'
import type { Store } from '../store.ts'

/** @param discard Notes that bytes are to go. */
export function createMemoryOwnData(
  discard: (ids: readonly string[]) => void,
  tell: Store['tell'],
): OwnDataStore & { forgetOwnData(clientId: string): void; sweepCopies(now: number): void } {
  const copies = new Map<string, KeptCopy>()
  const erasures = new Map<string, KeptErasure>()
  const byId = (id: string) => [...copies.values()].find((copy) => copy.id === id)
  function drop(copy: KeptCopy | undefined): void {
    if (!copy) return
    discard([copy.id])
    copies.delete(copy.clientId)
  }
  return {
    async copy(clientId) {
      return copies.get(clientId)
    },
    async copyOfBytes(id) {
      const found = byId(id)
      return found?.state === 'ready' ? found : undefined
    },
    async askForCopy(copy) {
      const before = copies.get(copy.clientId)
      if (before?.state === 'making' || (before?.state === 'ready' && before.until > copy.dueAt)) return
      drop(before)
      copies.set(copy.clientId, copy)
      await tell(copy.clientId, { name: 'ownData' })
    },
    async takeCopy(now, dueAt) {
      const due = [...copies.values()].find((copy) => copy.state === 'making' && copy.dueAt <= now)
      const taken = due && { ...due, dueAt, tries: due.tries + 1 }
      if (taken) copies.set(taken.clientId, taken)
      return taken
    },
    async leaseCopy({ id, tries }, changes) {
      const found = byId(id)
      if (found?.state !== 'making' || found.tries !== tries) return false
      copies.set(found.clientId, { ...found, ...changes })
      return true
    },
    async endCopy(id, changes) {
      const found = byId(id)
      if (!found) return false
      copies.set(found.clientId, { ...found, ...changes })
      await tell(found.clientId, { name: 'ownData' })
      return true
    },
    async erasure(clientId) {
      return erasures.get(clientId)
    },
    async erasures() {
      return [...erasures.values()].toSorted((one, other) => (one.askedAt < other.askedAt ? -1 : 1))
    },
    async askForErasure(erasure) {
      if (erasures.has(erasure.clientId)) return
      erasures.set(erasure.clientId, erasure)
      await tell(erasure.clientId, { name: 'ownData' })
    },
    async withdrawErasure(clientId) {
      const wasThere = erasures.delete(clientId)
      if (wasThere) await tell(clientId, { name: 'ownData' })
      return wasThere
    },
    forgetOwnData(clientId) {
      drop(copies.get(clientId))
      erasures.delete(clientId)
    },
    sweepCopies(now) {
      for (const copy of [...copies.values()]) if (copy.state !== 'making' && copy.until <= now) drop(copy)
    },
  }
}
