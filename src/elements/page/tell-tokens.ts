/**
 * Tells the console which tokens in the page's style sheets change nothing: browsers say nothing of it. This code is loaded only
 * with `configure({ debug: true })`.
 */
import { unclobbered, warnOnce } from '../../core/index'
import { whyVoid } from '../../views/ui/style/host-default'
import { tokens } from '../../views/ui/style/tokens'

const prefix = '--cp-'
/** What `reserve.css` keeps for itself. */
const reserved = ['reserved', 'words', 'lost']
const isKnown = (name: string) => Object.hasOwn(tokens, name) || reserved.includes(name)

/** Declarations, and the elements that they are for. */
interface Written {
  style: CSSStyleDeclaration
  elements: Iterable<Element>
}

/** Looks once all style sheets are there. */
export function tellTokens(): void {
  const page = unclobbered(document)
  if (page.readyState !== 'complete') {
    addEventListener('load', tellTokens, { once: true })
    return
  }
  const sheets = [...page.styleSheets, ...page.adoptedStyleSheets]
  const rules = sheets.flatMap((sheet) => writtenIn(page, sheet))
  const inline = [...page.querySelectorAll<HTMLElement>(`[style*="${prefix}"]`)].map((element) => ({
    style: element.style,
    elements: [element],
  }))
  for (const written of [...rules, ...inline])
    for (const property of written.style) if (property.startsWith(prefix)) tellOf(property, written)
}

function tellOf(property: string, { style, elements }: Written): void {
  const value = style.getPropertyValue(property).trim()
  if (!isKnown(property.slice(prefix.length))) warnOnce(`there is no token ${property}.`)
  else if (value.includes('var('))
    for (const element of elements) {
      const style = getComputedStyle(element)
      const computed = (name: string) => style.getPropertyValue(name)
      if (computed(property) === '')
        warnOnce(`${property}: ${value} changes nothing: ${whyVoid(property, value, computed)}.`)
    }
}

/** The rules of a style sheet, also those in others, such as `@media`. Nobody may read a sheet of another origin. */
function writtenIn(page: Document, sheet: CSSStyleSheet | CSSGroupingRule): Written[] {
  try {
    return [...sheet.cssRules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule
        ? [{ style: rule.style, elements: page.querySelectorAll(rule.selectorText) }]
        : []),
      ...('styleSheet' in rule && rule.styleSheet instanceof CSSStyleSheet
        ? writtenIn(page, rule.styleSheet)
        : []),
      // What has rules of its own is read as a group.
      ...('cssRules' in rule ? writtenIn(page, rule as CSSGroupingRule) : []),
    ])
  } catch {
    return []
  }
}
