/** Pages of the host's own in the portal: `configure({ pages })`, `slot="page-…"` and `cp-screen-change`. */
import '../../elements/signed-in'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { configure, type Settings, signOut } from '../../../src/core/index'
import { record, settle, show, signInAs, type Told, until, warned } from '../../elements/page'
import { all, control, find, focusedIn, inside, press, reads, textOf, textsOf } from '../../elements/person'
import { enter, headed, openAt, routings } from './routings'

const contracts = { name: 'contracts', path: '/contracts', label: 'Contracts' }
const own = '<div slot="page-contracts">Two contracts <a href="#x">Sign</a></div>'

beforeEach(async () => {
  await page.viewport(1280, 800)
  configure({ pages: [contracts] })
})

const open = (attributes = '', content = own) =>
  show(`<cp-portal routing="memory" ${attributes}>${content}</cp-portal>`)
const slotOf = (portal: Element) => inside(portal).querySelector('slot[name=page-contracts]')
/** Whether a person sees the host's content. */
const showsOwn = (portal: Element) => {
  const content = portal.querySelector('[slot=page-contracts]')
  return content instanceof HTMLElement && content.checkVisibility() && content.offsetHeight > 0
}
const entries = (portal: Element) => textsOf(portal, 'nav a')
const routesOf = (moves: Told[]) => moves.map(({ detail }) => detail.route)

describe.each(routings)('by $routing', (way) => {
  test('an entry leads to the page: its heading has the focus, its slot the content', async () => {
    const asked = record('cp-navigate')
    const moves = record('cp-screen-change')
    const portal = openAt('/', way, own)
    await headed(portal, 'Hello, Ada')
    expect(showsOwn(portal)).toBe(false)
    await until(() => expect(moves).toHaveLength(1))
    await enter(portal, 'Contracts')
    expect(showsOwn(portal)).toBe(true)
    expect(focusedIn(portal)?.textContent).toBe('Contracts')
    expect(textsOf(portal, 'nav [aria-current=page]')).toEqual(['Contracts'])
    expect(portal.getAttribute('path')).toBe('/contracts')
    expect(location.pathname + location.hash).toBe(way.address('/contracts'))
    const where = { route: 'page-contracts', params: {}, path: '/contracts' }
    expect(asked).toMatchObject([{ from: 'cp-portal', detail: where }])
    await until(() => expect(moves.at(-1)).toMatchObject({ from: 'cp-portal', detail: where }))
    expect(moves).toHaveLength(2)
  })

  test('all below its path is the same page: the host moves in it by `path`', async () => {
    const moves = record('cp-screen-change')
    const portal = openAt('/contracts/7/sign', way, own)
    await headed(portal, 'Contracts')
    await until(() => expect(showsOwn(portal)).toBe(true))
    const slot = slotOf(portal)
    Reflect.set(portal, 'path', '/contracts/8?tab=terms')
    await until(() => expect(moves).toHaveLength(2))
    expect(moves.map(({ detail }) => detail)).toEqual([
      { route: 'page-contracts', params: {}, path: '/contracts/7/sign' },
      { route: 'page-contracts', params: {}, path: '/contracts/8?tab=terms' },
    ])
    expect(slotOf(portal) === slot).toBe(true)
    portal.setAttribute('path', '/contractsx')
    await headed(portal, 'Page not found')
    expect(showsOwn(portal)).toBe(false)
  })

  test('who is not signed in goes to the login, and from there to the page', async () => {
    signOut()
    const moves = record('cp-screen-change')
    const portal = openAt('/contracts/7', way, own)
    await reads(portal, 'Client login')
    await until(() => expect(routesOf(moves)).toEqual(['login']))
    expect(showsOwn(portal)).toBe(false)
    await signInAs()
    await headed(portal, 'Contracts')
    expect(portal.getAttribute('path')).toBe('/contracts/7')
    await until(() => expect(moves.at(-1)?.detail.path).toBe('/contracts/7'))
    expect(moves).toHaveLength(2)
  })

  test(way.routing === 'memory' ? 'the title stays' : 'the title says the label', async () => {
    document.title = 'The site'
    configure({ brand: { name: 'Acme' } })
    await headed(openAt('/contracts', way, own), 'Contracts')
    const title = way.routing === 'memory' ? 'The site' : 'Contracts · Acme'
    await until(() => expect(document.title).toBe(title))
  })
})

