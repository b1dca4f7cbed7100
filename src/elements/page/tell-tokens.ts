/**
 * Tells the console which tokens in the page's style sheets change nothing: browsers say nothing of it. This code is loaded only
 * with `configure({ debug: true })`.
 */
import { onIdle, unclobbered, warnOnce } from '../../core/index'
import { whyVoid } from '../../views/ui/style/host-default'
import { tokens } from '../../views/ui/style/tokens'

const prefix = '--cp-'
/** What `reserve.css` keeps for itself. */
const reserved = ['reserved', 'words', 'lost']
/** The lengths that the elements add to others: `calc()` takes a bare `0` for no length, and the sum is lost. */
const isAdded = (property: string) => /^--cp-(space|control-height|field-height)/.test(property)
const isKnown = (name: string) => Object.hasOwn(tokens, name) || reserved.includes(name)

/** Looks once all style sheets are there, and the browser has nothing else to do. */
export function tellTokens(): void {
  const page = unclobbered(document)
  const look = () => onIdle(0, () => tellOfPage(page))
  if (page.readyState === 'complete') look()
  else addEventListener('load', look, { once: true })
}

function tellOfPage(page: Document): void {
  for (const sheet of [...page.styleSheets, ...page.adoptedStyleSheets]) tellOfSheet(page, sheet)
  for (const element of page.querySelectorAll<HTMLElement>(`[style*="${prefix}"]`))
    tellOf(element.style, () => [element])
}

function tellOfSheet(page: Document, sheet: CSSStyleSheet): void {
  if (!sheet.disabled && matchMedia(sheet.media.mediaText).matches) tellOfRules(page, sheet)
}

/** Reads the rules that count on the page now. A rule in another one, `&:hover`, can't be asked for alone. */
function tellOfRules(page: Document, place: CSSStyleSheet | CSSGroupingRule): void {
  for (const rule of rulesIn(place))
    if (rule instanceof CSSStyleRule) tellOf(rule.style, () => elementsOf(page, rule.selectorText))
    else if (rule instanceof CSSImportRule) rule.styleSheet && tellOfSheet(page, rule.styleSheet)
    else if (isGroupThatCounts(rule)) tellOfRules(page, rule)
}

/** Not `@container` and `@scope`: they count for some elements of the page, and not for others. */
function isGroupThatCounts(rule: CSSRule): rule is CSSGroupingRule {
  if (rule instanceof CSSMediaRule) return matchMedia(rule.media.mediaText).matches
  if (rule instanceof CSSSupportsRule) return CSS.supports(rule.conditionText)
  return rule instanceof CSSLayerBlockRule
}

/** Nobody may read a sheet of another origin. */
function rulesIn(place: CSSStyleSheet | CSSGroupingRule): Iterable<CSSRule> {
  try {
    return place.cssRules
  } catch {
    return []
  }
}

/** A sheet may have selectors that a page can't be asked for, such as `svg|a`. */
function elementsOf(page: Document, selector: string): Iterable<Element> {
  try {
    return page.querySelectorAll(selector)
  } catch {
    return []
  }
}

/** @param elements finds what the declarations are for. It takes time on a large page, so few declarations ask for it */
function tellOf(style: CSSStyleDeclaration, elements: () => Iterable<Element>): void {
  for (const property of style) {
    if (!property.startsWith(prefix)) continue
    const value = style.getPropertyValue(property).trim()
    if (!isKnown(property.slice(prefix.length))) warnOnce(`there is no token ${property}.`)
    else if (isAdded(property) && value && Number(value) === 0)
      warnOnce(`${property}: ${value} has no unit, so what is added to it is lost. Write 0px.`)
    else if (value.includes('var(')) tellIfVoid(property, value, elements())
  }
}

function tellIfVoid(property: string, value: string, elements: Iterable<Element>): void {
  for (const element of elements) {
    const style = getComputedStyle(element)
    const computed = (name: string) => style.getPropertyValue(name)
    if (computed(property) !== '') continue
    warnOnce(`${property}: ${value} changes nothing: ${whyVoid(property, value, computed)}.`)
    return
  }
}
