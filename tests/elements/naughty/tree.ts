/** What an element has drawn, as lines that can be compared: tags with their attributes, and texts. */

/** Attributes whose values are new each time an element is drawn, and those of the looks. */
const passing =
  /^(id|for|class|style|aria-(labelledby|describedby|controls|owns|activedescendant)|popovertarget)$/

/** A web address in a text that a person wrote is a link, with that address as its text. */
const isLinkified = (node: Element) =>
  node.localName === 'a' && node.getAttribute('href') === node.textContent

/** The button of the account is named by the initials in it. */
const isOfInitials = (node: Element, name: string) =>
  name === 'aria-label' && node.matches('[part~=account-button]')

/** The lines of a tree, but for pictures, and the initials in a portrait, which say nothing that the text does not. */
export function linesOf(root: Node): string[] {
  const lines: string[] = []
  let text = ''
  const end = () => {
    if (text !== '') lines.push(text)
    text = ''
  }
  const visit = (node: Node) => {
    if (node instanceof Text) text += node.data
    if (!(node instanceof Element)) return
    if (isLinkified(node)) {
      text += node.textContent
      return
    }
    if (node.localName === 'svg' || node.matches('[part~=avatar]')) return
    end()
    const isPassing = ({ name, value }: Attr) =>
      passing.test(name) || (name === 'name' && /^cp-\d+$/.test(value)) || isOfInitials(node, name)
    const attributes = Array.from(node.attributes, (each) =>
      isPassing(each) ? '' : ` ${each.name}=${each.value}`,
    )
    lines.push(`<${node.localName}${attributes.sort().join('')}>`)
    for (const child of node.childNodes) visit(child)
    end()
  }
  for (const child of root.childNodes) visit(child)
  end()
  return lines
}

/** A long text, short enough to be read in a message. */
export const cut = (text: string) =>
  text.length > 400 ? `${text.slice(0, 200)} … ${text.slice(-100)} (${text.length} characters)` : text

/** Where two trees differ first; `null` where they don't. */
export function differenceOf(actual: readonly string[], expected: readonly string[]) {
  const at = Array.from({ length: Math.max(actual.length, expected.length) }, (_, index) => index).find(
    (index) => actual[index] !== expected[index],
  )
  if (at === undefined) return null
  return {
    at,
    actual: JSON.stringify(cut(actual[at] ?? 'nothing')),
    expected: JSON.stringify(cut(expected[at] ?? 'nothing')),
  }
}
