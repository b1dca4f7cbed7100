/** What this copy of the library does for a page, unless another copy serves the page already. */
import {
  configure as configureCore,
  defineEndpoints,
  refreshSession as refreshCore,
  type SettingsInput,
  unclobbered,
} from '../core/index'
import { type Copy, claimPage, type DefineOptions } from './copies'
import { defineElement } from './define'
import type { Tag } from './elements'
import { addRows, type Rows } from './known-rows'
import { version } from './version'

export { defineEndpoints }

const thisCopy: Copy = {
  version,
  configure: configureCore,
  refreshSession: refreshCore,
  async defineElements({ only = [], prefix = 'cp' }) {
    const config = `${prefix}-config`
    // The page's settings count from the first call on.
    if (unclobbered(document).getElementsByTagName(config).length > 0)
      await defineElement('cp-config', config)
    await Promise.all(only.map((tag) => defineElement(tag, tag.replace('cp', prefix))))
  },
}

/**
 * Changes the given settings and keeps all others. Every element of the page follows at once.
 * See {@link SettingsInput}.
 */
export function configure(settings: SettingsInput): void {
  claimPage(thisCopy).configure(settings)
}

/**
 * Asks `getToken()` again, now: call it when your own site has signed somebody in or out without a page load. It forgets an
 * earlier "Log out", as a new `getToken` does, but waits for nothing while your `signOut()` runs: then nobody is asked.
 *
 * @returns a promise that ends when the answer is known. It never rejects: a `getToken()` that fails is told by `cp-error`.
 */
export async function refreshSession(): Promise<void> {
  await claimPage(thisCopy).refreshSession?.()
}

/** Defines elements, by default those of the given rows, which it makes known. Without a DOM, it does nothing. */
export async function defineRows(rows: Rows, options: DefineOptions = {}): Promise<void> {
  if (typeof customElements === 'undefined') return
  addRows(rows)
  await claimPage(thisCopy).defineElements({ ...options, only: options.only ?? (Object.keys(rows) as Tag[]) })
}
