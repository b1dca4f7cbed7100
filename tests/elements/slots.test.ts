/** The slots: the views draw those of the table, and what a host puts into them is the host's alone. */
import './defined'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { configure } from '../../src/core/index'
import type { Tag } from '../../src/elements/elements'
import { slotsOf } from '../../src/elements/frameworks/slots'
import { sampleOf } from '../trials'
import { draw, record, rows, show, signInAs, stage, until, warned } from './page'
import { all, becomes, control, find, inside } from './person'

beforeEach(() => page.viewport(1280, 800))

const ada = 'client@example.com'
const newcomer = 'new@example.com'
const everywhere = ['header', 'navigation-end', 'footer']
const settled = ':is(:state(ready), :state(empty), :state(signed-out))'
const bell = /unread|^Notifications$/
const project = '/services/service/project-website-relaunch'

interface Screen {
  path: string
  email?: string
  /** The panel of the bell is open. */
  isOpen?: boolean
  shown: string[]
}

/** The screens of a portal on which each of its slots is seen, beside those of all. */
const screens: [path: string, email: string, shown: string[]][] = [
  ['/', ada, ['dashboard-before', 'dashboard-after', 'dashboard-aside', 'consultant-after']],
  ['/', newcomer, ['dashboard-before', 'dashboard-after', 'dashboard-aside']],
  ['/services/services-history', ada, ['projects-actions']],
  ['/services/services-history', newcomer, ['projects-actions', 'projects-empty']],
  [project, ada, ['project-before', 'project-after', 'project-aside', 'consultant-after']],
  ['/payments/payment-history', newcomer, ['payments-actions', 'payments-empty']],
  ['/support', newcomer, ['tickets-actions', 'tickets-empty']],
  ['/support/raise-ticket', ada, ['raise-ticket-before']],
  ['/all-schedule-meetings', ada, ['meetings-content']],
]
const cases: Screen[] = [
  { path: '/login', shown: ['footer', 'login-before', 'login-after'] },
  ...screens.map(([path, email, shown]) => ({ path, email, shown: [...everywhere, ...shown] })),
  {
    ...{ path: '/all-schedule-meetings', email: newcomer, isOpen: true },
    shown: [...everywhere, 'meetings-content', 'notifications-actions', 'notifications-empty'],
  },
]

const children = (tag: Tag) =>
  slotsOf(tag).map((name) => `<button slot="${name}" id="${name}">${name}</button>`)
const drawnIn = (element: Element) =>
  all<HTMLSlotElement>(element, 'slot')
    .map(({ name }) => name)
    .toSorted()

/** Opens a screen of a portal that has something of the host's in each of its slots. */
async function visit({ path, email, isOpen, shown }: Screen): Promise<HTMLElement> {
  if (email) await signInAs(email)
  const content = children('cp-portal').join('')
  const portal = show(`<cp-portal routing="memory" path="${path}">${content}</cp-portal>`)
  if (isOpen) await userEvent.click(await until(() => control(portal, bell)))
  await until(() => expect(drawnIn(portal)).toEqual(shown.toSorted()))
  return portal
}

test('each slot of the portal is seen somewhere', () => {
  const shown = new Set(cases.flatMap((screen) => screen.shown))
  expect([...shown].toSorted()).toEqual(slotsOf('cp-portal').toSorted())
})

test.each(sampleOf(cases, 3))(
  "at $path ($email), a click and a key in $shown are the host's",
  async (screen) => {
    const portal = await visit(screen)
    const at = portal.getAttribute('path')
    const told = ['cp-navigate', 'cp-error', 'cp-session-required'].map((name) => record(name))
    const panels = () => inside(portal).querySelectorAll(':popover-open').length
    const hear = (heard: string[]) => (event: Event) => {
      if (event instanceof KeyboardEvent) {
        // As a menu of the host's does: the browser would close the bell's panel.
        event.preventDefault()
        heard.push(event.key)
      } else heard.push(event.type)
    }
    // A click outside of the panel closes it.
    const shown = screen.shown.filter((name) => !screen.isOpen || name.startsWith('notifications-'))
    for (const name of shown) {
      const own: string[] = []
      const above: string[] = []
      const button = stage.querySelector<HTMLElement>(`#${name}`)
      if (!button) throw new Error(`Nothing is in ${name}.`)
      await until(() => expect(button.checkVisibility()).toBe(true))
      const leaving = new AbortController()
      for (const type of ['click', 'keydown']) {
        button.addEventListener(type, hear(own), leaving)
        document.addEventListener(type, hear(above), leaving)
      }
      await userEvent.click(button)
      await userEvent.keyboard('{Escape}')
      leaving.abort()
      expect({ name, own, above }).toEqual({ name, own: ['click', 'Escape'], above: ['click', 'Escape'] })
      expect(panels()).toBe(screen.isOpen ? 1 : 0)
      expect(document.activeElement).toBe(button)
    }
    expect(told).toEqual([[], [], []])
    expect(portal.getAttribute('path')).toBe(at)
  },
)

