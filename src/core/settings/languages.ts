/** The languages that the client may choose from. */
import { computed } from 'nanostores'
import { attempt } from '../page/browser'
import { openStorage } from '../page/storage'
import { $settings } from './config'
import { $textsLocale, fetchTexts, hasTexts } from './load-texts'
import { languageOf, localeKey, lookAtLanguage } from './locale'

interface Language {
  tag: string
  /** What the language calls itself: "Deutsch". */
  name: string
  isChosen: boolean
}

/** The languages of the setting `locales`, in its order. At most one of them is chosen. */
export const $languages = computed([$settings, $textsLocale], ({ locales }, current): Language[] => {
  const chosen =
    locales.find((tag) => tag === current) ?? locales.find((tag) => languageOf(tag) === languageOf(current))
  return [...new Set(locales)].map((tag) => ({ tag, name: nameOf(tag), isChosen: tag === chosen }))
})

/** "Português (Brasil)". Some languages write their names in lower case, but none in a menu. */
function nameOf(tag: string): string {
  // Of `en-x-plain`, the first part: the browser knows no name for the second.
  const { baseName } = new Intl.Locale(tag)
  const options = { type: 'language', languageDisplay: 'standard' } as const
  const name = attempt(() => new Intl.DisplayNames(baseName, options).of(baseName)) ?? tag
  const [first = '', ...others] = name
  return first.toLocaleUpperCase(baseName) + others.join('')
}

/** The same for a language that a server names; what is no language stands as it came. */
export const languageName = (tag: string): string => attempt(() => nameOf(tag)) ?? tag

let latest = ''

/** Puts a language in force, as soon as its texts are loaded: texts, dates and amounts change together. */
export async function chooseLanguage(tag: string): Promise<void> {
  latest = tag
  await fetchTexts(tag)
  // Without its texts, there would be English words beside German dates: what was chosen before stays. The console says why.
  if (tag !== latest || !hasTexts(tag)) return
  openStorage($settings.get().storage).set(localeKey, tag)
  lookAtLanguage()
}

/** The same for the language of a profile, where the host has it: what is saved there holds in this browser, too. */
export async function chooseOwnLanguage(tag: string | undefined): Promise<void> {
  const { locales } = $settings.get()
  if (tag && locales.length > 1 && locales.includes(tag)) await chooseLanguage(tag)
}
