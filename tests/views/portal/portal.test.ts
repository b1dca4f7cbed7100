/** `<cp-portal>`: pages, addresses, titles and focus. */
import '../../elements/signed-in'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { configure, signOut } from '../../../src/core/index'
import { record, settle, show, signInAs, stage, until, warned } from '../../elements/page'
import { all, control, find, focusedIn, inside, reads, textOf } from '../../elements/person'
import { enter, headed, openAt, routings } from './routings'

// The navigation stands at the side, with the full names.
beforeAll(() => page.viewport(1280, 800))

const open = (attributes = '') => show(`cp-portal routing="memory" ${attributes}`)
const payments = '/payments/payment-history'

test('the bar at the bottom stands above the heads of tables that scroll below it', async () => {
  await page.viewport(768, 800)
  onTestFinished(() => page.viewport(1280, 800))
  const portal = open()
  await reads(portal, 'View All Payments')
  const head = all(portal, 'thead').at(-1) ?? portal
  const link = find(portal, '[part=side]:last-child nav a')
  const middleOf = (element: Element) => {
    const { top, left, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  await until(() => {
    scrollBy(0, middleOf(head).y - middleOf(link).y)
    expect(Math.abs(middleOf(head).y - middleOf(link).y)).toBeLessThan(2)
  })
  const { x, y } = middleOf(link)
  expect(link.contains(inside(portal).elementFromPoint(x, y))).toBe(true)
})

const isAt = (portal: Element, path: string) => until(() => expect(portal.getAttribute('path')).toBe(path))
const currentOf = (portal: Element) =>
  all(portal, 'header [aria-current]').map((link) => [link.textContent, link.getAttribute('aria-current')])

describe.each(routings)('with $routing routing', (way) => {
  const isMemory = way.routing === 'memory'
  const start = async (path: string, heading: string) => {
    const portal = openAt(path, way)
    await headed(portal, heading)
    // Until it moves, its tag is as the host has written it, and as a server has rendered it.
    expect(portal.getAttribute('path')).toBe(isMemory ? path : null)
    return portal
  }
  const isWritten = (path: string) => expect(location.pathname + location.hash).toBe(way.address(path))

  test('stands on the page that the address names', async () => {
    await start(payments, 'Payment History')
    isWritten(payments)
  })

  test('goes from page to page by its links, and writes the address', async () => {
    const portal = await start('/', 'Hello, Ada')
    await enter(portal, 'Payment History')
    await isAt(portal, payments)
    isWritten(payments)
  })

  test('is sent to a page by its attribute and its property', async () => {
    const portal = await start('/', 'Hello, Ada')
    portal.setAttribute('path', '/services/services-history')
    await headed(portal, 'Project History')
    isWritten('/services/services-history')
    Reflect.set(portal, 'path', payments)
    await headed(portal, 'Payment History')
    expect(Reflect.get(portal, 'path')).toBe(payments)
  })

  test.each(['support', '//evil.example', 'javascript:alert(1)', 'https://evil.example/'])(
    'stays where it is when its path is set to %s, with a warning',
    async (path) => {
      const portal = await start('/', 'Hello, Ada')
      const before = location.href
      portal.setAttribute('path', `${path}?${way.routing}`) // each bad value is told once
      await settle()
      expect(location.href).toBe(before)
      await headed(portal, 'Hello, Ada')
      expect(textOf(portal)).not.toContain('Something went wrong')
      expect(warned()).toContain('path must be')
    },
  )

  test('says so at an address that is no page of its', async () => {
    const portal = await start('/no/such/page', 'Page not found')
    expect(currentOf(portal)).toEqual([])
    control(portal, 'Back to the dashboard').click()
    await headed(portal, 'Hello, Ada')
  })

  test('sends whoever is not signed in to the login, and back to the page afterwards', async () => {
    signOut()
    const required = record('cp-session-required')
    const portal = openAt(payments, way)
    await isAt(portal, '/login')
    await reads(portal, 'Client login')
    expect(required.map(({ from }) => from)).toEqual(['cp-portal'])
    await signInAs()
    await isAt(portal, payments)
    await headed(portal, 'Payment History')
  })

  test('sends whoever is signed in away from the login', () => isAt(openAt('/login', way), '/'))

  test(isMemory ? 'leaves the title alone' : 'writes the title', async () => {
    document.title = 'The site'
    configure({ brand: { name: 'Acme' } })
    const portal = await start(payments, 'Payment History')
    const isTitled = (page: string) =>
      until(() => expect(document.title).toBe(isMemory ? 'The site' : `${page} · Acme`))
    await isTitled('Payment History')
    control(portal, 'Dashboard', 'nav a').click()
    await headed(portal, 'Hello, Ada')
    await isTitled('Dashboard')
  })
})

test('the current entry is marked, also below it', async () => {
  const portal = open(`path="${payments}"`)
  await headed(portal, 'Payment History')
  expect(currentOf(portal)).toEqual([['Payment History', 'page']])
  portal.setAttribute('path', '/')
  await headed(portal, 'Hello, Ada')
  expect(currentOf(portal)).toEqual([['Dashboard', 'page']])
})

test('the heading has the focus after a navigation, and not before', async () => {
  const portal = open()
  await headed(portal, 'Hello, Ada')
  await settle()
  expect(focusedIn(portal) === null).toBe(true)
  await enter(portal, 'Payment History')
  await until(() => expect(focusedIn(portal)?.textContent).toBe('Payment History'))
})

test('the skip link goes to the content, and leaves the address alone', async () => {
  history.replaceState(null, '', '/site#/')
  const portal = show('cp-portal routing="hash"')
  await headed(portal, 'Hello, Ada')
  const first = inside(portal).querySelector<HTMLElement>('a[href],button')
  expect(first?.textContent).toBe('Skip to the content')
  first?.click()
  expect(focusedIn(portal)?.localName).toBe('main')
  expect(location.hash).toBe('#/')
})

test('a section that is turned off has neither entry nor page', async () => {
  configure({ features: { payments: false } })
  const portal = open(`path="${payments}"`)
  await headed(portal, 'Page not found')
  expect(() => control(portal, 'Payment History', 'nav a')).toThrow()
})

test('where the host signs its clients in, no login is shown', async () => {
  signOut()
  configure({ getToken: () => null })
  const portal = open()
  await reads(portal, 'You are signed out')
  expect(portal.hasAttribute('path')).toBe(false)
  expect(inside(portal).querySelector('form') === null).toBe(true)
})

test('two portals in memory stand on pages of their own', async () => {
  const other = `<cp-portal routing="memory" path="${payments}"></cp-portal>`
  show(`<div><cp-portal routing="memory"></cp-portal>${other}</div>`)
  const [left = stage, right = stage] = stage.querySelectorAll('cp-portal')
  await headed(left, 'Hello, Ada')
  await headed(right, 'Payment History')
})
