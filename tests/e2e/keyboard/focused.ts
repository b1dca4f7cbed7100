/** What can be seen of the control that has the focus. It runs in the page. */

export interface Focused {
  /** By what a person would know it: its name, or its text. */
  name: string
  /** Whether it has had the focus since the walk began. */
  isKnown: boolean
  /** What is wrong with it, in words. */
  faults: string[]
}

/**
 * Looks at the focus: it is in the window, nothing lies over it, and it has a ring. @param isFirst Whether a walk begins.
 * @returns nothing where the focus has left the page.
 */
export function lookAtFocus(isFirst: boolean): Focused | undefined {
  const kept: { walked?: Set<Element> } & Window = window
  const walked = (!isFirst && kept.walked) || new Set<Element>()
  kept.walked = walked
  let root: Document | ShadowRoot = document
  while (root.activeElement?.shadowRoot) root = root.activeElement.shadowRoot
  const focused = root.activeElement
  if (!focused || focused === document.body) return undefined
  const isKnown = walked.has(focused)
  walked.add(focused)

  // A choice is seen by its label, a field in its box, which holds its buttons, too.
  const isHidden = focused.matches('input:is([type=radio],[type=checkbox],[type=file])')
  const shown = (isHidden && focused.closest('label')) || focused
  // A slider lies under its picture.
  const isSlider = focused.matches('input[type=range]')
  const own = (isSlider ? focused.parentElement : focused.closest('label,[part~=field]')) ?? focused
  // A link may go over several lines.
  const boxes = [...shown.getClientRects()]
  const box = boxes[0] ?? shown.getBoundingClientRect()
  const faults: string[] = []
  const { clientWidth, clientHeight } = document.documentElement
  const top = Math.max(box.top, 0)
  const bottom = Math.min(box.bottom, clientHeight)
  // What is higher than the window, such as a box that scrolls, is seen in part.
  const isHigh = box.height > clientHeight / 2
  if (isHigh ? bottom - top < 24 : box.top < -2 || box.bottom > clientHeight + 2)
    faults.push(`out of the window: ${Math.round(box.top)} to ${Math.round(box.bottom)} of ${clientHeight}`)
  else
    for (const part of [0.25, 0.5, 0.75]) {
      const x = box.left + box.width * part
      const y = (top + bottom) / 2
      let found = document.elementFromPoint(x, y)
      while (found?.shadowRoot) {
        const inside: Element | null = found.shadowRoot.elementFromPoint(x, y)
        if (!inside || inside === found) break
        found = inside
      }
      const isOwn = found && (own.contains(found) || shown.contains(found))
      if (!isOwn && x <= clientWidth)
        faults.push(`covered at ${Math.round(x)}, ${Math.round(y)} by ${describe(found)}`)
    }

  // What a box that scrolls lays over its lower edge takes no clicks, and is not found at a point.
  for (let around = focused.parentElement; around; around = around.parentElement) {
    const { content, position, height, opacity } = getComputedStyle(around, '::after')
    if (content === 'none' || position !== 'sticky' || opacity === '0') continue
    const edge = around.getBoundingClientRect().bottom - Number.parseFloat(height)
    const hasMore = around.scrollTop + around.clientHeight < around.scrollHeight - Number.parseFloat(height)
    if (hasMore && box.bottom > edge + 4) faults.push('under the fade of its list')
  }

  // The frame around a field may have it.
  const frames = [
    focused,
    shown,
    focused.parentElement,
    own,
    own.parentElement,
    own.parentElement?.parentElement,
  ]
  const hasRing = frames.some((each) =>
    ['', '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each ?? focused, pseudo)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }),
  )
  // In a menu, the line itself shows it; a dialog that opens is new by itself.
  if (!hasRing && !focused.matches('[role^=menuitem],[role=dialog]')) faults.push('without a ring')
  return { name: describe(focused), isKnown, faults }

  function describe(element: Element | null): string {
    if (!element) return 'nothing'
    const text = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const kind = element.getAttribute('role') ?? element.getAttribute('part') ?? ''
    return `${element.localName} ${kind} "${text.trim().replace(/\s+/g, ' ').slice(0, 40)}"`
  }
}
