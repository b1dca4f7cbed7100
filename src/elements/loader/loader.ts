/**
 * The loader, a script that a page includes. It finds the elements on the page and loads only the code that they
 * need. It does the same for elements that are added later. A page without elements loads nothing more.
 */
import type { SettingsInput } from '../../core/index'
import type { Tag } from '../elements'
import type { DefineOptions } from '../index'
import { version } from '../version'
import { askForFiles, fateOf } from './files'
import { isFarBelow, keepReservedSpace, watchNearness } from './nearness'
import { part } from './part'
import { tryAgain } from './retry'
import { tellUnavailable } from './unavailable'

export { version }

let core: typeof import('./core') | undefined
const main = async () => {
  // Of this tag, nothing but core.
  await askForFiles('cp-config')
  core ??= await import('./core')
  core.getFilesBy({ askForFiles, fateOf })
  return core
}
const waiting = ':not(:defined)'
/** The names of the elements whose code was requested. */
const asked = new Set<string>()
/** The elements that were far below the fold when they were found: their prefixes, by name. */
const far = new Map<string, string>()

/** A page whose settings come by a later script says so on our tag: `<script src="/cdn/loader.js" data-wait …>`. */
const waits =
  typeof document !== 'undefined' && part('querySelector')('script[src*="/loader.js"][data-wait]') !== null
let release = () => {}
/** Until then no element is defined, and no call is made to the server. */
const configured = waits ? new Promise<void>((resolve) => (release = resolve)) : undefined
/** The console says what is waited for when it takes longer than this, in seconds. */
const longestLoad = 10

/** Whether a copy of the library serves the page: this one or another one. */
const isClaimed = () => Symbol.for('client-portal-elements') in globalThis

type Root = Document | ShadowRoot | Element

/** An old library may have put an `Element` of its own in the place of the browser's. */
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE

const below = (root: Root, selector: string): Iterable<Element> =>
  root === document ? part('querySelectorAll')(selector) : root.querySelectorAll(selector)

/**
 * Changes the given settings and keeps all others. Every element of the page follows at once. Loads the main entry
 * first.
 */
export async function configure(settings: SettingsInput): Promise<void> {
  // At once, where it can be: the settings must be there before the first call.
  ;(core ?? (await main())).configure(settings)
  release()
}

/** Gives endpoints back as they are, to be checked by TypeScript. */
export const defineEndpoints: typeof import('../this-copy').defineEndpoints = (endpoints) => endpoints

/** Asks `getToken()` again, now: your own site has signed somebody in or out. Loads the main entry first. */
export async function refreshSession(): Promise<void> {
  await (await main()).refreshSession()
}

/**
 * Defines the elements. Loads the main entry first.
 *
 * @param options `only` names the elements to define, by default all; `prefix` replaces `cp` in their names.
 * @throws if the code of an element can't be loaded
 */
export async function defineElements(options?: DefineOptions): Promise<void> {
  await (await main()).defineElements(options)
}

/**
 * Finds the elements below a root, now and whenever new ones are added, and loads their code. An element far below
 * the fold is loaded when it comes near. The loader itself calls this for the page, with the prefix `cp`. A host
 * calls it for a prefix of its own, and for each of its shadow roots.
 *
 * @param options `prefix` is how the names of the elements begin, by default `cp`.
 */
export function discover(root: Root, { prefix = 'cp' }: Pick<DefineOptions, 'prefix'> = {}): void {
  const nearness = watchNearness(({ localName }) => load(localName, prefix, root))
  const find = (within: Root) => {
    const own = isElement(within) && within.matches(waiting) ? [within] : []
    for (const element of [...own, ...below(within, waiting)]) {
      const { localName: name } = element
      if (!name.startsWith(`${prefix}-`) || asked.has(name)) continue
      keepReservedSpace(element)
      if (name === `${prefix}-config` || !isFarBelow(element)) {
        load(name, prefix, root)
      } else {
        far.set(name, prefix)
        nearness.observe(element)
      }
    }
  }
  find(root)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (isElement(node)) find(node)
    }
  }).observe(root, { childList: true, subtree: true })
}

function load(name: string, prefix: string, root: Root): void {
  if (asked.has(name)) return
  asked.add(name)
  // A page can contain any name with this prefix. defineElement() logs a warning if it is not in the table.
  const tag = name.replace(prefix, 'cp') as Tag
  // If another copy of the library serves the page, it loads its own files.
  if (core || !isClaimed()) askForFiles(tag).catch(() => {})
  const define = async () => {
    await configured
    await defineElements({ only: [tag], prefix })
  }
  void tryAgain(define, async (tries, error) => {
    if (tries < 2) return false
    if (tries === 2) console.error(`client-portal-elements: <${name}> could not be loaded.`, error)
    const fate = await fateOf(tag)
    tellUnavailable(name, below(root, name), fate, error)
    // Where no other try helps, the next element of this name that is added is told, too.
    return fate !== 'lost' && asked.delete(name)
  })
}

if (typeof document !== 'undefined') {
  discover(document)
  if (waits) {
    const timer = setTimeout(
      () => console.warn('client-portal-elements: the loader has data-wait, and waits for configure().'),
      longestLoad * 1000,
    )
    configured?.then(() => clearTimeout(timer))
  }
  // If another copy of the library has defined all elements, nothing else loads the main entry of this copy. Load it
  // anyway: it compares the versions of the two copies, and warns if they differ.
  if (isClaimed()) {
    main().then(
      (entry) => entry.configure({}),
      () => undefined,
    )
  }
  // Before printing, load the far elements: paper has no fold. The browser does not wait for them: elements that come
  // too late for this print are there for the next one.
  addEventListener('beforeprint', () => {
    for (const [name, prefix] of far) load(name, prefix, document)
  })
}
