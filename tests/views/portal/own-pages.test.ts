/** Pages of the host's own in the portal: `configure({ pages })`, `slot="page-…"` and `cp-screen-change`. */
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { configure, type Settings } from '../../../src/core/index'
import { defineElements } from '../../../src/elements/index'
import {
  control,
  inside,
  reads,
  record,
  settle,
  show,
  signInAs,
  textOf,
  until,
  warnings,
} from '../../elements/page'

beforeAll(() => defineElements({ only: ['cp-portal'] }))
beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  vi.useRealTimers()
  configure({ pages: undefined, brand: undefined, debug: undefined })
  document.title = ''
})

const contracts = { name: 'contracts', path: '/contracts', label: 'Contracts' }
const own = '<div slot="page-contracts">Two contracts <a href="#x">Sign</a></div>'
const base = '/account'

const open = (attributes: string, content = own) =>
  show(`<cp-portal base="${base}" ${attributes}>${content}</cp-portal>`)
const heading = (portal: Element) => inside(portal).querySelector('h1')
const headed = (portal: Element, text: string) =>
  until(() => expect(heading(portal)?.textContent).toContain(text))
const slotOf = (portal: Element, name = 'page-contracts') =>
  inside(portal).querySelector<HTMLSlotElement>(`slot[name=${name}]`)
/** Whether a person sees the host's content. */
const showsOwn = (portal: Element) => {
  const content = portal.querySelector('[slot=page-contracts]')
  return content instanceof HTMLElement && content.checkVisibility() && content.offsetHeight > 0
}
const entries = (portal: Element) =>
  Array.from(inside(portal).querySelectorAll('nav a'), (link) => link.textContent)
const enter = (portal: Element, name: string) =>
  until(() => control(portal, name, 'nav a')).then((a) => a.click())
const filters = (portal: Element) =>
  Array.from(inside(portal).querySelectorAll<HTMLElement>('[role=radiogroup] input'))
const told = () => warnings.mock.calls.flat().join('\n')

const routings = [
  { routing: 'path', address: (path: string) => `${base}${path}` },
  { routing: 'hash', address: (path: string) => `/site#${path}` },
  { routing: 'memory', address: () => '/elsewhere' },
]

describe.each(routings)('by $routing', ({ routing, address }) => {
  const start = (path: string) => {
    history.replaceState(null, '', address(path))
    return open(`routing="${routing}" ${routing === 'memory' ? `path="${path}"` : ''}`)
  }

  test('an entry leads to the page: its heading has the focus, its slot the content', async () => {
    await signInAs()
    configure({ pages: [contracts] })
    const asked = record('cp-navigate')
    const moves = record('cp-screen-change')
    const portal = start('/')
    await headed(portal, 'Hello, Ada')
    expect(showsOwn(portal)).toBe(false)
    await until(() => expect(moves).toHaveLength(1))
    await enter(portal, 'Contracts')
    await headed(portal, 'Contracts')
    expect(showsOwn(portal)).toBe(true)
    expect(inside(portal).activeElement?.textContent).toBe('Contracts')
    expect(inside(portal).querySelector('nav [aria-current=page]')?.textContent).toBe('Contracts')
    expect(portal.getAttribute('path')).toBe('/contracts')
    expect(location.pathname + location.hash).toBe(address('/contracts'))
    const where = { route: 'page-contracts', params: {}, path: '/contracts' }
    expect(asked).toMatchObject([{ from: 'cp-portal', detail: where }])
    await until(() => expect(moves.at(-1)).toMatchObject({ from: 'cp-portal', detail: where }))
    expect(moves).toHaveLength(2)
  })

  test('all below its path is the same page: the host moves in it by `path`', async () => {
    await signInAs()
    configure({ pages: [contracts] })
    const moves = record('cp-screen-change')
    const portal = start('/contracts/7/sign')
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
    configure({ pages: [contracts] })
    const moves = record('cp-screen-change')
    const portal = start('/contracts/7')
    await reads(portal, 'Client login')
    await until(() => expect(moves.map(({ detail }) => detail.route)).toEqual(['login']))
    expect(showsOwn(portal)).toBe(false)
    await signInAs()
    await headed(portal, 'Contracts')
    expect(portal.getAttribute('path')).toBe('/contracts/7')
    await until(() => expect(moves.at(-1)?.detail.path).toBe('/contracts/7'))
    expect(moves).toHaveLength(2)
  })

  test(routing === 'memory' ? 'the title stays' : 'the title says the label', async () => {
    await signInAs()
    document.title = 'The site'
    configure({ pages: [contracts], brand: { name: 'Acme' } })
    const portal = start('/contracts')
    await headed(portal, 'Contracts')
    const title = routing === 'memory' ? 'The site' : 'Contracts · Acme'
    await until(() => expect(document.title).toBe(title))
  })
})

