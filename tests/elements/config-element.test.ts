/** `<cp-config>`: settings for hosts that write only HTML. */
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { $settings, configure, defaults, type Settings } from '../../src/core/index'
import { elements } from '../../src/elements/elements'
import { defineElements } from '../../src/elements/index'
import { camelCase } from '../../src/elements/reflect'
import { reads, serve, settle, show, signInAs, stage, until, warnings } from './page'
import { badOf, goodOf } from './samples'

beforeAll(() => defineElements({ only: ['cp-config', 'cp-login'] }))

const { attributes } = elements['cp-config']

afterEach(() => {
  configure({ ...Object.fromEntries(Object.keys(defaults).map((name) => [name, undefined])), fetch: serve })
})

/** The setting that an attribute names: `brand-name` is `brand.name`. */
function settingOf(attribute: string, settings: Readonly<Settings> = $settings.get()): unknown {
  const [, part] = /^brand-(.+)$/.exec(attribute) ?? []
  return part ? Reflect.get(settings.brand, camelCase(part)) : Reflect.get(settings, camelCase(attribute))
}

describe.each(Object.entries(attributes))('<cp-config %s>', (attribute, spec) => {
  const good = goodOf(spec).at(-1) ?? ''
  const value = spec.read(good)

  test('sets, follows changes, and goes back to the default when it is removed or emptied', () => {
    const element = show(`<cp-config ${attribute}="${good}"></cp-config>`)
    expect(settingOf(attribute)).toBe(value)
    element.removeAttribute(attribute)
    expect(settingOf(attribute)).toBe(settingOf(attribute, defaults))
    element.setAttribute(attribute, good)
    expect(settingOf(attribute)).toBe(value)
    // Presence is all that a boolean attribute says.
    element.setAttribute(attribute, '')
    expect(settingOf(attribute)).toBe(spec.kind === 'boolean' ? true : settingOf(attribute, defaults))
    expect(warnings).not.toHaveBeenCalled()
  })

  test('is a property, too', () => {
    const element = show('<cp-config></cp-config>')
    Reflect.set(element, camelCase(attribute), value)
    expect(element.getAttribute(attribute)).toBe(good)
    expect(settingOf(attribute)).toBe(value)
    Reflect.set(element, camelCase(attribute), null)
    expect(settingOf(attribute)).toBe(settingOf(attribute, defaults))
  })

  test.each(badOf(spec).slice(0, 1))(
    'bad (%s): the default stands, with one warning that names it',
    (bad) => {
      show(`<cp-config ${attribute}="${bad}"></cp-config>`)
      show(`<cp-config ${attribute}="${bad}"></cp-config>`)
      expect(settingOf(attribute)).toBe(settingOf(attribute, defaults))
      expect(warnings.mock.calls.length).toBe(1)
      expect(warnings.mock.calls[0]?.[0]).toContain(`<cp-config ${attribute}="${bad}">`)
    },
  )
})

test('takes attributes without their hyphens, as React writes them on a server', () => {
  const element = show('<cp-config brandname="Acme"></cp-config>')
  expect($settings.get().brand.name).toBe('Acme')
  element.setAttribute('brandname', 'Bcme')
  expect($settings.get().brand.name).toBe('Bcme')
})

test('leaves alone what it does not name', () => {
  configure({ currency: 'EUR', brand: { logo: '/logo.svg' } })
  show('<cp-config brand-name="Acme"></cp-config>')
  expect($settings.get()).toMatchObject({ currency: 'EUR', brand: { name: 'Acme', logo: '/logo.svg' } })
})

describe('markup that comes from somebody else', () => {
  const [ours, theirs] = ['https://api.example/v1', 'https://evil.example/v1']
  const inject = () => show(`<cp-config api-url="${theirs}"></cp-config>`)
  const asked: string[] = []
  const getToken = () => ({ token: 'secret', clientId: 'client-ada' })
  const spy: typeof fetch = async (input, init) => {
    asked.push(`${new URL(String(input)).origin} ${new Headers(init?.headers).get('authorization')}`)
    return serve(input, init)
  }

  test('leads no token away: not of a client who is signed in', async () => {
    configure({ fetch: spy })
    await signInAs()
    inject()
    show('<cp-login></cp-login>')
    await settle()
    expect($settings.get().apiUrl).toBe(defaults.apiUrl)
    expect(asked.filter((call) => call.startsWith('https://evil'))).toEqual([])
    expect(warnings.mock.calls.flat().join()).toContain('<cp-config api-url> leads away from the API')
  })

  test("not of a host's own sign-in, before and after it was asked", async () => {
    configure({ fetch: spy, apiUrl: ours, getToken })
    inject()
    expect($settings.get().apiUrl).toBe(ours)
    await until(() => expect(asked).toContain('https://api.example Bearer secret'))
    inject()
    await settle()
    expect(asked.filter((call) => call.startsWith('https://evil'))).toEqual([])
  })

  test("not back to the page's own origin, by an attribute that is taken away", () => {
    const element = show(`<cp-config api-url="${ours}"></cp-config>`)
    configure({ fetch: spy, getToken })
    element.removeAttribute('api-url')
    expect($settings.get().apiUrl).toBe(ours)
  })

  test.each([ours, defaults.apiUrl])(
    'nor a password before anybody is signed in, once a script has named the API: %s',
    (apiUrl) => {
      configure({ apiUrl })
      inject()
      expect($settings.get().apiUrl).toBe(apiUrl)
      // Also when the script comes late.
      configure({ apiUrl: undefined })
      inject()
      expect($settings.get().apiUrl).toBe(theirs)
      configure({ apiUrl })
      inject()
      expect($settings.get().apiUrl).toBe(apiUrl)
    },
  )

  test('but a script may, and markup may name another path on the same origin', () => {
    configure({ fetch: spy, apiUrl: ours, getToken })
    show('<cp-config api-url="https://api.example/v2"></cp-config>')
    expect($settings.get().apiUrl).toBe('https://api.example/v2')
    configure({ apiUrl: theirs })
    expect($settings.get().apiUrl).toBe(theirs)
    expect(warnings).not.toHaveBeenCalled()
  })
})

test('shows nothing, and leaves what stands in it to the page', () => {
  const element = show('<cp-config><p>Hello</p></cp-config>')
  expect(element.shadowRoot).toBeNull()
  expect(stage.textContent).toBe('Hello')
})

test('is live for elements that are there already', async () => {
  configure({ messages: { signIn: { title: 'Anmeldung' } } })
  const login = show('<cp-login></cp-login>')
  await reads(login, 'Anmeldung')
  configure({ messages: undefined })
  await reads(login, 'Client login')
})
