/** The main entry: settings and element definitions. Importing it has no side effects, in a page or in Node. */
import { configure as configureCore, type SettingsInput } from '../core/index'
import { type Copy, claimPage, type DefineOptions } from './copies'
import { defineElement } from './define'
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
    const config = `${prefix}-config`
    // The page's settings count from the first call on.
    if (document.querySelector(CSS.escape(config))) await defineElement('cp-config', config)
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
 * Defines the elements, each as soon as its view is loaded. Calling it again does no harm. Without a DOM, for
 * example on a server, it does nothing.
 *
 * @param options `only` names the elements to define, by default all; `prefix` replaces `cp` in their names.
 * @throws the browser's SyntaxError if no element's name can begin with the prefix, or the error of a view that can't
 * be loaded
 */
export async function defineElements(options: DefineOptions = {}): Promise<void> {
  if (typeof customElements === 'undefined') return
  await claimPage(thisCopy).defineElements(options)
}
