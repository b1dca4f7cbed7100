/** Two copies of the library on a page: the first wins. */
import type { SettingsInput } from '../core/index'
import type { Tag } from './elements'

export interface DefineOptions {
  /** The tags of the table, `cp-payments`, whatever the prefix; all of them without it. */
  only?: readonly Tag[]
  /** Stands in place of `cp`: with `acme`, `<acme-payments>` is defined. Events and properties keep theirs. */
  prefix?: string
}

export interface Copy {
  version: string
  configure: (settings: SettingsInput) => void
  defineElements: (options: DefineOptions) => Promise<void>
}

const key = Symbol.for('client-portal-elements')

let hasWarned = false

/** The copy that serves this page: this one, unless another was there before. */
export function claimPage(copy: Copy): Copy {
  const page = globalThis as { [key]?: Copy } // ours alone, under a symbol
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
