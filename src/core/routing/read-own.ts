/**
 * Reads the host's own entries, of the navigation and of the account menu. An entry that can't be used is left out, and the
 * console says why. Only hosts that have such entries load it.
 */
import { computed } from 'nanostores'
import { safePath } from '../page/safe-path'
import { warnOnce } from '../page/warn-once'
import { $settings, type Settings } from '../settings/config'
import { type MenuEntry, type OwnIcon, type PageEntry, type Route, routes } from '../settings/routes'
import type { IconData } from './own-pages'
import { matchRoute } from './routing'

type OwnIcons = Readonly<Record<OwnIcon, IconData>>

/** Reads `configure({ pages })`. @param icons the icons that a host can name, each as the path of an SVG */
export const pageReader = (icons: OwnIcons) => (given: Settings['pages']) => {
  const entries = usable('pages', given, pageProblem).map(({ name, label, icon, path, href }) => ({
    id: `page-${name}` as const,
    label,
    icon: iconOf(name, icon, icons) ?? icons[path ? 'page' : 'link'],
    path: path === undefined ? '' : plain(path),
    href: href === undefined ? undefined : safeHref(href),
  }))
  for (const { id, path } of entries) warnOfScreensBelow(id, path)
  // A page below another one comes first.
  const pages = entries.filter(({ path }) => path).sort((one, other) => other.path.length - one.path.length)
  return {
    entries,
    at: (path: string) => pages.find((page) => `${plain(path)}/`.startsWith(`${page.path}/`)) ?? null,
  }
}

const $given = computed($settings, ({ menu }) => menu)

/** The host's own entries in the account menu. */
export const $menu = computed($given, (given) =>
  usable('menu', given, ({ href }: MenuEntry) => (href === undefined ? undefined : hrefProblem(href))).map(
    ({ name, label, href = '' }) => ({ name, label, href: safeHref(href) }),
  ),
)

/** The types are only promised: a script in plain JavaScript may give anything. */
function usable<Entry extends MenuEntry | PageEntry>(
  setting: 'pages' | 'menu',
  given: readonly Entry[],
  problemOf: (entry: Entry, earlier: readonly Entry[]) => string | undefined,
): Entry[] {
  const good: Entry[] = []
  given.forEach((entry, index) => {
    const { name, label }: Record<'name' | 'label', unknown> = entry
    const isNamed = typeof name === 'string' && /^[a-z][a-z0-9-]*$/.test(name)
    const problem = !isNamed
      ? 'its name must be of a-z, 0-9 and "-", and begin with a letter'
      : typeof label !== 'string' || label.trim() === ''
        ? 'its label must be a text'
        : good.some((earlier) => earlier.name === name)
          ? 'another one has this name'
          : problemOf(entry, good)
    if (problem === undefined) good.push(entry)
    else
      warnOnce(`configure({ ${setting} }) leaves out ${isNamed ? name : `entry ${index + 1}`}: ${problem}.`)
  })
  return good
}

function pageProblem({ path, href }: PageEntry, earlier: readonly PageEntry[]): string | undefined {
  if ((path === undefined) === (href === undefined)) return 'it must have either a path or an href'
  if (href !== undefined) return hrefProblem(href)
  if (typeof path !== 'string' || !isPlainPath(path))
    return 'its path must begin with "/", and have no blank, query, hash or place'
  if (matchRoute(plain(path))) return 'its path is that of a screen of the portal'
  return earlier.some((each) => each.path !== undefined && plain(each.path) === plain(path))
    ? 'another one has this path'
    : undefined
}

/** What the browser makes of it counts, too: `/..//other.example` would lead to another site. */
const isPlainPath = (path: string) =>
  [path, path.startsWith('/') ? plain(path) : ''].every((each) => safePath(each)?.kind === 'portal') &&
  !/[?#{}]/.test(path)

const hrefProblem = (href: unknown) =>
  typeof href === 'string' && safeHref(href)
    ? undefined
    : 'its href must be a path that begins with "/", or an https address'

function safeHref(href: string): string | undefined {
  const safe = safePath(href)
  return safe?.kind === 'portal' ? safe.path : safe?.href
}

/** A path as the address bar has it, without query and hash, nor a slash at its end. */
const plain = (path: string) => new URL(`https://portal${path}`).pathname.replace(/(?<=[^/])\/+$/, '')

function warnOfScreensBelow(id: string, path: string): void {
  const below = path && Object.values<Route>(routes).find(({ pattern }) => pattern.startsWith(`${path}/`))
  if (below) warnOnce(`below the path of ${id} are screens of the portal, and win: ${below.pattern}.`)
}

/** Path data has letters of its commands, numbers, and what stands between them. */
const isPathData = (icon: unknown): icon is string =>
  typeof icon === 'string' && /^[Mm][\d\s.,+-][\d\s.,+\-MmZzLlHhVvCcSsQqTtAaEe]*$/.test(icon)

function iconOf(name: string, icon: unknown, icons: OwnIcons): IconData | undefined {
  if (icon === undefined) return undefined
  if (typeof icon === 'string' && Object.hasOwn(icons, icon)) return icons[icon as OwnIcon]
  // An icon of ours that begins with `m` is mirrored from right to left.
  if (isPathData(icon)) return icon.startsWith('m') ? `M0 0${icon}` : `M${icon.slice(1)}`
  warnOnce(`the icon of the page ${name} is no name of an icon, and no path of an SVG.`)
  return undefined
}
