/** The trail of what staff has done, in memory. */
import type { Act } from '../staff-records.ts'
import type { Store } from '../store.ts'

export function createMemoryTrail(): Pick<Store, 'addAct' | 'acts'> & {
  /** Keeps that something was done to a client, and not in which words. */
  forgetWords(clientId: string): void
} {
  let kept: Act[] = []
  return {
    async addAct(act) {
      kept.push(act)
    },
    async acts(clientId) {
      return kept.filter((act) => clientId === undefined || act.clientId === clientId).toReversed()
    },
    forgetWords(clientId) {
      kept = kept.map((act) => (act.clientId === clientId ? { ...act, says: '', reason: '' } : act))
    },
  }
}
