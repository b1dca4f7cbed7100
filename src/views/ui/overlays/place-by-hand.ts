/**
 * Puts a popover below its button in browsers without CSS anchor positioning. The popover does not follow the
 * button when the page scrolls; that is acceptable, because a popover is open only for a short time.
 */
export function placeByHand(popover: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): void {
  if (CSS.supports('position-area', 'block-end')) return
  const box = anchor.getBoundingClientRect()
  const width = anchor.ownerDocument.documentElement.clientWidth
  const rightToLeft = getComputedStyle(anchor).direction === 'rtl'
  const keepsLeft = (align === 'start') !== rightToLeft
  const room = Math.max(0, width - popover.offsetWidth)
  popover.style.top = `${box.bottom}px`
  popover.style.left = `${Math.min(Math.max(0, keepsLeft ? box.left : box.right - popover.offsetWidth), room)}px`
}
