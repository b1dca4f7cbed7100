/** `<cp-config>`: settings for hosts that write only HTML. */
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { $settings, configure, defaults, type Settings } from '../../src/core/index'
import { elements } from '../../src/elements/elements'
import { defineElements } from '../../src/elements/index'
import { camelCase } from '../../src/elements/reflect'
import { settle, show, signInAs, stage, until, warned, warnings } from './page'
import { open, reads } from './person'
import { badOf, goodOf } from './samples'
import { serve } from './server'

beforeAll(() => defineElements({ only: ['cp-config', 'cp-login'] }))

const { attributes } = elements['cp-config']

// No script has named anything, but how calls are made.
beforeEach(() => configure({ portalUrl: undefined }))

// A script gives its own word back, and no element's: it takes the word, and the page gives it back.
afterEach(() => configure(defaults))

/** The setting that an attribute names: `brand-name` is `brand.name`. */
function settingOf(attribute: string, settings: Readonly<Settings> = $settings.get()): unknown {
  const [, part] = /^brand-(.+)$/.exec(attribute) ?? []
  return part ? Reflect.get(settings.brand, camelCase(part)) : Reflect.get(settings, camelCase(attribute))
}

describe.each(Object.entries(attributes))('<cp-config %s>', (attribute, spec) => {
  const good = goodOf(spec).at(-1) ?? ''
  const value = spec.read(good)

  test('sets, follows changes, and goes back to the default when it is removed or emptied', () => {
    const element = show(`cp-config ${attribute}="${good}"`)
    expect(settingOf(attribute)).toEqual(value)
    element.removeAttribute(attribute)
    expect(settingOf(attribute)).toBe(settingOf(attribute, defaults))
    element.setAttribute(attribute, good)
    expect(settingOf(attribute)).toEqual(value)
    // Presence is all that a boolean attribute says.
    element.setAttribute(attribute, '')
    expect(settingOf(attribute)).toBe(spec.kind === 'boolean' ? true : settingOf(attribute, defaults))
    expect(warnings).not.toHaveBeenCalled()
  })

  test('is a property, too', () => {
    const element = show('cp-config')
    Reflect.set(element, camelCase(attribute), value)
    expect(element.getAttribute(attribute)).toBe(good)
    expect(settingOf(attribute)).toEqual(value)
    Reflect.set(element, camelCase(attribute), null)
    expect(settingOf(attribute)).toBe(settingOf(attribute, defaults))
  })

  test.each(badOf(spec).slice(0, 1))(
    'bad (%s): the default stands, with one warning that names it',
    (bad) => {
      for (let times = 0; times < 2; times++) show(`cp-config ${attribute}="${bad}"`)
      expect(settingOf(attribute)).toBe(settingOf(attribute, defaults))
      expect(warnings).toHaveBeenCalledOnce()
      expect(warned()).toContain(`<cp-config ${attribute}="${bad}">`)
    },
  )
})

test('takes attributes without their hyphens, as React writes them on a server', () => {
  const element = show('cp-config brandname="Acme"')
  expect($settings.get().brand.name).toBe('Acme')
  element.setAttribute('brandname', 'Bcme')
  expect($settings.get().brand.name).toBe('Bcme')
})

test('leaves alone what it does not name', () => {
  configure({ currency: 'EUR', brand: { logo: '/logo.svg' } })
  show('cp-config brand-name="Acme"')
  expect($settings.get()).toMatchObject({ currency: 'EUR', brand: { name: 'Acme', logo: '/logo.svg' } })
})

