/** Language, currency and time zone, changed while the page runs, in every element that stands on it. */
import './defined'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { configure, notify } from '../../src/core/index'
import { defineElements } from '../../src/elements/index'
import { show, signInAs, stage, until, warnings } from './page'
import { all, control, drawn, fieldOf, fill, find, inside, press, reads, textOf, typeInto } from './person'

const page = document.documentElement

beforeEach(() => {
  page.lang = 'en-US'
  page.removeAttribute('dir')
})
afterEach(() => page.removeAttribute('lang'))

const element = (tag: string) => stage.querySelector(tag)

/** Several elements of one client's, all of them drawn. */
async function open(
  tags: readonly string[] = ['cp-payments', 'cp-projects', 'cp-notifications', 'cp-summary'],
) {
  await signInAs()
  show(`<div>${tags.map((tag) => `<${tag}></${tag}>`).join('')}</div>`)
  for (const tag of tags) await reads(element(tag), /\d/)
}

/** What `Intl` writes has spaces of several kinds. */
const spaced = (element: Element | null) => textOf(element).replace(/\s/g, ' ')
const shows = (tag: string, text: string | RegExp) => until(() => expect(spaced(element(tag))).toMatch(text))

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Does as a translator in the browser does. */
function translate(element: Element | null): void {
  const walker = document.createTreeWalker(inside(element), NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode)
  for (const text of found) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    outer.append(inner)
    inner.textContent = `Translated: ${text.data}`
    text.replaceWith(outer)
  }
}

describe('the language, by configure() and by the page', () => {
  const german = async () => {
    await shows('cp-payments', 'Zahlungsnummer')
    await shows('cp-payments', /Summe aus \d+ Zahlungen/)
    await shows('cp-payments', /\d{1,3}(\.\d{3})*,\d\d \$/)
    await shows(
      'cp-payments',
      /\d\d?\. (Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember) 20/,
    )
    await shows('cp-projects', 'Pausiert')
    await shows('cp-summary', 'Projekte insgesamt')
    await until(() => control(element('cp-notifications'), /^Benachrichtigungen: \d+ ungelesen$/))
  }
  const english = async () => {
    await shows('cp-payments', 'Payment Id')
    await shows('cp-payments', /Total of \d+ payments/)
    await shows('cp-payments', /\$\d{1,3}(,\d{3})*\.\d\d/)
    await shows('cp-projects', 'On Hold')
    await shows('cp-summary', 'Total Projects')
    await until(() => control(element('cp-notifications'), /^Notifications: \d+ unread$/))
  }

  test.each<[string, (locale: string) => void]>([
    ['configure({ locale })', (locale) => configure({ locale })],
    ["the page's lang", (lang) => page.setAttribute('lang', lang)],
  ])('%s, and back', async (_, change) => {
    await open()
    await english()
    change('de-DE')
    await german()
    change('en-US')
    await english()
    expect(warnings).not.toHaveBeenCalled()
  })

  test('an element that comes later is never seen in another one', async () => {
    page.lang = 'fr'
    // It waits for the texts of the page's language.
    await defineElements({ only: ['cp-login'] })
    const login = show('cp-login')
    const seen: string[] = []
    const observer = new MutationObserver(() => seen.push(textOf(login)))
    observer.observe(inside(login), { childList: true, subtree: true, characterData: true })
    await reads(login, 'Mot de passe')
    observer.disconnect()
    expect(seen.filter((text) => /password/i.test(text))).toEqual([])
  })

  test('texts that a translator has put into elements of its own follow, too', async () => {
    await open(['cp-payments'])
    translate(element('cp-payments'))
    configure({ locale: 'de' })
    await shows('cp-payments', 'Zahlungsnummer')
    await shows('cp-payments', /Summe aus \d+ Zahlungen/)
  })

  test('what is written stays, on a translated page, too', async () => {
    const login = show('cp-login')
    await reads(login, 'Email')
    fill(login, 'input', 'ada@example.com')
    await nextFrame()
    translate(login)
    configure({ locale: 'de' })
    await until(() => find(login, '[lang=de]'))
    await nextFrame()
    expect(find<HTMLInputElement>(login, 'input').value).toBe('ada@example.com')
  })

  test('on a translated page, a form that holds nothing any more is not drawn anew', async () => {
    await signInAs()
    const form = show('cp-raise-ticket')
    const field = await until(() => fieldOf(form, 'Subject'))
    translate(form)
    for (const written of ['Where is my invoice?', '']) {
      typeInto(field, written)
      await nextFrame()
      await nextFrame()
    }
    expect(field.isConnected).toBe(true)
  })

  test('plural forms and digits of Arabic', async () => {
    await open(['cp-payments'])
    configure({ locale: 'ar-EG' })
    await shows('cp-payments', /إجمالي [٠-٩]+ دفعة/)
    expect(spaced(element('cp-payments'))).not.toMatch(/Page|Payment|Total/)
  })

  test("the portal's title", async () => {
    await signInAs()
    show('cp-portal')
    await until(() => expect(document.title).toBe('Dashboard · Client Portal'))
    configure({ locale: 'es', brand: { name: 'Acme' } })
    await until(() => expect(document.title).toBe('Inicio · Acme'))
  })

  test('the labels of the toaster', async () => {
    await drawn(show('cp-avatar name="Ada"'))
    notify.success('Saved.')
    const toaster = () => document.querySelector('cp-toaster')
    await until(() => control(toaster(), 'Close'))
    page.lang = 'de'
    await until(() => control(toaster(), 'Schließen'))
    expect(find(toaster(), 'section').getAttribute('aria-label')).toBe('Meldungen')
  })
})

