/** If a page loads two copies of the library, only the first one is used. */
import type { SettingsInput } from '../core/index'
import type { Tag } from './elements'

/** The options of `defineElements()`. */
export interface DefineOptions {
  /** The tags of the elements to define: `cp-payments`, even if there is a `prefix`. By default all elements. */
  only?: readonly Tag[]
  /**
   * Replaces `cp` in the names of the elements: `acme` defines `<acme-payments>`. The names of events and of CSS
   * properties keep their `cp`.
   */
  prefix?: string
}

/** The functions of one copy of the library. */
export interface Copy {
  version: string
  configure: (settings: SettingsInput) => void
  /** Older copies have none. */
  refreshSession?: () => Promise<void>
  defineElements: (options: DefineOptions) => Promise<void>
}

const key = Symbol.for('client-portal-elements')

let hasWarned = false

/**
 * Claims the page for a copy of the library, unless another copy has claimed it before. Logs a warning, once, if the
 * two copies have different versions.
 *
 * @returns the copy that serves this page
 */
export function claimPage(copy: Copy): Copy {
  const page = globalThis as { [key]?: Copy } // only this library uses a key with this symbol
  const first = page[key]
  if (!first) {
    page[key] = copy
    return copy
  }
  if (first.version !== copy.version && !hasWarned) {
    hasWarned = true
    console.warn(
      `client-portal-elements: version ${copy.version} was loaded on a page that already has ${first.version}; the first is used.`,
    )
  }
  return first
}
