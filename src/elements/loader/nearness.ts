/** Whether an element is about to be seen, and the space that is reserved for it until then. */

/** The animation of `reserve.css`. */
export const givingUp = 'cp-give-up'

/**
 * Whether an element stands more than a screen below the fold. What is in a closed tab or dialog stands nowhere,
 * and may be shown at any time: it is not far.
 */
export const isFarBelow = (element: Element) => element.getBoundingClientRect().top > 2 * innerHeight

/** Calls back, once for each element that it is given, when it is less than a screen away. */
export function watchNearness(onNear: (element: Element) => void): IntersectionObserver {
  // `scrollMargin`, for what scrolls by itself, is not in lib.dom yet.
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
 * Keeps the space that `reserve.css` reserves for an element. The style sheet gives it up after two seconds, in case
 * that no script comes. A script has come; and an element far below would move up, and be near, without that space.
 */
export function keepReservedSpace(element: Element): void {
  for (const animation of element.getAnimations()) {
    if (animation instanceof CSSAnimation && animation.animationName === givingUp) animation.cancel()
  }
}
