/** Loads the catalogue of the current language, and puts it in force together with the host's own texts. */
import { computed } from 'nanostores'
import { onConnection, stopAll } from '../page/browser'
import { warnOnce } from '../page/warn-once'
import { catalogues } from '../text/catalogues'
import { $textsInForce, type Texts } from '../text/i18n'
import { $settings } from './config'
import { $locale, languageOf } from './locale'

declare const __CP_ASKS_FOR_LANGUAGES__: boolean | undefined
/** Whether there is English alone, until a host adds the others: a bundle has the languages that its host asks for. */
const asksForLanguages = typeof __CP_ASKS_FOR_LANGUAGES__ === 'boolean' && __CP_ASKS_FOR_LANGUAGES__
const known: typeof catalogues = asksForLanguages ? {} : { ...catalogues }

/** Makes languages known, and puts one of them in force where the page waits for it. */
export function addLanguages(languages: typeof catalogues): void {
  Object.assign(known, languages)
  void loadTexts()
}

/** The language in which the texts are, with its region. It is English where there are no texts of the locale's own. */
export const $textsLocale = computed($textsInForce, ({ locale, own, catalogue }) =>
  catalogue || Object.keys(own).length > 0 || languageOf(locale) === 'en' ? locale : 'en',
)

type Load = () => Promise<{ messages: Texts }>

interface Source {
  importBy(load: Load): ReturnType<Load>
  /** Resolves when what is lost is there; with `false` when it never will be. */
  findAgain(load: Load): Promise<boolean>
}
let source: Source | undefined

/** Settings know nothing of files that are lost: `own` does. */
export function loadTextsBy(own: Source): void {
  source = own
}

const loaded = new Map<string, Texts>()
const loading = new Map<string, Promise<void>>()

$settings.listen(({ messages, locale }, previous) => {
  if (messages !== previous?.messages || locale !== previous.locale) void loadTexts()
})

/** Loads the texts now, and whenever the language or the connection changes. @returns a function that stops it. */
export function watchTexts(): () => void {
  const load = () => void loadTexts()
  const stop = stopAll([$locale.listen(load), onConnection(load)])
  load()
  return stop
}

/**
 * Puts the texts of the current language in force, and loads its catalogue if necessary. If loading fails,
 * the texts stay English until the catalogue is found again.
 */
export async function loadTexts(): Promise<void> {
  const locale = $locale.get()
  const running = fetchTexts(locale)
  if (running) {
    await running
    if (locale !== $locale.get()) return loadTexts()
  }
  const next = { locale, own: $settings.get().messages, catalogue: loaded.get(catalogueOf(locale)) }
  const before = $textsInForce.get()
  if (asksForLanguages) tellOfLanguages(locale)
  if (next.locale === before.locale && next.own === before.own && next.catalogue === before.catalogue) return
  $textsInForce.set(next)
}

/** Loads the catalogue of a locale. @returns nothing if there is none, or if it is loaded already. Never throws. */
export function fetchTexts(locale: string): Promise<void> | undefined {
  const name = catalogueOf(locale)
  const load = known[name]
  if (!load || loaded.has(name)) return undefined
  const running = loading.get(name) ?? keep(name, load)
  loading.set(name, running)
  return running
}

/** Whether the texts of a locale are there, as far as there are any. */
export function hasTexts(locale: string): boolean {
  const name = catalogueOf(locale)
  return !known[name] || loaded.has(name)
}

/** The name of a locale's catalogue: the whole tag's, `en-x-plain`, or else the language's, `de` of `de-AT`. */
function catalogueOf(locale: string): string {
  const tag = new Intl.Locale(locale).toString()
  return known[tag] ? tag : languageOf(locale)
}

async function keep(name: string, load: Load): Promise<void> {
  try {
    loaded.set(name, (await (source?.importBy(load) ?? load())).messages)
  } catch (error) {
    warnOnce(`the texts for "${name}" could not be loaded: ${error}`)
    void source?.findAgain(load).then((isFound) => (isFound ? loadTexts() : undefined))
  } finally {
    loading.delete(name)
  }
}

function tellOfLanguages(locale: string): void {
  const hasAny = Object.keys({ ...known, ...$settings.get().messages }).length > 0
  if (!hasAny && languageOf(locale) !== 'en')
    warnOnce(`there are no texts for "${locale}". Write: import 'client-portal-elements/languages'`)
}
