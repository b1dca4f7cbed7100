/** Defines the elements of the table in the browser. */
import { loadTexts } from '../core/index'
import { createConfigElement } from './config-element'
import { createElementClass } from './element-class'
import { type ElementRow, elements, type Tag } from './elements'
import { watchPage } from './page'

/**
 * Loads an element's view and texts, then defines the element. A name that is already defined stays as it is. For a
 * tag that is not in the table, it only logs a warning.
 *
 * @param tag The element's tag in the table: `cp-payments`.
 * @param name The element's name on this page: its tag, or `acme-payments` with the host's prefix.
 */
export async function defineElement(tag: Tag, name: string): Promise<void> {
  const row: ElementRow | undefined = elements[tag] // a script can pass any tag
  if (!row) return console.warn(`client-portal-elements: there is no element <${name}>.`)
  // Load the texts of the page's language, too: the element must not appear in English and then switch.
  const view = row.view && (await Promise.all([row.view(), loadTexts()]))[0]
  if (customElements.get(name)) return
  watchPage()
  customElements.define(name, view ? createElementClass(name, row, view) : createConfigElement(name, row))
}
