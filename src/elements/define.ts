/** Makes the elements of the table known to the browser. */
import { loadTexts } from '../core/index'
import { createConfigElement } from './config-element'
import { createElementClass } from './element-class'
import { type ElementRow, elements, type Tag } from './elements'
import { watchPage } from './page'

/**
 * Defines an element, its view and its texts loaded first. One that is defined already is left as it is.
 *
 * @param name What it is called on this page: its tag, or that with a prefix of the host's.
 */
export async function defineElement(tag: Tag, name: string): Promise<void> {
  const row: ElementRow | undefined = elements[tag] // a script may ask for any tag
  if (!row) return console.warn(`client-portal-elements: there is no element <${name}>.`)
  // The texts of the page's language, too: it must not show in one first, and then in another.
  const [view] = await Promise.all([row.view?.(), loadTexts()])
  if (customElements.get(name)) return
  watchPage()
  customElements.define(name, view ? createElementClass(name, row, view) : createConfigElement(name, row))
}
