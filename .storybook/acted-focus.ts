/**
 * The focus in a picture of a story. A real one would leave the page around it, with the keyboard, and scroll that page to the
 * picture. So it is only acted: what is drawn hears of it, and the document says what has it, but the browser gives it to nobody.
 */

const focusable = ':is(a[href],button,input,select,textarea,summary,iframe,[tabindex]):not(:disabled)'

let isActing = false
let active: HTMLElement | null = null

/** Acts the focus in this document. Call it before anything is drawn. @returns ends that: the focus is a real one from then on */
export function actFocus(): () => void {
  isActing = true
  // The browser itself gives the focus to what a label is for, and to what is first in a dialog; but to nothing inert.
  document.documentElement.inert = true
  const { focus, blur } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    if (!isActing) focus.call(this, options)
    else if (this.matches(focusable) && this.checkVisibility()) give(this)
  }
  HTMLElement.prototype.blur = function () {
    if (!isActing) blur.call(this)
    else if (this === active) give(null)
  }
  const { showModal } = HTMLDialogElement.prototype
  HTMLDialogElement.prototype.showModal = function () {
    this.inert = isActing
    showModal.call(this)
    this.inert = false
    if (isActing) this.querySelector<HTMLElement>(focusable)?.focus()
  }
  const { scrollIntoView } = Element.prototype
  Element.prototype.scrollIntoView = function (options) {
    const { scrollX, scrollY } = parent
    scrollIntoView.call(this, options)
    if (isActing) parent.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  }
  for (const { prototype } of [Document, ShadowRoot]) {
    const { get } = Object.getOwnPropertyDescriptor(prototype, 'activeElement') ?? {}
    Object.defineProperty(prototype, 'activeElement', {
      configurable: true,
      get(this: Document | ShadowRoot) {
        return isActing ? activeIn(this) : get?.call(this)
      },
    })
  }
  const { matches } = Element.prototype
  const matchesActed = function (this: Element, selectors: string): boolean {
    if (isActing && selectors === ':focus') return this === activeIn(this.getRootNode())
    if (isActing && selectors === ':focus-within') return this.contains(activeIn(this.getRootNode()))
    return matches.call(this, selectors)
  }
  Object.assign(Element.prototype, { matches: matchesActed })
  const hasFocus = document.hasFocus.bind(document)
  document.hasFocus = () => isActing || hasFocus()
  return () => {
    isActing = false
    document.documentElement.inert = false
  }
}

function give(next: HTMLElement | null): void {
  const last = active?.isConnected ? active : null
  if (next === last) return
  active = next
  const left = { relatedTarget: next, composed: true }
  last?.dispatchEvent(new FocusEvent('blur', left))
  last?.dispatchEvent(new FocusEvent('focusout', { ...left, bubbles: true }))
  const come = { relatedTarget: last, composed: true }
  next?.dispatchEvent(new FocusEvent('focus', come))
  next?.dispatchEvent(new FocusEvent('focusin', { ...come, bubbles: true }))
}

/** What has the focus, as a document or a shadow root says it: for what is in a shadow root below, its host. */
function activeIn(root: Node): Element | null {
  let each: Element | null = active?.isConnected ? active : null
  while (each) {
    const own = each.getRootNode()
    if (own === root) return each
    each = own instanceof ShadowRoot ? own.host : null
  }
  return root instanceof Document ? root.body : null
}
