/** What the page has once, however many elements stand on it: the session's watch, its events, the toaster. */
import { $noticeRequest, $sessionEvent, startSession } from '../core/index'
import { closeToaster, keepToaster, showNotice, toasterTag } from './toaster'

const present = new Set<Element>()
let isWatched = false

/** An element came. The first starts the session. */
export function enterPage(element: Element): void {
  if (element.localName !== toasterTag) present.add(element)
  if (isWatched) return
  isWatched = true
  $noticeRequest.listen((request) => request && void showNotice(request, () => present.size > 0))
  $sessionEvent.listen((event) => {
    if (!event) return
    const { name, ...detail } = event
    document.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
  })
  startSession()
}

/** An element left. The last takes the toaster with it. */
export function leavePage(element: Element): void {
  present.delete(element)
  if (element.localName === toasterTag) keepToaster()
  else if (present.size === 0) closeToaster()
}
