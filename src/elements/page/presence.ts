/** Keeps a list of our elements on the page. Their classes report to it, and `page.ts` listens. */

/** The tag of the page's only toaster. The library adds this element; the host never writes it. */
export const toasterTag = 'cp-toaster'

interface Watcher {
  onEntered: (element: Element) => void
  onLeft: (element: Element) => void
}

const present = new Map<Element, () => void>()
let watcher: Watcher | undefined

/** All of our elements that are on the page now, including the toaster, each with the function that draws it anew. */
export const presentElements: ReadonlyMap<Element, () => void> = present

/** Called when an element was put into the document. @param redraw Draws the element anew. */
export function enterPage(element: Element, redraw: () => void): void {
  present.set(element, redraw)
  watcher?.onEntered(element)
}

/** Called when an element was removed from the document and not put back at once. */
export function leavePage(element: Element): void {
  present.delete(element)
  watcher?.onLeft(element)
}

/** Sets the watcher, which is called for every element that comes or goes from now on. There is only one. */
export function watchPresence(next: Watcher): void {
  watcher = next
}
