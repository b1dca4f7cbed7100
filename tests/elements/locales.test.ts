/** The languages that a client may choose from: in the account menu and below the sign-in. */
import './defined'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { configure } from '../../src/core/index'
import { record, settle, show, signInAs, stage, until, warned, warnings } from './page'
import { all, control, type Field, fill, find, focusedIn, inside, press, reads } from './person'
import { calls } from './server'

const page = document.documentElement
const key = 'client-portal:locale'

beforeEach(() => {
  page.lang = 'en-US'
})
afterEach(() => {
  localStorage.removeItem(key)
  page.removeAttribute('lang')
})

const element = (tag: string) => stage.querySelector(tag)
const select = () => find(element('cp-login'), 'select')

/** Chooses as a person does. */
function choose(tag: string): void {
  select().value = tag
  select().dispatchEvent(new Event('change', { bubbles: true }))
}

const menu = () =>
  all(element('cp-account'), '[role=menuitemradio]').map((item) => ({
    name: item.textContent,
    lang: item.getAttribute('lang'),
    checked: item.getAttribute('aria-checked'),
  }))

async function openMenu(): Promise<void> {
  await press(element('cp-account'), /account|Konto/)
  await press(element('cp-account'), /^(Language|Sprache): /, '[role=menuitem]')
  await until(() => expect(menu()).not.toEqual([]))
}

/** The page is loaded anew: what another tab has written comes to it as to a new page. */
const hearOfOtherTab = () =>
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))

describe('below the sign-in', () => {
  test('from HTML alone; each language by its own name, with its own lang; the form keeps what is written', async () => {
    show('<div><cp-config locales="en de ar pt-BR"></cp-config><cp-login></cp-login></div>')
    await until(select)
    expect(Array.from(select().options, ({ text, lang, selected }) => [text, lang, selected])).toEqual([
      ['English', 'en', true],
      ['Deutsch', 'de', false],
      ['العربية', 'ar', false],
      ['Português (Brasil)', 'pt-BR', false],
    ])
    expect(select().labels[0]?.textContent).toBe('Language')
    fill(stage.querySelector('cp-login') ?? stage, 'input[type=email]', 'ada@exam')
    select().focus()
    choose('de')
    await reads(element('cp-login'), 'Passwort')
    expect(find<Field>(element('cp-login'), 'input[type=email]').value).toBe('ada@exam')
    expect(focusedIn(element('cp-login'))).toBe(select())
    expect(select().value).toBe('de')
    expect(calls).toEqual([])
    choose('ar')
    await until(() => expect(getComputedStyle(select()).direction).toBe('rtl'))
  })

  test.each(['cp-forgot-password', 'cp-reset-password'])('of <%s>, too', async (tag) => {
    configure({ locales: ['en', 'de'] })
    show(`<${tag}></${tag}>`)
    await until(() => expect(inside(element(tag)).querySelectorAll('option').length).toBe(2))
  })

  test.each([[[]], [['de']]])('there is none with %j', async (locales) => {
    localStorage.setItem(key, 'de')
    configure({ locales })
    show('cp-login')
    await reads(element('cp-login'), 'Password')
    await settle()
    expect(inside(element('cp-login')).querySelector('select')).toBe(null)
  })
})

