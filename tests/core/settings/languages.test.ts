/** The languages that a client may choose from: their names, which one is chosen, and when a choice counts. */
import { afterEach, expect, test, vi } from 'vitest'
import { until } from '../server'
import { createBrowser, openTab } from '../tab'

const german = '../../../src/core/text/messages/de'
const warnings = vi.spyOn(console, 'warn').mockReturnValue()
afterEach(() => {
  warnings.mockClear()
  vi.doUnmock(german)
  vi.unstubAllGlobals()
})

async function open(locales: string[], language = 'en-US', browser = createBrowser()) {
  const tab = await openTab({ language, browser })
  tab.configure({ locales })
  const stop = tab.watchTexts()
  await tab.loadTexts()
  const shown = () =>
    tab.$languages.get().map(({ tag, name, isChosen }) => `${isChosen ? '*' : ''}${tag} ${name}`)
  return { ...tab, stop, shown, kept: () => browser.local.get('client-portal:locale') }
}

test.each([
  [
    ['en', 'de', 'ar', 'pt-BR'],
    'en-US',
    ['*en English', 'de Deutsch', 'ar العربية', 'pt-BR Português (Brasil)'],
  ],
  [['en', 'de', 'en'], 'de-AT', ['en English', '*de Deutsch']],
  [['de', 'de-CH'], 'de-CH', ['de Deutsch', '*de-CH Deutsch (Schweiz)']],
  [['en', 'en-x-plain'], 'en-x-plain', ['en English', '*en-x-plain English']],
  [['de', 'fr'], 'en', ['de Deutsch', 'fr Français']],
  [[], 'en', []],
])('of %j, on a page in "%s": %j', async (locales, language, shown) => {
  expect((await open(locales, language)).shown()).toEqual(shown)
})

test('a choice counts once its texts are there, and is kept; of two in quick turn, the later one does', async () => {
  const { chooseLanguage, shown, kept, $locale } = await open(['en', 'de', 'fr'])
  const choices = [chooseLanguage('fr'), chooseLanguage('de')]
  expect([$locale.get(), kept()]).toEqual(['en-US', undefined])
  await Promise.all(choices)
  await until(() => expect(shown()).toEqual(['en English', '*de Deutsch', 'fr Français']))
  expect([$locale.get(), kept()]).toEqual(['de', 'de'])
})

test('a choice whose texts can not be loaded is none', async () => {
  vi.doMock(german, () => {
    throw new Error('offline')
  })
  const { chooseLanguage, shown, kept } = await open(['en', 'de'])
  await chooseLanguage('de')
  expect([shown(), kept()]).toEqual([['*en English', 'de Deutsch'], undefined])
  expect(warnings).toHaveBeenCalledOnce()
})

test('one of a language without texts counts, for dates and numbers; the texts stay English', async () => {
  const { chooseLanguage, $textsLocale, $locale, kept } = await open(['en', 'ja'])
  await chooseLanguage('ja')
  expect([$locale.get(), $textsLocale.get(), kept()]).toEqual(['ja', 'en', 'ja'])
})
