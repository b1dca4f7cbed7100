/** The page's only toaster. The first toast creates it, at a place that people and screen readers can reach. */
import type { NoticeRequest } from '../../core/index'
import { $hasToasts, receiveNotice, Toaster } from '../../views/toaster/toaster'
import { createElementClass } from '../element-class'
import { toasterTag } from './presence'

let toaster: HTMLElement | undefined

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
  const parent = dialog ?? document.body
  toaster ??= document.createElement(toasterTag)
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
  let focused = document.activeElement
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
