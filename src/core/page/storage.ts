/** What the browser keeps, for all its tabs or for one. */
import { attempt, on, page, type Stop } from './browser'

interface SafeStorage {
  /** Whether values are only in memory: they were asked to be, or the browser's storage can't be opened. */
  readonly isMemory: boolean
  get(key: string): string | null
  set(key: string, value: string | null): void
}

function createMemory(): SafeStorage {
  const values = new Map<string, string>()
  return {
    isMemory: true,
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void (value === null ? values.delete(key) : values.set(key, value)),
  }
}

const memory = createMemory()

/**
 * Opens a storage that never throws. When the browser's storage is missing, full or forbidden, values stay in
 * memory until the page is closed.
 * @param kind `local` and `session` are the browser's storages; `memory` is lost with the page.
 * @param isOfTab Whether it is for what other tabs must not find: it is not `local` then.
 */
export function openStorage(kind: 'local' | 'session' | 'memory', isOfTab = false): SafeStorage {
  const real =
    kind === 'memory'
      ? undefined
      : attempt(() => (kind === 'local' && !isOfTab ? page?.localStorage : page?.sessionStorage))
  if (!real) return memory
  return {
    isMemory: false,
    get: (key) => memory.get(key) ?? attempt(() => real.getItem(key)) ?? null,
    set(key, value) {
      memory.set(key, null)
      const kept = attempt(() => {
        if (value === null) real.removeItem(key)
        else real.setItem(key, value)
        return true
      })
      if (!kept) memory.set(key, value)
    },
  }
}

/** Calls back with the key when another tab writes to local storage; with `null` when it clears it. */
export function onOtherTab(listener: (key: string | null) => void): Stop {
  return on(page, ['storage'], (event) => {
    if (event instanceof StorageEvent && event.storageArea === attempt(() => page?.localStorage))
      listener(event.key)
  })
}
