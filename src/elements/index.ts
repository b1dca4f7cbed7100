/** The main entry: settings and element definitions. Importing it has no side effects, in a page or in Node. */
import type { DefineOptions } from './copies'
import { elements } from './elements'
import { configure, defineEndpoints, defineRows, refreshSession } from './this-copy'
import { version } from './version'

export type {
  Catalogue,
  ErrorReader,
  HostToken,
  Messages,
  Sendable,
  Session,
  Settings,
  SettingsInput,
  SignOutReason,
} from '../core/index'
export type { HostEvents } from '../views/host/host'
export type { DefineOptions } from './copies'
export type { Tag } from './elements'
export type { AttributesOf, EventsOf, PortalElement, PortalElements, PropertiesOf } from './types'
export { configure, defineEndpoints, refreshSession, version }

/**
 * Defines the elements, each as soon as its view is loaded. Calling it again does no harm. Without a DOM, for
 * example on a server, it does nothing.
 *
 * @param options `only` names the elements to define, by default all; `prefix` replaces `cp` in their names.
 * @throws the browser's SyntaxError if no element's name can begin with the prefix, or the error of a view that can't
 * be loaded
 */
export async function defineElements(options: DefineOptions = {}): Promise<void> {
  await defineRows(elements, options)
}
