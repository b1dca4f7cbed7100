/** Tells whether elements are rendered: in a tab that is not chosen, or a route that a framework keeps, they are not. */

/** The elements that are watched, each with what is done when it may be rendered no longer, or again. */
const looks = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** The DOM of a test, and an old browser, can't tell. */
export const isRendered = (element: Element): boolean => element.checkVisibility?.() !== false

/** Looks at an element once the page is laid out, and whenever it is rendered no longer, or again. */
export function watchRendering(element: Element, look: () => void): void {
  if (typeof IntersectionObserver === 'undefined') return
  // Wherever it is scrolled to, it is rendered.
  const anywhere = { rootMargin: '1000000px', scrollMargin: '1000000px' }
  observer ??= new IntersectionObserver((entries) => {
    for (const { target } of entries) looks.get(target)?.()
  }, anywhere)
  looks.set(element, look)
  observer.unobserve(element)
  observer.observe(element)
}
