/** The digits of Arabic: browsers differ in what they write by default. The elements say which digits they want. */
import { afterEach, expect, test, vi } from 'vitest'
import { tryAgain } from '../../../src/core/server/retry-after'
import { $monthName } from '../../../src/core/settings/calendar'
import { configure } from '../../../src/core/settings/config'
import { $format } from '../../../src/core/settings/format'
import { loadTexts } from '../../../src/core/settings/load-texts'
import { listMessages } from '../../../src/core/text/messages/shared/list'

afterEach(() => {
  vi.unstubAllGlobals()
  configure({ locale: undefined })
})

type Digits = 'arab' | 'latn'

/** The `Intl` of a browser whose Arabic has these digits, unless the locale or the options name others. */
function engineOf(digits: Digits): typeof Intl {
  const withDefault = (locale: string) =>
    /^ar\b(?!.*-u-nu-)/.test(locale) ? `${locale}-u-nu-${digits}` : locale
  const names = ['NumberFormat', 'DateTimeFormat', 'RelativeTimeFormat', 'PluralRules'] as const
  const formats = names.map((name) => [
    name,
    new Proxy(Intl[name], {
      construct: (target, [locale, ...rest]) =>
        Reflect.construct(target, [withDefault(String(locale)), ...rest]),
    }),
  ])
  // The rest of `Intl` is not enumerable.
  return Object.assign(Object.create(Intl), Object.fromEntries(formats))
}

/** All that has digits. */
function written(): string {
  const { money, sums, count, size, date, time, moment } = $format.get()
  const noon = '2026-11-20T12:30:00Z'
  return [
    money(1250.5),
    sums([{ amount: 20, currency: 'EUR', isPart: false }]),
    count(2000),
    size(1500),
    size(0),
    date('2026-11-20'),
    date(noon),
    time(noon),
    moment(noon),
    $monthName.get()('2026-11'),
    listMessages.get().found(12),
    tryAgain(300_000, ''),
  ].join(' | ')
}

test.each<[string, Digits]>([
  ['ar', 'latn'],
  ['ar-001', 'latn'],
  ['ar-AE', 'latn'],
  ['ar-MA', 'latn'],
  ['ar-EG', 'arab'],
  ['ar-SA', 'arab'],
  ['ar-Arab-IQ', 'arab'],
  // Whoever names the digits gets them.
  ['ar-u-nu-arab', 'arab'],
  ['ar-EG-u-nu-latn', 'latn'],
])('%s has the digits of "%s" in every browser', async (locale, digits) => {
  const found = []
  for (const engine of ['arab', 'latn'] as const) {
    vi.stubGlobal('Intl', engineOf(engine))
    configure({ locale: 'en' })
    await loadTexts()
    listMessages.get().found(1)
    configure({ locale })
    await loadTexts()
    found.push(written())
  }
  expect(found[0]).toBe(found[1])
  expect(found[0]).toMatch(digits === 'arab' ? /[٠-٩]/ : /\d/)
  expect(found[0]).not.toMatch(digits === 'arab' ? /\d/ : /[٠-٩]/)
})

test('other languages have their own', () => {
  configure({ locale: 'fa' })
  expect($format.get().count(2000)).toBe('۲٬۰۰۰')
  configure({ locale: 'de' })
  expect($format.get().count(2000)).toBe('2.000')
})
