/** The language of texts, dates and numbers: the host's setting, else the page's language. */
import { atom, computed, onMount } from 'nanostores'
import { attempt, onPageLanguage, pageLanguage } from '../page/browser'
import { withNumerals } from '../text/numerals'
import { $settings } from './config'

const $pageLanguage = atom('')
onMount($pageLanguage, () => {
  const follow = () => $pageLanguage.set(pageLanguage())
  follow()
  return onPageLanguage(follow)
})

/** The locale in force, a BCP 47 tag: the host's setting, else the page's language, else en-US. */
export const $locale = computed(
  [$settings, $pageLanguage],
  ({ locale }, language) => locale || readableTag(language) || 'en-US',
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
