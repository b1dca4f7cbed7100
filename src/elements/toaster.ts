/** The page's one toaster: made at the first toast, where people and screen readers can reach it. */
import type { NoticeRequest } from '../core/index'
import { receiveNotice, Toaster } from '../views/toaster/toaster'
import { createElementClass } from './element-class'
import { toasterTag } from './presence'

let toaster: HTMLElement | undefined

/** Shows, changes or dismisses a toast. */
export function showNotice(request: NoticeRequest): void {
  if (!customElements.get(toasterTag)) {
    customElements.define(
      toasterTag,
      createElementClass(toasterTag, { attributes: {}, access: 'public' }, Toaster),
    )
  }
  receiveNotice(request)
  if (request.action === 'show') place()
}

/** Outside of an open modal dialog a toast would be inert, and missing for screen readers. */
function place(): void {
  const dialog = modalInFocus()
  const parent = dialog ?? document.body
  toaster ??= document.createElement(toasterTag)
  if (toaster.parentNode === parent && toaster.isConnected) return
  parent.append(toaster)
  dialog?.addEventListener('close', place, { once: true })
}

/** The topmost modal dialog holds the focus, in whichever shadow root it stands. */
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

/** The dialog that it stood in was taken away with it: what it shows is still to be read. */
export function keepToaster(): void {
  if (toaster && !toaster.isConnected) place()
}

/** Takes the toaster away. */
export function closeToaster(): void {
  toaster?.remove()
  toaster = undefined
}
