/**
 * Values that live in the current entry of the browser's history: they come back with Back, Forward and reload. The
 * entry belongs to the host, so this is a best effort: a host's router may drop what we have stored in it.
 */
import { attempt, page } from './browser'
import { isRecord } from './is-record'

/** The key of our values in the state of an entry. The rest of the state belongs to the host. */
const ours = 'client-portal:kept'

/** A part of the Navigation API, which is not in lib.dom yet. */
interface WithNavigation {
  navigation?: {
    /** `null` in a sandboxed frame. */
    currentEntry: { getState(): unknown } | null
    updateCurrentEntry(options: { state: unknown }): void
  }
}

/**
 * The state of the current entry. The Navigation API has one of its own: with it, `history.state` stays as the host has
 * set it, and a host that watches `history.replaceState()` hears nothing.
 */
function currentEntry(): { state: unknown; write: (state: object) => void } {
  const { navigation } = (page ?? {}) as WithNavigation // not in lib.dom yet
  return navigation?.currentEntry
    ? {
        state: navigation.currentEntry.getState(),
        write: (state) => navigation.updateCurrentEntry({ state }),
      }
    : { state: page?.history.state, write: (state) => page?.history.replaceState(state, '') }
}

const keptIn = (state: unknown) => (isRecord(state) && isRecord(state[ours]) ? state[ours] : {})

export const readKept = (name: string): unknown => attempt(() => keptIn(currentEntry().state)[name])

/**
 * Stores a value under a name, beside what the host has stored. A state that is no plain object stays as it is. Nothing
 * is stored where the browser refuses it: in a sandboxed frame, or too often in a short time.
 */
export function keep(name: string, value: unknown): void {
  attempt(() => {
    const entry = currentEntry()
    const state = entry.state ?? {}
    if (!isRecord(state) || Object.getPrototypeOf(state) !== Object.prototype) return
    entry.write({ ...state, [ours]: { ...keptIn(state), [name]: value } })
  })
}
