/** A portal on a page of the host's, by each way in which it can keep its place. */
import { expect } from 'vitest'
import { show, until } from '../../elements/page'
import { inside, press } from '../../elements/person'

const base = '/account'

/** Each routing, and how it writes the portal's paths. */
export const routings = [
  { routing: 'path', address: (path: string) => `${base}${path}` },
  { routing: 'hash', address: (path: string) => `/site#${path}` },
  { routing: 'memory', address: () => '/elsewhere' },
]
export type Routing = (typeof routings)[number]

/** Opens a portal at one of its paths. */
export function openAt(path: string, { routing, address }: Routing, content = ''): HTMLElement {
  history.replaceState(null, '', address(path))
  const own = routing === 'memory' ? `path="${path}"` : ''
  return show(`<cp-portal routing="${routing}" base="${base}" ${own}>${content}</cp-portal>`)
}

export const headed = (portal: Element, text: string | RegExp, level = 'h1') =>
  until(() => expect(inside(portal).querySelector(level)?.textContent).toMatch(text))

/** Presses an entry of the navigation, and waits for its page. */
export async function enter(portal: Element, name: string): Promise<void> {
  await press(portal, name, 'nav a')
  await headed(portal, name)
}
