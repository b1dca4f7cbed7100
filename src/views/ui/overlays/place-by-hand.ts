/**
 * Puts a popover below its button in browsers that don't know CSS anchor positioning. It does not follow
 * when the page is scrolled; a popover closes soon enough.
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