test.each(routings.slice(0, 2))(
  'Back and Forward lead through it, by $routing',
  async ({ routing, address }) => {
    await signInAs()
    configure({ pages: [contracts] })
    history.replaceState(null, '', address('/'))
    const moves = record('cp-screen-change')
    const portal = open(`routing="${routing}"`)
    await headed(portal, 'Hello, Ada')
    await enter(portal, 'Contracts')
    await headed(portal, 'Contracts')
    history.back()
    await headed(portal, 'Hello, Ada')
    history.forward()
    await headed(portal, 'Contracts')
    await until(() =>
      expect(moves.map(({ detail }) => detail.route)).toEqual([
        'dashboard',
        'page-contracts',
        'dashboard',
        'page-contracts',
      ]),
    )
  },
)

test('the host can cancel the way there', async () => {
  await signInAs()
  configure({ pages: [contracts] })
  const portal = open('routing="memory"')
  await headed(portal, 'Hello, Ada')
  portal.addEventListener('cp-navigate', (event) => event.preventDefault())
  await enter(portal, 'Contracts')
  await settle()
  await headed(portal, 'Hello, Ada')
  expect(portal.getAttribute('path')).toBe(null)
})

test('pages, labels and languages change live; the level of the heading follows', async () => {
  await signInAs()
  configure({ pages: [contracts] })
  const portal = open('routing="memory" path="/contracts/1" heading-level="3"')
  await until(() => expect(inside(portal).querySelector('h3')?.textContent).toBe('Contracts'))
  const slot = slotOf(portal)
  configure({
    pages: [
      { ...contracts, label: 'Verträge' },
      { name: 'help', href: '/help', label: 'Hilfe' },
    ],
  })
  await until(() => expect(inside(portal).querySelector('h3')?.textContent).toBe('Verträge'))
  expect(slotOf(portal) === slot).toBe(true)
  expect(entries(portal).slice(4)).toEqual(['Verträge', 'Hilfe'])
  expect(control(portal, 'Hilfe', 'nav a').getAttribute('href')).toBe('/help')
  configure({ pages: [] })
  await until(() => expect(inside(portal).querySelector('h3')?.textContent).toBe('Page not found'))
  expect(entries(portal)).toHaveLength(4)
})

test('what can be used is used, and the console says why the rest is not', async () => {
  await signInAs()
  const given: unknown[] = [
    { name: 'contracts', path: '/contracts/', label: 'Contracts' },
    { name: 'archive', path: '/contracts/archive', label: 'Archive' },
    { name: 'Wrong name', path: '/wrong', label: 'Wrong' },
    { name: 'nameless', path: '/nameless', label: ' ' },
    { name: 'contracts', path: '/others', label: 'Twice' },
    { name: 'same', path: '/contracts', label: 'Same path' },
    { name: 'payments', path: '/payments/payment-history', label: 'Ours' },
    { name: 'relative', path: 'relative', label: 'Relative' },
    { name: 'both', path: '/both', href: '/both', label: 'Both' },
    { name: 'evil', href: 'javascript:alert(1)', label: 'Evil' },
    { name: 'host', href: '//evil.example', label: 'Evil host' },
    { name: 'climber', path: '/..//evil.example', label: 'Evil path' },
    { name: 'odd', href: 7, label: 'Odd' },
    { name: 'services', path: '/services', label: 'Services', icon: 'M4 4<svg onload=alert(1)>' },
    { name: 'star', href: 'https://example.com/star', label: 'Star', icon: 'star' },
    { name: 'drawn', href: '/drawn', label: 'Drawn', icon: 'm6 8 4 4 4-4' },
  ]
  // As a script without types gives them.
  configure({ pages: given as unknown as Settings['pages'] })
  const portal = open('routing="memory" path="/contracts/archive/1"')
  await headed(portal, 'Archive')
  expect(entries(portal).slice(4)).toEqual(['Contracts', 'Archive', 'Services', 'Star', 'Drawn'])
  for (const name of [
    'entry 3',
    'nameless',
    'contracts',
    'same',
    'payments',
    'relative',
    'both',
    'evil',
    'host',
    'climber',
    'odd',
  ])
    expect(told()).toContain(`configure({ pages }) leaves out ${name}: `)
  expect(told()).toContain('the icon of the page services')
  expect(told()).toContain('below the path of page-services are screens of the portal, and win')
  // A drawing of the host's is not mirrored from right to left.
  const drawing = control(portal, 'Drawn', 'nav a').querySelector('svg')
  // Two lines of 4 by 4.
  expect(drawing?.querySelector('path')?.getTotalLength()).toBeCloseTo(2 * Math.hypot(4, 4), 1)
  expect(drawing?.hasAttribute('data-directional')).toBe(false)
  portal.setAttribute('path', '/services/services-history')
  await headed(portal, 'Project History')
  configure({ pages: 'contracts' as unknown as Settings['pages'] })
  expect(told()).toContain('the setting "pages" must be a list')
})