describe('markup that comes from somebody else', () => {
  const [ours, theirs] = ['https://api.example/v1', 'https://evil.example/v1']
  const inject = (attribute = 'api-url', value = theirs) => show(`cp-config ${attribute}="${value}"`)
  const asked: string[] = []
  const getToken = () => ({ token: 'secret', clientId: 'client-ada' })
  const spy: typeof fetch = async (input, init) => {
    asked.push(`${new URL(String(input)).origin} ${new Headers(init?.headers).get('authorization')}`)
    return serve(input, init)
  }
  const askedElsewhere = () => asked.filter((call) => call.startsWith('https://evil'))

  test('leads no token away: not of a client who is signed in', async () => {
    configure({ fetch: spy })
    await signInAs()
    inject()
    show('cp-login')
    await settle()
    expect($settings.get().apiUrl).toBe(defaults.apiUrl)
    expect(askedElsewhere()).toEqual([])
    expect(warned()).toContain('<cp-config api-url> is ignored')
  })

  test.each([ours, undefined])(
    "not of a host's own sign-in, before and after it was asked: the API is %s",
    async (apiUrl) => {
      configure({ fetch: spy, apiUrl, getToken })
      inject()
      inject('portal-url')
      const { origin } = new URL(apiUrl ?? location.href)
      await until(() => expect(asked).toContain(`${origin} Bearer secret`))
      inject()
      await settle()
      expect($settings.get()).toMatchObject({ apiUrl: apiUrl ?? defaults.apiUrl, portalUrl: '' })
      expect(askedElsewhere()).toEqual([])
    },
  )

  test('not even when it stood there before the host named its sign-in: the console has the line to write', async () => {
    inject()
    inject('portal-url')
    configure({ fetch: spy, getToken })
    await until(() => expect(asked).toContain(`${location.origin} Bearer secret`))
    expect($settings.get()).toMatchObject({ apiUrl: defaults.apiUrl, portalUrl: '' })
    expect(askedElsewhere()).toEqual([])
    expect(warned()).toContain(`configure({ apiUrl: '${theirs}' })`)
    expect(warned()).toContain(`configure({ portalUrl: '${theirs}' })`)
  })

  test('not by a script whose own address was empty', async () => {
    inject()
    configure({ fetch: spy, apiUrl: '', getToken })
    await until(() => expect(asked).toContain(`${location.origin} Bearer secret`))
    expect($settings.get().apiUrl).toBe(defaults.apiUrl)
    expect(askedElsewhere()).toEqual([])
  })

  test('the first element decides where the portal is, and what is kept where; it may change its mind', () => {
    const [first, other] = show(
      `<div><cp-config portal-url="/account" storage="memory"></cp-config><cp-config
        portal-url="${theirs}" storage="local"></cp-config></div>`,
    ).children
    expect($settings.get()).toMatchObject({ portalUrl: '/account', storage: 'memory' })
    other?.removeAttribute('storage')
    expect($settings.get().storage).toBe('memory')
    first?.setAttribute('storage', 'session')
    expect($settings.get().storage).toBe('session')
    first?.setAttribute('portal-url', '/clients')
    expect($settings.get().portalUrl).toBe('/clients')
    first?.remove()
    inject('portal-url')
    expect($settings.get().portalUrl).toBe('/clients')
    inject('storage', 'memory')
    expect($settings.get().storage).toBe('memory')
  })

  test('once a script has named the API, no markup leads to a portal elsewhere', () => {
    inject('portal-url')
    configure({ apiUrl: ours })
    expect($settings.get().portalUrl).toBe('')
    expect(warned()).toContain(`configure({ portalUrl: '${theirs}' })`)
    inject('portal-url')
    expect($settings.get().portalUrl).toBe('')
    inject('portal-url', '/account')
    expect($settings.get().portalUrl).toBe('/account')
  })

  test("a script's `undefined` takes nothing from the element that has named an API", () => {
    inject('api-url', ours)
    configure({ apiUrl: undefined })
    inject()
    expect($settings.get().apiUrl).toBe(defaults.apiUrl)
  })

  test('a script may lead elsewhere, and gives the word back by `undefined`', () => {
    inject('api-url', ours)
    configure({ apiUrl: theirs })
    expect($settings.get().apiUrl).toBe(theirs)
    configure({ apiUrl: undefined })
    inject('api-url', ours)
    expect($settings.get().apiUrl).toBe(ours)
  })

  /**
   * Who sets each setting: `script` alone, as it is no attribute; the `first` who names it, and a script above all; or
   * whoever comes `last`.
   */
  const who: Record<keyof Settings, 'script' | 'first' | 'last'> = {
    ...{ apiUrl: 'first', portalUrl: 'first', storage: 'first', credentials: 'first' },
    ...{ passwordEncryption: 'first', passphrase: 'first', signInWays: 'first' },
    ...{ brand: 'last', locale: 'last', locales: 'last', currency: 'last', timeZone: 'last' },
    ...{ idempotencyKeys: 'last', texts: 'last', debug: 'last' },
    ...{ messages: 'script', pages: 'script', menu: 'script', getToken: 'script', signOut: 'script' },
    ...{ fetch: 'script', routes: 'script', endpoints: 'script', readError: 'script', features: 'script' },
    ...{
      fields: 'script',
      serviceOptions: 'script',
      searchShortcut: 'script',
      pollSeconds: 'script',
      live: 'script',
      workers: 'script',
      uploads: 'script',
    },
  }

  test.each(Object.entries(who))('%s: markup against a script (%s)', (name, word) => {
    const setting = name as keyof Settings
    const attribute = name === 'brand' ? 'brand-name' : name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)
    const spec = Object.entries(attributes).find(([each]) => each === attribute)?.[1]
    expect(spec === undefined).toBe(word === 'script')
    if (!spec) return
    const text = goodOf(spec).at(-1) ?? ''
    configure(name === 'brand' ? { brand: { name: 'Ours' } } : { [setting]: defaults[setting] })
    const before = settingOf(attribute)
    inject(attribute, text)
    expect(settingOf(attribute)).toEqual(word === 'last' ? spec.read(text) : before)
  })
})

test('shows nothing, and leaves what stands in it to the page', () => {
  const element = show('<cp-config><p>Hello</p></cp-config>')
  expect(element.shadowRoot).toBeNull()
  expect(stage.textContent).toBe('Hello')
})

test('is live for elements that are there already', async () => {
  configure({ messages: { signIn: { title: 'Anmeldung' } } })
  const login = await open('cp-login', 'Anmeldung')
  configure({ messages: undefined })
  await reads(login, 'Client login')
})
