/** Texts: English in the code, the language's catalogue loaded when it is needed, and over both the host's own. */
import { atom, computed, type ReadableAtom } from 'nanostores'
import { onConnection } from '../page/browser'
import { $settings } from '../settings/config'
import { $locale, languageOf } from '../settings/locale'
import { isText, type Template } from './texts'

/** Texts by their part and name. A host's may be anything. */
type Texts = Readonly<Record<string, Readonly<Record<string, unknown>>>>
type English = Readonly<Record<string, string | Template<never[]>>>

/** A part's texts as views ask for them. */
export type TextsOf<Part> = {
  readonly [Name in keyof Part]: Part[Name] extends Template<infer Values>
    ? (...values: Values) => string
    : string
}

/** The languages that come with the library, each in a file of its own. */
const shipped: Record<string, () => Promise<{ messages: Texts }>> = {
  ar: () => import('./messages/ar'),
  de: () => import('./messages/de'),
  es: () => import('./messages/es'),
  fr: () => import('./messages/fr'),
}

const loaded = new Map<string, Texts>()
const loading = new Map<string, Promise<void>>()

const $inForce = atom<{ locale: string; own: Texts; texts: Texts | undefined }>({
  locale: 'en',
  own: {},
  texts: undefined,
})

/**
 * Declares a part's English texts, and gives the store of those in force. A text that neither the host nor the
 * language's catalogue has stays English.
 */
export function i18n<const Part extends English>(name: string, part: Part): ReadableAtom<TextsOf<Part>> {
  return computed($inForce, ({ locale, own, texts }) => {
    const entries = Object.entries(part).map(([key, base]) => {
      const candidates = [own[name]?.[key], texts?.[name]?.[key]]
      if (typeof base === 'string') return [key, candidates.find((text) => typeof text === 'string') ?? base]
      const found = candidates.find(isText)
      return [key, (...values: never[]) => base.write(locale, found ?? base.english, ...values)]
    })
    // The entries are the part's own, each as its kind is asked for.
    return Object.fromEntries(entries) as TextsOf<Part>
  })
}

$settings.listen(({ messages, locale }, previous) => {
  if (messages !== previous?.messages || locale !== previous.locale) void loadTexts()
})

/** Follows the language of the page. @returns what stops it. */
export function watchTexts(): () => void {
  const load = () => void loadTexts()
  const stops = [$locale.listen(load), onConnection(load)]
  load()
  return () => {
    for (const stop of stops) stop()
  }
}

/**
 * Puts the texts of the language in force, loaded if need be. What can't be loaded stays English, and is tried
 * again when the connection or another element comes.
 */
export async function loadTexts(): Promise<void> {
  const locale = $locale.get()
  const language = languageOf(locale)
  const load = shipped[language]
  if (load && !loaded.has(language)) {
    const running = loading.get(language) ?? keep(language, load)
    loading.set(language, running)
    await running
    if (locale !== $locale.get()) return loadTexts()
  }
  const next = { locale, own: $settings.get().messages, texts: loaded.get(language) }
  const before = $inForce.get()
  if (next.locale === before.locale && next.own === before.own && next.texts === before.texts) return
  $inForce.set(next)
}

async function keep(language: string, load: () => Promise<{ messages: Texts }>): Promise<void> {
  try {
    loaded.set(language, (await load()).messages)
  } catch (error) {
    console.warn(`client-portal-elements: the texts for "${language}" could not be loaded.`, error)
  } finally {
    loading.delete(language)
  }
}
