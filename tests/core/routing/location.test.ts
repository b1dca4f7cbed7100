/** Where a portal stands: in the address, in its hash, or in memory, under any base. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openTab, type Tab } from '../tab'

afterEach(() => void vi.unstubAllGlobals())

const site = 'https://client.example'
const pathOf = ({ createLocation }: Tab, ...where: Parameters<Tab['createLocation']>) =>
  createLocation(...where).$entry.get().path

describe('path', () => {
  test.each([
    ['/', '/', '/'],
    ['/', '/support', '/support'],
    ['/', '/support?x=1', '/support?x=1'],
    ['/', '/support#a', '/support'],
    ['/account', '/account', '/'],
    ['/account', '/account/', '/'],
    ['/account/', '/account/support', '/support'],
    ['account', '/account/support', '/support'],
    ['//account//', '/account/support', '/support'],
    ['/a/b', '/a/b/support', '/support'],
    ['/account', '/accounting', '/'],
    ['/account', '/elsewhere', '/'],
    ['/account', '/account?x=1', '/?x=1'],
    ['/', '/services/service/%E0%A4%A', '/services/service/%E0%A4%A'],
  ])('under %s, the address %s is the page %s', async (base, address, path) => {
    expect(pathOf(await openTab({ address: site + address }), 'path', base)).toBe(path)
  })

  test.each([
    ['/', '/', '/'],
    ['/', '/support', '/support'],
    ['/account', '/support', '/account/support'],
    ['/account/', '/', '/account/'],
  ])('under %s, the page %s stands at %s', async (base, path, href) => {
    const { createLocation } = await openTab({ address: site })
    expect(createLocation('path', base).href(path)).toBe(href)
  })

  test('going somewhere is a step in the history, going where one is is none', async () => {
    const { createLocation, page } = await openTab({ address: `${site}/account/` })
    const location = createLocation('path', '/account')
    location.go('/support')
    location.go('/support')
    expect(page.visited).toEqual([`${site}/account/`, `${site}/account/support`])
    expect(location.$entry.get()).toEqual({ path: '/support', visit: 1 })
  })

  test('a redirect leaves no step, and the state of the host stays', async () => {
    const { createLocation, page } = await openTab({ address: `${site}/support` })
    createLocation('path', '/').go('/login', { replace: true })
    expect(page.visited).toEqual([`${site}/login`])
    expect(page.history.state).toEqual({ host: 'state' })
  })
})

describe('hash', () => {
  test.each([
    ['/portal', '/'],
    ['/portal#', '/'],
    ['/portal#section', '/'],
    ['/portal#/support', '/support'],
    ['/portal#/support?x=1', '/support?x=1'],
    ['/portal#/services/service/%E0%A4%A', '/services/service/%E0%A4%A'],
  ])('%s is the page %s', async (address, path) => {
    expect(pathOf(await openTab({ address: site + address }), 'hash', '/')).toBe(path)
  })

  test('keeps the address before it', async () => {
    const { createLocation, page } = await openTab({ address: `${site}/portal?lang=de#/` })
    const location = createLocation('hash', '/')
    expect(location.href('/support')).toBe(`${site}/portal?lang=de#/support`)
    location.go('/support')
    expect(page.visited.at(-1)).toBe(`${site}/portal?lang=de#/support`)
  })
})

describe('memory', () => {
  test('begins where it is told to, and never touches the address', async () => {
    const { createLocation, page } = await openTab({ address: `${site}/support` })
    const location = createLocation('memory', '/', '/payments/payment-history')
    expect(location.$entry.get()).toEqual({ path: '/payments/payment-history', visit: 0 })
    location.go('/support/raise-ticket')
    location.go('/login', { replace: true })
    expect(location.$entry.get()).toEqual({ path: '/login', visit: 2 })
    expect(page.visited).toEqual([`${site}/support`])
    expect(location.href('/support')).toBe(`${site}/support`)
  })
})

describe('the address bar is followed', () => {
  test.each([
    ['path', 'popstate', '/account/support', '/support'],
    ['hash', 'hashchange', '/account/#/support', '/support'],
    ['path', 'popstate', '/account/%', '/%'],
    ['memory', 'popstate', '/account/support', '/'],
  ] as const)('by %s on %s', async (routing, event, address, path) => {
    const { createLocation, page } = await openTab({ address: `${site}/account/` })
    const location = createLocation(routing, '/account')
    const stop = location.start()
    page.moveTo(site + address, event)
    expect(location.$entry.get().path).toBe(path)
    stop()
    page.moveTo(`${site}/account/login`)
    expect(location.$entry.get().path).toBe(path)
  })

  test('where a router of the host has moved, and the browser tells', async () => {
    const { createLocation, page } = await openTab({ address: `${site}/` })
    const location = createLocation('path', '/')
    location.start()
    page.history.pushState(null, '', '/support') // fires neither popstate nor hashchange
    page.navigation.dispatchEvent(new Event('currententrychange'))
    // The router may be drawing just now.
    expect(location.$entry.get().path).toBe('/')
    await Promise.resolve()
    expect(location.$entry.get()).toEqual({ path: '/support', visit: 1 })
  })

  test.each([
    ['path', '/account/support'],
    ['hash', '/account#/support'],
  ] as const)('by %s, but not to another page of the host', async (routing, address) => {
    const { createLocation, page } = await openTab({ address: site + address })
    const location = createLocation(routing, '/account')
    location.start()
    page.moveTo(`${site}/elsewhere`)
    expect(location.$entry.get().path).toBe('/support')
  })

  test('back to the page that the portal stands on, even if that is not under its base', async () => {
    const { createLocation, page } = await openTab({ address: `${site}/account.html` })
    const location = createLocation('path', '/account')
    location.start()
    location.go('/support')
    page.moveTo(`${site}/account.html`)
    expect(location.$entry.get().path).toBe('/')
  })
})
