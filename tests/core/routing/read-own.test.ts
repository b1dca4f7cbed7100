/** Entries of the host's own, in the navigation and in the account menu: how they are read, and what is left out. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $menu, pageReader } from '../../../src/core/routing/read-own'
import { configure, type Settings } from '../../../src/core/settings/config'
import { ownIcons } from '../../../src/views/portal/own/own-icons'

const warn = vi.spyOn(console, 'warn').mockReturnValue()
beforeEach(() => void warn.mockClear())
afterEach(() => configure({ menu: undefined }))
const told = () => warn.mock.calls.map(([text]) => String(text).replace('client-portal-elements: ', ''))

// Entries come as a script without types gives them.
const readPages = (pages: object[]) => pageReader(ownIcons)(pages as unknown as Settings['pages'])
const readMenu = (menu: object[]) => {
  configure({ menu: menu as unknown as Settings['menu'] })
  return $menu.get()
}

const contracts = { name: 'contracts', path: '/contracts/', label: 'Contracts' }
const archive = { name: 'archive', path: '/contracts/archive', label: 'Archive' }
const { link, page, star } = ownIcons

test.each<[given: object, path: string, href: string | undefined, icon: string]>([
  [{ path: '/a' }, '/a', undefined, page],
  [{ path: '/b///' }, '/b', undefined, page],
  [{ path: '/verträge' }, '/vertr%C3%A4ge', undefined, page],
  [{ href: '/help?about=d#top' }, '', '/help?about=d#top', link],
  [{ href: 'HTTPS://Example.com/e' }, '', 'https://example.com/e', link],
  [{ href: '/f', icon: 'star' }, '', '/f', star],
  [{ path: '/g', icon: 'M6 8 4 4' }, '/g', undefined, 'M6 8 4 4'],
  [{ path: '/h', icon: 'm6 8 4 4' }, '/h', undefined, 'M0 0m6 8 4 4'],
])('a page with %o has the path "%s", the href %s and the icon %s', (given, path, href, icon) => {
  const entry = { id: 'page-own-1', label: 'Own', path, href, icon }
  expect(readPages([{ ...given, name: 'own-1', label: 'Own' }]).entries).toEqual([entry])
  expect(warn).not.toHaveBeenCalled()
})

/** Entries that are wrong in one field, with what the console says of each. */
const wrong = (field: string, values: unknown[], why: string) =>
  values.map((value, index) => ({
    entry: { name: `${field}-${index}`, label: 'Own', [field]: value },
    told: `${field}-${index}: ${why}.`,
  }))
const wrongEntries = [
  // The first entry is good.
  ...[undefined, 7, '', 'Own', '7th', 'a_b'].map((name, index) => ({
    entry: { name, label: 'Own', href: '/own' },
    told: `entry ${index + 2}: its name must be of a-z, 0-9 and "-", and begin with a letter.`,
  })),
  ...wrong('label', [undefined, ' ', 7], 'its label must be a text'),
  {
    entry: { name: 'contracts', label: 'Twice', href: '/twice' },
    told: 'contracts: another one has this name.',
  },
  ...wrong(
    'href',
    ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'http://a.example', 'help', '', 7],
    'its href must be a path that begins with "/", or an https address',
  ),
]
const wrongPages = [
  ...wrongEntries,
  ...wrong('neither', [''], 'it must have either a path or an href'),
  { entry: { ...archive, href: '/archive' }, told: 'archive: it must have either a path or an href.' },
  ...wrong(
    'path',
    ['own', '', '//evil.example', '/..//evil.example', '/a b', '/a?b', '/a#b', '/{id}', 7],
    'its path must begin with "/", and have no blank, query, hash or place',
  ),
  ...wrong(
    'path',
    ['/', '/support/', '/services/service/7', '/x/../login', '/reset-password'],
    'its path is that of a screen of the portal',
  ),
  ...wrong('path', ['/x/../contracts'], 'another one has this path'),
]

test('pages that can not be used are left out, each with its reason, and the others are shown in their order', () => {
  const { entries } = readPages([contracts, ...wrongPages.map(({ entry }) => entry), archive])
  expect(entries.map(({ id }) => id)).toEqual(['page-contracts', 'page-archive'])
  expect(told()).toEqual(wrongPages.map((each) => `configure({ pages }) leaves out ${each.told}`))
})

test('so are entries of the menu; one without an href has its event alone', () => {
  const given = [{ name: 'contracts', label: 'Tour' }, ...wrongEntries.map(({ entry }) => entry)]
  expect(readMenu([...given, { name: 'profile', label: 'Profile', href: 'https://Example.com' }])).toEqual([
    { name: 'contracts', label: 'Tour', href: undefined },
    { name: 'profile', label: 'Profile', href: 'https://example.com/' },
  ])
  expect(told()).toEqual(wrongEntries.map((each) => `configure({ menu }) leaves out ${each.told}`))
})

test.each(['rocket', 'toString', 'M4 4<svg onload=alert(1)>', 'L4 4', '', 7])(
  'an icon %j is none: the page has the usual one, and the console says so',
  (icon) => {
    const name = `icon-${String(icon).length}`
    expect(readPages([{ name, label: 'Own', path: '/own', icon }]).entries).toMatchObject([{ icon: page }])
    expect(told()).toEqual([`the icon of the page ${name} is no name of an icon, and no path of an SVG.`])
  },
)

test('above screens of the portal a page stands all the same, and the console names the first of them', () => {
  expect(readPages([{ name: 'all', label: 'Own', path: '/services' }]).entries).toHaveLength(1)
  expect(told()).toEqual([
    'below the path of page-all are screens of the portal, and win: /services/services-history.',
  ])
})

test.each([
  ['/contracts', 'page-contracts'],
  ['/contracts/?tab=1', 'page-contracts'],
  ['/contracts/7/sign#here', 'page-contracts'],
  ['/contracts/archives', 'page-contracts'],
  ['/contracts/archive', 'page-archive'],
  ['/contracts/archive/7', 'page-archive'],
  ['/contractsx', undefined],
  ['/help', undefined],
  ['/', undefined],
])('at %s stands %s', (path, id) => {
  for (const pages of [
    [contracts, archive],
    [archive, contracts],
  ])
    expect(readPages([{ name: 'help', label: 'Help', href: '/help' }, ...pages]).at(path)?.id).toBe(id)
})
