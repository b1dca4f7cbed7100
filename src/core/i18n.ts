/** Texts: English in the code, other catalogues and single texts from the host. */
import { createI18n } from '@nanostores/i18n'
import { atom } from 'nanostores'
import { $settings } from './config'

/**
 * The library caches a catalogue under its code and never looks again, so each set of host texts gets
 * a code of its own.
 */
const $catalogue = atom('en')
let edition = 0

/**
 * Declares a component's English texts, and gives the store of those in force.
 * A text that the host's catalogue lacks stays English.
 */
export const i18n = createI18n($catalogue, {
  baseLocale: 'en',
  // Only what is declared later comes here. It must be answered, or the library waits for it and stops updating.
  get: async (_, components) => [catalogueOf(components)],
})

$settings.listen((settings, previous) => {
  if (settings.messages === previous?.messages) return
  const code = `host-${++edition}`
  // In the cache beforehand, because a toast asks for its text once and does not wait.
  const components = [...Object.keys(i18n.cache.en ?? {}), ...Object.keys(settings.messages)]
  Object.assign(i18n.cache, { [code]: catalogueOf(components) })
  const before = $catalogue.get()
  $catalogue.set(code)
  if (before !== 'en') delete i18n.cache[before]
})

function catalogueOf(components: readonly string[]) {
  const { messages } = $settings.get()
  return Object.fromEntries(components.map((name) => [name, textsOf(messages[name])]))
}

/** Only texts, and groups of plural texts, can stand in for ours. */
function textsOf(messages: Record<string, unknown> = {}) {
  const isText = (value: unknown) =>
    typeof value === 'string' || (typeof value === 'object' && value !== null)
  // The test above is what makes them texts.
  return Object.fromEntries(Object.entries(messages).filter(([, value]) => isText(value))) as Record<
    string,
    string
  >
}
