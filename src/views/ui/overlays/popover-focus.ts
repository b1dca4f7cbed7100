/** Where the focus may be while a panel is open. */
import { documentOf } from '../document-of'
import { phoneWindow } from '../style/queries'

const stops = 'a[href],button:not(:disabled),input,select,textarea,summary,[tabindex="0"]'

/** Whether the panel is a sheet over a dimmed page: then it is modal. */
export function isSheet(panel: HTMLElement): boolean {
  const view = documentOf(panel).defaultView
  const isNarrow = view?.matchMedia(phoneWindow.replace('@media ', '')).matches
  return isNarrow === true && panel.getAttribute('role') === 'dialog'
}

interface Leaving {
  panel: HTMLElement
  /** What holds the panel and its button. */
  around: HTMLElement
  /** Whether the focus is moved by the key Tab. */
  isTab: boolean
  close: () => void
}

/**
 * Keeps Tab in a sheet: after the last stop comes the sheet itself, and before the first one the last. Any other panel closes, because
 * it would lie over what has the focus then; and so does a sheet when another screen takes the focus. A window that loses the
 * focus moves it nowhere. A press on what takes none moves it to what is around that, such as `main`: a press in the panel itself,
 * and in Safari also one on its button.
 */
export function onFocusLeft({ target, relatedTarget }: FocusEvent, leaving: Leaving): void {
  const { panel, around, isTab, close } = leaving
  if (!(relatedTarget instanceof Node)) return
  if (!isTab && holds(relatedTarget, around)) return
  if (!isTab || !panel.hasAttribute('aria-modal')) {
    if (!holds(around, relatedTarget)) close()
  } else if (!holds(panel, relatedTarget)) {
    const all = [...panel.querySelectorAll<HTMLElement>(stops)]
    const inside = all.filter((each) => each.getClientRects().length > 0)
    const goesBack = target === panel || target === inside[0]
    ;((goesBack && inside.at(-1)) || panel).focus()
  }
}

/** Whether a node is drawn in a box: as its own, or in a slot. */
function holds(box: Node, node: Node): boolean {
  for (let each: Node | null = node; each; each = parentOf(each)) if (each === box) return true
  return false
}

function parentOf(node: Node): Node | null {
  if (node instanceof ShadowRoot) return node.host
  return (node instanceof HTMLElement && node.assignedSlot) || node.parentNode
}
