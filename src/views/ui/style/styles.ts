import { type CSSAttribute, css as gooberCss } from 'goober'
import { baseRules } from './base'

/**
 * Goober bound to constructed stylesheets. There is never a `<style>` element, so the strictest content
 * security policy and Trusted Types hold, and importing a view needs no document.
 */

let rules = ''
let flushing = false
const sheetOf = new WeakMap<Document, CSSStyleSheet>()
// Weak, so that the document of a removed frame can be let go of.
const sheets = new Set<WeakRef<CSSStyleSheet>>()

/**
 * Stands in for the style element that goober looks for: in a browser it asks for `querySelector`, leaves
 * alone what has a `parentNode`, and writes to the `data` of the first child; elsewhere it writes to the
 * target itself.
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
 * Registers rules and gives their class name. Use it once per class, as a module constant:
 * `const card = css({ padding: space(4) })`. A class that nothing uses is left out of the build.
 *
 * @param rules Style objects only: goober drops the last declaration of a template string without `;`.
 */
// @__NO_SIDE_EFFECTS__
export function css(rules: CSSAttribute): string {
  return addRules(rules)
}

/** Registers an animation and gives its name. */
// @__NO_SIDE_EFFECTS__
export function keyframes(steps: CSSAttribute): string {
  return addKeyframes(steps)
}

/** Lets the elements of a tag stand within a line, where others are blocks. */
export function standInline(tag: string): void {
  target.data += `:host(${tag}){display:inline-block;vertical-align:middle}`
}

/** Joins the class names that apply. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

/**
 * Gives a root the library's styles. Doing it again does no harm, and is needed after a move to another
 * document, which empties what the root had adopted.
 */
export function adoptStyles(root: ShadowRoot | Document): void {
  const sheet = sheetFor('host' in root ? root.ownerDocument : root)
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
}

/** The sheet of a document; none for a document without a window, which can't have one. */
function sheetFor(document: Document): CSSStyleSheet | undefined {
  const known = sheetOf.get(document)
  if (known || !document.defaultView) return known
  // A sheet can be adopted only in the document whose window made it.
  const sheet = new document.defaultView.CSSStyleSheet()
  sheet.replaceSync(baseRules + rules)
  sheetOf.set(document, sheet)
  sheets.add(new WeakRef(sheet))
  return sheet
}

/** Writes the rules to every sheet once per task: each `replaceSync` parses all of them again. */
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
