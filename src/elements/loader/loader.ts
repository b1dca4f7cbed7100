/**
 * The script that a page includes: it finds the elements that stand on the page, and loads only what they
 * need, now and whenever new ones appear. A page without any loads nothing more.
 */
import type { SettingsInput } from '../../core/index'
import type { Tag } from '../elements'
import type { DefineOptions } from '../index'
import { version } from '../version'
import { isFarBelow, keepReservedSpace, watchNearness } from './nearness'
import { reportFailure, tryAgain } from './retry'

export { version }

const main = () => import('../index')
const waiting = ':not(:defined)'
const asked = new Set<string>()
/** Names of those that were far when they were found, and their prefixes. */
const far = new Map<string, string>()

type Root = Document | ShadowRoot | Element

/** Sets what it names, live, for every element of the page. */
export async function configure(settings: SettingsInput): Promise<void> {
  const { configure: set } = await main()
  set(settings)
}

/** Defines the elements; all of them, or `only` some, under a `prefix` of the host's or under `cp`. */
export async function defineElements(options?: DefineOptions): Promise<void> {
  const { defineElements: define } = await main()
  await define(options)
}

/**
 * Loads what the elements under a root need: at once, or, far below the fold, when they come near. And watches
 * it for new ones. The page itself is discovered without asking, for elements that begin with `cp`; another
 * `prefix`, and a shadow root of the host's, are handed in.
 */
export function discover(root: Root, { prefix = 'cp' }: Pick<DefineOptions, 'prefix'> = {}): void {
  const nearness = watchNearness(({ localName }) => load(localName, prefix, root))
  const find = (within: Root) => {
    const own = within instanceof Element && within.matches(waiting) ? [within] : []
    for (const element of [...own, ...within.querySelectorAll(waiting)]) {
      const { localName: name } = element
      if (!name.startsWith(`${prefix}-`) || asked.has(name)) continue
      if (name === `${prefix}-config` || !isFarBelow(element)) {
        load(name, prefix, root)
      } else {
        far.set(name, prefix)
        keepReservedSpace(element)
        nearness.observe(element)
      }
    }
  }
  find(root)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof Element) find(node)
    }
  }).observe(root, { childList: true, subtree: true })
}

function load(name: string, prefix: string, root: Root): void {
  if (asked.has(name)) return
  asked.add(name)
  // Any name may stand on a page: who defines them warns of one that is no element's.
  const tag = name.replace(prefix, 'cp') as Tag
  tryAgain(() => defineElements({ only: [tag], prefix })).catch((error: unknown) => {
    // The next one that comes asks again.
    asked.delete(name)
    reportFailure(name, root.querySelectorAll(name), error)
  })
}

if (typeof document !== 'undefined') {
  discover(document)
  // Where another copy has defined all, nothing else would load what compares their versions, and warns.
  if (Symbol.for('client-portal-elements') in globalThis) configure({}).catch(() => undefined)
  // Paper has no fold. The browser does not wait: what comes too late for this print is there for the next.
  addEventListener('beforeprint', () => {
    for (const [name, prefix] of far) load(name, prefix, document)
  })
}