describe('in the account menu', () => {
  test('the chosen one is marked, and what stands on the page follows, with no call', async () => {
    await signInAs()
    configure({ locales: ['en', 'de', 'fr'] })
    show('<div><cp-account></cp-account><cp-payments></cp-payments></div>')
    await reads(element('cp-payments'), /\$\d/)
    await openMenu()
    expect(menu()).toEqual([
      { name: 'English', lang: 'en', checked: 'true' },
      { name: 'Deutsch', lang: 'de', checked: 'false' },
      { name: 'Français', lang: 'fr', checked: 'false' },
    ])
    const before = calls.length
    control(element('cp-account'), 'Deutsch').click()
    await reads(element('cp-payments'), /Zahlungsnummer.*\d,\d\d\s\$/s)
    expect(inside(element('cp-account')).activeElement).toBe(control(element('cp-account'), /Konto/))
    expect(calls.length).toBe(before)
    expect(inside(element('cp-payments')).firstElementChild?.getAttribute('lang')).toBe('de')
    await openMenu()
    expect(menu().find(({ checked }) => checked === 'true')?.name).toBe('Deutsch')
  })

  test('a dialog that is open follows, too, and keeps what is chosen in it', async () => {
    await signInAs()
    configure({ locales: ['en', 'de'] })
    const dashboard = show('cp-dashboard')
    await press(dashboard, 'Add Services', 'button')
    const field = () => find<HTMLSelectElement>(dashboard, 'dialog[open] select')
    await until(() => expect(field().options.length).toBeGreaterThan(1))
    const before = field()
    before.value = before.options[1]?.value ?? ''
    const chosen = before.value
    localStorage.setItem(key, 'de')
    hearOfOtherTab()
    await until(() => expect(find(dashboard, 'dialog[open]').textContent).toContain('Kategorie'))
    expect(field()).toBe(before)
    expect(field().value).toBe(chosen)
  })
})

describe('the choice', () => {
  test('stands above the locale and the lang of the page, and the host hears of it', async () => {
    const told = record('cp-locale-change')
    configure({ locales: ['en', 'de', 'fr'], locale: 'fr' })
    show('cp-login')
    await reads(element('cp-login'), 'Mot de passe')
    await until(select)
    choose('de')
    await reads(element('cp-login'), 'Passwort')
    page.lang = 'es'
    configure({ locale: 'es' })
    await settle()
    await reads(element('cp-login'), 'Passwort')
    expect(told).toEqual(
      ['fr', 'de'].map((locale) => ({ from: 'document', detail: { locale }, manner: 'bubbles composed' })),
    )
  })

  test('is kept, also over a sign-out, and counts on the next page from the start', async () => {
    const told = record('cp-locale-change')
    localStorage.setItem(key, 'de')
    configure({ locales: ['en', 'de'] })
    await signInAs()
    show('cp-account')
    await openMenu()
    control(element('cp-account'), 'Abmelden').click()
    await reads(element('cp-account'), 'Anmelden')
    expect(localStorage.getItem(key)).toBe('de')
    await until(() => expect(told.map(({ detail }) => detail)).toEqual([{ locale: 'de' }]))
  })

  test('of a language that the host no longer offers is none; of another tab counts here', async () => {
    localStorage.setItem(key, 'fr')
    configure({ locales: ['en', 'de'] })
    show('cp-login')
    await reads(element('cp-login'), 'Password')
    localStorage.setItem(key, 'de')
    hearOfOtherTab()
    await reads(element('cp-login'), 'Passwort')
    await until(() => expect(select().value).toBe('de'))
  })

  test('with storage "memory", the browser keeps nothing', async () => {
    configure({ locales: ['en', 'de'], storage: 'memory' })
    show('cp-login')
    await until(select)
    choose('de')
    await reads(element('cp-login'), 'Passwort')
    expect(localStorage.getItem(key)).toBe(null)
    choose('en')
    await reads(element('cp-login'), 'Password')
  })

  test('of a language without texts writes dates in it, and breaks nothing', async () => {
    await signInAs()
    configure({ locales: ['en', 'ja'] })
    show('<div><cp-account></cp-account><cp-payments></cp-payments></div>')
    await reads(element('cp-payments'), /\$\d/)
    await openMenu()
    control(element('cp-account'), '日本語').click()
    await reads(element('cp-payments'), /\d年/)
    await reads(element('cp-payments'), 'Payment Id')
    expect(warnings).not.toHaveBeenCalled()
  })
})

test.each([['en'], [7], [['en', 'no such tag']], [['', 'de']]])('%j is no list of languages', (locales) => {
  // @ts-expect-error A host may write plain JavaScript.
  configure({ locales })
  expect(warned()).toContain('"locales" must be BCP 47 language tags')
})
