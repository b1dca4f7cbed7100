/** Shows the toasts of the page. Their code comes with the first of them. */
import {
  $updated,
  deployMessages,
  knowsFiles,
  loadForAction,
  type NoticeRequest,
  reload,
  unclobbered,
} from '../../core/index'
import type * as Toaster from './toaster'

/** `undefined` before the first toast, and after the code could not be had. */
let toaster: Promise<typeof Toaster | undefined> | undefined

/** Acts on the toaster, if there has been a toast. */
export function withToaster(act: (module: typeof Toaster) => unknown): void {
  void toaster?.then((module) => module && act(module))
}

/**
 * Loads the toaster and shows a toast. If the toaster can't be loaded, an error is shown without it.
 * @param isUsed Whether an element of the host's is on the page, or is expected.
 */
export async function showNotice(request: NoticeRequest, isUsed: () => boolean): Promise<void> {
  // A page may take another body meanwhile; or the notice comes with the first element, which is not there yet.
  const wasUsed = isUsed()
  toaster ??= loadForAction(() => import('./toaster')).catch((error) => {
    console.warn('client-portal-elements: a toast could not be shown.', error)
    toaster = undefined
    return undefined
  })
  const module = await toaster
  if (module) module.showNotice(request, wasUsed || isUsed())
  else if (request.action === 'show' && request.kind === 'error') showPlainly(request.message)
}

/** Shows an error at the top of the page, with nothing but what every browser has. */
function showPlainly(message: string): void {
  const line = unclobbered(document).createElement('p')
  line.role = 'alert'
  line.popover = 'manual'
  // Radix takes the presses from the page while its modal is open, and React Aria hides what is added.
  line.style.cssText = 'margin-top:16px;pointer-events:auto'
  line.dataset.reactAriaTopLayer = ''
  unclobbered(document).body.append(line)
  line.showPopover()
  line.append(`${message} `)
  if (knowsFiles && $updated.get()?.canReload) {
    const button = unclobbered(document).createElement('button')
    button.textContent = deployMessages.get().reload
    button.onclick = reload
    line.append(button)
  }
  setTimeout(() => line.remove(), 20_000)
}
