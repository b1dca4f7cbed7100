/**
 * What a screen reader says of a page from its beginning to its end, a stop on each line. It comes from the tree that
 * Chromium hands to screen readers, with the names, states and descriptions that it has worked out, through all shadow
 * roots. The virtual screen reader of guidepup reads no shadow root; Playwright's snapshots lack descriptions.
 */
import type { CDPSession, Page } from '@playwright/test'

/** What is read of a node of that tree. */
interface Node {
  nodeId: string
  ignored: boolean
  backendDOMNodeId?: number
  role?: { value?: string }
  name?: { value?: string }
  description?: { value?: string }
  value?: { value?: unknown }
  properties?: readonly { name: string; value: { value?: unknown } }[]
  childIds?: readonly string[]
  /** What the tree lacks: the values of `aria-current` and `aria-valuetext`. */
  current?: string
  valueText?: string
}

/** What has a name, or nothing more to say: one stop. */
const stops: Record<string, string> = {
  button: 'button',
  DisclosureTriangle: 'button',
  checkbox: 'check box',
  combobox: 'combo box',
  image: 'image',
  link: 'link',
  menuitem: 'menu item',
  menuitemradio: 'menu item to choose',
  meter: 'meter',
  progressbar: 'progress bar',
  radio: 'radio button',
  searchbox: 'search field',
  textbox: 'text field',
}

/** What is announced before what is in it. A form or a group counts if it has a name. */
const frames: Record<string, string> = {
  alert: 'alert',
  banner: 'banner',
  complementary: 'complementary',
  contentinfo: 'footer',
  DescriptionList: 'list of terms',
  dialog: 'dialog',
  figure: 'figure',
  list: 'list',
  log: 'log',
  main: 'main',
  menu: 'menu',
  navigation: 'navigation',
  radiogroup: 'radio group',
  region: 'region',
  table: 'table',
}
const namedFrames: Record<string, string> = { form: 'form', group: 'group' }

/** Reads the page. Each line begins with two spaces for every frame around it. */
export async function readPage(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes }: { nodes: Node[] } = await session.send('Accessibility.getFullAXTree')
  for (const node of nodes) Object.assign(node, await lackingOf(node, session))
  await session.detach()
  const [root] = nodes
  return root ? [`page: ${nameOf(root)}`, ...createReader(nodes).linesIn(root)] : []
}

async function lackingOf({ role, backendDOMNodeId }: Node, session: CDPSession): Promise<Partial<Node>> {
  if (!backendDOMNodeId || !['generic', 'link', 'listitem', 'progressbar'].includes(role?.value ?? ''))
    return {}
  const { node } = await session.send('DOM.describeNode', { backendNodeId: backendDOMNodeId })
  const attributes = node.attributes ?? []
  const read = (name: string) => {
    const place = attributes.indexOf(name)
    return place < 0 ? undefined : attributes[place + 1]
  }
  return { current: read('aria-current'), valueText: read('aria-valuetext') }
}

const isField = ({ role }: Node) => (role?.value ?? '') in stops

const nameOf = (node: Node) => (node.name?.value ?? '').replace(/\s+/g, ' ').trim()

function createReader(nodes: readonly Node[]) {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const fieldNames = new Set(nodes.filter(isField).map(nameOf))

  /** What is in a node and not ignored. */
  const childrenOf = (node: Node): Node[] =>
    (node.childIds ?? [])
      .map((id) => byId.get(id))
      .filter((child) => child !== undefined)
      .flatMap((child) => (child.ignored ? childrenOf(child) : [child]))

  const count = (node: Node, role: string): number =>
    childrenOf(node).reduce(
      (sum, child) => sum + Number(child.role?.value === role) + (stopsAt(child) ? 0 : count(child, role)),
      0,
    )
  const stopsAt = ({ role }: Node) => ['list', 'table'].includes(role?.value ?? '')

  const linesIn = (node: Node): string[] => childrenOf(node).flatMap(linesOf)
  const inOne = (node: Node) => linesIn(node).join(' ').trim()

  function linesOf(node: Node): string[] {
    const { role: { value: role = '' } = {} } = node
    const name = nameOf(node)
    if (role === 'StaticText') return name ? [name] : []
    if (role === 'LabelText') return labelOf(node)
    if (role in stops) return [say([stops[role], name || '(NO NAME)'], statesOf(node))]
    if (role === 'heading')
      return [say([`heading ${stateOf(node, 'level')}`, inOne(node) || '(NO NAME)'], statesOf(node))]
    if (role === 'paragraph' || role === 'term') return [inOne(node)].filter(Boolean)
    if (role === 'row')
      return [
        childrenOf(node)
          .map((cell) => inOne(cell) || 'blank')
          .join(' | '),
      ]
    if (role === 'definition') return [`= ${inOne(node) || 'blank'}`]
    if (role === 'listitem') return linesIn(node).map((line, index) => `${index ? ' ' : '•'} ${line}`)
    const frame = frames[role] ?? (name && namedFrames[role])
    const lines = linesIn(node)
    if (!frame) return node.current ? lines.map((line) => say([line], statesOf(node))) : lines
    return [
      say([frame, name], [...sizeOf(node, role), ...statesOf(node)]),
      ...lines.map((line) => `  ${line}`),
    ]
  }

  /** What a field's label says, the field says, too. */
  function labelOf(node: Node): string[] {
    if (fieldNames.has(inOne(node))) return []
    const own = childrenOf(node).filter(isField).map(nameOf)
    return linesIn(node).filter((line) => !own.some((name) => name.includes(line)))
  }

  const sizeOf = (node: Node, role: string) =>
    role === 'list'
      ? [counted(count(node, 'listitem'), 'item')]
      : role === 'table'
        ? [counted(count(node, 'row'), 'row')]
        : []

  return { linesIn }
}

const counted = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`

const say = (parts: readonly (string | undefined)[], states: readonly string[]) =>
  [parts.filter(Boolean).join(': '), ...states].join(', ')

const stateOf = ({ properties = [] }: Node, name: string) =>
  properties.find((property) => property.name === name)?.value.value

/** The states, the value and the description of what can be used. A tooltip with the name alone says nothing more. */
function statesOf(node: Node): string[] {
  const is = (name: string, value: unknown = true) => stateOf(node, name) === value
  const value = node.valueText ?? String(node.value?.value ?? '')
  const description = node.description?.value ?? ''
  const says: Record<string, boolean> = {
    [`current ${node.current}`]: node.current !== undefined,
    checked: is('checked', 'true'),
    pressed: is('pressed', 'true'),
    expanded: is('expanded'),
    collapsed: is('expanded', false),
    'opens a menu': is('hasPopup', 'menu') && node.role?.value === 'button',
    'opens a dialog': is('hasPopup', 'dialog'),
    unavailable: is('disabled'),
    required: is('required'),
    invalid: is('invalid', 'true'),
    busy: is('busy', 1),
    [`"${value}"`]: value !== '',
    [`(${description})`]: is('focusable') && !['', nameOf(node)].includes(description),
    'HAS THE FOCUS': is('focused') && node.role?.value !== 'RootWebArea',
  }
  return Object.keys(says).filter((words) => says[words])
}
