import { type CSSAttribute, css as gooberCss } from 'goober'
import { baseRules } from './base'

/**
 * Goober, bound to constructed stylesheets. There is never a `<style>` element. So the styles work with the
 * strictest content security policy and with Trusted Types, and a view can be imported without a document.
 */

let rules = ''
let flushing = false
const sheetOf = new WeakMap<Document, CSSStyleSheet>()
// Weak references, so that the document of a removed frame can be garbage-collected.
const sheets = new Set<WeakRef<CSSStyleSheet>>()

/**
 * Takes the place of the style element that goober looks for. In a browser, goober calls `querySelector`,
 * does not move a result that has a `parentNode`, and writes to the `data` of its first child. Elsewhere, it
 * writes to the target itself.
 */
const target = {
  parentNode: true,
  get firstChild() {
    return target
  },
  querySelector: () => target,
  get data() {
    return rules
  },
  set data(next: string) {
    rules = next
    flushSoon()
  },
}

const addRules: (rules: CSSAttribute) => string = gooberCss.bind({ target })
// Goober's own `keyframes` would write to the page's head.
const addKeyframes: (steps: CSSAttribute) => string = gooberCss.bind({ target, k: 1 })

/**
 * Registers rules and returns their class name. Use it once per class, as a module constant:
 * `const card = css({ padding: space(4) })`. A class that nothing uses is left out of the build.
 *
 * @param rules Style objects only: goober drops the last declaration of a template string without `;`.
 */
// @__NO_SIDE_EFFECTS__
export function css(rules: CSSAttribute): string {
  return addRules(rules)
}

/** Registers an animation and returns its name. */
// @__NO_SIDE_EFFECTS__
export function keyframes(steps: CSSAttribute): string {
  return addKeyframes(steps)
}

/** Makes the elements of a tag inline blocks; all other elements are blocks. */
export function standInline(tag: string): void {
  target.data += `:host(${tag}){display:inline-block;vertical-align:middle}`
}

/** Joins the class names that apply. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

/**
 * Gives a root the library's styles. A second call does no harm. It is needed after a move to another
 * document, which empties the root's adopted stylesheets.
 */
export function adoptStyles(root: ShadowRoot | Document): void {
  const sheet = sheetFor('host' in root ? root.ownerDocument : root)
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
}

/** The stylesheet of a document; `undefined` for a document without a window, which can't have one. */
function sheetFor(document: Document): CSSStyleSheet | undefined {
  const known = sheetOf.get(document)
  if (known || !document.defaultView) return known
  // A stylesheet can be adopted only in the document whose window created it.
  const sheet = new document.defaultView.CSSStyleSheet()
  sheet.replaceSync(baseRules + rules)
  sheetOf.set(document, sheet)
  sheets.add(new WeakRef(sheet))
  return sheet
}

/** Writes the rules to every stylesheet once per task, because each `replaceSync` parses all rules again. */
function flushSoon(): void {
  if (flushing || sheets.size === 0) return
  flushing = true
  queueMicrotask(() => {
    flushing = false
    for (const reference of sheets) {
      const sheet = reference.deref()
      if (sheet) sheet.replaceSync(baseRules + rules)
      else sheets.delete(reference)
    }
  })
}
