/** The main entry: settings and definitions. Importing it does nothing by itself, in a page or in Node. */
import { configure as configureCore, type SettingsInput } from '../core/index'
import { type Copy, claimPage, type DefineOptions } from './copies'
import { tags } from './elements'
import { version } from './version'

export type {
  Catalogue,
  HostToken,
  Messages,
  Session,
  Settings,
  SettingsInput,
  SignOutReason,
} from '../core/index'
export type { HostEvents } from '../views/host/host'
export type { DefineOptions } from './copies'
export type { Tag } from './elements'
export type { AttributesOf, EventsOf, PortalElement, PortalElements, PropertiesOf } from './types'
export { version }

const thisCopy: Copy = {
  version,
  configure: configureCore,
  async defineElements({ only = tags, prefix = 'cp' }) {
    const { defineElement } = await import('./define')
    await Promise.all(only.map((tag) => defineElement(tag, tag.replace('cp', prefix))))
  },
}

/** Sets what it names, live, for every element of the page. See {@link SettingsInput}. */
export function configure(settings: SettingsInput): void {
  claimPage(thisCopy).configure(settings)
}

/**
 * Defines the elements, each once its view is loaded; all of them, or `only` some, under a `prefix` of the
 * host's or under `cp`. Defining again does no harm. Without a DOM it does nothing.
 *
 * @throws the browser's SyntaxError where the name of no element can begin with the prefix
 */
export async function defineElements(options: DefineOptions = {}): Promise<void> {
  if (typeof customElements === 'undefined') return
  await claimPage(thisCopy).defineElements(options)
}