test.each(rows.filter(([tag, { view }]) => view && tag !== 'cp-portal'))(
  '%s has the slots of the table, and no other',
  async (tag, { attributes }) => {
    const drawn = new Set<string>()
    const isOfOne = Object.values(attributes).some(({ required }) => required)
    const one = isOfOne ? `service-id="project-website-relaunch" ticket-id="TKT-M4XQ72PD"` : ''
    // A newcomer has no project and no ticket.
    const people = isOfOne ? [ada] : [undefined, ada, newcomer]
    for (const email of people) {
      if (email) await signInAs(email)
      const element = show(`<${tag} ${one}></${tag}>`)
      await until(() => expect(element.matches(settled)).toBe(true))
      if (tag === 'cp-notifications' && email) {
        control(element, bell).click()
        await until(() => find(element, '[popover] [part=icon-button]'))
      }
      await draw()
      for (const name of drawnIn(element)) drawn.add(name)
    }
    expect([...drawn].toSorted()).toEqual(slotsOf(tag).toSorted())
  },
)

test.each(['cp-projects', 'cp-payments'])('%s has none as a part of something else', async (tag) => {
  await signInAs(newcomer)
  const element = show(`<${tag} variant="recent"></${tag}>`)
  await becomes(element, 'empty')
  expect(drawnIn(element)).toEqual([])
})

test('content comes and goes; text between the tags is none', async () => {
  await signInAs()
  const element = show('<cp-meetings> Loading… </cp-meetings>')
  const placeholder = () => inside(element).querySelector('[part=empty-state]')?.checkVisibility()
  await until(() => expect(placeholder()).toBe(true))
  const calendar = document.createElement('p')
  calendar.slot = 'content'
  element.append(calendar, document.createElement('i'))
  expect(placeholder()).toBe(false)
  expect(calendar.checkVisibility()).toBe(true)
  calendar.remove()
  expect(placeholder()).toBe(true)
})

test('an empty slot takes no room', async () => {
  await signInAs()
  for (const tag of ['cp-dashboard', 'cp-project', 'cp-raise-ticket', 'cp-tickets', 'cp-consultant']) {
    const element = show(`<${tag} service-id="project-website-relaunch"></${tag}>`)
    await until(() => expect(inside(element).querySelector('slot')).not.toBeNull())
    await becomes(element, 'ready')
    await draw()
    const height = element.offsetHeight
    for (const slot of inside(element).querySelectorAll('slot')) {
      // What has nothing but a slot in it would have to go, too.
      const parent = slot.parentElement
      const frame = parent?.childElementCount === 1 && !parent.textContent ? parent : slot
      frame.style.display = 'none'
    }
    expect(element.offsetHeight, tag).toBe(height)
  }
})

test('on a phone, what stands at the end of the navigation stands above the bar', async () => {
  await page.viewport(360, 800)
  const shown = [...everywhere, 'tickets-actions', 'tickets-empty']
  const portal = await visit({ path: '/support', email: newcomer, shown })
  const [own] = stage.querySelectorAll('#navigation-end')
  await until(() => expect(inside(portal).querySelector('[part=side] nav')?.checkVisibility()).toBe(true))
  const bar = inside(portal).querySelector('nav')?.getBoundingClientRect()
  own?.scrollIntoView({ block: 'center' })
  expect(own?.checkVisibility()).toBe(true)
  expect(own?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar?.top ?? 0)
})

test('font, size, colour and direction are those of the place', async () => {
  const look = async (theme: string) => {
    const login = show(`<cp-login theme="${theme}"><p slot="after">New here?</p></cp-login>`)
    await until(() => expect(login.firstElementChild?.checkVisibility()).toBe(true))
    const of = (element: Element) => {
      const { color, fontFamily, fontSize, lineHeight, direction, colorScheme } = getComputedStyle(element)
      return { color, fontFamily, fontSize, lineHeight, direction, colorScheme }
    }
    const own = of(login.firstElementChild ?? login)
    expect(own).toEqual(of(find(login, 'form')))
    return own
  }
  const light = await look('light')
  configure({ locale: 'ar' })
  const dark = await look('dark')
  expect(dark.color).not.toBe(light.color)
  expect([light.direction, light.colorScheme]).toEqual(['ltr', 'light'])
  expect(dark.colorScheme).toBe('dark')
  await until(async () => expect((await look('dark')).direction).toBe('rtl'))
})

test('what stands in an element and in none of its slots is told of: HTML has no "/>"', async () => {
  await signInAs()
  const bell = show('<cp-notifications /><h1>The rest of the page</h1>')
  await becomes(bell, 'ready')
  expect(warned()).toBe(
    'client-portal-elements: <h1> in <cp-notifications> is shown nowhere. Write </cp-notifications> before it, which HTML needs, or give it a slot.',
  )
})

test('what a browser shows nowhere may stand in an element', async () => {
  await signInAs()
  const bell = show(
    '<cp-notifications>…<noscript>No script</noscript><b slot="empty">All read</b></cp-notifications>',
  )
  await becomes(bell, 'ready')
  expect(warned()).toBe('')
})
