/** The host's own texts: part of them or all, in any number of steps, live. */
import { afterEach, expect, test, vi } from 'vitest'
import { $textsInForce, i18n } from '../../../src/core/text/i18n'
import { openTab } from '../tab'

afterEach(() => void vi.unstubAllGlobals())

/** Texts as a widget sees them, now and after every change. */
async function show() {
  const tab = await openTab()
  const seen: string[] = []
  tab.dashboardMessages.subscribe((t) => seen.push(`${t.title} | ${t.greeting({ name: 'Ada' })}`))
  return { ...tab, now: () => seen.at(-1) }
}

test('English is there from the start', async () => {
  const { now } = await show()
  expect(now()).toBe('Dashboard | Hello, Ada!')
})

test('a text that the host leaves out stays English', async () => {
  const { configure, now } = await show()
  configure({ messages: { dashboard: { title: 'Übersicht' } } })
  expect(now()).toBe('Übersicht | Hello, Ada!')
})

test('a text may have places to fill', async () => {
  const { configure, now } = await show()
  configure({ messages: { dashboard: { greeting: 'Hallo {name}' } } })
  expect(now()).toBe('Dashboard | Hallo Ada')
})

test('texts can be replaced again and again, and taken back', async () => {
  const { configure, now } = await show()
  configure({ messages: { dashboard: { title: 'Übersicht' } } })
  configure({ messages: { dashboard: { title: 'Aperçu' } } })
  expect(now()).toBe('Aperçu | Hello, Ada!')
  configure({ messages: { dashboard: { greeting: 'Bonjour {name}' } } })
  expect(now()).toBe('Dashboard | Bonjour Ada')
  configure({ messages: undefined })
  expect(now()).toBe('Dashboard | Hello, Ada!')
})

test('catalogues of other parts stay', async () => {
  const { configure, now, commonMessages } = await show()
  configure({ messages: { dashboard: { title: 'Übersicht' } } })
  configure({ messages: { common: { retry: 'Nochmals' } } })
  expect(now()).toBe('Übersicht | Hello, Ada!')
  expect(commonMessages.get().retry).toBe('Nochmals')
})

test('a text that nobody shows yet is there when it is first asked for', async () => {
  const { configure, sessionMessages } = await openTab()
  configure({ messages: { session: { expired: 'Abgelaufen' } } })
  expect(sessionMessages.get().expired).toBe('Abgelaufen')
  expect(sessionMessages.get().noToken).toBe('No token found')
})

test('what is no text does not stand in for one', async () => {
  const { configure, now } = await show()
  // @ts-expect-error A host may write plain JavaScript.
  configure({ messages: { dashboard: { title: 7, greeting: null } } })
  expect(now()).toBe('Dashboard | Hello, Ada!')
})

test('other settings leave the texts alone', async () => {
  const { configure, dashboardMessages } = await show()
  let changes = 0
  dashboardMessages.listen(() => changes++)
  configure({ currency: 'EUR' })
  expect(changes).toBe(0)
})

test('a language without the names of its texts says the same, whatever they are called', () => {
  const group = i18n('list', { total: 'Total', filter: 'Filter', length: 'Length' })
  const catalogue = { list: ['Summe', 'Filtern', 'Länge'] as unknown as Record<string, string> } // as the build writes it
  $textsInForce.set({ locale: 'de', own: {}, catalogue })
  expect(group.get()).toEqual({ total: 'Summe', filter: 'Filtern', length: 'Länge' })
  $textsInForce.set({ locale: 'de', own: { list: { filter: 'Auswählen' } }, catalogue })
  expect(group.get()).toEqual({ total: 'Summe', filter: 'Auswählen', length: 'Länge' })
})