test.each(routings.slice(0, 2))('Back and Forward lead through it, by $routing', async (way) => {
  const moves = record('cp-screen-change')
  const portal = openAt('/', way, own)
  await headed(portal, 'Hello, Ada')
  await enter(portal, 'Contracts')
  history.back()
  await headed(portal, 'Hello, Ada')
  expect(portal.getAttribute('path')).toBe('/')
  history.forward()
  await headed(portal, 'Contracts')
  const [first, second] = ['dashboard', 'page-contracts']
  await until(() => expect(routesOf(moves)).toEqual([first, second, first, second]))
})

test('the host can cancel the way there', async () => {
  const portal = open()
  await headed(portal, 'Hello, Ada')
  portal.addEventListener('cp-navigate', (event) => event.preventDefault())
  await press(portal, 'Contracts', 'nav a')
  await settle()
  await headed(portal, 'Hello, Ada')
  expect(portal.getAttribute('path')).toBe(null)
})

test('pages, labels and languages change live; the level of the heading follows', async () => {
  const portal = open('path="/contracts/1" heading-level="3"')
  await headed(portal, /^Contracts$/, 'h3')
  const slot = slotOf(portal)
  const help = { name: 'help', href: '/help', label: 'Hilfe' }
  configure({ pages: [{ ...contracts, label: 'Verträge' }, help] })
  await headed(portal, /^Verträge$/, 'h3')
  expect(slotOf(portal) === slot).toBe(true)
  expect(entries(portal).slice(4)).toEqual(['Verträge', 'Hilfe'])
  expect(control(portal, 'Hilfe', 'nav a').getAttribute('href')).toBe('/help')
  configure({ pages: [] })
  await headed(portal, 'Page not found', 'h3')
  expect(entries(portal)).toHaveLength(4)
})

test('what can be used is used, and the console says why the rest is not', async () => {
  const given: unknown[] = [
    { name: 'contracts', path: '/contracts/', label: 'Contracts' },
    { name: 'archive', path: '/contracts/archive', label: 'Archive' },
    { name: 'evil', href: 'javascript:alert(1)', label: 'Evil' },
    { name: 'services', path: '/services', label: 'Services', icon: 'M4 4<svg onload=alert(1)>' },
    { name: 'star', href: 'https://example.com/star', label: 'Star', icon: 'star' },
    { name: 'drawn', href: '/drawn', label: 'Drawn', icon: 'm6 8 4 4 4-4' },
  ]
  // As a script without types gives them.
  configure({ pages: given as unknown as Settings['pages'] })
  const portal = open('path="/contracts/archive/1"')
  await headed(portal, 'Archive')
  expect(entries(portal).slice(4)).toEqual(['Contracts', 'Archive', 'Services', 'Star', 'Drawn'])
  expect(warned()).toContain('configure({ pages }) leaves out evil: ')
  expect(warned()).toContain('the icon of the page services')
  expect(warned()).toContain('below the path of page-services are screens of the portal, and win')
  // A drawing of the host's, two lines of 4 by 4, is not mirrored from right to left.
  const drawing = control(portal, 'Drawn', 'nav a').querySelector('svg')
  expect(drawing?.querySelector('path')?.getTotalLength()).toBeCloseTo(2 * Math.hypot(4, 4), 1)
  expect(drawing?.hasAttribute('data-directional')).toBe(false)
  portal.setAttribute('path', '/services/services-history')
  await headed(portal, 'Project History')
  configure({ pages: 'contracts' as unknown as Settings['pages'] })
  expect(warned()).toContain('the setting "pages" must be a list')
})

