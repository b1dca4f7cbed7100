/** The parts of a running element: where they are, and which tokens they are drawn with. */
import { type PartName, partDocs } from '../../src/elements/reference/theming'
import { type TokenName, tokens } from '../../src/views/ui/style/tokens'

export interface FoundPart {
  /** What a designer calls it: "Secondary button". */
  title: string
  /** The words on it, if they are few: "Export as CSV". */
  words: string
  /** What a host reaches it by, the most exact one first. */
  names: PartName[]
  /** Where the first one that is seen stands, in pixels, from the corner of the element. */
  box: { x: number; y: number; width: number; height: number }
  tokens: TokenName[]
}

// Object.keys() gives names of type `string`, but the tables have exactly these names.
const partNames = Object.keys(partDocs) as PartName[]
const tokenNames = Object.keys(tokens) as TokenName[]

/** What stands in one line differs by less than this in its place, in pixels. */
const line = 24

/** From the top to the bottom, and in a line from its beginning. */
const inSight = ({ box: a }: FoundPart, { box: b }: FoundPart) =>
  Math.floor(a.y / line) - Math.floor(b.y / line) || a.x - b.x

/**
 * The parts that are seen in an element now, in the order in which one sees them. What has two names, or fills another to its edges,
 * is one thing.
 */
export function partsOf(element: Element): FoundPart[] {
  const root = element.shadowRoot
  if (!root) return []
  const corner = element.getBoundingClientRect()
  const rules = root.adoptedStyleSheets.flatMap(({ cssRules }) => styleRules(cssRules))
  const found: FoundPart[] = []
  for (const name of partNames) {
    const part = Array.from(root.querySelectorAll(`[part~="${name}"]`)).find(isSeen)
    if (!part) continue
    const { x, y, width, height } = part.getBoundingClientRect()
    const box = { x: x - corner.x, y: y - corner.y, width, height }
    const same = found.find((other) => isSame(other.box, box))
    if (same) same.names.unshift(name)
    else found.push({ ...named(part), names: [name], box, tokens: tokensOf(part, rules) })
  }
  return found.toSorted(inSight)
}

/** Not what only a screen reader meets. */
const isSeen = (part: Element) => part.checkVisibility() && part.getBoundingClientRect().height > 2

/** Their edges differ by less than this, in pixels. */
const edge = 4

const isSame = (a: FoundPart['box'], b: FoundPart['box']) =>
  Math.abs(a.x - b.x) < edge &&
  Math.abs(a.y - b.y) < edge &&
  Math.abs(a.width - b.width) < edge &&
  Math.abs(a.height - b.height) < edge

/** The last name of a part is what it is, and the one before what it is a kind of: `button button-secondary`. */
function named(part: Element): Pick<FoundPart, 'title' | 'words'> {
  const [kind = '', exact = kind] = part.getAttribute('part')?.split(' ') ?? []
  const title = exact.startsWith(`${kind}-`) ? `${exact.slice(kind.length + 1)} ${kind}` : exact
  const written = part.querySelector('h1,h2,h3,h4') ?? part
  // A drawing has no `innerText`.
  const text = written instanceof HTMLElement ? written.innerText : written.textContent
  const words = [part.ariaLabel ?? '', text.replace(/\s+/g, ' ').trim()]
  return {
    title: titles[exact] ?? capital(title.replaceAll('-', ' ')),
    words: words.find((each) => each && each.length <= 28) ?? '',
  }
}

/** Where a designer says another word. */
const titles: Readonly<Record<string, string>> = {
  attention: 'What waits',
  dialog: 'Panel',
  main: 'Page',
  side: 'Side bar',
  summary: 'Row of tiles',
  'table-link': 'Link over a row',
  'table-row': 'Row',
  'table-scroller': 'Table',
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

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

/** What a style says of some elements. */
interface Declaration {
  places: readonly Element[]
  property: string
  value: string
}

/** What each token draws in an element as it is now: the properties, and what has them. */
export function drawnWith(root: ShadowRoot): Map<TokenName, Map<string, Set<string>>> {
  const all = root.adoptedStyleSheets
    .flatMap(({ cssRules }) => styleRules(cssRules))
    .filter(({ selectorText, style }) => !/^[:*]/.test(selectorText) && style.cssText.includes('var(--_'))
    .flatMap(({ selectorText, style }) => {
      const places = Array.from(root.querySelectorAll(anyState(selectorText)))
      return Array.from(
        places.length > 0 ? style.cssText.matchAll(/([\w-]+): ([^;]+);/g) : [],
        ([, property = '', value = '']): Declaration => ({ places, property, value }),
      )
    })
  const drawn = new Map<TokenName, Map<string, Set<string>>>()
  for (const declaration of all)
    for (const token of tokensIn(declaration.value))
      for (const { places, property } of drawnBy(declaration, all)) {
        const properties = drawn.get(token) ?? new Map<string, Set<string>>()
        const known = properties.get(property) ?? new Set()
        for (const place of places) known.add(nameOf(place))
        drawn.set(token, properties.set(property, known))
      }
  return drawn
}

/** What a declaration draws: one of a private property draws nothing by itself, but what reads it inside of its places does. */
function drawnBy(declaration: Declaration, all: readonly Declaration[], deep = 0): Declaration[] {
  const { places, property } = declaration
  if (!property.startsWith('--')) return [declaration]
  // A style could read its own name further up.
  if (deep > 3) return []
  const isRead = new RegExp(`var\\(${property}[,)]`)
  return all
    .filter(({ value }) => isRead.test(value))
    .map((each) => ({
      ...each,
      places: each.places.filter((place) => places.some((outer) => outer.contains(place))),
    }))
    .filter((each) => each.places.length > 0)
    .flatMap((each) => drawnBy(each, all, deep + 1))
}

/** A part has a name. All else is named by what it is, and by the part around it: "button in card". */
function nameOf(element: Element): string {
  const part = element.closest('[part]')
  const name = part?.getAttribute('part')?.split(' ')[0]
  if (element === part && name) return name
  const role = element.getAttribute('role')
  const kind =
    (role && !/^(none|presentation)$/.test(role) && role) ||
    Object.keys(kinds).find((each) => element.matches(kinds[each] ?? '')) ||
    (element.textContent ? 'text' : 'drawing')
  return name ? `${kind} in ${name}` : kind
}

/** What elements are called that have no role of their own. */
const kinds: Readonly<Record<string, string>> = {
  link: 'a',
  button: 'button,summary',
  field: 'input,textarea,select',
  icon: 'svg,svg *',
  picture: 'img,video',
  heading: 'h1,h2,h3,h4,h5,h6,th',
  list: 'ul,ol,dl',
  item: 'li,dt,dd',
  cell: 'td',
  row: 'tr',
  table: 'table,thead,tbody',
  date: 'time',
  box: 'form,fieldset,:has(>*)',
}
