/** Which elements of ours stand on the page: their class tells it, `page.ts` follows it. */

/** The tag of the page's one toaster, which is no element of the host's. */
export const toasterTag = 'cp-toaster'

interface Watcher {
  onEntered: (element: Element) => void
  onLeft: (element: Element) => void
}

const present = new Set<Element>()
let watcher: Watcher | undefined

/** All that stand on the page now, the toaster included. */
export const presentElements: ReadonlySet<Element> = present

/** An element was put into the document. */
export function enterPage(element: Element): void {
  present.add(element)
  watcher?.onEntered(element)
}

/** An element was taken out of the document, and not put back at once. */
export function leavePage(element: Element): void {
  present.delete(element)
  watcher?.onLeft(element)
}

/** Follows the elements that come and go from now on. There is one watcher. */
export function watchPresence(next: Watcher): void {
  watcher = next
}
