/** `<cp-portal>`: pages, addresses, titles and focus. */
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { configure } from '../../../src/core/index'
import { defineElements } from '../../../src/elements/index'
import {
  control,
  inside,
  reads,
  record,
  settle,
  show,
  signInAs,
  stage,
  textOf,
  until,
  warnings,
} from '../../elements/page'

// The navigation stands at the side, with the full names.
beforeAll(async () => {
  await page.viewport(1280, 800)
  await defineElements({ only: ['cp-portal'] })
})
afterEach(() => configure({ features: undefined, brand: undefined, getToken: undefined }))

const base = '/account'
const at = (path: string) => history.replaceState(null, '', path)
const open = (attributes: string) => show(`<cp-portal ${attributes}></cp-portal>`)
const isAt = (portal: Element, path: string) => until(() => expect(portal.getAttribute('path')).toBe(path))
const heading = (portal: Element) => inside(portal).querySelector('h1')
const headed = (portal: Element, text: string | RegExp) =>
  until(() => expect(heading(portal)?.textContent).toMatch(text))
const currentOf = (portal: Element) =>
  Array.from(inside(portal).querySelectorAll('header [aria-current]'), (link) => [
    link.textContent,
    link.getAttribute('aria-current'),
  ])

/** Each routing, and how it writes the portal's paths. */
const routings = [
  { routing: 'path', address: (path: string) => `${base}${path}` },
  { routing: 'hash', address: (path: string) => `/site#${path}` },
  { routing: 'memory', address: () => '/elsewhere' },
]

describe.each(routings)('with $routing routing', ({ routing, address }) => {
  const start = async (path = '/') => {
    await signInAs()
    at(address(path))
    const portal = open(`routing="${routing}" base="${base}"${routing === 'memory' ? ` path="${path}"` : ''}`)
    await until(() => expect(heading(portal) !== null).toBe(true))
    // Until it moves, its tag is as the host has written it, and as a server has rendered it.
    expect(portal.getAttribute('path')).toBe(routing === 'memory' ? path : null)
    return portal
  }
  const here = () => location.pathname.replace(/\/$/, '') + location.hash
  const written = (path: string) => address(path).replace(/\/$/, (slash) => (routing === 'hash' ? slash : ''))

  test('stands on the page that the address names', async () => {
    const portal = await start('/payments/payment-history')
    await headed(portal, 'Payment History')
    expect(here()).toBe(written('/payments/payment-history'))
  })

  test('goes from page to page by its links, and writes the address', async () => {
    const portal = await start()
    await headed(portal, 'Hello, Ada')
    control(portal, 'Payment History', 'nav a').click()
    await headed(portal, 'Payment History')
    await isAt(portal, '/payments/payment-history')
    expect(here()).toBe(written('/payments/payment-history'))
  })

  test('is sent to a page by its attribute and its property', async () => {
    const portal = await start()
    portal.setAttribute('path', '/services/services-history')
    await headed(portal, 'Project History')
    expect(here()).toBe(written('/services/services-history'))
    Reflect.set(portal, 'path', '/payments/payment-history')
    await headed(portal, 'Payment History')
    expect(Reflect.get(portal, 'path')).toBe('/payments/payment-history')
  })

  test.each(['support', '//evil.example', 'javascript:alert(1)', 'https://evil.example/'])(
    'stays where it is when its path is set to %s, with a warning',
    async (path) => {
      const portal = await start()
      const before = location.href
      portal.setAttribute('path', `${path}?${routing}`) // each bad value is told once
      await settle()
      expect(location.href).toBe(before)
      await headed(portal, 'Hello, Ada')
      expect(textOf(portal)).not.toContain('Something went wrong')
      expect(warnings.mock.calls.flat().join()).toContain('path must be')
      warnings.mockClear()
    },
  )

  test('says so at an address that is no page of its', async () => {
    const portal = await start('/no/such/page')
    await headed(portal, 'Page not found')
    expect(currentOf(portal)).toEqual([])
    control(portal, 'Back to the dashboard').click()
    await headed(portal, 'Hello, Ada')
  })

  test('sends whoever is not signed in to the login, and back to the page afterwards', async () => {
    at(address('/payments/payment-history'))
    const required = record('cp-session-required')
    const portal = open(
      `routing="${routing}" base="${base}"${routing === 'memory' ? ' path="/payments/payment-history"' : ''}`,
    )
    await isAt(portal, '/login')
    await reads(portal, 'Client login')
    expect(required.map(({ from }) => from)).toEqual(['cp-portal'])
    await signInAs()
    await isAt(portal, '/payments/payment-history')
    await headed(portal, 'Payment History')
  })

  test('sends whoever is signed in away from the login', async () => {
    await signInAs()
    at(address('/login'))
    const portal = open(`routing="${routing}" base="${base}"${routing === 'memory' ? ' path="/login"' : ''}`)
    await isAt(portal, '/')
  })

  test(routing === 'memory' ? 'leaves the title alone' : 'writes the title', async () => {
    document.title = 'The site'
    configure({ brand: { name: 'Acme' } })
    const portal = await start('/payments/payment-history')
    await headed(portal, 'Payment History')
    const title = (page: string) => (routing === 'memory' ? 'The site' : `${page} · Acme`)
    await until(() => expect(document.title).toBe(title('Payment History')))
    control(portal, 'Dashboard', 'nav a').click()
    await headed(portal, 'Hello, Ada')
    await until(() => expect(document.title).toBe(title('Dashboard')))
    document.title = ''
  })
})