describe('what goes with the language', () => {
  test('currency', async () => {
    await open(['cp-payments'])
    configure({ currency: 'EUR' })
    await shows('cp-payments', /€\d/)
  })

  test('time zone', async () => {
    await open(['cp-notifications'])
    const bell = element('cp-notifications')
    control(bell, /Notifications/).click()
    const hours = () => all(bell, 'time').map(({ title, textContent }) => `${title} ${textContent}`)
    configure({ timeZone: 'Pacific/Kiritimati' })
    await until(() => expect(hours().length).toBeGreaterThan(0))
    const before = hours()
    configure({ timeZone: 'Pacific/Pago_Pago' })
    await until(() => expect(hours()).not.toEqual(before))
  })

  test('single texts', async () => {
    await open(['cp-payments', 'cp-summary'])
    configure({ messages: { payments: { history: 'What you paid' }, dashboard: { totalProjects: 'All' } } })
    await shows('cp-payments', 'What you paid')
    await shows('cp-summary', 'All')
  })
})

describe('lang and dir of what an element draws', () => {
  /** Of the one wrapper in the shadow root, and the direction that comes of them. */
  const marks = (login = element('cp-login')) => {
    const { children } = inside(login)
    const [wrapper] = children
    return [
      children.length === 1 && wrapper?.getAttribute('lang'),
      wrapper?.getAttribute('dir') || null, // Preact leaves an empty one, which says nothing
      wrapper && getComputedStyle(wrapper).direction,
    ]
  }

  test.each([
    ['as the page', ['en-US', ''], '', ['en-US', null, 'ltr']],
    ['as the page, which has a direction of its own', ['en', 'rtl'], '', ['en', null, 'rtl']],
    ['another one than the page', ['en', ''], 'de-DE', ['de-DE', 'ltr', 'ltr']],
    ['Arabic in an English page', ['en', ''], 'ar', ['ar', 'rtl', 'rtl']],
    ['Arabic in an Arabic page', ['ar', 'rtl'], '', ['ar', 'rtl', 'rtl']],
    ['English in an Arabic page', ['ar', 'rtl'], 'en-US', ['en-US', 'ltr', 'ltr']],
  ])('%s: $3', async (_, [lang = '', dir = ''], locale, expected) => {
    page.lang = lang
    page.dir = dir
    show('cp-login')
    configure({ locale })
    await until(() => expect(marks()).toEqual(expected))
    // The tag stays as the host has written it, and as a server has rendered it.
    expect(element('cp-login')?.getAttributeNames()).toEqual([])
    configure({ locale: undefined })
    page.lang = 'en'
    await until(() => expect(marks().slice(0, 2)).toEqual(['en', null]))
  })

  test('follows the page while the locale stays, and what is nearer than the page', async () => {
    configure({ locale: 'de' })
    show('<div lang="de-CH"><cp-login></cp-login></div>')
    await until(() => expect(marks()).toEqual(['de', null, 'ltr']))
    show('cp-login lang="de-AT"')
    await until(() => expect(marks()).toEqual(['de', null, 'ltr']))
    const frame = show('<div></div>')
    const root = frame.attachShadow({ mode: 'open' })
    const login = document.createElement('cp-login')
    root.append(login)
    await until(() => expect(marks(login)).toEqual(['de', 'ltr', 'ltr']))
    page.lang = 'de'
    await until(() => expect(marks(login)).toEqual(['de', null, 'ltr']))
    page.lang = 'en'
    await until(() => expect(marks(login)).toEqual(['de', 'ltr', 'ltr']))
  })

  test('dialogs, popovers and toasts have them, too', async () => {
    await signInAs()
    configure({ locale: 'ar' })
    show('<div><cp-dashboard></cp-dashboard><cp-notifications></cp-notifications></div>')
    await reads(element('cp-dashboard'), 'طلب خدمة')
    notify.success('Saved.')
    const toaster = () => document.querySelector('cp-toaster')
    await until(() => find(element('cp-notifications'), '[popover]'))
    await until(() => find(toaster(), '[popover]'))
    await press(element('cp-dashboard'), 'طلب خدمة', 'button')
    await until(() => find(element('cp-dashboard'), 'dialog[open]'))
    for (const host of [element('cp-dashboard'), element('cp-notifications'), toaster()])
      for (const layer of all(host, 'dialog, [popover]'))
        expect(getComputedStyle(layer).direction).toBe('rtl')
  })
})
