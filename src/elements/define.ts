import { askForFiles, loadTexts, unclobbered, warnOnce } from '../core/index'
import { createConfigElement } from './config-element'
import type { Tag } from './elements'
import { rowOf } from './known-rows'
import { firstData } from './page/first-data'
import { expectElement, forgetElement, watchPage } from './page/page'
import { settingsAreKnown } from './page/settings-are-known'

/**
 * Loads an element's view and texts, then defines the element. Meanwhile it asks for the data of the elements of this
 * name that are on the page. A name that is already defined stays as it is. For a tag whose row is not known, it only
 * logs a warning.
 *
 * @param tag The element's tag in the table: `cp-payments`.
 * @param name The element's name on this page: its tag, or `acme-payments` with the host's prefix.
 * @throws if the code can't be loaded
 */
export async function defineElement(tag: Tag, name: string): Promise<void> {
  const row = rowOf(tag)
  if (!row) return warnOnce(`the script that serves this page has no element <${name}>.`)
  if (!row.view) return define(name, () => createConfigElement(name, row))
  watchPage()
  void expectElements(tag, name)
  try {
    // Load the texts of the page's language, too: the element must not appear in English and then switch. A change of
    // the page's `lang` in this task is known in the next microtask.
    const texts = Promise.resolve().then(loadTexts)
    await askForFiles(tag)
    const code = [import('./element-class'), row.view(), texts] as const
    const [{ createElementClass }, view] = await Promise.all(code)
    await firstData(elementsNamed(name))
    define(name, () => createElementClass(name, row, view, tag))
  } catch (error) {
    lost.add(name)
    for (const element of elementsNamed(name)) forgetElement(element)
    throw error
  }
}

function define(name: string, createClass: () => CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, createClass())
}

const elementsNamed = (name: string) => [...unclobbered(document).getElementsByTagName(name)]

/** The names whose code could not be had: their data is asked for when it has come, and not at each try. */
const lost = new Set<string>()

/**
 * Asks for the data of the elements of a name, unless their code is there, or can't be had, before the page's settings
 * are known.
 */
async function expectElements(tag: Tag, name: string): Promise<void> {
  await settingsAreKnown()
  if (lost.has(name) || customElements.get(name)) return
  for (const element of elementsNamed(name)) expectElement(element, tag)
}
