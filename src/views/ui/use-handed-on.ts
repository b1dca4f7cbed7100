import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * An element that leaves while it has the focus, or something in it has, hands it on. The browser would give it to the page: a person would be at its top
 * again, and a screen reader would not tell them.
 *
 * @param next Finds what gets the focus, while the element still stands in its place.
 */
export function useHandedOn<E extends HTMLElement>(
  next: (element: E) => HTMLElement | null | undefined,
): RefObject<E | null> {
  const element = useRef<E>(null)
  const latest = useRef(next)
  latest.current = next
  useLayoutEffect(() => {
    const { current } = element
    return () => {
      if (current?.matches(':focus-within')) latest.current(current)?.focus({ preventScroll: true })
    }
  }, [])
  return element
}

/**
 * The place that a screen reader has a name for: the card, the dialog, or else the heading of the screen. Where the whole view
 * goes, as with Retry, it is what holds the view: that alone says its language.
 */
export function placeOf(element: HTMLElement): HTMLElement | null | undefined {
  const place =
    element.closest<HTMLElement>('section[aria-labelledby],[popover],dialog') ??
    headingOf(element.getRootNode()) ??
    element.parentElement?.closest<HTMLElement>('section,[lang]')
  if (place && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  return place
}

const headingOf = (root: Node) =>
  root instanceof ShadowRoot ? root.querySelector<HTMLElement>('h1,h2,h3') : undefined
