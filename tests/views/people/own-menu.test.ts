/** Entries of the host's own in the account menu: `configure({ menu })` and `cp-menu-request`. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { configure } from '../../../src/core/index'
import { defineElements } from '../../../src/elements/index'
import { record, settle, show, signInAs, stage, until } from '../../elements/page'
import { control, focusedIn, inside, textsOf } from '../../elements/person'

const profile = { name: 'profile', label: 'Profile', href: '/profile' }
const tour = { name: 'tour', label: 'Take the tour' }

beforeAll(() => defineElements({ only: ['cp-account', 'cp-portal'] }))
beforeEach(() => signInAs())

const items = (element: Element) => textsOf(element, '[role^=menuitem]')
const focused = (element: Element) => focusedIn(element)?.textContent

async function openMenu(tag: string, expected: string[]): Promise<HTMLElement> {
  const element = show(`<${tag} ${tag === 'cp-portal' ? 'routing="memory"' : ''}></${tag}>`)
  const button = await until(() => control(element, 'AL, account'))
  button.focus()
  await userEvent.keyboard('{Enter}')
  await until(() => expect(items(element)).toEqual(expected))
  return element
}

/** Whether a click on a link would have been followed. None is, in a test. */
function followed(): string[] {
  const hrefs: string[] = []
  const follow = (event: Event) => {
    const [target] = event.composedPath()
    if (target instanceof HTMLAnchorElement && !event.defaultPrevented) hrefs.push(target.href)
    event.preventDefault()
  }
  stage.addEventListener('click', follow, { once: true })
  return hrefs
}

test.each(['cp-account', 'cp-portal'])(
  '<%s>: by keyboard, above "Log out", each raises its event',
  async (tag) => {
    configure({ menu: [profile, tour] })
    const requests = record('cp-menu-request')
    const element = await openMenu(tag, ['Profile', 'Take the tour', 'Account', 'Security', 'Log out'])
    const hrefs = followed()
    await until(() => expect(focused(element)).toBe('Profile'))
    await userEvent.keyboard('{ArrowDown}')
    expect(focused(element)).toBe('Take the tour')
    await userEvent.keyboard('{Enter}')
    const detail = { name: 'tour', href: '' }
    expect(requests).toEqual([{ from: tag, detail, manner: 'bubbles composed cancelable' }])
    expect(inside(element).querySelector(':popover-open')).toBeNull()
    expect(hrefs).toEqual([])
  },
)

test.each([false, true])('the href is followed, unless the event is cancelled: %s', async (isCancelled) => {
  configure({ menu: [profile] })
  const element = await openMenu('cp-account', ['Profile', 'Account', 'Security', 'Log out'])
  element.addEventListener('cp-menu-request', (event) => isCancelled && event.preventDefault())
  const requests = record('cp-menu-request')
  const hrefs = followed()
  control(element, 'Profile', '[role=menuitem]').click()
  expect(requests.map(({ detail }) => detail)).toEqual([{ name: 'profile', href: '/profile' }])
  expect(hrefs).toEqual(isCancelled ? [] : [new URL('/profile', location.href).href])
})

test('a click for a new tab follows the link, and asks nobody', async () => {
  configure({ menu: [profile] })
  const element = await openMenu('cp-account', ['Profile', 'Account', 'Security', 'Log out'])
  element.addEventListener('cp-menu-request', (event) => event.preventDefault())
  const requests = record('cp-menu-request')
  const hrefs = followed()
  const click = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ctrlKey: true })
  control(element, 'Profile', '[role=menuitem]').dispatchEvent(click)
  expect(requests).toEqual([])
  expect(hrefs).toEqual([new URL('/profile', location.href).href])
})

test('they stand below the languages, and change live', async () => {
  configure({ locales: ['en', 'de'], menu: [profile] })
  const element = await openMenu('cp-account', [
    'Language: English',
    'Profile',
    'Account',
    'Security',
    'Log out',
  ])
  await until(() => expect(focused(element)).toBe('Language: English'))
  configure({ locales: undefined, menu: [{ ...tour, label: 'Rundgang' }] })
  await until(() => expect(items(element)).toEqual(['Rundgang', 'Account', 'Security', 'Log out']))
  configure({ menu: [] })
  await until(() => expect(items(element)).toEqual(['Account', 'Security', 'Log out']))
})

test('it stays open when what is around it takes the focus, as at a press on what takes none', async () => {
  const element = await openMenu('cp-account', ['Account', 'Security', 'Log out'])
  await until(() => expect(focused(element)).toBe('Account'))
  stage.tabIndex = -1
  // In Safari, so does a press on its own button: the click, which follows, is to close it.
  stage.focus()
  expect(document.activeElement).toBe(stage)
  await settle()
  expect(inside(element).querySelector(':popover-open')).not.toBeNull()
  control(element, 'AL, account').click()
  expect(inside(element).querySelector(':popover-open')).toBeNull()
  stage.removeAttribute('tabindex')
})
