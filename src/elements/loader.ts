/**
 * The script that a page includes: it finds the elements that stand on the page, and loads only what they
 * need, now and whenever new ones appear. A page without any loads nothing more.
 */
import type { SettingsInput } from '../core/index'
import type { Tag } from './elements'
import { version } from './version'

export { version }

const main = () => import('./index')
const asked = new Set<string>()
const waiting = ':not(:defined)'

/** Sets what it names, live, for every element of the page. */
export async function configure(settings: SettingsInput): Promise<void> {
  const { configure: set } = await main()
  set(settings)
}

/** Defines the elements; all of them, or `only` some. */
export async function defineElements(options?: { only?: readonly Tag[] }): Promise<void> {
  const { defineElements: define } = await main()
  await define(options)
}

/**
 * Loads what the elements under a root need, and watches it for new ones. The page itself is discovered
 * without asking; a shadow root of the host's is handed in.
 */
export function discover(root: Document | ShadowRoot | Element): void {
  load(root)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof Element) load(node)
    }
  }).observe(root, { childList: true, subtree: true })
}

function load(root: Document | ShadowRoot | Element): void {
  const own = root instanceof Element && root.matches(waiting) ? [root] : []
  const names = new Set([...own, ...root.querySelectorAll(waiting)].map(({ localName }) => localName))
  const found = Array.from(names).filter((name) => name.startsWith('cp-') && !asked.has(name))
  if (found.length === 0) return
  for (const name of found) asked.add(name)
  // Any name may stand on a page: who defines them warns of one that is no element's.
  void defineElements({ only: found as Tag[] })
}

if (typeof document !== 'undefined') discover(document)
