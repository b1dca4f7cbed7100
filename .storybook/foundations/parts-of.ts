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
  const css = own.map(({ style }) => style.cssText).join()
  return tokenNames.filter((name) => css.includes(`var(--_${name})`))
}
