/** The page's only toaster. The first toast creates it, at a place that people and screen readers can reach. */
import { type NoticeRequest, unclobbered } from '../../core/index'
import { $hasToasts, receiveNotice, Toaster } from '../../views/toaster/toaster'
import { createElementClass } from '../element-class'
import { toasterTag } from './presence'

let toaster: HTMLElement | undefined

/** How often the toaster may still free itself: with a library that hides it again each time, that would never end. */
let tries = 0

/** Takes off what a modal of the host's sets on everything else on the page. */
function free(element: HTMLElement): void {
  element.inert = false
  element.ariaHidden = null
}

/** A toaster that is heard and pressed while a modal of the host's is open. It is no part of that modal. */
function createToaster(): HTMLElement {
  const created = unclobbered(document).createElement(toasterTag)
  // Many libraries leave a live region alone. This one says nothing: each toast in it is a live region itself.
  created.ariaLive = 'off'
  // React Aria leaves such an element alone.
  created.dataset.reactAriaTopLayer = ''
  // A library such as Radix closes its modal when the page hears a press outside of it.
  created.onpointerdown = (event) => event.stopPropagation()
  new MutationObserver(() => tries-- > 0 && free(created)).observe(created, { attributes: true })
  return created
}

/** @param isUsed Whether elements are on the page. Without any, only a toaster that is still there takes a notice. */
export function showNotice(request: NoticeRequest, isUsed: boolean): void {
  if (!isUsed && !toaster) return
  if (!customElements.get(toasterTag)) {
    const row = { attributes: {}, access: 'public', width: 0 } as const
    const Base = createElementClass(toasterTag, row, Toaster)
    // It is no element of the host's, and has nothing to tell.
    const Silent = class extends Base {
      raise() {
        return true
      }
    }
    customElements.define(toasterTag, Silent)
  }
  receiveNotice(request)
  if (request.action === 'show') place()
}

/**
 * Puts the toaster into the open modal dialog, or else into the body. Outside of an open modal dialog, the toaster
 * would be inert, and screen readers would not read it.
 */
function place(): void {
  const dialog = modalInFocus()
  const parent = dialog ?? unclobbered(document).body
  toaster ??= createToaster()
  tries = 10
  free(toaster)
  if (toaster.parentNode === parent && toaster.isConnected) return
  parent.append(toaster)
  // A popover that is moved closes, and its toasts would not be seen any more.
  const list = toaster.shadowRoot?.querySelector<HTMLElement>('[popover]')
  if (list?.hasChildNodes() && !list.matches(':popover-open')) list.showPopover()
  dialog?.addEventListener('close', leaveDialog, { once: true })
}

/** The last element may have left before the dialog's event arrives: there is no toaster to place any more. */
const leaveDialog = () => toaster && place()

/** The topmost modal dialog: the one that contains the focus. It can be inside of a shadow root. */
function modalInFocus(): HTMLDialogElement | null {
  let node: Node | null = deepestFocus()
  while (node) {
    if (node instanceof HTMLDialogElement && node.matches(':modal')) return node
    node = node instanceof ShadowRoot ? node.host : node.parentNode
  }
  return null
}

function deepestFocus(): Element | null {
  let focused = unclobbered(document).activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused
}

/** Puts the toaster back if it was removed with its dialog, or with the body: the client has not read its toasts yet. */
export function keepToaster(): void {
  if (toaster && !toaster.isConnected) place()
}

/**
 * Removes the toaster from the page. If it was removed together with the last element by a page that takes another body,
 * it stays until its last toast is over: the client reads "Sent." on the next page.
 *
 * @param isUsed Whether elements are on the page: then the toaster stays.
 */
export function closeToaster(isUsed: () => boolean): void {
  if (isUsed()) return
  const wasOnBody = toaster && !toaster.isConnected && !(toaster.parentNode instanceof HTMLDialogElement)
  if (wasOnBody && $hasToasts.get()) {
    place()
    const stop = $hasToasts.listen(() => {
      stop()
      closeToaster(isUsed)
    })
  } else {
    toaster?.remove()
    toaster = undefined
  }
}
