/** The language of texts, dates and numbers: the client's choice, else the host's setting, else the page's language. */
import { atom, computed, onMount } from 'nanostores'
import { attempt, onPageLanguage, pageLanguage, stopAll } from '../page/browser'
import { onOtherTab, openStorage } from '../page/storage'
import { withNumerals } from '../text/numerals'
import { $clientChoice } from './client-choice'
import { $settings } from './config'

/** The key of the language that the client has chosen. It says nothing of who chose it: a sign-out leaves it. */
export const localeKey = 'client-portal:locale'

/** How often the page, or what the browser keeps, may have come to another language. */
const $turn = atom(0)
export const lookAtLanguage = () => $turn.set($turn.get() + 1)
onMount($turn, () => {
  lookAtLanguage()
  return stopAll([onPageLanguage(lookAtLanguage), onOtherTab(lookAtLanguage)])
})

/**
 * The locale in force, a BCP 47 tag: the client's choice in this browser, else in the profile, else the host's setting, else the
 * page's language, else en-US.
 */
export const $locale = computed(
  [$settings, $turn, $clientChoice],
  ({ locale, locales, storage }, _, { language }) =>
    (locales[1] &&
      [openStorage(storage).get(localeKey), language].find((tag) => tag && locales.includes(tag))) ||
    locale ||
    readableTag(pageLanguage()) ||
    'en-US',
)

export const $numeralLocale = computed($locale, withNumerals)

/** The language of a locale, without its region: `de` of `de-AT`. */
export const languageOf = (locale: string): string => new Intl.Locale(locale).language

/**
 * Whether a language is written from right to left. Its script tells: not every browser knows the direction. The
 * default language, English, spares the browser from reading its table of scripts.
 */
export const isRightToLeft = (locale: string): boolean =>
  languageOf(locale) !== 'en' &&
  /^(Arab|Hebr|Thaa|Syrc|Nkoo|Adlm)$/.test(new Intl.Locale(locale).maximize().script ?? '')

function readableTag(tag: string): string {
  return (tag && attempt(() => new Intl.Locale(tag).toString())) || ''
}
