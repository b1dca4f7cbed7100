/** The language and the time zone of texts, dates and numbers: what the client has chosen, the host has set, or the page has. */
import { atom, computed, onMount } from 'nanostores'
import { attempt, onPageLanguage, pageLanguage, stopAll } from '../page/browser'
import { onOtherTab, openStorage } from '../page/storage'
import { withNumerals } from '../text/numerals'
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

/** What the client who is signed in has set in the profile: it stands behind what the browser knows, and what the host has set. */
interface ClientChoice {
  language: string
  timeZone: string
}

const none: ClientChoice = { language: '', timeZone: '' }

const $clientChoice = atom(none)

/** A server may send anything: the browser throws at a zone that it doesn't know. */
const isTimeZone = (timeZone: string) =>
  attempt(() => new Intl.DateTimeFormat('en', { timeZone })) !== undefined

/** @param profile of the client; `null` for nobody. */
export function noteClientChoice(profile: Partial<ClientChoice> | null): void {
  const { language = '', timeZone = '' } = profile ?? none
  const before = $clientChoice.get()
  if (language === before.language && timeZone === before.timeZone) return
  $clientChoice.set({ language, timeZone: timeZone && isTimeZone(timeZone) ? timeZone : '' })
}

/** The time zone of all times: the host's, else the client's; empty for that of the device. */
export const $timeZone = computed([$settings, $clientChoice], ({ timeZone }, own) => timeZone || own.timeZone)

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