test('on a phone, what has no room is under "More"', async () => {
  await page.viewport(360, 740)
  const help = { name: 'help', href: '/help', label: 'Help and articles', icon: 'help' }
  const calendar = { name: 'calendar', path: '/calendar', label: 'Calendar', icon: 'calendar' }
  configure({ pages: [contracts, help, calendar] })
  const portal = open('', '<div slot="page-calendar">November</div>')
  await headed(portal, 'Hello, Ada')
  await press(portal, 'More', 'nav button')
  const item = await until(() => control(portal, 'Calendar', '[role=menuitem]'))
  expect(control(portal, 'Help and articles', '[role=menuitem]').getAttribute('href')).toBe('/help')
  item.click()
  await headed(portal, 'Calendar')
  await until(() => expect(focusedIn(portal)?.textContent).toBe('Calendar'))
})

test('a page without content waits for it, and then says that there is nothing', async () => {
  configure({ debug: true })
  const portal = open('', ' ')
  await headed(portal, 'Hello, Ada')
  await until(() => expect(entries(portal)).toContain('Contracts'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await enter(portal, 'Contracts')
  expect(textOf(portal)).not.toContain('There is nothing here yet.')
  await until(() => {
    vi.advanceTimersByTime(10_000)
    expect(textOf(portal)).toContain('There is nothing here yet.')
  })
  expect(warned()).toContain('nothing in <cp-portal> has slot="page-contracts"')
  portal.innerHTML = own
  expect(showsOwn(portal)).toBe(true)
  expect(slotOf(portal)?.firstElementChild?.checkVisibility()).toBe(false)
})

describe('cp-screen-change', () => {
  test('comes once for each screen, when it is drawn', async () => {
    const portal = open()
    const seen: unknown[] = []
    portal.addEventListener('cp-screen-change', ({ detail: { route, params, path } }) => {
      seen.push([route, params, path, find(portal, 'h1').textContent, focusedIn(portal)?.localName])
    })
    const project = '/services/service/project-website-relaunch'
    await until(() => expect(seen).toHaveLength(1))
    portal.setAttribute('path', project)
    await until(() => expect(seen).toHaveLength(2))
    portal.setAttribute('path', '/services/services-history')
    await until(() => expect(seen).toHaveLength(3))
    await reads(portal, 'SRV-')
    // What a list shows is no move.
    const filters = () => all(portal, '[role=radiogroup] input')
    await until(() => expect(filters()).toHaveLength(9))
    filters().at(-1)?.click()
    await until(() => expect(portal.getAttribute('path')).toContain('status='))
    portal.setAttribute('path', '/no/such/page')
    await until(() => expect(seen).toHaveLength(4))
    const params = { serviceId: 'project-website-relaunch' }
    expect(seen).toEqual([
      ['dashboard', {}, '/', expect.stringContaining('Hello'), undefined],
      ['project', params, project, expect.anything(), expect.anything()],
      ['projects', {}, '/services/services-history', 'Project History', 'h1'],
      ['notFound', {}, '/no/such/page', 'Page not found', 'h1'],
    ])
  })

  test('tells no secret, and nothing protected before it is sure who is signed in', async () => {
    signOut()
    const moves = record('cp-screen-change')
    const portal = open('path="/reset-password/ada/secret-token"')
    await until(() => expect(moves).toHaveLength(1))
    expect(moves[0]?.detail).toEqual({ route: 'resetPassword', params: {}, path: '/reset-password' })
    configure({ getToken: () => new Promise(() => {}) })
    portal.setAttribute('path', '/payments/payment-history')
    await headed(portal, 'Payment History')
    await settle()
    expect(moves).toHaveLength(1)
  })

  test('comes again for the next client, who finds the same screen', async () => {
    const moves = record('cp-screen-change')
    const portal = open()
    await until(() => expect(routesOf(moves)).toEqual(['dashboard']))
    control(portal, /account/).click()
    await press(portal, 'Log out', '[role=menuitem]')
    await until(() => expect(routesOf(moves)).toEqual(['dashboard', 'login']))
    await signInAs('new@example.com')
    await until(() => expect(routesOf(moves)).toEqual(['dashboard', 'login', 'dashboard']))
  })
})
