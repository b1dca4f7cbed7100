/** How large controls are for a pointer. */

interface Targets {
  /** How many controls were measured. */
  count: number
  /** Those that are too small: name and size. */
  small: string[]
}

/**
 * Runs in the page: alone, without anything from around it. A control is as large as where a press reaches it, whatever is
 * drawn: with its label, and what stands before or after it. A link in a sentence has the height of its line.
 */
export function smallTargets(size: number): Targets {
  const controls: HTMLElement[] = []
  const visit = (root: ParentNode) => {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (element.matches('a[href], button, input, select, textarea, summary')) controls.push(element)
      if (element.shadowRoot) visit(element.shadowRoot)
    }
  }
  visit(document)
  const shown = controls.filter((each) =>
    each.checkVisibility({ visibilityProperty: true, opacityProperty: false }),
  )

  /** What a press reaches at this point, in whatever shadow root it is. */
  function reached(x: number, y: number): Element | null {
    let found: Element | null = document.elementFromPoint(x, y)
    while (found?.shadowRoot) {
      const inner = found.shadowRoot.elementFromPoint(x, y)
      if (!inner || inner === found) break
      found = inner
    }
    return found
  }

  function isReached(control: HTMLElement, x: number, y: number): boolean {
    const found = reached(x, y)
    if (!found) return false
    if (control.contains(found)) return true
    const label = found.closest('label')
    return label !== null && label.control === control
  }

  /** How far to both sides of the middle a press reaches the control, in pixels. */
  function extent(control: HTMLElement, x: number, y: number, isAcross: boolean): number {
    const reach = (step: 1 | -1) => {
      let far = 0
      while (
        Math.abs(far) < 60 &&
        isReached(control, x + (isAcross ? far + step : 0), y + (isAcross ? 0 : far + step))
      )
        far += step
      return Math.abs(far)
    }
    return reach(-1) + 1 + reach(1)
  }

  function isInSentence(control: HTMLElement): boolean {
    if (getComputedStyle(control).display !== 'inline') return false
    let block = control.parentElement
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
    const own = control.textContent?.trim() ?? ''
    return (block?.textContent?.trim().length ?? 0) > own.length
  }

  const small: string[] = []
  let count = 0
  for (const control of shown) {
    if (control.matches(':disabled') || control.closest('[inert]')) continue
    let { left, top, width, height } = control.getBoundingClientRect()
    const isHiddenField = width < 5 || height < 5 || getComputedStyle(control).opacity === '0'
    if (isHiddenField && control instanceof HTMLInputElement) {
      const label = control.labels?.[0]
      if (label) ({ left, top, width, height } = label.getBoundingClientRect())
    } else if (getComputedStyle(control).clipPath !== 'none') {
      // What is seen while it has the focus, such as the way to the content.
      control.focus()
      ;({ left, top, width, height } = control.getBoundingClientRect())
    }
    const [x, y] = [left + width / 2, top + height / 2]
    // What lies under a panel can't be pressed now.
    if (!isReached(control, x, y)) continue
    count++
    if (isInSentence(control)) continue
    const across = extent(control, x, y, true)
    const down = extent(control, x, y, false)
    if (across >= size && down >= size) continue
    const name = control.getAttribute('aria-label') ?? control.textContent ?? ''
    small.push(`${control.localName} ${name.trim().slice(0, 40)}: ${across} x ${down}`)
  }
  return { count, small }
}