test('on a phone, what has no room is under "More"', async () => {
  await page.viewport(360, 740)
  await signInAs()
  configure({
    pages: [
      contracts,
      { name: 'help', href: '/help', label: 'Help and articles', icon: 'help' },
      { name: 'calendar', path: '/calendar', label: 'Calendar', icon: 'calendar' },
    ],
  })
  const portal = open('routing="memory"', '<div slot="page-calendar">November</div>')
  await headed(portal, 'Hello, Ada')
  await until(() => control(portal, 'More', 'nav button').click())
  const item = await until(() => control(portal, 'Calendar', '[role=menuitem]'))
  expect(control(portal, 'Help and articles', '[role=menuitem]').getAttribute('href')).toBe('/help')
  item.click()
  await headed(portal, 'Calendar')
  await until(() => expect(inside(portal).activeElement?.textContent).toBe('Calendar'))
})

test('a page without content waits for it, and then says that there is nothing', async () => {
  await signInAs()
  configure({ pages: [contracts], debug: true })
  const portal = open('routing="memory"', ' ')
  await headed(portal, 'Hello, Ada')
  await until(() => expect(entries(portal)).toContain('Contracts'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await enter(portal, 'Contracts')
  await headed(portal, 'Contracts')
  expect(textOf(portal)).not.toContain('There is nothing here yet.')
  await until(() => {
    vi.advanceTimersByTime(10_000)
    expect(textOf(portal)).toContain('There is nothing here yet.')
  })
  expect(told()).toContain('nothing in <cp-portal> has slot="page-contracts"')
  portal.innerHTML = own
  expect(showsOwn(portal)).toBe(true)
  expect(slotOf(portal)?.firstElementChild?.checkVisibility()).toBe(false)
})

describe('cp-screen-change', () => {
  const routesOf = (moves: ReturnType<typeof record>) => moves.map(({ detail }) => detail.route)

  test('comes once for each screen, when it is drawn', async () => {
    await signInAs()
    const portal = open('routing="memory"')
    const seen: unknown[] = []
    portal.addEventListener('cp-screen-change', ({ detail: { route, params, path } }) => {
      seen.push([route, params, path, heading(portal)?.textContent, inside(portal).activeElement?.localName])
    })
    await until(() => expect(seen).toHaveLength(1))
    portal.setAttribute('path', '/services/service/project-website-relaunch')
    await until(() => expect(seen).toHaveLength(2))
    portal.setAttribute('path', '/services/services-history')
    await until(() => expect(seen).toHaveLength(3))
    await reads(portal, 'SRV-')
    // What a list shows is no move.
    await until(() => expect(filters(portal)).toHaveLength(9))
    filters(portal).at(-1)?.click()
    await until(() => expect(portal.getAttribute('path')).toContain('status='))
    portal.setAttribute('path', '/no/such/page')
    await until(() => expect(seen).toHaveLength(4))
    expect(seen).toEqual([
      ['dashboard', {}, '/', expect.stringContaining('Hello'), undefined],
      [
        'project',
        { serviceId: 'project-website-relaunch' },
        '/services/service/project-website-relaunch',
        expect.anything(),
        expect.anything(),
      ],
      ['projects', {}, '/services/services-history', 'Project History', 'h1'],
      ['notFound', {}, '/no/such/page', 'Page not found', 'h1'],
    ])
  })

  test('tells no secret, and nothing protected before it is sure who is signed in', async () => {
    const moves = record('cp-screen-change')
    const portal = open('routing="memory" path="/reset-password/ada/secret-token"')
    await until(() => expect(moves).toHaveLength(1))
    expect(moves[0]?.detail).toEqual({ route: 'resetPassword', params: {}, path: '/reset-password' })
    configure({ getToken: () => new Promise(() => {}) })
    onTestFinished(() => configure({ getToken: undefined }))
    portal.setAttribute('path', '/payments/payment-history')
    await headed(portal, 'Payment History')
    await settle()
    expect(moves).toHaveLength(1)
  })

  test('comes again for the next client, who finds the same screen', async () => {
    await signInAs()
    const moves = record('cp-screen-change')
    const portal = open('routing="memory"')
    await until(() => expect(routesOf(moves)).toEqual(['dashboard']))
    control(portal, /account/).click()
    await until(() => control(portal, 'Log out', '[role=menuitem]')).then((item) => item.click())
    await until(() => expect(routesOf(moves)).toEqual(['dashboard', 'login']))
    await signInAs('new@example.com')
    await until(() => expect(routesOf(moves)).toEqual(['dashboard', 'login', 'dashboard']))
  })
})
