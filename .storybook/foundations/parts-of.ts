/** The parts of a running element: where they are, and which tokens they are drawn with. */
import { type PartName, partDocs } from '../../src/elements/reference/theming'
import { type TokenName, tokens } from '../../src/views/ui/style/tokens'

export interface FoundPart {
  name: PartName
  /** Where the first one that is seen stands, in pixels, from the corner of the element. */
  box: { x: number; y: number; width: number; height: number }
  tokens: TokenName[]
}

// Object.keys() gives names of type `string`, but the tables have exactly these names.
const partNames = Object.keys(partDocs) as PartName[]
const tokenNames = Object.keys(tokens) as TokenName[]

/** The parts that are seen in an element now, in the order of the guide. */
export function partsOf(element: Element): FoundPart[] {
  const root = element.shadowRoot
  if (!root) return []
  const corner = element.getBoundingClientRect()
  const rules = root.adoptedStyleSheets.flatMap(({ cssRules }) => styleRules(cssRules))
  return partNames.flatMap((name) => {
    const part = Array.from(root.querySelectorAll(`[part~="${name}"]`)).find((each) => each.checkVisibility())
    if (!part) return []
    const { x, y, width, height } = part.getBoundingClientRect()
    return { name, box: { x: x - corner.x, y: y - corner.y, width, height }, tokens: tokensOf(part, rules) }
  })
}

/** All rules for elements, also those inside of conditions that hold now or later. */
function styleRules(rules: CSSRuleList): CSSStyleRule[] {
  return Array.from(rules).flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule
    return rule instanceof CSSGroupingRule ? styleRules(rule.cssRules) : []
  })
}

function tokensOf(part: Element, rules: readonly CSSStyleRule[]): TokenName[] {
  const own = rules.filter(({ selectorText }) => !selectorText.startsWith(':') && part.matches(selectorText))
  return tokensIn(own.map(({ style }) => style.cssText).join())
}

const tokensIn = (css: string) => tokenNames.filter((name) => css.includes(`var(--_${name})`))

/** A selector that holds without a pointer and the keyboard, too, and for the element of what is drawn before or after it. */
const anyState = (selector: string) =>
  selector
    .replace(/::[\w-]+/g, '')
    .replace(/:(hover|active|focus|focus-visible|focus-within)(?![\w-])/g, ':is(*)')

/** What each token draws in an element as it is now: the properties, and the parts that have them. */
export function drawnWith(root: ShadowRoot): Map<TokenName, Map<string, Set<string>>> {
  const drawn = new Map<TokenName, Map<string, Set<string>>>()
  for (const { selectorText, style } of root.adoptedStyleSheets.flatMap(({ cssRules }) =>
    styleRules(cssRules),
  )) {
    if (/^[:*]/.test(selectorText) || tokensIn(style.cssText).length === 0) continue
    const parts = Array.from(
      root.querySelectorAll(anyState(selectorText)),
      (each) => each.closest('[part]')?.getAttribute('part')?.split(' ')[0] ?? [],
    ).flat()
    if (parts.length === 0) continue
    for (const [, property = '', value = ''] of style.cssText.matchAll(/([\w-]+): ([^;]+);/g))
      for (const token of tokensIn(value)) {
        const properties = drawn.get(token) ?? new Map<string, Set<string>>()
        const known = properties.get(property) ?? new Set()
        for (const part of parts) known.add(part)
        drawn.set(token, properties.set(property, known))
      }
  }
  return drawn
}
