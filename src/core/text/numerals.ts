/** The digits of numbers, amounts, dates and counts. */

/**
 * The locale as each format with digits gets it. Browsers disagree about the digits of Arabic: they are those of CLDR 48,
 * `123` for `ar` alone, the Maghreb and the Emirates, and `١٢٣` elsewhere, unless the locale names others: `ar-u-nu-arab`.
 */
export function withNumerals(locale: string): string {
  const { language, region = '001', numberingSystem } = new Intl.Locale(locale)
  if (language !== 'ar' || numberingSystem) return locale
  const isWestern = /^(001|AE|DZ|EH|LY|MA|TN)$/.test(region)
  // A page may have added options to `Object.prototype`.
  const options = { __proto__: null, numberingSystem: isWestern ? 'latn' : 'arab' }
  return new Intl.Locale(locale, options).toString()
}
