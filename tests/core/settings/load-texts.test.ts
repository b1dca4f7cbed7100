/** The language of the page: which catalogue is loaded, and when it isn't. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { languages } from '../../../scripts/build/languages'
import { until } from '../server'
import { openTab } from '../tab'

const german = '../../../src/core/text/messages/de'
const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})

beforeEach(() => warnings.mockClear())
afterEach(() => {
  vi.doUnmock(german)
  vi.unstubAllGlobals()
})

async function open(language = '') {
  const tab = await openTab({ language })
  const { dashboardMessages, findAgain, importBy, loadTextsBy } = tab
  // As the elements do.
  loadTextsBy({ importBy, findAgain })
  const stop = tab.watchTexts()
  return { ...tab, stop, now: () => dashboardMessages.get().title }
}

test.each([
  ['', '', 'Dashboard'],
  ['en-GB', '', 'Dashboard'],
  ['de', '', 'Übersicht'],
  ['de-AT', '', 'Übersicht'],
  ['es-MX', '', 'Inicio'],
  ['fr-CA', '', 'Accueil'],
  ['ar', '', 'الرئيسية'],
  ['nl-BE', '', 'Overzicht'],
  ['pl', '', 'Pulpit'],
  ['pt', '', 'Início'],
  ['pt-BR', '', 'Início'],
  ['pt-PT', '', 'Início'],
  ['ja', '', 'Dashboard'],
  ['de', 'en-US', 'Dashboard'],
  ['en', 'de-CH', 'Übersicht'],
  ['de-x-plain', '', 'Übersicht'],
])('on a page in "%s", with the locale "%s": %s', async (language, locale, title) => {
  const { configure, loadTexts, now } = await open(language)
  configure({ locale })
  await loadTexts()
  expect(now()).toBe(title)
  expect(warnings).not.toHaveBeenCalled()
})

test.each(languages)('%s, whose files are built, is spoken', async (language) => {
  const { loadTexts, now } = await open(language)
  await loadTexts()
  expect(now()).not.toBe('Dashboard')
})

test.each([
  ['', '', "You're all catched up"],
  ['en', '', "You're all catched up"],
  ['en-x-plain', '', "You're all caught up"],
  ['EN-x-Plain', '', "You're all caught up"],
  ['de', 'en-X-plain', "You're all caught up"],
  ['en-x-plain', 'en-US', "You're all catched up"],
])('a variant is looked up before its language: "%s", "%s"', async (language, locale, title) => {
  const { configure, loadTexts, notificationsMessages, dashboardMessages } = await open(language)
  configure({ locale })
  await loadTexts()
  expect(notificationsMessages.get().emptyTitle).toBe(title)
  // A text that is the same in both comes from English.
  expect(dashboardMessages.get().title).toBe('Dashboard')
  expect(warnings).not.toHaveBeenCalled()
})

test("the host's own text stands above the language's, which stands above English", async () => {
  const { configure, loadTexts, dashboardMessages } = await open('de')
  configure({ messages: { dashboard: { title: 'Mein Portal' } } })
  await loadTexts()
  const { title, summary } = dashboardMessages.get()
  expect([title, summary]).toEqual(['Mein Portal', 'Auf einen Blick'])
  configure({ messages: undefined })
  expect(dashboardMessages.get().title).toBe('Übersicht')
})

test('a text whose kind is wrong does not hide the right one', async () => {
  const { configure, loadTexts, dashboardMessages } = await open('de')
  // @ts-expect-error A host may write plain JavaScript.
  configure({ messages: { dashboard: { title: 7, summary: { one: 'Nein', other: 'Nein' } } } })
  await loadTexts()
  const { title, summary } = dashboardMessages.get()
  expect([title, summary]).toEqual(['Übersicht', 'Auf einen Blick'])
})

test.each([{ one: 'x' }, { other: 5 }, { one: null, other: 'x' }, {}, 7, null])(
  'nor do plural forms that are not whole: %o',
  async (wrong) => {
    const { configure, loadTexts, dashboardMessages, paymentsMessages } = await open('de')
    // @ts-expect-error A host may write plain JavaScript.
    configure({ messages: { dashboard: { greeting: wrong }, payments: { total: wrong } } })
    await loadTexts()
    expect(dashboardMessages.get().greeting({ name: 'Ada' })).toBe('Guten Tag, Ada!')
    expect(paymentsMessages.get().total(2)).toBe('Summe aus 2 Zahlungen')
  },
)

test('of two languages in quick turn, the later one stands', async () => {
  const { configure, loadTexts, now } = await open()
  configure({ locale: 'fr' })
  configure({ locale: 'de' })
  await loadTexts()
  expect(now()).toBe('Übersicht')
})

test('what cannot be loaded stays English, with one warning, and is tried again with the connection', async () => {
  vi.doMock(german, () => {
    throw new Error('offline')
  })
  const { loadTexts, now, page } = await open('de')
  await Promise.all([loadTexts(), loadTexts()])
  expect(now()).toBe('Dashboard')
  expect(warnings.mock.calls.map(([text]) => text)).toEqual([expect.stringContaining('"de"')])
  vi.doUnmock(german)
  page.connect(true)
  await until(() => expect(now()).toBe('Übersicht'))
})

test('a catalogue that a line loses comes by itself', async () => {
  const { addLanguages, catalogues, configure, loadTexts, now } = await open()
  const { de = expect.fail } = catalogues
  let isWell = false
  const load = vi.fn(() => (isWell ? de() : Promise.reject(new TypeError('The line is broken.'))))
  vi.useFakeTimers()
  addLanguages({ de: load })
  configure({ locale: 'de' })
  await loadTexts()
  expect(now()).toBe('Dashboard')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(load.mock.calls.length).toBeGreaterThan(2)
  expect(load.mock.calls.length).toBeLessThan(10)
  isWell = true
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  await until(() => expect(now()).toBe('Übersicht'))
})

test.each([
  ['en-GB', {}, 0],
  ['de', {}, 1],
  ['de', { dashboard: { title: 'Mein Portal' } }, 0],
])('a bundle without languages, in "%s" with the texts %j, says %i times how to add them', async (...row) => {
  const [locale, messages, count] = row
  vi.stubGlobal('__CP_ASKS_FOR_LANGUAGES__', true)
  const { configure, loadTexts, addLanguages, catalogues, dashboardMessages } = await openTab({
    language: locale,
  })
  configure({ messages })
  await loadTexts()
  const told = `there are no texts for "${locale}". Write: import 'client-portal-elements/languages'`
  expect(warnings.mock.calls).toEqual(Array(count).fill([`client-portal-elements: ${told}`]))
  addLanguages(catalogues)
  const summary = locale === 'de' ? 'Auf einen Blick' : 'Summary'
  await until(() => expect(dashboardMessages.get().summary).toBe(summary))
  expect(warnings).toHaveBeenCalledTimes(count)
})

test.each([
  ['en', 1, 'Total of 1 payment'],
  ['en', 1234, 'Total of 1,234 payments'],
  ['de', 1, 'Summe aus 1 Zahlung'],
  ['de', 1234, 'Summe aus 1.234 Zahlungen'],
  ['es', 1_000_000, 'Total de 1.000.000 de pagos'],
  ['fr', 0, 'Total de 0 paiement'],
  ['nl', 1234, 'Totaal van 1.234 betalingen'],
  ['pt-BR', 1, 'Total de 1 pagamento'],
  ['pt-BR', 2_000_000, 'Total de 2.000.000 de pagamentos'],
  ['ar-EG', 0, 'الإجمالي بلا دفعات'],
  ['ar-EG', 1, 'إجمالي دفعة واحدة'],
  ['ar-EG', 2, 'إجمالي دفعتين'],
  ['ar-EG', 3, 'إجمالي ٣ دفعات'],
  ['ar-EG', 11, 'إجمالي ١١ دفعة'],
  ['ar-EG', 100, 'إجمالي ١٠٠ دفعة'],
])('%s: %i is "%s"', async (locale, count, text) => {
  const { configure, loadTexts, paymentsMessages } = await open()
  configure({ locale })
  await loadTexts()
  expect(paymentsMessages.get().total(count)).toBe(text)
})

test.each([
  [0, '0 nowych powiadomień'],
  [1, '1 nowe powiadomienie'],
  [2, '2 nowe powiadomienia'],
  [4, '4 nowe powiadomienia'],
  [5, '5 nowych powiadomień'],
  [12, '12 nowych powiadomień'],
  [22, '22 nowe powiadomienia'],
  [25, '25 nowych powiadomień'],
])('Polish has four plural forms: %i is "%s"', async (count, text) => {
  const { loadTexts, notificationsMessages } = await open('pl')
  await loadTexts()
  expect(notificationsMessages.get().arrivedMany(count)).toBe(text)
})

test("a host's plural texts follow the rules of the locale, and may be one text for all numbers", async () => {
  const { configure, loadTexts, paymentsMessages } = await open()
  const total = { one: '{count} platba', few: '{count} platby', other: '{count} plateb' }
  configure({ locale: 'cs', messages: { payments: { total } } })
  await loadTexts()
  const texts = [1, 3, 5].map((count) => paymentsMessages.get().total(count))
  expect(texts).toEqual(['1 platba', '3 platby', '5 plateb'])
  configure({ messages: { payments: { total: 'Celkem: {count}' } } })
  expect(paymentsMessages.get().total(3)).toBe('Celkem: 3')
})

test('what stands at a place is taken as it is', async () => {
  const { dashboardMessages } = await open()
  expect(dashboardMessages.get().greeting({ name: '$& {name} $1' })).toBe('Hello, $& {name} $1!')
})
