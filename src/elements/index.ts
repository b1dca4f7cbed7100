/** The main entry: settings and definitions. Importing it does nothing by itself, in a page or in Node. */
import { configure as configureCore, type SettingsInput } from '../core/index'
import { type Copy, claimPage } from './copies'
import { type Tag, tags } from './elements'
import { version } from './version'

export type { HostToken, Session, Settings, SettingsInput, SignOutReason } from '../core/index'
export type { HostEvents } from '../views/host'
export type { Tag } from './elements'
export { version }

const thisCopy: Copy = {
  version,
  configure: configureCore,
  async defineElements(only = tags) {
    const { defineElement } = await import('./define')
    await Promise.all(only.map(defineElement))
  },
}

/** Sets what it names, live, for every element of the page. See {@link SettingsInput}. */
export function configure(settings: SettingsInput): void {
  claimPage(thisCopy).configure(settings)
}

/**
 * Defines the elements, each once its view is loaded; all of them, or `only` some.
 * Defining again does no harm. Without a DOM it does nothing.
 */
export async function defineElements({ only }: { only?: readonly Tag[] } = {}): Promise<void> {
  if (typeof customElements === 'undefined') return
  await claimPage(thisCopy).defineElements(only)
}
