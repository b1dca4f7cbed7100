/**
 * The rules of all views, in constructed stylesheets. There is never a `<style>` element. So the styles work with the
 * strictest content security policy and with Trusted Types, and a view can be imported without a document.
 */
import { baseRules } from './base'
import { scaled } from './tokens'

let rules = ''
const known = new Set<string>()
let flushing = false
const sheets = new Map<Document, CSSStyleSheet>()

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
  rules += scaled(text)
  flushSoon()
}

/** Makes the elements of a tag inline blocks; all other elements are blocks. */
export function standInline(tag: string): void {
  add(`:host(${tag}){display:inline-block;vertical-align:middle}`)
}

/** A second call does no harm. It is needed after a move to another document, which empties the adopted stylesheets. */
export function adoptStyles(root: ShadowRoot | Document): void {
  if (!('adoptedStyleSheets' in root)) return // a DOM without styles, such as jsdom's
  const sheet = sheetFor('host' in root ? root.ownerDocument : root)
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
}

/** The stylesheet of a document; `undefined` for a document without a window, which can't have one. */
function sheetFor(document: Document): CSSStyleSheet | undefined {
  const own = sheets.get(document)
  if (own || !document.defaultView) return own
  // A stylesheet can be adopted only in the document whose window created it.
  const sheet = new document.defaultView.CSSStyleSheet()
  sheet.replaceSync(baseRules + rules)
  // The document of a removed frame has no window, and must not be kept.
  for (const each of sheets.keys()) if (!each.defaultView) sheets.delete(each)
  sheets.set(document, sheet)
  return sheet
}

/** Writes the rules to every stylesheet once per task, because each `replaceSync` parses all rules again. */
function flushSoon(): void {
  if (flushing || sheets.size === 0) return
  flushing = true
  queueMicrotask(() => {
    flushing = false
    for (const sheet of sheets.values()) sheet.replaceSync(baseRules + rules)
  })
}