test.each(routings.slice(0, 2))(
  "follows the browser's back button, by $routing",
  async ({ routing, address }) => {
    await signInAs()
    at(address('/'))
    const portal = open(`routing="${routing}" base="${base}"`)
    await headed(portal, 'Hello, Ada')
    control(portal, 'Payment History', 'nav a').click()
    await headed(portal, 'Payment History')
    history.back()
    await headed(portal, 'Hello, Ada')
    expect(portal.getAttribute('path')).toBe('/')
  },
)

test('the current entry is marked, also below it', async () => {
  await signInAs()
  const portal = open('routing="memory" path="/payments/payment-history"')
  await headed(portal, 'Payment History')
  expect(currentOf(portal)).toEqual([['Payment History', 'page']])
  portal.setAttribute('path', '/')
  await headed(portal, 'Hello, Ada')
  expect(currentOf(portal)).toEqual([['Dashboard', 'page']])
})

test('the heading has the focus after a navigation, and not before', async () => {
  await signInAs()
  const portal = open('routing="memory"')
  await headed(portal, 'Hello, Ada')
  await settle()
  expect(inside(portal).activeElement === null).toBe(true)
  control(portal, 'Payment History', 'nav a').click()
  await headed(portal, 'Payment History')
  await until(() => expect(inside(portal).activeElement?.textContent).toBe('Payment History'))
})

test('the skip link goes to the content, and leaves the address alone', async () => {
  await signInAs()
  at('/site#/')
  const portal = open('routing="hash"')
  await headed(portal, 'Hello, Ada')
  const first = inside(portal).querySelector<HTMLElement>('a[href],button')
  expect(first?.textContent).toBe('Skip to the content')
  first?.click()
  expect(inside(portal).activeElement?.localName).toBe('main')
  expect(location.hash).toBe('#/')
})

test('a section that is turned off has neither entry nor page', async () => {
  await signInAs()
  configure({ features: { payments: false } })
  const portal = open('routing="memory" path="/payments/payment-history"')
  await headed(portal, 'Page not found')
  expect(() => control(portal, 'Payment History', 'nav a')).toThrow()
})

test('where the host signs its clients in, no login is shown', async () => {
  configure({ getToken: () => null })
  const portal = open('routing="memory"')
  await reads(portal, 'You are signed out')
  expect(portal.hasAttribute('path')).toBe(false)
  expect(inside(portal).querySelector('form') === null).toBe(true)
})

test('two portals in memory stand on pages of their own', async () => {
  await signInAs()
  show(
    '<div><cp-portal routing="memory"></cp-portal><cp-portal routing="memory" path="/payments/payment-history"></cp-portal></div>',
  )
  const [left, right] = stage.querySelectorAll('cp-portal')
  if (!left || !right) throw new Error('The page is not as it was written.')
  await headed(left, 'Hello, Ada')
  await headed(right, 'Payment History')
})
