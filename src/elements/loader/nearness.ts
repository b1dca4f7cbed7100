/** Finds out whether an element is near the visible area, and keeps its reserved space until then. */

/**
 * How the names of the animations in `reserve.css` begin: of the one that gives up the reserved space, and of the one that
 * hides for so long what a host has put into an element.
 */
export const reserving = 'cp-reserve-'

/**
 * Whether an element is more than a screen below the fold. An element in a closed tab or dialog has no position, and
 * may be shown at any time: it does not count as far.
 */
export const isFarBelow = (element: Element) => element.getBoundingClientRect().top > 2 * innerHeight

/** Calls back once for each observed element, when it is less than a screen away; at once in a browser that can't tell. */
export function watchNearness(onNear: (element: Element) => void): Pick<IntersectionObserver, 'observe'> {
  if (typeof IntersectionObserver === 'undefined') return { observe: onNear }
  // `scrollMargin`, the margin for scroll containers within the page, is not in lib.dom yet.
  const margins: IntersectionObserverInit & { scrollMargin: string } = {
    rootMargin: '100%',
    scrollMargin: '100%',
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      onNear(target)
    }
  }, margins)
  return observer
}

/**
 * Keeps the space that `reserve.css` reserves for an element. The style sheet gives the space up after two seconds,
 * in case no script is ever loaded. When the loader runs, the space has to stay: without it, an element far below
 * would move up and count as near. What the host has put into the element stays hidden for so long, too.
 */
export function keepReservedSpace(element: Element): void {
  for (const animation of element.getAnimations({ subtree: true })) {
    if (animation instanceof CSSAnimation && animation.animationName.startsWith(reserving)) animation.pause()
  }
}
