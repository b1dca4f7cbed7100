/**
 * What editors show beside the types, by the names that hosts write. Here it is nothing: the build writes the types below
 * anew, with a sentence of the reference above each name.
 */
import type { HostEvents } from '../../views/host/host'
import type { Tag } from '../elements'
import type { Camel } from '../row'

/** For each element, its attributes by their names in markup: `page-size`. */
export type AttributeSentences = Record<Tag, unknown>

/** For each element, its properties: `pageSize`. */
export type PropertySentences = Record<Tag, unknown>

/** The handlers of all events, by each of their names: `onCpNavigate`, `oncp-navigate`, `on:cp-navigate`. */
export type HandlerSentences = {
  [Event in keyof HostEvents as Camel<`on-${Event}`> | `on${Event}` | `on:${Event}`]?: unknown
}
