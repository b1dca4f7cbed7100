/**
 * The rules of all views, in constructed stylesheets. There is never a `<style>` element. So the styles work with the
 * strictest content security policy and with Trusted Types, and a view can be imported without a document.
 */
import { baseRules } from './base'
import { scaled } from './tokens'

/** The rules of each sheet, in their order: the first one has all that were known when the first view was drawn. */
const written: string[] = []
/** Those that stand in no sheet yet. */
let waiting = baseRules
const known = new Set<string>()
let flushing = false
const sheets = new Map<Document, CSSStyleSheet[]>()
/** What is drawn on a page, and gets the rules that come later, too. */
const roots = new Set<ShadowRoot>()

/**
 * Adds rules, once. A bundler leaves out a class that nothing uses.
 * @returns the name of their class or animation: the first one in them
 */
// @__NO_SIDE_EFFECTS__
export function addRules(text: string): string {
  add(text)
  return /\bgo\w+/.exec(text)?.[0] ?? ''
}

function add(text: string): void {
  if (known.has(text)) return
  known.add(text)
  waiting += scaled(text)
  flushSoon()
}

/** Makes the elements of a tag inline blocks; all other elements are blocks. */
export function standInline(tag: string): void {
  add(`:host(${tag}){display:inline-block;vertical-align:middle}`)
}

/** A second call does no harm. It is needed after a move to another document, which empties the adopted stylesheets. */
export function adoptStyles(root: ShadowRoot): void {
  if (!('adoptedStyleSheets' in root)) return // a DOM without styles, such as jsdom's
  roots.add(root)
  const missing = sheetsFor(root.ownerDocument).filter((sheet) => !root.adoptedStyleSheets.includes(sheet))
  if (missing.length > 0) root.adoptedStyleSheets.push(...missing)
}

/** For what is on no page any more. */
export function dropStyles(root: ShadowRoot): void {
  roots.delete(root)
}

/** The stylesheets of a document; none for a document without a window, which can't have any. */
function sheetsFor(owner: Document): readonly CSSStyleSheet[] {
  if (!owner.defaultView) return []
  if (waiting) written.push(waiting)
  waiting = ''
  // The document of a removed frame has no window, and must not be kept.
  for (const each of sheets.keys()) if (!each.defaultView) sheets.delete(each)
  const own = sheets.get(owner) ?? []
  sheets.set(owner, own)
  for (const rules of written.slice(own.length)) {
    // A stylesheet can be adopted only in the document whose window created it.
    const sheet = new owner.defaultView.CSSStyleSheet()
    sheet.replaceSync(rules)
    own.push(sheet)
  }
  return own
}

/**
 * Writes rules that come later into a sheet of their own, once per task. Browsers look anew at the elements that these rules
 * are for; of one sheet that is written anew, at each element on the page.
 */
function flushSoon(): void {
  if (flushing || sheets.size === 0) return
  flushing = true
  queueMicrotask(() => {
    flushing = false
    for (const root of roots) adoptStyles(root)
  })
}
